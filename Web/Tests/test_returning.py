"""A list of 40 pages comes back where it was, without a request: after a reload, and when one goes back to it.

A plain list, an element, one that only the lazy file has prepared, and one whose scroller is the page."""

import pytest

from places import REFERENCE, WEB, code_in

PAGES, SIZE = 40, 25
SHOWN = "window.firstFrame !== undefined"


@pytest.fixture(params=["plain", "view", "lazy", "page"])
def page(open_page, request):
    page = open_page("returning.html", real_time=True, kind=request.param)
    page.kind = request.param
    return page


@pytest.fixture
def place(page):
    """Loads the pages, scrolls far down, and returns where that is."""
    page.evaluate(f"loadPages({PAGES - 1})")
    # Of an element that the lazy file has prepared, the scroller is in its shadow tree.
    page.evaluate("(scroller.shadowRoot?.getElementById('scroller') ?? scroller).scrollTop = 31234")
    if page.kind == "page":
        page.evaluate("scrollTo(0, 31234)")
    place = page.evaluate("place()")
    assert place["index"] > 300 and 0 < place["distance"] < 90
    return place


def wait_for_the_engine(page):
    if page.kind not in ("plain", "lazy"):
        page.wait_for_function("view.hasAttribute('phase')")


def test_the_page_has_the_code_of_the_documentation():
    blocks = code_in(REFERENCE, "Return to the same place")["js"]
    text = (WEB / "Tests/pages/returning.html").read_text(encoding="utf-8").replace("../../dist/", "./overscroll/")
    lines = [line.strip() for block in blocks for line in block.splitlines() if not line.strip().startswith("//")]
    assert len(lines) > 15
    assert [line for line in lines if line not in text] == []


def test_after_a_reload_the_first_frame_has_the_same_row_in_the_same_place(page, place):
    page.reload()
    page.wait_for_function(SHOWN)
    assert page.evaluate("firstFrame") == {**place, "count": PAGES * SIZE}
    wait_for_the_engine(page)
    assert page.evaluate("[place(), requests]") == [place, []]
    page.evaluate("loadPages(1)")
    assert page.evaluate("[requests, count()]") == [[PAGES + 1], (PAGES + 1) * SIZE]


@pytest.mark.quick
@pytest.mark.parametrize("rows, index", [
    ("[[-300, -80], [-80, 40], [40, 100], [100, 200]]", 2),
    ("[[-300, -80], [-80, 40]]", 1),
])
def test_images_that_come_before_the_place_are_not_waited_for(open_page, rows, index):
    """The place is that of a row which begins after the edge, if one does."""
    page = open_page("returning.html", real_time=True, kind="plain")
    place = page.evaluate(f"""import("/dist/overscroll-pages.js").then(({{ placeOfReading }}) =>
      placeOfReading({rows}.map(([top, bottom]) => ({{ getBoundingClientRect: () => ({{ top, bottom }}) }}))))""")
    assert place["index"] == index


@pytest.mark.parametrize("kind", ["view", "page"])
@pytest.mark.parametrize("change, phase, switches, following", [
    (f"window.lastKey = {PAGES}", "exhausted", [True, False], []),
    ("window.isFailing = true", "failed", [False, True], [PAGES]),
])
def test_what_a_load_more_ended_with_is_set_on_the_element(open_page, kind, change, phase, switches, following):
    page = open_page("returning.html", ready="window.firstFrame && view.hasAttribute('phase')", real_time=True, kind=kind)
    page.evaluate(f"loadPages({PAGES - 2})")
    page.evaluate(f"{change}; void view.loadMore()")
    page.wait_for_function(f"view.phaseOf('end') === '{phase}'")
    page.reload()
    page.wait_for_function("window.firstFrame && view.hasAttribute('phase')")
    page.wait_for_function(f"view.phaseOf('end') === '{phase}'")
    assert page.evaluate("[view.finished, view.error]") == switches
    page.evaluate("void view.loadMore()")
    page.wait_for_function(f"view.phaseOf('end') === '{'idle' if following else 'exhausted'}'")
    assert page.evaluate("requests") == following


def test_on_the_way_back_the_same_row_is_in_the_same_place(page, place):
    page.goto(page.url.replace("returning", "blank"))
    page.go_back()
    page.wait_for_function(SHOWN)
    wait_for_the_engine(page)
    assert page.evaluate("[place(), count()]") == [place, PAGES * SIZE]
    # None, or if the page was kept alive, those from before.
    assert page.evaluate("requests") in ([], list(range(1, PAGES + 1)))
