"""Tests of accessibility: contrast, focus, target size, narrow windows; what axe finds is in test_languages.

Everything is read from the rendered page with all of it in use: a recorded pull on its time line, the
workbench with a changed parameter, and error messages.
"""

import pytest
from browsing import draw, record_pull, until
from test_workbench import at_the_workbench

LEAST_CONTRAST = 4.5  # WCAG 2.2, success criterion 1.4.3
LEAST_TARGET = 24  # pixels; WCAG 2.2, success criterion 2.5.8
# Each visible text with its color and its background, as sRGB. Colors may use any CSS syntax, so the
# browser paints one pixel of each; translucent layers are composited.
PAIRS = """() => {
  const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const layer = (under, color, opacity) => {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pixel.getImageData(0, 0, 1, 1).data;
    const part = (a / 255) * opacity;
    return [r, g, b].map((value, index) => value * part + under[index] * (1 - part));
  };
  const up = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null;
  const line = (node) => (node ? [...line(up(node)), node] : []);
  const found = new Map();
  const visit = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.currentNode; node; node = walker.nextNode()) {
      if (node.shadowRoot) visit(node.shadowRoot);
      const isField = node.matches?.("select, textarea");
      if (!isField && (node.nodeType !== Node.TEXT_NODE || !node.data.trim())) continue;
      const element = isField ? node : node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest("script, style, option") || !element.getClientRects().length) continue;
      if (getComputedStyle(element).clipPath !== "none") continue;
      let under = [255, 255, 255];
      let opacity = 1;
      const ancestors = line(element);
      for (const one of ancestors) {
        const style = getComputedStyle(one);
        under = layer(under, style.backgroundColor, opacity);
        opacity *= Number(style.opacity);
      }
      const over = layer(under, getComputedStyle(element).color, opacity);
      const key = [over, under].map((color) => color.map(Math.round).join()).join(" on ");
      const words = isField ? element.value : node.data.trim();
      if (!found.has(key)) found.set(key, [over, under, words.slice(0, 40), element.className]);
    }
  };
  visit(document.body);
  return [...found.values()];
}"""


def luminance(color: list[float]) -> float:
    """Relative luminance, from the definition in WCAG 2.2."""
    parts = [value / 255 for value in color]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: list[float], other: list[float]) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_can_be_told_from_what_is_behind_it(page, scheme):
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    draw(page)
    pairs = page.evaluate(PAIRS)
    too_faint = [
        f"{words!r} ({name}) {contrast(over, under):.2f}"
        for over, under, words, name in pairs
        if contrast(over, under) < LEAST_CONTRAST
    ]
    assert too_faint == [] and len(pairs) > 6


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


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_nothing_is_wider_than_a_narrow_window(page, width, direction):
    page.set_viewport_size({"width": width, "height": 844})
    page.evaluate("(direction) => { document.dir = direction }", direction)
    draw(page)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.evaluate("document.dir = ''")
