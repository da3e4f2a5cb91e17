"""The clock of the test pages: what advances time, and what does not."""

import pytest

from drivers import draw, until


@pytest.fixture
def blank(open_page):
    return open_page("blank.html", ready=False)


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
