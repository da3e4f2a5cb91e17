"""Touchpads, wheels, mice and keys; and that a recorded pull replays."""

import subprocess
import time

from conftest import BUILD

# Codes of X for the keys of a standard keyboard.
F5, CONTROL, R, SHIFT, TAB, ENTER = 71, 37, 27, 50, 23, 36
DOWN, HOME, END = 116, 110, 115


def scroll(server, distance, steps):
    for _ in range(steps):
        server.scroll(distance)
        time.sleep(0.016)


def test_a_touchpad_pulls(open_window):
    window = open_window()
    window.server.point(180, 300)
    scroll(window.server, -8, 40)
    window.until(lambda: "armed" in window.phases())
    window.hold()
    window.server.scroll(0)
    window.until(lambda: window.phases()[-1] == "idle" and window.count("began") == 1)


def test_a_touchpad_pulls_only_what_a_nested_scrolled_window_leaves(open_window):
    window = open_window("list=box", "nesting")
    # On the nested one.
    window.server.point(180, 150)
    scroll(window.server, 8, 20)
    below = window.until(lambda: window.state()["pageOffset"] > 30 and window.still("pageOffset"))
    scroll(window.server, -8, 5)
    window.until(lambda: window.state()["pageOffset"] < below)
    assert window.state()["overscroll"] == 0 and window.phases() == []
    scroll(window.server, -8, 60)
    window.until(lambda: "armed" in window.phases())
    assert window.state()["pageOffset"] < 1
    window.server.scroll(0)


def test_the_momentum_of_a_touchpad_does_not_pull(open_window):
    window = open_window()
    window.scroll(700)
    window.server.point(180, 300)
    scroll(window.server, -60, 8)
    window.server.scroll(0)
    # The momentum ends at the edge, or before it if a busy machine has sent the steps slowly.
    window.rests()
    assert window.count("began") == 0
    assert "armed" not in window.phases()


def test_a_wheel_scrolls_and_does_not_pull(open_window):
    window = open_window()
    window.server.point(180, 300)
    for _ in range(10):
        window.server.turn_wheel(-1)
    # GDK adds up the notches of a frame, also those in opposite directions.
    window.until(lambda: window.server.turn_wheel(1) or window.state()["offset"] > 0)
    assert window.phases() == []


def test_f5_and_control_r_refresh(open_window):
    window = open_window()
    window.server.point(180, 300)
    window.server.type(F5)
    window.until(lambda: window.count("returned") == 1)
    window.rests()
    window.server.type(CONTROL, R)
    window.until(lambda: window.count("returned") == 2)
    window.rests()


def test_a_tab_stop_before_the_list_is_a_button_that_refreshes(open_window):
    window = open_window()
    window.server.point(180, 300)
    window.server.type(TAB)
    window.server.type(SHIFT, TAB)
    window.server.type(SHIFT, TAB)
    window.server.type(ENTER)
    window.until(lambda: window.count("returned") == 1)
    window.rests()


def test_a_tab_stop_before_the_list_has_a_ring_around_it(open_window, tmp_path):
    window = open_window("refresh=ring")
    window.server.point(180, 630)

    def ring():
        """The pixels above the second row that are bluer than red: the theme has no other color."""
        pixels = window.pixels(tmp_path / "pixels")
        return {(at // 4 % 360, at // 4 // 360) for at in range(0, 360 * 48 * 4, 4)
                if pixels[at] > pixels[at + 2] + 40}

    assert not ring()
    window.server.type(TAB)
    window.server.type(SHIFT, TAB)
    window.server.type(SHIFT, TAB)
    window.until(lambda: window.row("Refresh"))
    seen = ring()
    (left, right), (top, bottom) = [(min(side), max(side)) for side in zip(*seen)]
    # In the middle of the list and around the text, which is about 50 wide.
    assert abs(left + right - 359) <= 2 and 60 < right - left < 120 and 24 < bottom - top < 48
    assert all({(left, y), (right, y)} <= seen for y in range(top + 8, bottom - 8))
    assert all({(x, top), (x, bottom)} <= seen for x in range(left + 8, right - 8))


def test_keys_reach_the_marker_of_new_rows_and_stay_in_the_list(open_window):
    for kind in ("listView", "listBox"):
        window = open_window(f"list={kind}")
        window.server.point(180, 300)
        window.server.type(TAB)
        for _ in range(30):
            window.server.type(DOWN)
        window.until(lambda: window.state()["offset"] > 500 and window.still("offset"))
        places = {row["text"]: row["y"] for row in window.state()["rows"]}
        window.say("insert", 12)
        window.say("new", 12)
        window.until(lambda: window.row("12 new"))
        # Between two layouts the list may have no row for a text.
        window.until(lambda: all(map(window.row, places)))
        assert {text: window.row(text)[1] for text in places} == places, kind
        window.server.type(SHIFT, TAB)
        window.server.type(ENTER)
        window.until(lambda: window.state()["offset"] == 0 and not window.row("12 new"))
        window.server.type(ENTER)
        window.until(lambda: window.activated() == [0])
        window.quit()


def test_a_mouse_pulls_only_if_it_may(open_window):
    for options, runs in (([], 0), (["mouse"], 1)):
        window = open_window(*options)
        window.press_and_drag(100, 420, 10)
        window.hold()
        window.server.release()
        if runs:
            window.until(lambda: window.count("returned") == 1)
            window.rests()
            assert window.activated() == []
        assert window.count("began") == runs
        window.quit()


def test_a_mouse_that_drags_a_row_elsewhere_does_not_pull(open_window):
    window = open_window("list=box", "drags", "mouse")
    window.press_and_drag(100, 420, 10)
    window.until(lambda: window.activated() == [-2])
    window.server.release()
    assert window.phases() == []


def test_a_recorded_pull_replays_with_the_tool(open_window, tmp_path):
    window = open_window()
    window.say("record")
    window.pull((180, 100), (180, 400))
    window.until(lambda: window.count("returned") == 1)
    window.rests()
    assert window.ask("trace", "trace", tmp_path / "pull.trace")["trace"]
    replay = subprocess.run(
        [BUILD / "overscroll-tool", "replay", tmp_path / "pull.trace"], capture_output=True, text=True)
    assert replay.returncode == 0, replay.stderr
    shown = [line for line in replay.stdout.splitlines() if "reportPhase" in line]
    assert [line.split()[-1] for line in shown] == [
        "pulling", "armed", "running", "finishing-succeeded", "idle"], replay.stdout[-2000:]


def test_keys_that_move_through_the_rows_scroll_them(open_window):
    for kind in ("listView", "listBox"):
        window = open_window(f"list={kind}", "loadMore=ring", "delay=-1")
        window.server.point(180, 300)
        window.server.type(TAB)
        for _ in range(30):
            window.server.type(DOWN)
        window.until(lambda: window.state()["offset"] > 500)
        window.server.type(END)
        # The last row, above the room of the load-more or at the end of the window.
        window.until(lambda: 500 < (window.row("Row 99") or (0, 0))[1] <= 640 - 48)
        window.server.type(HOME)
        window.until(lambda: window.state()["offset"] == 0)
        window.quit()
