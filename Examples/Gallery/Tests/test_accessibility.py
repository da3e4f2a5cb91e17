"""Tests of accessibility: what axe finds, contrast, focus and target size.

Everything is read from the rendered page with all of it in use: a recorded pull on its time line, the
workbench with a changed parameter, and error messages.
"""

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsing import draw, record_pull, until
from test_workbench import at_the_workbench

LEAST_TARGET = 24  # pixels; WCAG 2.2, success criterion 2.5.8


@pytest.fixture(scope="module")
def page(open_shared):
    page = at_the_workbench(open_shared())
    page.evaluate("location.hash = '#arm=80&look=path'")
    until(page, "document.querySelector('.changed')")
    page.locator('#edge [value="end"]').check(force=True)
    record_pull(page)
    page.wait_for_selector(".moments li")
    page.evaluate(
        """() => {
          const trouble = document.createElement("p");
          trouble.className = "notice";
          trouble.textContent = "Something went wrong.";
          document.querySelector(".words").append(trouble);
          document.getElementById("invitation").classList.add("shown");
        }"""
    )
    draw(page)
    until(page, "document.getElementById('invitation').getAnimations().length === 0")  # it fades in
    return page


# 1.4.3, also for large text, which needs less.
CONTRAST = """axe.configure({ checks: [{ id: "color-contrast", options: {
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 4.5 } } } }] })"""

COLORS = """["incomplete", "passes"].map((result) => response[result]
  .filter(({ id }) => id === "color-contrast")
  .flatMap(({ nodes }) => nodes.map(({ target }) => getComputedStyle(
    target.flat().reduce((root, selector) => (root.shadowRoot ?? root).querySelector(selector), document)).color)))"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_has_no_findings_and_every_text_can_be_told_from_what_is_behind_it(page, scheme):
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    draw(page)
    page.evaluate(Axe().axe_script)
    page.evaluate(CONTRAST)
    # It uses timers, and the page's clock advances only while a test waits.
    page.evaluate("window.response = null; void axe.run().then((response) => (window.response = response))")
    until(page, "window.response")
    assert page.evaluate("response.passes.length") > 20
    assert page.evaluate("response.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])") == []
    # Of a text with something over it axe sees no background; its color is one that is told from the others.
    unseen, seen = page.evaluate(COLORS)
    assert set(unseen) <= set(seen)


FOCUSED = """() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body) return null;
  // The element drawn instead: the label's text next to it, or the label around it.
  const shown = [element, element.nextElementSibling, element.closest("label")].filter(Boolean);
  const ring = shown.some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  const box = element.getBoundingClientRect();
  const name = [element.tagName, element.id, element.name, element.textContent.slice(0, 20)].join(" ");
  return { ring, name, inSight: box.bottom > 0 && box.top < innerHeight };
}"""


def test_tab_leads_through_everything_and_the_focus_is_always_seen(page):
    page.evaluate("document.activeElement?.blur()")
    page.evaluate("scrollTo(0, 0)")
    stops = []
    for _ in range(160):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUSED)
        if stop is None:
            break
        stops.append(stop)
    assert 50 < len(stops) < 160, f"after {stops[-1:]}"
    assert [stop["name"] for stop in stops if not stop["ring"]] == []
    # The list may just have grown below the load-more control.
    unseen = [stop["name"] for stop in stops if not stop["inSight"]]
    assert [name for name in unseen if "Load" not in name] == []


def test_every_control_is_large_enough_for_a_finger(page):
    small = page.evaluate(
        """(least) => [...document.querySelectorAll("button, select, textarea, input")]
          .filter((element) => element.checkVisibility())
          .map((element) => element.closest("label.switch, .choice label, .file") ?? element)
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return Math.min(width, height) < least;
          })
          .map((element) => element.outerHTML.slice(0, 80))""",
        LEAST_TARGET,
    )
    assert small == []
