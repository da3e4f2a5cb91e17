"""More rows at the end, and history at the top, by real touches."""

BOTTOM, UP = (180, 560), (180, 160)


def test_load_more_reaches_the_end(open_window):
    window = open_window("loadMore=ring", "rows=40", "delay=0.05")
    for _ in range(40):
        window.flick(BOTTOM, UP)
        state = window.rests("loadMore")
        left = state["upper"] - state["offset"] - state["page"]
        # A flick ends within a point of the edge. The last rows are there before the list is as long as they need.
        if window.row("More 60") and left < 1:
            break
    assert 0 <= left < 1
    assert state["loadMore"] == "exhausted"
    assert window.count("began", "loadMore") == 3
    # The room of the load-more is below the last row.
    assert 640 - 44 - 54 <= window.row("More 60")[1] <= 640 - 44 - 48


def test_a_back_footer_is_pulled_at_the_end(open_window):
    window = open_window("loadMore=arrow", "back", "rows=20", "delay=0.05")
    window.scroll(1e6)
    window.pull(BOTTOM, UP)
    window.until(lambda: window.count("began", "loadMore") == 1)
    window.until(lambda: window.phases("loadMore") == ["pulling", "armed", "running", "finishing", "idle"])
    window.until(lambda: window.row("More 1"))


def test_a_load_more_loads_by_a_tap(open_window):
    window = open_window("loadMore=arrow", "tap", "rows=3", "delay=0.05")
    window.rests("loadMore")
    # Below a list that is shorter than the window the room is at its end.
    window.server.tap(180, 640 - 22)
    window.until(lambda: window.row("More 1"))
    assert window.count("began", "loadMore") == 1


def test_history_at_the_top_moves_no_pixel_of_a_row(open_window, tmp_path):
    for kind in ("listView", "listBox", "box"):
        window = open_window("chat", "loadMore=ring", f"list={kind}", "rows=60", "delay=-1", "refresh=none")
        window.scroll(500)
        window.pull((180, 100), (180, 500))
        window.until(lambda: window.count("began", "loadMore") == 1)
        state = window.scroll(100)
        before = rows_of(window.pixels(tmp_path / "before"))
        places = {row["text"]: row["y"] for row in state["rows"]}
        window.say("insert", 20)
        window.until(lambda: window.state()["offset"] > 900)
        after = rows_of(window.pixels(tmp_path / "after"))
        new = {row["text"]: row["y"] for row in window.state()["rows"]}
        assert {text: new.get(text) for text in places} == places, kind
        assert before == after, kind
        window.say("finish", "succeeded")
        window.until(lambda: window.state()["loadMore"] == "idle")
        assert rows_of(window.pixels(tmp_path / "end")) == before, kind
        window.quit()


def rows_of(pixels):
    """The pixels of the rows, without the scroll bar, which shows the new length."""
    line = 360 * 4
    return [pixels[start:start + 330 * 4] for start in range(0, len(pixels), line)]
