"""Rule R17: what is read moves only by a finger, by GTK's own scrolling or along a motion, frame by frame."""

import time

import pytest

from meter import Meter, described, frames_of
from screen import Screen
from server import UPDATE

UP, DOWN = ((180, 500), (180, 200)), ((180, 150), (180, 450))
LISTS = ["listView", "listBox", "box"]
# Pixels: more than a busy machine adds to a step by a late frame, and less than a row.
LEAST = 30


def watched(open_window, *options):
    """A window that tells its frames."""
    window = open_window(*options)
    window.say("measure")
    window.until(lambda: frames_of(window.take()))
    return window


def jumps(window, *options):
    """The jumps of a row or more, once nothing has moved for some frames."""
    def is_still():
        last = frames_of(window.take())[-10:]
        places = [(each["value"], each["displacement"]) for each in last]
        return len(places) == 10 and len(set(places)) == 1

    window.until(is_still)
    found = Meter(options).read(frames_of(window.take())).jumps
    return [described(each) for each in found if each[0] is None or abs(each[0]) >= LEAST]


def test_the_meter_sees_a_jump_and_no_other_step(open_window):
    window = watched(open_window, "list=box")
    window.scroll(1000)
    window.flick(*UP)
    assert jumps(window) == []
    window.say("slip")
    window.until(lambda: any("slip" in each["did"] for each in frames_of(window.take())))
    found = jumps(window)
    assert len(found) == 1 and found[0].startswith("-400 pixels")


@pytest.mark.parametrize("kind", LISTS)
def test_history_during_a_throw_leaves_it_its_place_and_its_speed(open_window, kind):
    window = watched(open_window, f"list={kind}")
    window.scroll(1000)
    window.flick(*UP)
    thrown = window.state()["offset"]
    window.until(lambda: window.state()["offset"] > thrown + 50)
    window.say("insert", 20)
    assert jumps(window) == []


@pytest.mark.parametrize("kind", ["listBox", "box"])
def test_history_at_the_slow_end_of_a_throw_leaves_the_list_in_place(open_window, kind):
    window = watched(open_window, f"list={kind}")
    window.scroll(1000)
    window.flick(*UP)

    def is_slow():
        values = [each["value"] for each in frames_of(window.take())[-3:]]
        steps = [b - a for a, b in zip(values, values[1:])]
        return values[0] > 1100 and all(0 < step < 0.2 for step in steps)

    window.until(is_slow)
    window.say("insert", 20)
    assert jumps(window) == []
    # The next finger begins there, too.
    window.pull(*UP)
    assert jumps(window) == []


@pytest.mark.parametrize("kind", LISTS)
def test_history_under_a_finger_leaves_the_list_at_the_finger(open_window, kind):
    window = watched(open_window, f"list={kind}")
    window.scroll(1000)
    window.server.put(*DOWN[0])
    window.server.drag(*DOWN)
    window.say("insert", 20)
    window.until(lambda: window.state()["offset"] > 1500)
    window.server.drag(DOWN[1], DOWN[0])
    # It goes on as after any other finger.
    window.server.lift(*DOWN[0])
    assert jumps(window) == []


@pytest.mark.parametrize("kind", ["listView", "listBox"])
def test_a_row_that_is_removed_with_the_focus_leaves_the_list_where_it_is(open_window, kind):
    window = watched(open_window, f"list={kind}")
    # A tap gives the focus to its row, and GTK moves it on when the row is gone.
    window.server.tap(180, 170)
    window.until(window.activated)
    window.scroll(1000)
    window.say("cut", "Row 3")
    window.until(lambda: any("cut Row 3" in each["did"] for each in frames_of(window.take())))
    assert jumps(window) == []


def test_history_above_a_finger_that_a_bar_moves_the_list_under_stays_above_it(open_window):
    window = watched(open_window, "list=box", "bar")
    window.scroll(1000)
    window.server.put(180, 300)
    window.until(lambda: frames_of(window.take())[-1]["down"])
    window.say("insert", 20)
    window.until(lambda: window.state()["offset"] > 1900)
    # For GTK the finger moves in the list, by less than the threshold on the screen.
    window.say("bar")
    for step in range(1, 7):
        window.server.finger(UPDATE, 180, 300 - step)
        time.sleep(0.016)
    window.server.lift(180, 294)
    assert jumps(window) == []


def test_history_right_after_a_finger_has_left_leaves_the_throw_its_place(open_window):
    window = watched(open_window, "list=box")
    window.scroll(1000)
    window.server.put(*UP[0])
    window.server.drag(*UP, steps=6, seconds=0.08)
    # The list is laid out only after the finger has left.
    with window.frozen():
        window.server.lift(*UP[1])
        window.say("insert", 20)
    window.until(lambda: window.state()["offset"] > 2000)
    assert jumps(window) == []


@pytest.mark.parametrize("way", [3, -3])
def test_content_that_is_caught_on_its_way_back_moves_only_by_the_finger(open_window, way):
    window = watched(open_window, "delay=-1")
    window.server.put(180, 100)
    window.server.drag((180, 100), (180, 220))
    armed = window.until(lambda: window.state()["overscroll"] > 50 and window.state()["overscroll"])
    window.server.lift(180, 220)
    window.until(lambda: window.state()["overscroll"] < armed - 2)
    window.server.put(180, 300)
    for step in range(1, 20):
        window.server.finger(UPDATE, 180, 300 + way * step)
        time.sleep(0.016)
    window.server.lift(180, 300 + way * 19)
    assert jumps(window) == []


def test_a_finger_that_leaves_the_window_after_its_row_has_gone_is_not_the_last(open_window, server):
    window = watched(open_window, "rows=60", "list=listView", "staysAtTop", "bar", "delay=-1")
    Screen(server.display).resize(360, 435)
    # The list hides the row under the finger when it binds its rows again.
    window.say("insert", 39)
    server.put(180, 120)
    server.drag((180, 120), (180, 580), seconds=1)
    server.lift(180, 580)
    moved = []
    for start, end in [(180, 300), (180, 200)], [(180, 200), (180, 300)]:
        before = window.state()["offset"]
        server.put(*start)
        server.drag(start, end, seconds=0.5)
        moved.append(window.state()["offset"] - before)
        server.lift(*end)
    assert moved[0] > 50 and moved[1] < -50
