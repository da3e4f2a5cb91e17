"""The claims of Web/Tests/test_returning.py in Firefox and WebKit, by the keys of the browser."""

import pytest

from browsing import Page

PAGES, SIZE = 40, 25
SHOWN = "window.firstFrame !== undefined"


@pytest.fixture(params=["plain", "view"])
def page(request, engine, browser, server):
    # From another page: to the same one again, WebKit reloads.
    for name in ["blank", "returning"]:
        browser("Navigate", url=f"{server}/Tests/pages/{name}.html?kind={request.param}")
    page = Page(engine, browser)
    page.wait_for(SHOWN)
    return page


@pytest.fixture
def place(page):
    page.evaluate(f"loadPages({PAGES - 1}).then(() => {{ scroller.scrollTop = 31234 }})")
    page.wait_for("scroller.scrollTop > 31000")
    return page.evaluate("place()")


def near(found, place):
    # Firefox scrolls by the pixels of the screen.
    return found["index"] == place["index"] and abs(found["distance"] - place["distance"]) < 1


def test_after_a_reload_the_first_frame_has_the_same_row_in_the_same_place(page, place, browser):
    browser("Refresh")
    page.wait_for(SHOWN)
    assert near(page.evaluate("firstFrame"), place)
    assert page.evaluate("[requests, count()]") == [[], PAGES * SIZE]


def test_on_the_way_back_the_same_row_is_in_the_same_place(page, place, browser, server):
    browser("Navigate", url=f"{server}/Tests/pages/blank.html")
    browser("Back")
    page.wait_for(SHOWN)
    assert near(page.evaluate("place()"), place)
    assert page.evaluate("count()") == PAGES * SIZE
    assert page.evaluate("requests") in ([], list(range(1, PAGES + 1)))
