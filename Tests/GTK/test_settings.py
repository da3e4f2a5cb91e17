"""Where an indicator is seen, and what a run locks, by real touches."""

from test_other_input import END
from test_pull import MIDDLE, PAST, RUN, TOP

# Pixels of four bytes: a line of the window, and the middle of it, where no row has text.
LINE, LEFT, RIGHT = 360 * 4, 150 * 4, 210 * 4


def colors(pixels, first, last):
    """The colors in the middle of some lines."""
    lines = (pixels[y * LINE + LEFT:y * LINE + RIGHT] for y in range(first, last))
    return {line[at:at + 4] for line in lines for at in range(0, len(line), 4)}


def test_a_fixed_indicator_is_behind_the_rows_or_in_front(open_window, tmp_path):
    for placement, is_in_front in (("fixedBehind", False), ("fixedInFront", True)):
        window = open_window(f"placement={placement}", "refresh=ring")
        window.server.put(*TOP)
        # So that the list begins in the middle of the indicator, at 28 of 56 points.
        window.server.drag(TOP, (180, 160))
        window.until(lambda: 20 < window.state()["overscroll"] < 30)
        pixels = window.pixels(tmp_path / "pulled")
        assert len(colors(pixels, 16, 20)) > 1
        assert (len(colors(pixels, 32, 41)) > 1) == is_in_front, placement
        window.server.lift(180, 160)
        window.rests()
        window.quit()


def test_the_list_may_stay_under_the_indicator(open_window, tmp_path):
    window = open_window("stays", "refresh=ring", "delay=-1")
    place = window.row("Row 0")
    window.server.put(*TOP)
    window.server.drag(TOP, PAST)
    window.until(lambda: window.state()["overscroll"] > 60)
    assert window.row("Row 0") == place
    assert len(colors(window.pixels(tmp_path / "pulled"), 0, 100)) > 1
    window.hold()
    window.server.lift(*PAST)
    window.until(lambda: window.state()["overscroll"] == 56)
    # It scrolls under the indicator.
    window.pull((180, 500), (180, 300))
    window.until(lambda: window.state()["offset"] > 100)
    assert window.state()["refresh"] == "running"
    # The ring turns, so the pixels are never still.
    scrolled = tmp_path / "scrolled"
    window.until(lambda: window.ask("pixels", "pixels", scrolled)["pixels"])
    assert len(colors(scrolled.read_bytes(), 0, 56)) > 1
    window.say("finish", "succeeded")
    window.until(lambda: window.phases() == RUN)


def test_a_run_may_keep_the_list_from_being_scrolled(open_window):
    window = open_window("locks", "refresh=ring", "delay=-1")
    window.pull(TOP, PAST)
    window.until(lambda: window.state()["overscroll"] == 56)

    def scroll():
        window.flick((180, 560), (180, 160))
        window.server.turn_wheel(3)
        window.server.point(180, 300)
        for _ in range(5):
            window.server.scroll(20)
        window.server.scroll(0)
        window.server.type(END)

    place = window.row("Row 0")
    scroll()
    window.say("scroll", 400)
    window.hold()
    state = window.state()
    assert state["offset"] == 0 and state["refresh"] == "running"
    assert window.row("Row 0") == place
    window.say("finish", "succeeded")
    window.until(lambda: window.phases() == RUN)
    window.rests()
    window.pull(MIDDLE, (180, 100))
    window.until(lambda: window.state()["offset"] > 0)
