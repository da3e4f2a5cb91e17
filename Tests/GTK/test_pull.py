"""What fingers do to a list: every touch goes through the X server and GTK's own gestures."""

import time
from contextlib import nullcontext

# A window of 360 by 640 pixels at the corner of the screen.
TOP, PAST, NEAR, MIDDLE = (180, 100), (180, 400), (180, 150), (180, 320)
RUN = ["pulling", "armed", "running", "finishing", "idle"]


def armed(open_window):
    """A window whose list is pulled past the trigger and held."""
    window = open_window()
    window.server.put(*TOP)
    window.server.drag(TOP, PAST)
    window.until(lambda: "armed" in window.phases())
    return window


def test_past_the_trigger_it_refreshes_once(open_window):
    window = open_window()
    window.pull(TOP, PAST)
    window.until(lambda: window.phases() == RUN)
    state = window.rests()
    assert window.count("began") == window.count("returned") == 1
    # The new row is at the top, and to be seen.
    assert state["rows"][0]["text"] == "New 1" and state["offset"] == 0


def test_the_scroll_bar_stays_during_a_pull(open_window):
    window = open_window()
    window.server.put(*TOP)
    window.server.drag(TOP, PAST)
    state = window.until(lambda: window.state()["overscroll"] > 60 and window.state())
    assert state["offset"] == 0
    assert state["rows"][0]["y"] > 60
    window.server.lift(*PAST)
    window.rests()


def test_the_background_of_the_css_node_is_behind_a_pulled_list(open_window, tmp_path):
    window = open_window("background=red", "refresh=ring")
    window.server.put(*TOP)
    window.server.drag(TOP, PAST)
    window.until(lambda: window.state()["overscroll"] > 60)
    # Blue, green, red and opacity of a pixel beside the ring, and of one in a row.
    pixels = window.pixels(tmp_path / "pulled")
    gap, row = ((y * 360 + 20) * 4 for y in (30, 300))
    assert pixels[gap:gap + 4] == b"\x00\x00\xff\xff"
    assert pixels[row:row + 4] != b"\x00\x00\xff\xff"
    window.server.lift(*PAST)
    window.rests()


