"""Two fingers zoom the page, and one pans it then, as without a view."""

import pytest

from drivers import Fingers, devtools, draw


def pinch(page, fingers, pulled=0):
    """Puts two fingers down and spreads them; the first one pulls before by a distance."""
    fingers.down(195, 440).move(0, pulled, steps=10 if pulled else 0).down(195, 380, finger=1)
    for _ in range(20):
        fingers.move(0, (260 - pulled) / 20, steps=1).move(0, -230 / 20, steps=1, finger=1)
    fingers.up(1)
    fingers.up()
    draw(page, 4)


@pytest.mark.quick
@pytest.mark.parametrize("scroller", ["own", "page"])
@pytest.mark.parametrize("pulled", [0, 200])
def test_a_second_finger_ends_a_pull_and_the_page_is_zoomed(open_page, scroller, pulled):
    page = open_page() if scroller == "own" else open_page("scrolling.html", scroller="page")
    page.evaluate("view.addEventListener('refresh', () => { window.hasRefreshed = true })")
    fingers = Fingers(page)
    pinch(page, fingers, pulled)
    assert page.evaluate("visualViewport.scale") > 1.5
    page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")
    assert page.evaluate("window.hasRefreshed") is None


@pytest.mark.quick
@pytest.mark.parametrize("distance", [300, -300])
def test_two_fingers_that_move_together_scroll_and_pull_nothing(page, fingers, distance):
    fingers.down(150, 400)
    fingers.down(250, 400, finger=1)
    for _ in range(20):
        fingers.move(0, distance / 20, steps=1).move(0, distance / 20, steps=1, finger=1)
    assert page.evaluate("phases()") == []
    # Upward they scroll, as in any list.
    page.wait_for_function(f"scroller.scrollTop {'=== 0' if distance > 0 else '> 100'}")
    fingers.up(1)
    fingers.up()


@pytest.mark.quick
def test_a_zoomed_page_is_panned_before_the_list_is_pulled(open_page):
    page = open_page(rows=5)
    devtools(page).send("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
    fingers = Fingers(page)
    fingers.down(195, 600).move(0, -400, steps=20).up()
    assert page.evaluate("visualViewport.offsetTop") > 100
    fingers.pull(500, steps=20).up()
    assert page.evaluate("[phases(), visualViewport.offsetTop]") == [[], 0]
    # At the top of both.
    fingers.pull(500, steps=20)
    assert page.evaluate("view.phase") == "armed"
