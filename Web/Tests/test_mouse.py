"""A mouse drags like a touch, and still selects text and clicks.

A wheel has no phases in the DOM; see WheelGesture.swift for the rule tested here. The delta series follow published
descriptions of touchpads and wheels (listed in that file); they are not recordings.
"""

import pytest

from drivers import Wheel, draw, finish, scroll_to, wait_for_phase, wait_until_settled


@pytest.mark.quick
def test_a_drag_down_from_the_top_refreshes(desktop, mouse):
    # Also where it goes on outside the view.
    desktop.evaluate("view.style.height = '300px'")
    mouse.down(195, 200).move(0, 300)
    assert desktop.evaluate("view.phase") == "armed"
    mouse.up()
    wait_for_phase(desktop, "running")
    finish(desktop)
    assert desktop.evaluate("count('refresh')") == 1


def test_a_pull_selects_no_text_and_ends_without_a_click(desktop, mouse):
    desktop.evaluate("view.addEventListener('click', () => log.push({ type: 'click' }))")
    mouse.down(195, 130).move(-60, 100).up()
    wait_until_settled(desktop)
    assert desktop.evaluate("[getSelection().toString(), scroller.style.userSelect, count('click')]") == ["", "", 0]


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_click_after_a_pull_counts(desktop, mouse, by):
    desktop.evaluate("view.querySelectorAll('.row')[3].innerHTML = '<a href=#there>A link</a>'")
    mouse.down(195, 100).move(0, 100).up()
    wait_until_settled(desktop)
    link = desktop.get_by_text("A link")
    link.click() if by == "mouse" else link.press("Enter")
    desktop.wait_for_function("location.hash === '#there'")


def test_a_mouse_that_pushes_a_pull_back_scrolls_nothing(desktop, mouse):
    mouse.down(195, 200).move(0, 100)
    assert desktop.evaluate("view.overscroll") > 30
    mouse.move(0, -250, steps=25)
    assert desktop.evaluate("[view.overscroll, scroller.scrollTop]") == [0, 0]
    mouse.up()


@pytest.mark.quick
@pytest.mark.parametrize("offset, begin, by, lines", [
    (0, (20, 15), (120, 4), 1), (0, (20, 15), (60, 300), 5), (200, (20, 100), (60, 130), 2),
], ids=["sideways", "down from text", "away from the top"])
def test_a_drag_that_begins_on_text_or_away_from_the_top_selects_text(desktop, mouse, offset, begin, by, lines):
    scroll_to(desktop, offset)
    mouse.down(*begin).move(*by).up()
    selected = desktop.evaluate("getSelection().toString()").split("\n")
    assert len(selected) >= lines and "ow " in selected[0]
    assert desktop.evaluate("phases()") == []


def test_other_buttons_and_controls_do_not_pull(desktop, mouse):
    desktop.evaluate("view.prepend(document.createElement('textarea'))")
    mouse.down(30, 20).move(0, 150).up()
    desktop.evaluate("addEventListener('contextmenu', (event) => event.preventDefault())")
    for button in ("middle", "right"):
        desktop.mouse.move(195, 300)
        desktop.mouse.down(button=button)
        desktop.mouse.move(195, 500, steps=5)
        desktop.mouse.up(button=button)
    assert desktop.evaluate("phases()") == []


def test_a_drag_let_go_outside_the_window_is_over(desktop, mouse):
    mouse.down(195, 200).move(0, 5)
    desktop.evaluate("window.dispatchEvent(new Event('blur'))")
    mouse.up()
    mouse.move(0, 200)
    assert desktop.evaluate("phases()") == []


@pytest.mark.parametrize("value, is_pulled", [("true", False), ("false", True)])
def test_what_can_be_dragged_is_not_pulled_and_what_cannot_is(desktop, mouse, value, is_pulled):
    desktop.evaluate(f"view.querySelectorAll('.row')[1].setAttribute('draggable', {value})")
    mouse.down(200, 70).move(0, 100)
    assert (desktop.evaluate("view.overscroll") > 30) is is_pulled
    mouse.up()


def test_a_mouse_pulls_nothing_where_the_page_turned_that_off(desktop, mouse):
    desktop.evaluate("view.inputs = 'touch wheel'")
    mouse.down(30, 90).move(60, 200)
    assert desktop.evaluate("view.overscroll") == 0
    assert "Row 2" in desktop.evaluate("getSelection().toString()")
    mouse.up()


def test_a_drag_that_begins_on_text_that_cannot_be_selected_pulls(desktop, mouse):
    desktop.evaluate("view.style.userSelect = 'none'")
    mouse.down(20, 15).move(0, 200)
    assert desktop.evaluate("view.phase") == "armed"


# Fingers on a touchpad: small, irregular, increasing and decreasing. The DOM's sign: up is negative.
FINGERS = [-9, -24, -36, -31, -38, -29, -37, -33]


@pytest.mark.quick
@pytest.mark.parametrize("before", ["", "delete WheelEvent.prototype.momentum"], ids=["", "silent about momentum"])
def test_fingers_on_a_touchpad_refresh(open_page, before):
    page = open_page(touch=False, before=before)
    Wheel(page).turn(*FINGERS)
    # Only silence ends the gesture.
    wait_for_phase(page, "running")
    assert page.evaluate("phases()") == ["pulling", "armed", "running"]
    finish(page)
    assert page.evaluate("count('refresh')") == 1


def test_momentum_that_the_event_admits_never_pulls(desktop):
    desktop.evaluate("""() => {
      for (let i = 0; i < 20; i++) {
        const init = { deltaY: -15, momentum: true, bubbles: true, composed: true, cancelable: true };
        view.querySelector(".row").dispatchEvent(new WheelEvent("wheel", init));
      }
    }""")
    assert desktop.evaluate("phases()") == []


def test_zooming_and_going_sideways_are_no_pull_and_stay_the_browsers(desktop):
    for init in ["{ ctrlKey: true }", "{ deltaX: -60 }", "{ deltaX: 60 }"]:
        prevented = desktop.evaluate(f"""(deltas) => deltas.filter((deltaY) => {{
          const init = {{ deltaY, bubbles: true, composed: true, cancelable: true, ...{init} }};
          return !view.querySelector(".row").dispatchEvent(new WheelEvent("wheel", init));
        }})""", FINGERS)
        assert [prevented, desktop.evaluate("phases()")] == [[], []], init


def test_a_wheel_scrolls_the_list(desktop, wheel):
    wheel.turn(120, 120, 120)
    desktop.wait_for_function("scroller.scrollTop > 200")
    wheel.turn(-120)
    desktop.wait_for_function("scroller.scrollTop < 300")
    assert desktop.evaluate("phases()") == []


@pytest.mark.quick
@pytest.mark.parametrize("inputs", ["touch", "touch mouse"])
def test_a_touchpad_pulls_nothing_where_the_page_has_turned_that_off(desktop, wheel, inputs):
    desktop.evaluate(f"view.inputs = '{inputs}'")
    wheel.turn(*FINGERS)
    draw(desktop, 20)
    assert desktop.evaluate("phases()") == []
