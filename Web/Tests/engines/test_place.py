"""The core claims of test_place.py and test_returning.py in Firefox and WebKit.

WebKit has no scroll anchoring of its own. A list that comes back is sent away by the keys of the browser.
"""

import pytest

from browsing import Finger, Page

PIXEL = 1

CHANGES = [
    "view.prepend(...range(0, 40))",
    "view.append(...range(5000, 5040))",
    "view.children[3].style.height = '400px'",
    "for (const row of [...view.children].slice(0, 5)) row.remove()",
]


@pytest.fixture
def open_place(engine, browser, server):
    def open_place(offset=1500, name="place", **query):
        arguments = "&".join(f"{name}={value}" for name, value in query.items())
        browser("Navigate", url=f"{server}/Tests/pages/{name}.html?{arguments}")
        page = Page(engine, browser)
        page.wait_for("window.ready && view.shadowRoot.querySelector('button:not([hidden])')")
        page.evaluate(f"view.scroller.scrollTop = {offset}")
        page.wait_for_frames(2)
        return page

    return open_place


def movement(page, change, **options):
    given = "{" + ", ".join(f"{name}: {str(value).lower()}" for name, value in options.items()) + "}"
    page.evaluate(f"void (window.moved = undefined, movement(() => {{ {change} }}, {given}).then((most) => (window.moved = most)))")
    page.wait_for("window.moved !== undefined")
    return page.evaluate("moved")


@pytest.mark.parametrize("scroller", ["own", "page"])
def test_a_change_moves_no_visible_row(open_place, scroller):
    page = open_place(**({"scroller": "page"} if scroller == "page" else {}))
    for change in CHANGES:
        assert movement(page, change) <= PIXEL, change
        assert movement(page, change, isSoon=True) <= PIXEL, change


def test_another_text_size_moves_nothing(open_place):
    page = open_place(kind="words")
    assert movement(page, "document.body.style.fontSize = '24px'", isAll=False) <= PIXEL


def test_random_histories_move_nothing_that_is_read(open_place):
    page = open_place(rows=60)
    page.evaluate("void histories(0, 10).then((most) => (window.found = most))")
    page.wait_for("window.found !== undefined")
    most, played = page.evaluate("found")
    print(f"10 histories with 12 changes each, the largest movement {most:.3f} px")
    assert most <= PIXEL, played


def test_history_is_not_kept_twice(open_place):
    page = open_place(chat="", offset=300)
    page.wait_for("count('loadmore') === 1")
    assert movement(page, "view.prepend(...range(900, 925)); finish()") <= PIXEL
    page.wait_for("view.phase === 'idle'")


def test_a_wheel_scrolls_on_over_a_change(open_place):
    page = open_place(offset=4000)
    page.turn_wheel(*[-60] * 5)
    page.wait_for("scroller.scrollTop < 3950")
    assert movement(page, CHANGES[0], isNative=True) <= PIXEL


def throw(page):
    """Throws the list from 6000 to before 5600; more than once if a busy machine makes a slow drag of it."""
    finger = Finger(page)
    for _ in range(10):
        page.evaluate("void scroller.scrollTo({ top: 6000, behavior: 'instant' })")
        page.wait_for("scroller.scrollTop === 6000")
        finger.down(195, 200)
        finger.move(0, 300, steps=4)
        finger.up()
        page.evaluate("void (window.last = window.still = 0)")
        still = "(still = last === (last = scroller.scrollTop) ? still + 1 : 0) > 30"
        page.wait_for(f"scroller.scrollTop < 5600 || {still}")
        if page.evaluate("scroller.scrollTop < 5600"):
            return
    raise AssertionError("ten slow drags")


def test_a_throw_goes_on_over_a_change(open_place):
    page = open_place(offset=6000, rows=400)
    if not Finger(page).is_native:
        pytest.skip("synthetic touch events do not scroll")
    throw(page)
    assert movement(page, "view.prepend(...range(0, 200))", isNative=True) <= PIXEL
    page.evaluate("void (window.here = scroller.scrollTop)")
    page.wait_for("scroller.scrollTop < here - 20")
    assert page.evaluate("here") > 12000


def test_newer_rows_of_a_window_of_100_000_move_no_visible_row(open_place):
    # Further down, Firefox has positions to a fourth of a pixel.
    page = open_place(offset=400_000, name="window")
    for count in [1, 20, 200]:
        assert movement(page, f"news({count})") <= PIXEL
        assert movement(page, f"news({count})", isSoon=True) <= PIXEL
    # Into rows that have not been measured.
    for _ in range(10):
        assert movement(page, "", by=-300, isAll=False, frames=2) <= PIXEL


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
