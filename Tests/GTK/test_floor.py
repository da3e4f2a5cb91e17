"""The second floor by fingers, a touchpad and keys."""

import time

import pytest

from test_other_input import CONTROL, F5, R, TAB, scroll

ESCAPE = 9
# The floor opens at 122 points of 640.
START, LONG = (180, 100), (180, 480)
# On the page: a button, a scrolled window, and a label below it.
BUTTON, INNER, BELOW = (180, 17), (180, 200), (180, 560)


def floors(window):
    return [each["floor"] for each in window.take() if "floor" in each]


def opened(window):
    window.say("open")
    window.until(lambda: floors(window)[-1:] == ["open"])


def closed(window):
    window.until(lambda: floors(window)[-1:] == ["closed"])
    assert window.rests()["rows"][0]["text"] == "Row 0"
    assert window.row("Below") is None


def scroll_until(window, claim):
    """Moves two fingers up until the window's state is as claimed."""
    window.until(lambda: window.server.scroll(8) or claim(window.state()))


def comes_to_rest(window):
    """Waits until the page's scrolled window stands; neither the page nor the list below it moves."""
    window.until(lambda: window.still("pageOffset") is not None)
    state = window.state()
    assert (state["overscroll"], state["offset"]) == (640, 0)


@pytest.fixture
def window(open_window):
    return open_window("floor")


def test_a_longer_pull_opens_the_floor_without_a_run(window):
    window.pull(START, LONG)
    window.until(lambda: floors(window) == ["armed", "opening", "open"])
    state = window.state()
    assert state["rows"][0]["text"] == "Choose" and window.row("Row 0") is None
    assert state["overscroll"] == 640 and state["isFocusOnPage"]
    assert window.count("began") == 0


def test_pushing_up_a_sixth_closes_it_and_less_does_not(window):
    opened(window)
    window.server.put(*BELOW)
    window.server.drag(BELOW, (180, 480))
    window.until(lambda: window.state()["overscroll"] < 620)
    window.hold()
    window.server.lift(180, 480)
    window.until(lambda: window.state()["overscroll"] == 640)
    assert floors(window)[-1] == "open"
    window.pull(BELOW, (180, 400))
    closed(window)
    assert window.activated() == []


def test_its_button_and_its_scrolled_window_work(window):
    opened(window)
    window.server.tap(*BUTTON)
    window.until(lambda: any("chosen" in each for each in window.take()))
    window.pull((180, 250), (180, 100))
    window.until(lambda: window.state()["pageOffset"] > 100)
    state = window.state()
    assert state["overscroll"] == 640 and state["offset"] == 0
    assert floors(window)[-1] == "open"


def test_escape_closes_it_and_no_run_begins_there(window):
    window.server.point(*BELOW)
    window.server.type(TAB)
    opened(window)
    window.until(lambda: window.state()["isFocusOnPage"])
    window.server.type(F5)
    window.server.type(CONTROL, R)
    window.server.type(ESCAPE)
    closed(window)
    assert window.count("began") == 0
    assert not window.state()["isFocusOnPage"]
    window.server.type(F5)
    window.until(lambda: window.count("returned") == 1)


def test_a_touchpad_pushes_the_page_but_not_its_scrolled_window(window):
    opened(window)
    window.server.point(*INNER)
    scroll_until(window, lambda state: state["pageOffset"] > 50)
    window.server.scroll(0)
    comes_to_rest(window)
    assert floors(window)[-1] == "open"
    window.server.point(*BELOW)
    scroll_until(window, lambda state: state["overscroll"] < 530)
    window.hold()
    window.server.scroll(0)
    closed(window)
    assert window.state()["offset"] == 0


def test_a_touchpads_last_step_on_its_scrolled_window_does_not_push(window):
    opened(window)
    window.server.point(*INNER)
    scroll_until(window, lambda state: state["pageOffset"] > 10)
    with window.frozen():
        scroll(window.server, 8, 30)
        window.server.scroll(0)
    window.until(lambda: window.state()["pageOffset"] > 50)
    comes_to_rest(window)
    assert floors(window)[-1] == "open"


def test_a_wheel_does_not_scroll_the_list_below_it(window):
    opened(window)
    window.server.point(*BELOW)
    for _ in range(5):
        window.server.turn_wheel(1)
    time.sleep(0.3)
    state = window.state()
    assert (state["offset"], state["overscroll"]) == (0, 640)


def test_a_mouse_pushes_it_if_it_may_pull(open_window):
    window = open_window("floor", "mouse")
    opened(window)
    window.press_and_drag(560, 380, -10)
    window.hold()
    window.server.release()
    closed(window)
