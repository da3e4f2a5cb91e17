"""A refresh from its begin to exactly one end.

What a run says that it has brought, or why it has failed; and the gap that is open meanwhile, which belongs to the list,
for touch, mouse and wheel.
"""

import pytest

from drivers import (
    STATUS, Fingers, Wheel, begin, box, draw, finish, finish_load, frames_requested, outcomes, record_words, scroll_to,
    wait_for_phase, wait_until_settled, warnings_of,
)
from places import module


@pytest.mark.parametrize(("handler", "outcome"), [
    ("async () => 'failed'", "failed"),
    # A plain function will do, and so will a listener.
    ("() => {}", "succeeded"),
    ("null; view.addEventListener('refresh', ({ detail }) => detail.run.end('failed'))", "failed"),
])
def test_a_run_ends_as_its_handler_or_a_listener_says(page, handler, outcome):
    page.evaluate(f"view.onrefresh = {handler}; void view.begin()")
    wait_until_settled(page)
    assert outcomes(page) == [outcome]


@pytest.mark.quick
@pytest.mark.parametrize("handler", ["() => { throw ERROR }", "async () => { throw ERROR }"])
def test_a_handler_that_throws_fails_and_its_error_is_not_swallowed(page, handler):
    page.expect_problem("broken on purpose")
    page.evaluate(f"view.onrefresh = {handler.replace('ERROR', 'new Error(`broken on purpose`)')}; void view.begin()")
    wait_until_settled(page)
    assert [outcomes(page), page.problems] == [["failed"], ["broken on purpose"]]


@pytest.mark.parametrize(("edge", "act"), [("start", "begin"), ("end", "loadMore")])
def test_a_view_that_nobody_listens_to_fails_and_says_so(open_page, edge, act):
    page = open_page()
    warnings = warnings_of(page)
    lonely = f"<overscroll-view id=lonely edge={edge}></overscroll-view>"
    page.evaluate("(markup) => document.body.insertAdjacentHTML('beforeend', markup)", lonely)
    page.wait_for_function("lonely.shadowRoot.querySelector('button:not([hidden])')")
    page.evaluate(f"void lonely.{act}()")
    page.wait_for_function(f"['idle', 'failed'].includes(lonely.phaseOf('{edge}'))")
    assert len(warnings) == 1 and ("refresh" if edge == "start" else "loadmore") in warnings[0]


def test_begin_gives_the_run_under_way(page):
    assert page.evaluate("view.begin() === view.begin()")
    finish(page)
    assert page.evaluate("view.begin() !== log.find((e) => e.run).run")
    assert page.evaluate("count('refresh')") == 2


def test_end_ends_the_run_under_way(page):
    page.evaluate("view.end(); view.begin(); view.end('failed')")
    wait_until_settled(page)
    assert outcomes(page) == ["failed"]


@pytest.mark.quick
def test_a_cancelled_run_is_aborted(page):
    assert page.evaluate("view.begin().signal.aborted") is False
    page.evaluate("view.end('cancelled')")
    assert page.evaluate("run.signal.aborted") is True
    # What an aborted handler throws is not reported.
    page.evaluate("fail(new Error('a client with its own abort error'))")
    wait_until_settled(page)
    assert [outcomes(page), page.problems] == [["cancelled"], []]


def test_disabling_aborts_the_run_and_enabling_allows_the_next(page, fingers):
    page.evaluate("void view.begin(), view.disabled = true")
    assert page.evaluate("[run.signal.aborted, view.begin()]") == [True, None]
    wait_until_settled(page)
    fingers.pull(200)
    assert page.evaluate("[view.phase, view.overscroll]") == ["idle", 0]
    fingers.up()
    page.evaluate("view.disabled = false")
    fingers.pull(200)
    assert page.evaluate("view.phase") == "armed"


@pytest.mark.quick
def test_a_removed_view_works_again_when_it_is_put_back(page, fingers):
    fingers.pull(200).up()
    wait_for_phase(page, "running")
    page.evaluate("view.remove()")
    assert [outcomes(page), page.evaluate("run.signal.aborted")] == [["cancelled"], True]
    left = "[view.phase, view.ariaBusy, view.begin(), scroller.style.transform]"
    assert page.evaluate(left) == ["idle", "false", None, ""]
    # A late end is ignored.
    page.evaluate("{ run.end(); fail(run.signal.reason); }")
    page.evaluate("document.body.append(view)")
    page.wait_for_function("!view.shadowRoot.querySelector('button').hidden")
    fingers.pull(200).up()
    wait_for_phase(page, "running")
    finish(page)
    assert outcomes(page) == ["cancelled", "succeeded"]


