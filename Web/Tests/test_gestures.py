"""Touches with other purposes, and several touches."""

import pytest

from drivers import Fingers, draw, wait_for_phase, wait_until_settled


def test_a_cancelled_touch_refreshes_nothing(page, fingers):
    fingers.pull(200)
    assert page.evaluate("view.phase") == "armed"
    fingers.cancel()
    wait_until_settled(page)
    assert page.evaluate("count('refresh')") == 0


@pytest.mark.quick
def test_a_tap_is_a_click_and_no_pull(page, fingers):
    page.evaluate("view.addEventListener('click', () => log.push({ type: 'click' }))")
    fingers.down(195, 200).up()
    page.wait_for_function("count('click') === 1")
    assert page.evaluate("phases()") == []


@pytest.mark.quick
def test_a_sideways_drag_is_no_pull(page, fingers):
    fingers.down(100, 200).move(120, 60)
    assert page.evaluate("view.overscroll") == 0
    fingers.move(0, 200)
    assert page.evaluate("view.overscroll") == 0
    fingers.up()
    assert page.evaluate("phases()") == []


# Some browsers report moves far smaller than Chromium's first one. If the first is prevented, the
# gesture stays ours.
@pytest.mark.parametrize(("move", "is_ours"), [((0, 6), True), ((3, 6), True), ((6, 3), False), ((0, -6), False)])
def test_the_first_small_move_decides_between_a_pull_and_scrolling(page, move, is_ours):
    prevented = page.evaluate("""([dx, dy]) => {
      const target = view.querySelector(".row");
      const touch = (type, clientX, clientY) => {
        const changedTouches = [new Touch({ identifier: 1, target, clientX, clientY })];
        const init = { changedTouches, bubbles: true, composed: true, cancelable: true };
        return !target.dispatchEvent(new TouchEvent(type, init));
      };
      touch("touchstart", 100, 30);
      return touch("touchmove", 100 + dx, 30 + dy);
    }""", move)
    assert prevented is is_ours
    assert page.evaluate("view.overscroll") == 0


def test_a_pull_survives_the_removal_of_the_row_it_began_on(page, fingers):
    fingers.pull(150)
    page.evaluate("view.replaceChildren(...[...view.children].map((row) => row.cloneNode(true)))")
    shown = page.evaluate("view.overscroll")
    fingers.move(0, 60)
    assert page.evaluate("view.overscroll") > shown + 10
    fingers.up()
    wait_for_phase(page, "running")


@pytest.mark.quick
def test_an_inner_scroller_that_can_scroll_goes_first(page, fingers):
    add_inner_scroller(page)
    page.evaluate("inner.scrollTop = 50")
    draw(page)
    fingers.down(195, 60).move(0, 55, steps=6)
    assert page.evaluate("[view.overscroll, inner.scrollTop < 50]") == [0, True]
    fingers.move(0, 250, steps=25)
    page.wait_for_function("inner.scrollTop === 0")
    assert page.evaluate("view.overscroll") > 30
    # On the way back the pull closes before the inner scroller moves.
    fingers.move(0, -60, steps=10)
    assert page.evaluate("[view.overscroll > 0, inner.scrollTop]") == [True, 0]
    fingers.cancel()
    wait_until_settled(page)
    # At its top it leaves the pull to the view.
    fingers.pull(120, y=60)
    assert page.evaluate("[view.overscroll > 40, inner.style.overflowY]") == [True, "auto"]


def test_an_inner_scroller_at_its_end_leaves_a_pull_past_the_end_to_the_view(open_page):
    page = open_page(edge="end", **{"load-behavior": "back"})
    add_inner_scroller(page)
    page.evaluate("view.append(inner); inner.scrollTop = scroller.scrollTop = 1e6")
    draw(page)
    Fingers(page).down(195, 800).move(0, -200, steps=20)
    assert page.evaluate("[view.phaseOf('end'), inner.scrollTop]") == ["armed", 480]


def add_inner_scroller(page):
    """Puts a scroller of 120 points into the list, whose content has 600."""
    page.evaluate("""() => {
      const content = '<p style="height: 600px; margin: 0"></p>';
      view.insertAdjacentHTML("afterbegin", `<div style="overflow-y: auto; height: 120px">${content}</div>`);
      window.inner = view.firstElementChild;
    }""")
    draw(page, 1)


def test_a_pull_is_over_when_the_page_is_left(page, fingers):
    fingers.pull(200)
    assert page.evaluate("view.phase") == "armed"
    # As before the page enters the cache of the back button.
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    wait_until_settled(page)
    assert page.evaluate("count('refresh')") == 0


def test_a_touch_whose_end_never_came_does_not_block_the_next(page, fingers):
    page.evaluate(
        """() => {
          window.keep = (event) => event.stopImmediatePropagation();
          for (const type of ["touchend", "touchcancel"]) addEventListener(type, keep, { capture: true });
        }"""
    )
    fingers.pull(150)
    fingers.up()
    page.evaluate("['touchend', 'touchcancel'].forEach((type) => removeEventListener(type, keep, true))")
    # The next touch continues from the content's position without a jump, and its end releases.
    shown = page.evaluate("view.overscroll")
    fingers.down(195, 600)
    fingers.move(0, 60)
    assert 0 < page.evaluate("view.overscroll") < shown + 40
    fingers.move(0, -60)
    fingers.up()
    wait_until_settled(page)
    assert page.evaluate("count('refresh')") == 0
