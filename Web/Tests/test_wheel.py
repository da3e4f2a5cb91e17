"""A wheel has no phases in the DOM; see WheelGesture.swift for the rule tested here.

The delta series follow published descriptions of touchpads and wheels (listed in that file); they are
not recordings.
"""

import pytest

from drivers import Wheel, draw, finish, wait_for_phase, wait_until_settled

# Fingers on a touchpad: small, irregular, increasing and decreasing. The DOM's sign: up is negative.
FINGERS = [-9, -24, -36, -31, -38, -29, -37, -33]
# The system's momentum after the release: always decreasing.
MOMENTUM = [-30, -27, -24, -21, -19, -17, -15, -13, -11, -9, -8, -7, -6, -5, -4, -3, -2, -1]


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


@pytest.mark.quick
def test_momentum_that_runs_into_the_top_is_no_pull(silent_page):
    silent_page.evaluate("scroller.scrollTop = 120")
    silent_page.wait_for_function("scroller.scrollTop === 120")
    Wheel(silent_page).turn(*MOMENTUM)
    silent_page.wait_for_function("scroller.scrollTop === 0")
    assert silent_page.evaluate("phases()") == []


@pytest.mark.quick
def test_a_wheel_that_has_scrolled_to_the_top_pulls_after_a_rest_there(desktop, wheel):
    desktop.evaluate("scroller.scrollTop = 120")
    desktop.wait_for_function("scroller.scrollTop === 120")
    wheel.turn(-30, -36, -33, -30)
    desktop.wait_for_function("scroller.scrollTop === 0")
    # As fingers that are put down again at once, in a gesture of their own.
    desktop.wait_for_timeout(400)
    wheel.turn(*FINGERS)
    desktop.wait_for_timeout(400)
    assert desktop.evaluate("phases()") == []
    # What scrolls nothing is a part of the rest.
    desktop.wait_for_timeout(400)
    wheel.turn(*FINGERS)
    wait_for_phase(desktop, "running")


def test_momentum_after_a_short_pull_does_not_carry_it_over_the_trigger(silent_page):
    ends = [delta for delta in MOMENTUM if -20 < delta < -5]
    Wheel(silent_page).turn(-5, -12, -20, *ends)
    wait_until_settled(silent_page)
    assert "pulling" in silent_page.evaluate("phases()")
    assert silent_page.evaluate("count('refresh')") == 0


def test_momentum_that_the_event_admits_never_pulls(desktop):
    desktop.evaluate(
        """() => {
          for (let i = 0; i < 20; i++) {
            const init = { deltaY: -15, momentum: true, bubbles: true, composed: true, cancelable: true };
            view.querySelector(".row").dispatchEvent(new WheelEvent("wheel", init));
          }
        }"""
    )
    assert desktop.evaluate("phases()") == []


def test_zooming_and_going_sideways_are_no_pull_and_stay_the_browsers(desktop):
    for init in ["{ ctrlKey: true }", "{ deltaX: -60 }", "{ deltaX: 60 }"]:
        prevented = desktop.evaluate(
            f"""(deltas) => deltas.filter((deltaY) => {{
              const init = {{ deltaY, bubbles: true, composed: true, cancelable: true, ...{init} }};
              return !view.querySelector(".row").dispatchEvent(new WheelEvent("wheel", init));
            }})""",
            FINGERS,
        )
        assert [prevented, desktop.evaluate("phases()")] == [[], []], init


def test_notches_of_a_wheel_at_the_top_are_no_pull(desktop, wheel):
    wheel.turn(-120, -120, -120, -120)
    assert desktop.evaluate("phases()") == []


def test_a_wheel_scrolls_the_list(desktop, wheel):
    wheel.turn(120, 120, 120)
    desktop.wait_for_function("scroller.scrollTop > 200")
    wheel.turn(-120)
    desktop.wait_for_function("scroller.scrollTop < 300")
    assert desktop.evaluate("phases()") == []


def test_a_touchpad_pulls_back(desktop, wheel):
    wheel.turn(-24, -36, -38, -37, 34, 36, 33)
    wait_until_settled(desktop)
    assert desktop.evaluate("phases()") == ["pulling", "armed", "pulling", "idle"]
    assert desktop.evaluate("scroller.scrollTop") == 0


@pytest.mark.quick
@pytest.mark.parametrize("inputs", ["touch", "touch mouse"])
def test_a_touchpad_pulls_nothing_where_the_page_has_turned_that_off(desktop, wheel, inputs):
    desktop.evaluate(f"view.inputs = '{inputs}'")
    wheel.turn(*FINGERS)
    draw(desktop, 20)
    assert desktop.evaluate("phases()") == []