def test_a_view_removed_by_its_own_listener_aborts_its_run(page):
    page.evaluate("view.addEventListener('phasechange', () => view.remove(), { once: true }); void view.begin()")
    assert page.evaluate("[view.isConnected, view.phase]") == [False, "idle"]
    assert page.evaluate("count('refresh') === count('refreshend')")


def test_properties_and_a_begin_from_before_the_load_count(open_page):
    page = open_page("early.html")
    # As seen by the handlers: afterwards, the time of the last update differs.
    assert page.evaluate("[seen, view.getAttribute('indicator')]") == [["ring", 1000], "ring"]


def test_success_notes_the_time_and_failure_does_not(page):
    for outcome in ("failed", "succeeded"):
        assert page.evaluate("view.lastUpdated") is None
        page.evaluate(f"view.onrefresh = () => '{outcome}'; void view.begin()")
        wait_until_settled(page)
    assert page.evaluate("Math.abs(view.lastUpdated - Date.now()) < 10000")


def test_what_is_no_date_is_warned_of_and_changes_nothing(page):
    # The sentence comes with a file of its own.
    page.evaluate("view.lastUpdated = 5000; OverscrollView.load('help').then(() => {})")
    warnings = warnings_of(page)
    for value in ["NaN", "undefined", "'yesterday'"]:
        page.evaluate(f"view.lastUpdated = {value}")
        draw(page)
        assert warnings.pop() == f"overscroll-view: lastUpdated is not a date: {value.strip(chr(39))}"
    assert page.evaluate("view.lastUpdated.getTime()") == 5000
    assert page.evaluate("view.lastUpdated = null, view.lastUpdated") is None


@pytest.mark.quick
def test_a_result_that_is_held_asks_for_no_frames_once_its_mark_is_drawn(page):
    page.evaluate("view.parameters = { resultHold: 60 }")
    page.wait_for_function("view.parametersOf()?.resultHold === 60")
    page.evaluate("view.onrefresh = () => {}; void view.begin()")
    wait_for_phase(page, "finishing")
    page.wait_for_timeout(1000)
    assert [frames_requested(page, 10_000), page.evaluate("view.phase")] == [0, "finishing"]


@pytest.mark.quick
def test_a_back_off_asks_for_no_frames(open_page):
    page = open_page(edge="end")
    page.evaluate("view.loadParameters = { backOff: 60 }")
    page.wait_for_function("view.parametersOf('end')?.backOff === 60")
    scroll_to(page, 1e6)
    page.wait_for_function("count('loadmore') === 1")
    finish_load(page, "failed", "failed")
    page.wait_for_timeout(1000)
    assert [frames_requested(page, 5000), page.evaluate("count('loadmore')")] == [0, 1]


@pytest.mark.quick
def test_after_the_limit_of_loads_each_one_needs_a_tap(open_page):
    page = open_page(edge="both")
    # The second one fails.
    page.evaluate("""async () => {
      const { limitLoads } = await import("/dist/overscroll-load-limit.js");
      limitLoads(view, 2);
      const outcomes = ["succeeded", "failed"];
      view.onloadmore = () => {
        const outcome = outcomes.shift() ?? "succeeded";
        if (outcome === "succeeded") appendRows(30);
        return outcome;
      };
      view.onrefresh = () => {};
    }""")

    def loads_at_the_end():
        for offset in (0, 1e6):
            scroll_to(page, offset)
            draw(page, 6)
        return page.evaluate("count('loadmore')")

    # A failure does not count, and may be tried again after two seconds.
    assert [loads_at_the_end() for _ in range(3)] == [1, 2, 2]
    page.wait_for_timeout(2100)
    assert [loads_at_the_end() for _ in range(2)] == [3, 3]
    page.evaluate("void view.loadMore()")
    page.wait_for_function("count('loadmore') === 4")
    assert loads_at_the_end() == 4
    page.evaluate("void view.begin()")
    page.wait_for_function("count('loadmore') === 5")


@pytest.mark.quick
def test_a_wake_is_not_before_its_time_for_any_rounding(open_page):
    early = """async (module) => {
      const { makeFrameTicker } = await import(module);
      let early = 0;
      let asked;
      const ticker = makeFrameTicker((_, { time }) => (early += time / 1000 < asked));
      // A timer that comes exactly in time, or a little too early.
      performance.now = () => 0;
      window.setTimeout = (wake) => wake();
      for (let number = 0; number < 10_000; number += 1) ticker.wakeAt((asked = 0.5 + number * 0.0137), "engine");
      return early;
    }"""
    assert open_page().evaluate(early, module("frame-ticker.js")) == 0


