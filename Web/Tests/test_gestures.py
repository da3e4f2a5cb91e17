"""Touches with other purposes, and several touches.

Two fingers zoom the page, and one pans it then, as without a view. What the page prevents further up than the view, as
libraries do that listen at the document or at their root.
"""

import pytest

from drivers import Fingers, Wheel, devtools, draw, wait_for_phase, wait_until_settled


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


# As SortableJS and dnd-kit do while a row is dragged.
SORT = "document.addEventListener('TYPE', (event) => event.preventDefault(), { passive: false })"


@pytest.mark.quick
@pytest.mark.parametrize("scroller", ["own", "page"])
def test_a_row_that_is_sorted_by_a_finger_pulls_nothing(open_page, scroller):
    page = open_page() if scroller == "own" else open_page("scrolling.html", scroller="page")
    page.evaluate(SORT.replace("TYPE", "touchmove"))
    page.evaluate("view.addEventListener('phasechange', () => { window.hasPulled = true })")
    fingers = Fingers(page).pull(250)
    assert page.evaluate("[view.overscroll, window.hasPulled]") == [0, None]
    fingers.up()


@pytest.mark.quick
@pytest.mark.parametrize("type", ["pointermove", "pointerdown", "mousedown"])
def test_a_row_that_is_sorted_by_a_mouse_pulls_nothing(desktop, mouse, type):
    desktop.evaluate(SORT.replace("TYPE", type))
    mouse.down(195, 200).move(0, 250).up()
    assert desktop.evaluate("phases()") == []


@pytest.mark.quick
def test_a_drag_that_is_prevented_later_ends_the_pull_without_a_refresh(page, fingers):
    fingers.pull(250)
    assert page.evaluate("view.phase") == "armed"
    page.evaluate(SORT.replace("TYPE", "touchmove"))
    fingers.move(0, 20).up()
    page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")
    assert page.evaluate("count('refresh')") == 0


@pytest.mark.quick
def test_a_row_that_is_lifted_by_a_long_press_pulls_nothing(page, fingers):
    # As a library does that sorts rows: nothing is prevented before the row is lifted.
    page.evaluate("""() => view.addEventListener("touchstart", () => setTimeout(() => {
      document.addEventListener("touchmove", (event) => event.preventDefault(), { passive: false });
    }, 500))""")
    fingers.down(195, 200)
    page.wait_for_timeout(600)
    fingers.move(0, 250)
    assert page.evaluate("phases()") == []
    fingers.up()


@pytest.mark.quick
@pytest.mark.parametrize("scroller", ["own", "page"])
def test_a_wheel_that_the_document_prevents_pulls_nothing(open_page, scroller):
    page = open_page(touch=False) if scroller == "own" else open_page("scrolling.html", touch=False, scroller="page")
    page.evaluate(SORT.replace("TYPE", "wheel"))
    Wheel(page).turn(-9, -24, -36, -31, -38, -29)
    draw(page, 20)
    assert page.evaluate("[view.phase, view.overscroll]") == ["idle", 0]


def test_a_page_that_keeps_wheels_from_the_window_is_pulled(desktop, wheel):
    desktop.evaluate("document.body.addEventListener('wheel', (event) => event.stopPropagation())")
    wheel.turn(-9, -24, -36, -31, -38, -29)
    wait_for_phase(desktop, "running")


@pytest.mark.quick
def test_a_key_that_the_document_prevents_refreshes_nothing(desktop):
    desktop.evaluate(SORT.replace("TYPE", "keydown"))
    desktop.evaluate("scroller.focus()")
    desktop.keyboard.press("Alt+R")
    assert desktop.evaluate("phases()") == []


def test_a_list_in_a_closed_shadow_tree_scrolls_by_a_wheel_as_elsewhere(desktop, wheel):
    desktop.evaluate(
        """() => {
          const host = document.createElement("div");
          host.style.height = view.style.height = "100%";
          document.body.prepend(host);
          host.attachShadow({ mode: "closed" }).append(view);
          addEventListener("wheel", (event) => (window.last = event));
        }"""
    )
    desktop.wait_for_function("view.phase === 'idle'")
    wheel.turn(60)
    desktop.wait_for_function("scroller.scrollTop === 60")
    assert desktop.evaluate("last.defaultPrevented") is False
