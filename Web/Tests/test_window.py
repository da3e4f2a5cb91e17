"""A list with 100,000 rows of many heights, of which only those near the reader are in the page."""

import pytest

from drivers import draw

from test_place import PIXEL, movement


@pytest.fixture
def window(open_page):
    page = open_page("window.html")
    page.evaluate("scroller.scrollTop = 4_000_000")
    draw(page, 3)
    return page


@pytest.mark.quick
@pytest.mark.parametrize("count", [1, 20, 200])
@pytest.mark.parametrize("is_soon", [False, True], ids=["in a frame", "before it"])
def test_newer_rows_move_no_visible_row(window, count, is_soon):
    for _ in range(5):
        assert movement(window, f"news({count})", isSoon=is_soon) <= PIXEL
    assert window.evaluate("size()[0]") == 100_000 + 5 * count
    assert window.evaluate("size()[1]") < 60


def test_rows_that_are_measured_on_the_way_up_move_nothing_that_is_read(window):
    """They are 30 to 200 pixels high, and expected to be 80."""
    worst = max(movement(window, "", by=-300, isAll=False, frames=2) for _ in range(40))
    assert worst <= PIXEL
    # Nothing was too late for its picture, which a browser reports.
    assert window.evaluate("problems") == []


def test_a_row_that_is_not_in_the_page_is_scrolled_to(window):
    window.evaluate("kept.scrollTo(90_000, 70)")
    assert abs(window.evaluate("rowOf(90000).getBoundingClientRect().top") - 70) <= PIXEL
    before = window.evaluate("scroller.scrollTop")
    window.evaluate("kept.scrollTo(-5)")
    assert window.evaluate("scroller.scrollTop") == before


def test_changes_and_scrolls_by_chance_move_nothing_that_is_read(window):
    worst = (0, "")
    for seed in range(10):
        window.evaluate(f"window.found = undefined; void play({seed}, 20).then((most) => (window.found = most))")
        window.wait_for_function("window.found !== undefined")
        worst = max(worst, tuple(window.evaluate("found")))
    print(f"200 changes of 100,000 rows, the largest movement {worst[0]:.3f} px")
    assert worst[0] <= PIXEL, worst
