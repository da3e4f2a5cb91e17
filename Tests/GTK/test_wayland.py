"""The list on Wayland, by a touchpad, a wheel, a mouse and keys, at whole scales and one between them.

The scenes of the other files that need no finger run here, too.
"""

import pytest

from sway import Sway
from test_floor import (  # noqa: F401
    test_a_mouse_pushes_it_if_it_may_pull, test_a_touchpad_pushes_the_page_but_not_its_scrolled_window,
    test_a_touchpads_last_step_on_its_scrolled_window_does_not_push, test_a_wheel_does_not_scroll_the_list_below_it,
    test_escape_closes_it_and_no_run_begins_there, window)
from test_load_more import rows_of
from test_other_input import (  # noqa: F401
    scroll, test_a_mouse_pulls_only_if_it_may, test_a_tab_stop_before_the_list_is_a_button_that_refreshes,
    test_a_touchpad_pulls, test_a_wheel_scrolls_and_does_not_pull, test_f5_and_control_r_refresh, test_keys_reach_the_marker_of_new_rows_and_stay_in_the_list,
    test_keys_that_move_through_the_rows_scroll_them, test_the_momentum_of_a_touchpad_does_not_pull)


@pytest.fixture(params=[1, 1.5, 2], ids="scale {}".format)
def server(request):
    with Sway(request.param) as server:
        yield server


def test_a_touchpad_pulls_unless_the_scrolled_window_under_it_scrolls(open_window):
    window = open_window("list=box", "nesting")
    # The nested one ends 284 pixels below the top.
    inside, below = (180, 270), (180, 340)
    window.server.point(*inside)
    window.until(lambda: window.server.scroll(8) or window.state()["pageOffset"] > 150)
    # Without a motion that goes on.
    window.hold()
    window.server.scroll(0)
    window.server.point(*below)
    window.until(lambda: window.server.scroll(-8) or "armed" in window.phases())
    assert window.state()["pageOffset"] > 150
    window.hold()
    window.server.scroll(0)
    window.until(lambda: window.count("returned") == 1)
    window.rests()
    before = window.phases()
    window.server.point(*inside)
    window.until(lambda: window.server.scroll(-8) or window.state()["pageOffset"] < 100)
    assert window.phases() == before


def test_a_wheel_without_notches_scrolls_and_does_not_pull(open_window):
    window = open_window()
    window.server.point(180, 300)
    for _ in range(40):
        window.server.slip_wheel(-2)
    window.until(lambda: window.server.slip_wheel(2) or window.state()["offset"] > 0)
    assert window.phases() == []


def test_the_motion_after_two_fingers_goes_on(open_window):
    window = open_window()
    window.server.point(180, 300)
    scroll(window.server, 20, 12)
    window.server.scroll(0)
    released = window.state()["offset"]
    window.until(lambda: window.state()["offset"] > released + 50)
    window.rests()


def test_a_touchpad_loads_more_until_there_is_no_more(open_window):
    window = open_window("loadMore=ring", "rows=40", "delay=0.05")
    window.server.point(180, 300)
    window.until(lambda: window.server.scroll(30) or window.state()["loadMore"] == "exhausted")
    window.server.scroll(0)
    assert window.count("began", "loadMore") == 3


def test_rows_that_are_inserted_do_not_move_what_is_read(open_window, tmp_path):
    for kind in ("listView", "listBox", "box"):
        window = open_window(f"list={kind}")
        window.server.point(180, 300)
        window.until(lambda: window.server.scroll(8) or window.state()["offset"] > 300)
        window.hold()
        window.server.scroll(0)
        window.until(lambda: window.still("offset"))
        before = rows_of(window.pixels(tmp_path / "before"))
        places = {row["text"]: row["y"] for row in window.state()["rows"]}
        window.say("insert", 20)
        window.until(lambda: window.state()["offset"] > 900)
        assert rows_of(window.pixels(tmp_path / "after")) == before, kind
        assert {row["text"]: row["y"] for row in window.state()["rows"]} == places, kind
        window.quit()
