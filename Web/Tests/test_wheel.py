"""A wheel has no phases in the DOM; see WheelGesture.swift for the rule tested here.

The delta series follow published descriptions of touchpads and wheels (listed in that file); they are
not recordings.
"""

import pytest

from drivers import Wheel, draw, finish, wait_for_phase

# Fingers on a touchpad: small, irregular, increasing and decreasing. The DOM's sign: up is negative.
FINGERS = [-9, -24, -36, -31, -38, -29, -37, -33]


@pytest.fixture
def silent_page(open_page):
    """A page in a browser whose wheel events do not report momentum."""
    return open_page(touch=False, before="delete WheelEvent.prototype.momentum")


@pytest.mark.quick
def test_fingers_on_a_touchpad_refresh(desktop, wheel):
    wheel.glide(200)
    # Only silence ends the gesture.
    wait_for_phase(desktop, "running")
    assert desktop.evaluate("phases()") == ["pulling", "armed", "running"]
    finish(desktop)
    assert desktop.evaluate("count('refresh')") == 1


def test_fingers_on_a_touchpad_refresh_where_events_say_nothing_of_momentum(silent_page):
    Wheel(silent_page).turn(*FINGERS)
    wait_for_phase(silent_page, "running")


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
