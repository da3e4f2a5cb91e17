"""The list on Wayland, by a touchpad, a wheel and a mouse, at whole scales and one between them."""

import shutil
import time

import pytest

from sway import Sway
from test_other_input import scroll

pytestmark = pytest.mark.skipif(shutil.which("sway") is None, reason="without sway there is no Wayland here")


@pytest.fixture(params=[1, 1.5, 2], ids="scale {}".format)
def server(request):
    with Sway(request.param) as server:
        yield server


def test_a_touchpad_pulls(open_window):
    window = open_window()
    window.server.point(180, 300)
    scroll(window.server, -8, 40)
    window.until(lambda: "armed" in window.phases())
    window.hold()
    window.server.scroll(0)
    window.until(lambda: window.phases()[-1] == "idle" and window.count("began") == 1)


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


def test_a_wheel_scrolls_and_does_not_pull(open_window):
    window = open_window()
    window.server.point(180, 300)
    for _ in range(10):
        window.server.turn_wheel(-1)
    # GDK adds up the notches of a frame, also those in opposite directions.
    window.until(lambda: window.server.turn_wheel(1) or window.state()["offset"] > 0)
    assert window.phases() == []


def test_a_mouse_pulls(open_window):
    window = open_window("mouse")
    window.server.point(180, 100)
    window.server.press()
    for y in range(100, 420, 10):
        window.server.point(180, y)
        time.sleep(0.01)
    window.hold()
    window.server.release()
    window.until(lambda: window.count("returned") == 1)
    window.rests()
    assert window.activated() == []
