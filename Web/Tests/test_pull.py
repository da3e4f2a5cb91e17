"""A touch on a real list: the basic case."""

import pytest

from drivers import (
    Fingers, assert_no_jump, finish, outcomes, record_positions, rubber_band, scroll_to, wait_for_phase,
    wait_until_settled,
)

# The start of the counted travel: after the host's slop.
SLOP = 10


@pytest.mark.quick
def test_a_pull_moves_the_content_along_the_rubber_band(page, fingers):
    fingers.pull(110)
    height = page.evaluate("scroller.clientHeight")
    shown = page.evaluate("new DOMMatrix(getComputedStyle(scroller).transform).m42")
    assert abs(shown - rubber_band(110 - SLOP, height)) < 0.01
    assert page.evaluate("view.overscroll") == page.evaluate("view.progress * 64")


@pytest.mark.quick
def test_a_pull_past_the_trigger_refreshes_exactly_once(page, fingers):
    fingers.pull(200)
    assert page.evaluate("[view.phase, count('refresh')]") == ["armed", 0]
    fingers.up()
    wait_for_phase(page, "running")
    finish(page)
    assert page.evaluate("phases()") == ["pulling", "armed", "running", "finishing", "idle"]
    assert page.evaluate("count('refresh')") == 1
    assert outcomes(page) == ["succeeded"]


@pytest.mark.quick
def test_pushing_back_goes_over_into_native_scrolling_in_one_gesture_without_a_jump(page, fingers):
    record_positions(page)
    fingers.pull(150)
    assert page.evaluate("view.overscroll") > 50
    fingers.move(0, -450, steps=45, is_drawn=True)
    page.wait_for_function("scroller.scrollTop > 150")
    fingers.up()
    wait_until_settled(page)
    assert_no_jump(page, limit=35)


def test_a_drag_that_starts_in_the_middle_reaches_the_top_and_pulls(page, fingers):
    scroll_to(page, 60)
    record_positions(page)
    fingers.down(195, 200).move(0, 300, steps=30, is_drawn=True)
    assert page.evaluate("scroller.scrollTop") == 0
    assert page.evaluate("view.overscroll") > 64
    # On the way back the pull closes first, then the list scrolls, never both at once.
    fingers.move(0, -100, steps=10, is_drawn=True)
    assert page.evaluate("[view.overscroll > 0, scroller.scrollTop]") == [True, 0]
    fingers.move(0, -400, steps=40, is_drawn=True)
    page.wait_for_function("scroller.scrollTop > 100")
    fingers.up()
    wait_until_settled(page)
    assert page.evaluate("scroller.style.overflowY") == ""
    assert_no_jump(page, limit=35)
    assert page.evaluate("count('refresh')") == 0


def test_a_finger_scrolls_the_list_during_a_refresh(page, fingers):
    fingers.pull(200).up()
    page.wait_for_function("view.phase === 'running' && view.overscroll === 56")
    fingers.down(195, 500).move(0, -300, steps=30)
    page.wait_for_function("scroller.scrollTop > 100")
    fingers.up()
    assert page.evaluate("view.phase") == "running"
    finish(page)
    assert page.evaluate("count('refresh')") == 1


@pytest.mark.quick
def test_a_finger_that_stops_content_moves_it_only_from_its_first_reported_step_on(page, fingers):
    fingers.pull(120).up()
    page.wait_for_function("view.overscroll > 5 && view.overscroll < 40")
    fingers.down(195, 300)
    caught = page.evaluate("view.overscroll")
    # Chromium reports none of the first 15 points.
    page.evaluate("addEventListener('touchmove', () => { window.moves = (window.moves ?? 0) + 1 }, true)")
    page.evaluate("window.shifts = []")
    for _ in range(20):
        fingers.move(0, 1, steps=1)
        page.evaluate("window.moves && shifts.push(view.overscroll)")
    shifts = [caught, *page.evaluate("shifts")]
    assert len(shifts) > 3
    # No further than the finger, which moves by a point at a time.
    assert max(after - before for before, after in zip(shifts, shifts[1:])) <= 1
    assert shifts[-1] > caught
    fingers.up()
    wait_until_settled(page)


def test_momentum_that_runs_into_the_top_refreshes_nothing(page, fingers):
    scroll_to(page, 300)
    fingers.down(195, 200)
    fingers.flick(200)
    page.wait_for_function("scroller.scrollTop === 0")
    wait_until_settled(page)
    assert page.evaluate("count('refresh')") == 0


def test_a_rubber_band_alone_starts_nothing_and_draws_nothing(open_page):
    page = open_page(indicator="cover")
    page.evaluate("view.parameters = { trigger: 'none' }")
    page.wait_for_function("view.parametersOf()?.trigger === 'none'")
    fingers = Fingers(page).pull(300)
    assert page.evaluate("view.overscroll") > 100
    assert page.evaluate("Object.keys(paintedColors()).length") == 0
    fingers.up()
    wait_until_settled(page)
    assert page.evaluate("count('refresh')") == 0