def refresh(page, handler):
    """Pulls, and waits until the result of a handler is shown; returns what has been painted since then."""
    record_words(page)
    page.evaluate(f"() => {{ view.onrefresh = {handler}; }}")
    Fingers(page).pull(400).up()
    wait_for_phase(page, "finishing")
    # The title before fades out first.
    page.evaluate("painted.clear()")
    draw(page, 8)
    return page.evaluate("[...painted]")


@pytest.mark.quick
@pytest.mark.parametrize(("count", "text"), [(3, "3 new"), (0, "Nothing new")])
def test_a_refresh_says_what_it_has_brought(open_page, count, text):
    page = open_page()
    assert text in refresh(page, f"async (run) => void (run.newItems = {count})")
    assert page.evaluate(STATUS) == text
    wait_until_settled(page)
    # The next one has brought nothing that it says.
    assert "Updated" in refresh(page, "async () => {}")


def test_a_run_that_fails_offline_says_that_there_is_no_connection(open_page):
    page = open_page()
    page.context.set_offline(True)
    assert "No connection" in refresh(page, "async () => 'failed'")
    page.context.set_offline(False)
    wait_until_settled(page)
    assert "Could not refresh" in refresh(page, "async () => 'failed'")


@pytest.mark.parametrize("value", ["-1", "1.5", "null", "'3'", "NaN", "Infinity"])
def test_what_is_no_count_says_nothing(open_page, value):
    page = open_page()
    assert "Updated" in refresh(page, f"async (run) => void (run.newItems = {value})")


def test_the_first_end_of_a_run_says_its_result(open_page):
    page = open_page()
    assert "3 new" in refresh(page, "(run) => { run.newItems = 3; run.end(); run.newItems = 5; run.end('failed'); }")


@pytest.mark.quick
def test_a_list_that_is_disabled_by_the_end_of_a_run_works_again(open_page):
    page = open_page()
    page.evaluate("view.addEventListener('refreshend', () => (view.disabled = true), { once: true })")
    page.evaluate("() => { view.onrefresh = () => {}; }")
    fingers = Fingers(page)
    for count in (1, 2):
        fingers.pull(400).up()
        page.wait_for_function(f"count('refreshend') === {count}")
        draw(page)
        page.evaluate("view.disabled = false")
        wait_until_settled(page)


# In the middle of a gap of 56 points, in a view that begins at 300.
Y = 328


@pytest.fixture
def open_page_with_gap(open_page):
    """Holds the gap open in a page that scrolls too, so that a gesture may miss the list."""

    def open_page_with_gap(**options):
        page = open_page(**options)
        page.evaluate("Object.assign(view.style, { height: '500px', marginTop: '300px' })")
        page.evaluate("void (document.body.style.height = '2000px')")
        begin(page)
        return page

    return open_page_with_gap


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "wheel"])
def test_a_finger_and_a_wheel_on_the_gap_scroll_the_list_and_not_the_page(open_page_with_gap, touch):
    page = open_page_with_gap(touch=touch)
    # The gap closes first.
    if touch:
        Fingers(page).down(195, Y).move(0, -200, steps=40).up()
    else:
        Wheel(page, y=Y).turn(40, 40, 40)
    page.wait_for_function("scroller.scrollTop > 80")
    assert page.evaluate("scrollY") == 0


def test_buttons_of_an_own_indicator_are_clicked(open_page_with_gap):
    page = open_page_with_gap(slot="indicator")
    page.evaluate("own.innerHTML = '<button style=\"pointer-events: auto\">Cancel</button>'")
    page.evaluate("own.firstChild.addEventListener('click', () => view.end('cancelled'))")
    page.wait_for_function("own.firstChild.getBoundingClientRect().top >= 300")
    button = box(page, "own.firstChild")
    page.touchscreen.tap(button["x"] + button["width"] / 2, button["y"] + button["height"] / 2)
    wait_until_settled(page)
    assert outcomes(page) == ["cancelled"]


def test_the_gaps_control_is_clicked_where_the_keyboard_is(open_page):
    page = open_page(touch=False)
    page.keyboard.press("Tab")
    control = box(page, "view.shadowRoot.activeElement")
    page.mouse.click(control["x"] + 5, control["y"] + 5)
    wait_for_phase(page, "running")