def test_the_wave_is_highest_under_the_finger(open_window, tmp_path):
    window = open_window("refresh=wave")
    for x in (110, 250):
        window.server.put(x, 100)
        window.server.drag((x, 100), (x, 300))
        window.until(lambda: window.state()["overscroll"] > 60)
        pixels = window.pixels(tmp_path / "pulled")
        # Without the scroll bar at the right.
        rows = [pixels[at:at + 340 * 4] for at in range(0, 60 * 360 * 4, 360 * 4)]
        ground = rows[0][:4]
        highest = next(row for row in rows if row != ground * 340)
        crest = [at // 4 for at in range(0, 340 * 4, 4) if highest[at:at + 4] != ground]
        assert abs(sum(crest) / len(crest) - x) < 20
        window.server.lift(x, 300)
        window.rests()


def test_pulled_back_before_the_release_nothing_runs(open_window):
    window = armed(open_window)
    window.server.drag(PAST, NEAR)
    window.hold()
    window.server.lift(*NEAR)
    window.rests()
    assert window.count("began") == 0


def test_one_gesture_pulls_pushes_back_and_scrolls_on(open_window):
    window = open_window()
    window.server.put(*MIDDLE)
    window.server.drag(MIDDLE, (180, 480))
    window.until(lambda: window.state()["overscroll"] > 30)
    window.server.drag((180, 480), (180, 120))
    window.until(lambda: window.state()["offset"] > 100 and window.state()["overscroll"] == 0)
    # And down again, without lifting.
    window.server.drag((180, 120), (180, 600))
    window.until(lambda: window.state()["offset"] == 0 and window.state()["overscroll"] > 20)
    window.server.lift(180, 600)
    window.rests()
    assert window.activated() == []


def test_a_throw_after_pushing_back_goes_on(open_window):
    window = open_window()
    window.server.put(*MIDDLE)
    window.server.drag(MIDDLE, (180, 400))
    window.until(lambda: window.state()["overscroll"] > 10)
    window.server.drag((180, 400), (180, 100), steps=20, seconds=0.15)
    window.server.lift(180, 100)
    released = window.state()["offset"]
    window.until(lambda: window.state()["offset"] > released + 50)
    window.rests()


def test_a_pull_that_begins_on_a_row_activates_nothing(open_window):
    for kind in ("listView", "listBox"):
        window = open_window(f"list={kind}")
        window.pull(TOP, PAST)
        window.until(lambda: window.phases() == RUN)
        window.rests()
        window.pull(TOP, NEAR)
        window.rests()
        assert window.activated() == []
        window.server.tap(180, 130)
        window.until(lambda: len(window.activated()) == 1)
        window.quit()


def test_a_pull_that_begins_on_a_button_clicks_nothing(open_window):
    window = open_window("list=box", "buttons")
    window.pull(TOP, PAST)
    window.until(lambda: window.phases() == RUN)
    window.rests()
    assert window.activated() == []
    window.server.tap(180, 130)
    window.until(lambda: window.activated() == [-1])


def test_a_row_that_a_long_press_drags_elsewhere_is_not_pulled(open_window):
    for is_busy in (False, True):
        window = open_window("list=box", "drags")
        window.server.put(*TOP)
        # GTK's long press takes half a second from when the window has seen the finger.
        window.state()
        time.sleep(0.8)
        window.state()
        # A busy window gets movements that were made before its drag began.
        with window.frozen() if is_busy else nullcontext():
            window.server.drag(TOP, PAST)
        window.until(lambda: window.activated() == [-2])
        window.server.lift(*PAST)
        window.state()
        assert window.phases() == []
        window.quit()
    window = open_window("list=box", "drags")
    window.pull(TOP, PAST)
    window.until(lambda: window.phases() == RUN)
    assert window.activated() == []


def test_a_finger_during_a_run_scrolls_and_the_run_goes_on(open_window):
    window = open_window("delay=-1")
    window.pull(TOP, PAST)
    window.until(lambda: window.state()["overscroll"] == 56)
    window.pull((180, 500), (180, 200))
    state = window.until(lambda: window.state()["offset"] > 150 and window.state())
    assert state["refresh"] == "running"
    window.say("finish", "succeeded")
    window.until(lambda: window.phases()[-1] == "idle")
    # What is read does not move when the run ends.
    assert window.rests()["offset"] == state["offset"]


def test_a_fling_that_reaches_the_top_does_not_pull(open_window):
    window = open_window()
    window.scroll(900)
    window.flick((180, 150), (180, 600))
    window.until(lambda: window.state()["offset"] == 0)
    window.rests()
    assert window.phases() == []


def test_removal_during_a_run_cancels_it(open_window):
    window = open_window("delay=30")
    window.pull(TOP, PAST)
    window.until(lambda: window.count("began") == 1)
    window.say("remove")
    window.until(lambda: any(each.get("cancelled") for each in window.take()))
    window.until(lambda: window.row("Row 0")[1] < 4)


def test_a_second_finger_ends_the_pull_without_a_run(open_window):
    window = armed(open_window)
    window.server.put(250, 300, finger=1)
    time.sleep(0.05)
    window.server.lift(250, 300, finger=1)
    window.server.lift(*PAST)
    window.rests()
    assert window.count("began") == 0
    # And the next pull works.
    window.pull(TOP, PAST)
    window.until(lambda: window.count("began") == 1)


def test_a_finger_whose_pull_a_second_one_has_ended_pulls_no_more(open_window):
    window = armed(open_window)
    window.server.put(250, 300, finger=1)
    window.until(lambda: window.phases()[-1] == "idle")
    window.server.lift(250, 300, finger=1)
    # A list without our control does not scroll with this finger either.
    window.server.drag(PAST, (180, 620))
    window.hold()
    window.server.lift(180, 620)
    window.rests()
    assert window.phases() == ["pulling", "armed", "idle"]
    # And the next one does.
    window.pull(TOP, PAST)
    window.until(lambda: window.count("began") == 1)
