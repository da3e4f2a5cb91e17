"""What the tests measure with.

The clock of the test pages: what advances time, and what does not. The meter of rule R17, which sees a jump, by real touch
and in real time; read_on.py lets the reader read on for half an hour.
"""

import json
import subprocess
import sys

import pytest

from drivers import draw, until
from places import WEB


@pytest.fixture
def blank(open_page):
    return open_page("blank.html")


@pytest.mark.quick
def test_time_goes_on_by_frames_and_by_waiting_alone(blank):
    start = blank.evaluate("performance.now()")
    assert blank.evaluate("performance.now()") == start
    draw(blank, 3)
    assert blank.evaluate("performance.now()") == pytest.approx(start + 50)
    blank.wait_for_timeout(250)
    assert blank.evaluate("performance.now()") == pytest.approx(start + 300)
    blank.evaluate("setTimeout(() => { window.woken = performance.now() }, 2000)")
    until(blank, "window.woken")
    assert blank.evaluate("woken") == pytest.approx(start + 2300)


def test_time_stays_finite_when_what_it_waits_for_is_taken_back(blank):
    assert blank.evaluate("""async () => {
      const frame = requestAnimationFrame(() => {});
      const waiting = clock.until(() => false, 50);
      await null, await null, await null;
      cancelAnimationFrame(frame);
      return [await waiting, Number.isFinite(performance.now())];
    }""") == [False, True]


HISTORY = {
    "list": "",
    "answers": [[0.2, 10, "succeeded"]],
    # The last one stands for a host that moves what is read.
    "actions": [["drag", -200, 0.3], ["wait", 0.3], ["jump", 4]],
}


@pytest.mark.quick
def test_the_meter_sees_a_jump_of_a_few_points():
    # In a process of its own: here runs another browser.
    command = [sys.executable, WEB / "Tests/read_on.py", "--whole", "--history", json.dumps(HISTORY)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    assert "  jump, 4.00 points" in done.stdout
    assert done.returncode == 1
