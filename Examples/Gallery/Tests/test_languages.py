"""Tests of the page in each language, on a phone and on a desktop: its direction, its layout, axe."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsing import DESKTOP, draw, until
from test_workbench import at_the_workbench

# A reader's locale, the page's language and its direction.
READERS = [("en-US", "en", "ltr"), ("zh-CN", "zh-Hans", "ltr"), ("ar-MA", "ar", "rtl")]
SIZES = {390: {"viewport": {"width": 390, "height": 844}}, 1280: DESKTOP}


@pytest.fixture(scope="module", params=READERS, ids=[language for _, language, _ in READERS])
def reader(request):
    return request.param


@pytest.fixture(scope="module", params=SIZES)
def page(request, open_shared, reader):
    """The page with all its parts."""
    locale, language, _ = reader
    page = open_shared(locale=locale, **SIZES[request.param])
    until(page, f"document.documentElement.lang === '{language}'")
    for place, content in [(".chat", ".message-row"), (".across", ".article")]:
        page.locator(place).evaluate("(node) => node.scrollIntoView()")
        until(page, f"document.querySelector('{place} {content}')")
    at_the_workbench(page)
    page.evaluate("scrollTo(0, 0)")
    draw(page)
    return page


def test_the_page_has_the_direction_of_its_language_and_code_and_time_have_their_own(page, reader):
    *_, direction = reader
    read = "(nodes) => [...new Set(nodes.map((node) => getComputedStyle(node).direction))]"
    assert page.locator("body, main, .moments, .shelf, .settings, overscroll-view").evaluate_all(read) == [direction]
    assert page.locator("pre, textarea, .plot, .range, .term").evaluate_all(read) == ["ltr"]


# Each line of text in sight outside of the lists, as its middle: the ends of letters may touch other lines.
LINES = """() => {
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const element = node.parentElement;
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // A bar of the time line hides a word that does not fit.
    if (!node.data.trim() || !isSeen || element.closest("overscroll-view, option, noscript, .unseen, .lane")) continue;
    if (getComputedStyle(element).clipPath !== "none") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let block = element;
    while (getComputedStyle(block).display === "inline") block = block.parentElement;
    const { left: first, right: last } = block.getBoundingClientRect();
    const half = parseFloat(getComputedStyle(element).fontSize) / 4;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      const isCut = left < first - 1 || right > last + 1;
      lines.push({ words: node.data.trim(), left, right, top: middle - half, bottom: middle + half, isCut });
    }
  }
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const overlapping = lines.flatMap((a, index) =>
    lines.slice(index + 1).filter((b) => meet(a, b)).map((b) => [a.words, b.words]));
  return [lines.length, lines.filter(({ isCut }) => isCut).map(({ words }) => words), overlapping];
}"""


def test_no_text_is_cut_or_on_another(page):
    count, cut, overlapping = page.evaluate(LINES)
    assert count > 150 and cut == [] and overlapping == []


@pytest.mark.parametrize("width", SIZES)
def test_text_of_twice_the_size_is_neither_cut_nor_on_another_nor_wider_than_the_window(open_shared, reader, width):
    locale, language, _ = reader
    page = open_shared(locale=locale, **SIZES[width])
    # What a reader sets in the browser.
    devtools = page.context.new_cdp_session(page)
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    page.reload()
    until(page, f"document.documentElement.lang === '{language}' && document.querySelector('#hero .article')")
    assert page.evaluate("getComputedStyle(document.querySelector('.lead')).fontSize") in ("32px", "40px")
    for section in page.locator("main > section").all():
        section.evaluate("(node) => node.scrollIntoView()")
        draw(page)
    page.wait_for_selector("#workbench select")
    page.evaluate("scrollTo(0, 0)")
    draw(page)
    count, cut, overlapping = page.evaluate(LINES)
    assert count > 100 and cut == [] and overlapping == []
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_axe_has_no_findings(page):
    page.evaluate(Axe().axe_script)
    # It uses timers, and the page's clock advances only while a test waits.
    page.evaluate("void axe.run().then((response) => (window.response = response))")
    until(page, "window.response")
    assert page.evaluate("response.passes.length") > 20
    assert page.evaluate("response.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])") == []
