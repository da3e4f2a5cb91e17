"""Load-more: automatic before the end, by a pull, by a tap, and its results."""

import pytest

from drivers import Fingers, Wheel, draw, finish, let_time_pass, wait_until_settled, warnings_of


def log_of(page, type, field):
    return page.evaluate(f"log.filter((e) => e.type === '{type}').map((e) => e.{field})")


def wait_for_end(page, phase):
    page.wait_for_function(f"view.phaseOf('end') === '{phase}'")


def scroll_to(page, offset):
    page.evaluate(f"scroller.scrollTop = {offset}")
    page.wait_for_function(f"scroller.scrollTop === Math.min({offset}, scroller.scrollHeight - scroller.clientHeight)")


def scroll_to_end(page):
    page.evaluate("scroller.scrollTop = 1e6")
    page.wait_for_function("scroller.scrollTop >= scroller.scrollHeight - scroller.clientHeight - 1")


FOOTER = "view.shadowRoot.querySelector('button.end')"


def tap_footer(page):
    box = page.evaluate(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({FOOTER}.getBoundingClientRect())")
    page.touchscreen.tap(*box)


@pytest.mark.quick
def test_a_load_begins_half_a_screen_before_the_end_and_continues_after_it_grew(open_page):
    page = open_page(edge="end")
    height = page.evaluate("scroller.clientHeight")
    # 60 rows of 60 points and 44 of reserved space; a lead of half a viewport.
    lead_begins_at = 60 * 60 + 44 - 1.5 * height
    scroll_to(page, int(lead_begins_at) - 20)
    assert page.evaluate("count('loadmore')") == 0
    scroll_to(page, int(lead_begins_at) + 20)
    page.wait_for_function("count('loadmore') === 1")
    assert log_of(page, "loadmore", "edge") == ["end"]
    scroll_to_end(page)
    page.evaluate("appendRows(20); finish()")
    wait_for_end(page, "idle")
    assert log_of(page, "loadmoreend", "outcome") == ["succeeded"]
    # 20 rows more than the lead: nothing begins until the list is scrolled.
    assert page.evaluate("count('loadmore')") == 1
    scroll_to_end(page)
    page.wait_for_function("count('loadmore') === 2")
    assert page.evaluate("[view.phase, count('refresh')]") == ["idle", 0]


@pytest.mark.quick
def test_a_load_that_failed_is_tried_again_by_a_tap(open_page):
    page = open_page(edge="end")
    scroll_to_end(page)
    page.wait_for_function("count('loadmore') === 1")
    assert page.evaluate(f"{FOOTER}.hidden")
    page.evaluate("finish('failed')")
    wait_for_end(page, "failed")
    assert page.evaluate(f"[{FOOTER}.hidden, {FOOTER}.textContent]") == [False, "Could not load. Tap to retry"]
    tap_footer(page)
    page.wait_for_function("count('loadmore') === 2")
    page.evaluate("appendRows(30); finish()")
    wait_for_end(page, "idle")
    assert log_of(page, "loadmoreend", "outcome") == ["failed", "succeeded"]


SCROLLS = {
    "touch": lambda page: Fingers(page).pull(-100, y=500),
    "wheel": lambda page: Wheel(page).turn(100),
    "keys": lambda page: (page.evaluate("scroller.focus()"), page.keyboard.press("PageDown")),
    "program": lambda page: page.evaluate("scroller.scrollBy(0, 100)"),
}


@pytest.mark.parametrize("by", SCROLLS)
def test_after_a_failure_the_first_scrolling_towards_the_end_retries(open_page, by):
    page = open_page(edge="end", touch=by == "touch")
    scroll_to(page, 2600)
    page.wait_for_function("count('loadmore') === 1")
    page.evaluate("finish('failed')")
    wait_for_end(page, "failed")
    scroll_to(page, 2610)
    let_time_pass(page, 2100)
    assert page.evaluate("count('loadmore')") == 1
    SCROLLS[by](page)
    page.wait_for_function("count('loadmore') === 2")


def test_the_footer_is_a_control_for_keys_and_screen_readers(open_page):
    page = open_page(edge="end", touch=False, **{"load-behavior": "tap"})
    scroll_to_end(page)
    assert page.evaluate("count('loadmore')") == 0
    page.evaluate(f"{FOOTER}.focus()")
    page.keyboard.press("Enter")
    page.wait_for_function("count('loadmore') === 1")
    assert page.evaluate("view.ariaBusy") == "true"
    status = "view.shadowRoot.querySelector('[role=status]').textContent"
    assert page.evaluate(status) == "Loading more"
    page.evaluate("finish('exhausted')")
    wait_for_end(page, "exhausted")
    # It stays while it has the focus.
    assert page.evaluate(f"[{status}, {FOOTER}.hidden, view.ariaBusy]") == ["No more", False, "false"]
    page.evaluate(f"{FOOTER}.blur()")
    assert page.evaluate(f"{FOOTER}.hidden")


@pytest.mark.quick
def test_exhausted_loads_nothing_until_it_is_reset_or_refreshed(open_page):
    page = open_page(edge="both")
    scroll_to_end(page)
    page.wait_for_function("count('loadmore') === 1")
    page.evaluate("finish('exhausted')")
    wait_for_end(page, "exhausted")
    for offset in (1000, 2900):
        scroll_to(page, offset)
    assert page.evaluate("count('loadmore')") == 1
    page.evaluate("view.reset()")
    page.wait_for_function("count('loadmore') === 2")
    page.evaluate("finish('exhausted')")
    wait_for_end(page, "exhausted")
    scroll_to(page, 0)
    page.evaluate("void view.begin()")
    page.evaluate("finish()")
    page.wait_for_function("view.phaseOf('end') === 'idle' && view.phase === 'idle'")


def test_a_refresh_that_found_nothing_more_exhausts(open_page):
    page = open_page(edge="both")
    page.evaluate("void view.begin()")
    page.evaluate("finish('exhausted')")
    wait_for_end(page, "exhausted")
    wait_until_settled(page)


def test_a_short_first_page_fills_itself(open_page):
    page = open_page(edge="end", rows=3, ready=False)
    page.wait_for_function("window.count?.('loadmore') === 1")
    for loads in range(2, 6):
        page.evaluate("appendRows(5); finish()")
        if page.evaluate("view.children.length * 60 + 44 - scroller.clientHeight * 1.5") < 0:
            page.wait_for_function(f"count('loadmore') === {loads}")
    # 23 rows are 1380 points: more than a screen and a half.
    wait_for_end(page, "idle")
    assert page.evaluate("[view.children.length, count('loadmore')]") == [23, 4]


@pytest.mark.quick
@pytest.mark.parametrize("outcome", ["succeeded", "failed", None])
def test_a_list_that_is_filtered_to_three_rows_loads_once_more_by_itself(open_page, outcome):
    """A new search says nothing about what the last load found: one that brought nothing, has failed, or is under way."""
    page = open_page(edge="end")
    scroll_to_end(page)
    page.wait_for_function("count('loadmore') === 1")
    if outcome:
        page.evaluate(f"finish('{outcome}')")
        wait_for_end(page, "failed" if outcome == "failed" else "idle")
    page.evaluate("view.replaceChildren(...[...view.children].slice(0, 3))")
    draw(page)
    if not outcome:
        assert page.evaluate("count('loadmore')") == 1
        page.evaluate("finish()")
    # After a failure once its two seconds are over.
    page.wait_for_function("count('loadmore') === 2")
    page.evaluate("finish()")
    page.wait_for_function("count('loadmoreend') === 2")
    page.wait_for_timeout(3000)
    assert page.evaluate("count('loadmore')") == 2


@pytest.mark.quick
def test_a_back_footer_loads_by_pulling_past_the_end_and_letting_go(open_page):
    page = open_page(edge="end", **{"load-behavior": "back"})
    fingers = Fingers(page)
    scroll_to_end(page)
    assert page.evaluate("count('loadmore')") == 0
    draw(page, 1)
    fingers.down(195, 700)
    fingers.move(0, -200, steps=20)
    assert page.evaluate("view.phaseOf('end')") == "armed"
    shift = "new DOMMatrix(getComputedStyle(scroller).transform).m42"
    assert page.evaluate(shift) < -64
    assert page.evaluate("count('loadmore')") == 0
    fingers.up()
    page.wait_for_function(f"view.phaseOf('end') === 'running' && {shift} === -56")
    page.evaluate("appendRows(5); finish()")
    page.wait_for_function(f"view.phaseOf('end') === 'idle' && {shift} === 0")
    assert log_of(page, "loadmoreend", "outcome") == ["succeeded"]
    assert page.evaluate("count('refresh')") == 0


def test_a_pull_past_the_end_goes_over_into_native_scrolling_in_one_gesture(open_page):
    page = open_page(edge="end", **{"load-behavior": "back"})
    fingers = Fingers(page)
    scroll_to(page, 2700)
    end = page.evaluate("scroller.scrollHeight - scroller.clientHeight")
    fingers.down(195, 700)
    fingers.move(0, -250, steps=25)
    assert page.evaluate("scroller.scrollTop") == end
    assert page.evaluate("new DOMMatrix(getComputedStyle(scroller).transform).m42") < -40
    fingers.move(0, 400, steps=40)
    page.wait_for_function(f"scroller.scrollTop < {end} - 50")
    fingers.up()
    page.wait_for_function("view.phaseOf('end') === 'idle' && scroller.style.transform === ''")
    assert page.evaluate("count('loadmore')") == 0


def test_a_touchpad_pulls_past_the_end(open_page):
    page = open_page(edge="end", at="end", touch=False, **{"load-behavior": "back"})
    draw(page, 1)
    Wheel(page).glide(-250)
    page.wait_for_function("view.phaseOf('end') === 'running'")


def test_a_refresh_aborts_a_running_load(open_page):
    page = open_page(edge="both", rows=40)
    page.evaluate("void (window.load = view.loadMore())")
    wait_for_end(page, "running")
    fingers = Fingers(page)
    fingers.pull(200)
    fingers.up()
    page.wait_for_function("view.phase === 'running'")
    assert page.evaluate("load.signal.aborted")
    assert log_of(page, "loadmoreend", "outcome") == ["cancelled"]
    # None begins during a refresh.
    assert page.evaluate("view.loadMore()") is None
    finish(page)
    assert log_of(page, "refreshend", "outcome") == ["succeeded"]


def test_nobody_to_load_is_warned_of(open_page):
    page = open_page(edge="end")
    warnings = warnings_of(page)
    page.evaluate(
        """() => {
          window.lonely = document.createElement("overscroll-view");
          lonely.edge = "end";
          document.body.append(lonely);
        }"""
    )
    page.wait_for_function("lonely.shadowRoot.querySelector('button:not([hidden])')")
    page.evaluate("void lonely.loadMore()")
    assert page.evaluate("lonely.phaseOf('end')") == "failed"
    assert len(warnings) == 1 and "loadmore" in warnings[0]


def test_a_footer_that_no_pull_starts_makes_no_room_for_titles_of_other_phases(open_page):
    page = open_page(edge="both", rows=30, **{"load-behavior": "tap"})
    page.evaluate(
        """() => {
          window.places = {};
          const { fillText } = CanvasRenderingContext2D.prototype;
          CanvasRenderingContext2D.prototype.fillText = function (text, x, ...rest) {
            places[text] = x;
            fillText.call(this, text, x, ...rest);
          };
        }"""
    )
    page.evaluate("void view.loadMore()")
    Fingers(page).pull(60)

    def places(long):
        page.evaluate(
            """(long) => {
              const isShown = (phase, edge) => phase === (edge === "start" ? "pulling" : "running");
              view.titles = (phase, edge) => (isShown(phase, edge) ? edge : long);
            }""",
            long,
        )
        draw(page, 1)
        found = page.evaluate("[places.start, places.end]")
        assert None not in found
        return found

    # A pulled look must not move sideways when its text changes, so the widest text counts there.
    (narrow_start, narrow_end), (wide_start, wide_end) = places("x"), places("x" * 28)
    assert narrow_end == wide_end
    assert narrow_start != wide_start


def test_the_footer_is_seen_at_rest_and_moves_during_a_load(open_page, artifacts):
    page = open_page(edge="end", indicator="ring")
    scroll_to_end(page)
    page.wait_for_function("count('loadmore') === 1")
    first = page.evaluate("view.shadowRoot.querySelector('.indicator.end canvas').toDataURL()")
    page.wait_for_function(
        f"view.shadowRoot.querySelector('.indicator.end canvas').toDataURL() !== {first!r}"
    )
    page.screenshot(path=artifacts / "load-running.png")
    page.evaluate("finish('failed')")
    wait_for_end(page, "failed")
    page.screenshot(path=artifacts / "load-failed.png")
    box = page.evaluate(
        """(() => {
          const { bottom, height } = view.shadowRoot.querySelector(".indicator.end").getBoundingClientRect();
          return [bottom, height];
        })()"""
    )
    assert box == [page.evaluate("scroller.clientHeight"), 44]


def test_a_back_footer_under_short_content_is_at_the_viewports_end(open_page):
    page = open_page(edge="end", rows=3, **{"load-behavior": "mj-back"})
    fingers = Fingers(page)
    fingers.down(195, 700)
    fingers.move(0, -200)
    page.wait_for_function("view.phaseOf('end') === 'armed'")
    draw(page)
    last = page.evaluate("view.querySelector('.row:last-of-type').getBoundingClientRect().bottom")
    top = page.evaluate("view.shadowRoot.querySelector('.indicator.end').getBoundingClientRect().top")
    moved = page.evaluate("-new DOMMatrix(scroller.style.transform).m42")
    assert last < 200 and moved > 44
    # It comes in at the viewport's end, as far as the content has moved up.
    assert top == pytest.approx(844 - moved, abs=0.5)


def test_rows_that_a_footer_has_loaded_stay_in_sight_when_it_closes(open_page):
    page = open_page(edge="end", at="end", rows=30, **{"load-behavior": "back"})
    fingers = Fingers(page)
    fingers.down(195, 700)
    fingers.move(0, -250)
    fingers.up()
    page.wait_for_function("count('loadmore') === 1 && scroller.style.transform !== ''")
    draw(page, 60)
    old = "view.querySelectorAll('.row')[29].getBoundingClientRect().top"
    seen = page.evaluate(old)
    page.evaluate("appendRows(10)")
    page.evaluate("finish()")
    page.wait_for_function("view.phaseOf('end') === 'idle' && scroller.style.transform === ''")
    draw(page, 3)
    assert page.evaluate(old) == pytest.approx(seen, abs=0.5)
    # The first new row is where the footer was.
    assert page.evaluate("view.querySelectorAll('.row')[30].getBoundingClientRect().top") < 844 - 50
