"""Tests of loading: failures are reported, the layout does not shift, and download sizes."""

import pytest
from browsing import at_the_instrument, draw, until
from test_workbench import VIEW, at_the_workbench


def shift(page) -> float:
    """How much has moved in the page so far."""
    page.evaluate(
        """() => {
          window.shift = 0;
          const count = (list) => list.getEntries().forEach(({ value }) => (shift += value));
          new PerformanceObserver(count).observe({ type: "layout-shift", buffered: true });
        }"""
    )
    draw(page)
    return page.evaluate("shift")


@pytest.mark.parametrize("file", ["overscroll.js", "overscroll.wasm"])
def test_without_the_element_or_its_engine_the_page_says_so_and_the_lists_still_scroll(open_page, file):
    page = open_page(ready=False, block=f"**/{file}", allow_errors=True)
    page.wait_for_selector("#main-frame .article")
    page.wait_for_selector(".words [role=alert]")
    [alert] = page.locator(".words [role=alert]").all_inner_texts()
    assert alert == "Overscroll could not be loaded. The lists still scroll, but cannot be pulled."
    # No control without a function, and no empty placeholder.
    for place in (".scrub", "#readout", "#timeline", ".reasons", "#picker", ".workbench"):
        assert page.locator(f"{place}:visible").count() == 0
    last = page.locator("#main-frame .title").last
    last.scroll_into_view_if_needed()
    box, frame = last.bounding_box(), page.locator("#main-frame").bounding_box()
    assert frame["y"] < box["y"] < frame["y"] + frame["height"]


def test_without_scripts_there_are_pictures_and_no_empty_frames(open_page):
    page = open_page(ready=False, java_script_enabled=False)
    for picture in page.locator(".picture").all():
        picture.scroll_into_view_if_needed()
        assert picture.evaluate("(node) => node.decode().then(() => node.naturalWidth)") > 100
    assert page.locator(".picture").count() == 7
    # The first one shows the beginning of a pull.
    frames = page.locator(".frame:visible:not(#hero)")
    assert frames.count() == 13 == page.locator(".frame:visible:not(#hero):has(.lines)").count()
    assert page.locator("button:visible, select:visible, [type=range]:visible, #picker:visible").count() == 0
    page.locator('[name="host"][value="gtk"]').check(force=True)
    assert page.locator("#code code:visible").get_attribute("data-host") == "gtk"


@pytest.mark.parametrize("width", [390, 768, 1280])
def test_loading_shifts_nothing_and_what_is_loaded_on_the_way_has_its_room(open_page, width):
    page = open_page(viewport={"width": width, "height": 844}, is_mobile=width < 768, has_touch=width < 768)
    page.wait_for_load_state("networkidle")
    assert shift(page) < 0.001  # below what is visible, above rounding
    tops = """() => [...document.querySelectorAll("main > section:not(.workbench), #timeline")].map(
      (node) => node.className + node.id + Math.round(node.getBoundingClientRect().top + scrollY))"""
    before = page.evaluate(tops)
    for section in page.locator("main > section").all():
        section.scroll_into_view_if_needed()
        draw(page)
    page.wait_for_selector("#timeline .plot")
    assert page.evaluate(tops) == before


def test_the_first_picture_is_in_the_language_of_the_reader(open_page):
    page = open_page(locale="ar-EG")
    # The page waits for its texts as long as this test does.
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})
    held = []
    page.route("**/texts-*.js", lambda route: held.append(route))
    page.goto(page.url)
    until(page, "document.querySelector('#hero .waiting, #hero .article')")
    seen = "getComputedStyle(document.body).visibility === 'visible'"
    assert page.evaluate(f"[document.documentElement.lang, {seen}]") == ["en", False]
    for route in held:
        route.continue_()
    until(page, f"{seen} && document.documentElement.lang === 'ar'")
    assert shift(page) < 0.001


def test_a_page_whose_texts_are_late_is_shown_in_english(open_page):
    page = open_page(locale="ar-EG", ready=False)
    held = []
    page.route("**/texts-*.js", lambda route: held.append(route))
    page.goto(page.url)
    until(page, "getComputedStyle(document.body).visibility === 'visible'")
    assert page.locator("h1").inner_text() == "Pull to refresh, done right."
    for route in held:
        route.continue_()
    until(page, "document.documentElement.lang === 'ar'")


def weights(page) -> dict[str, list[float]]:
    """For each loaded file: its size in bytes, and its size over the network."""
    return page.evaluate(
        """Object.fromEntries(["navigation", "resource"]
          .flatMap((kind) => performance.getEntriesByType(kind))
          .filter(({ name }) => !name.includes("/api/"))
          .map(({ name, decodedBodySize, transferSize }) =>
            [new URL(name).pathname, [decodedBodySize, transferSize]]))"""
    )


def test_the_page_stays_light_and_loads_optional_parts_only_when_they_are_used(open_page):
    """The element's own size has its budget in Scripts/size.py."""
    page = open_page()
    page.wait_for_load_state("networkidle")
    first = weights(page)
    page.locator("section.ways").evaluate("(node) => node.scrollIntoView()")
    until(page, "document.querySelector('.message-row')")
    at_the_workbench(page)
    everything = weights(page)
    listed = ("-zh-Hans", "-ar.", "readout", "recorder", "replay", "trace", "svg-file", "path-input", "path-data")
    optional = (*listed, "demonstration", "copy", "full.js")
    assert not [name for name in everything if any(part in name for part in optional)]
    floor = {"/floor.js", "/floor.css", "/overscroll/overscroll-floor.js", "/overscroll/overscroll-full.wasm"}
    assert floor.isdisjoint(first) and floor <= set(everything)
    # With the element and its engine: the look of the first list and no other.
    assert len(first) <= 22 and 200_000 < sum(plain for plain, _ in first.values()) < 297_000
    assert sum(plain for name, (plain, _) in everything.items() if "/overscroll/" not in name) < 138_000
    # Over the network, compressed by the gallery's server.
    assert 80_000 < sum(sent for _, sent in first.values()) < 112_000


OUTLINE = "#own textarea"
# A file, what asks for it, where its trouble is shown, and what is true once it has come.
PARTS = {
    "workbench.css": (
        lambda page: (page.locator(".workbench").scroll_into_view_if_needed(), page.mouse.wheel(0, -100)),
        ".workbench > [role=alert]", "document.querySelector('#swift')?.textContent"),
    "recorder.js": (
        lambda page: (at_the_instrument(page), page.tap('#recorder [data-text="record"]')),
        "#timeline [role=alert]", """document.querySelector('#recorder [data-text="stop"]')?.checkVisibility()"""),
    "path-input.js": (
        lambda page: page.fill(OUTLINE, at_the_workbench(page).input_value(OUTLINE) + "M0 0L9 9"),
        "#path-trouble", f"{VIEW}.outline === 'M0 0L9 9M0 0L9 9'"),
}


@pytest.mark.parametrize("file", PARTS)
def test_a_part_that_cannot_be_loaded_says_so_and_comes_when_it_is_asked_for_again(open_page, file):
    # As in Safari before version 26.
    no_scrollend = "addEventListener('scrollend', (event) => event.stopImmediatePropagation())"
    page = open_page(block=f"**/{file}", allow_errors=True, script=no_scrollend)
    ask, trouble, is_there = PARTS[file]
    ask(page)
    page.wait_for_selector(f"{trouble}:not(:empty)")
    page.unroute_all()
    ask(page)
    until(page, f"{is_there} && !document.querySelector('{trouble}')?.textContent")
