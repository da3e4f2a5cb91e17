"""What the page prevents further up than the view, as libraries do that listen at the document or at their root."""

import pytest

from drivers import Fingers, Wheel, draw, wait_for_phase

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
