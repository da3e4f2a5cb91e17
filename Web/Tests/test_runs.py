"""A refresh from its begin to exactly one end."""

import pytest

from drivers import draw, finish, wait_for_phase, wait_until_settled, warnings_of
from places import module


def ends(page):
    return page.evaluate("log.filter((e) => e.type === 'refreshend').map((e) => e.outcome)")


def test_a_handler_that_returns_failed_fails(page):
    page.evaluate("void (view.onrefresh = async () => 'failed')")
    page.evaluate("void view.begin()")
    wait_until_settled(page)
    assert ends(page) == ["failed"]


@pytest.mark.quick
def test_a_handler_that_throws_fails_and_its_error_is_not_swallowed(page):
    page.expect_problem("broken on purpose")
    page.evaluate("void (view.onrefresh = () => { throw new Error('broken on purpose'); })")
    rows = page.evaluate("view.children.length")
    page.evaluate("void view.begin()")
    wait_until_settled(page)
    assert ends(page) == ["failed"]
    assert page.problems == ["broken on purpose"]
    assert page.evaluate("view.children.length") == rows


def test_a_handler_that_rejects_fails_and_its_error_is_not_swallowed(page):
    page.expect_problem("no network on purpose")
    page.evaluate("void view.begin()")
    page.evaluate("fail(new Error('no network on purpose'))")
    wait_until_settled(page)
    assert ends(page) == ["failed"]
    assert page.problems == ["no network on purpose"]


def test_a_plain_function_will_do_as_a_handler(page):
    page.evaluate("void (view.onrefresh = () => {})")
    page.evaluate("void view.begin()")
    wait_until_settled(page)
    assert ends(page) == ["succeeded"]


def test_a_listener_of_refresh_will_do_without_a_handler(page):
    page.evaluate(
        """() => {
          view.onrefresh = null;
          view.addEventListener("refresh", ({ detail }) => detail.run.end("failed"));
          view.begin();
        }"""
    )
    wait_until_settled(page)
    assert ends(page) == ["failed"]


def test_a_view_that_nobody_listens_to_fails_and_says_so(open_page):
    page = open_page()
    warnings = warnings_of(page)
    page.evaluate(
        """() => {
          window.lonely = document.createElement("overscroll-view");
          document.body.append(lonely);
        }"""
    )
    page.wait_for_function("lonely.begin() !== null")
    page.wait_for_function("lonely.phase === 'idle'")
    assert len(warnings) == 1 and "refresh" in warnings[0]


def test_begin_gives_the_run_under_way(page):
    assert page.evaluate("view.begin() === view.begin()")
    finish(page)
    assert page.evaluate("view.begin() !== log.find((e) => e.run).run")
    assert page.evaluate("count('refresh')") == 2


def test_end_ends_the_run_under_way(page):
    page.evaluate("view.end()")
    page.evaluate("void view.begin()")
    page.evaluate("view.end('failed')")
    wait_until_settled(page)
    assert ends(page) == ["failed"]


def test_an_unknown_outcome_is_warned_of_and_counts_as_succeeded(page):
    warnings = warnings_of(page)
    page.evaluate("void view.begin()")
    finish(page, "great")
    assert ends(page) == ["succeeded"]
    assert len(warnings) == 1 and '"great"' in warnings[0]


@pytest.mark.quick
def test_a_cancelled_run_is_aborted(page):
    assert page.evaluate("view.begin().signal.aborted") is False
    page.evaluate("view.end('cancelled')")
    assert page.evaluate("run.signal.aborted") is True
    page.evaluate("fail(run.signal.reason)")
    wait_until_settled(page)
    assert ends(page) == ["cancelled"]


def test_what_an_aborted_handler_throws_is_not_reported(page):
    page.evaluate("view.begin()")
    page.evaluate("view.end('cancelled')")
    page.evaluate("fail(new Error('a client with its own abort error'))")
    wait_until_settled(page)
    assert [ends(page), page.problems] == [["cancelled"], []]


def test_disabling_aborts_the_run_and_enabling_allows_the_next(page, fingers):
    page.evaluate("void view.begin()")
    page.evaluate("view.disabled = true")
    assert page.evaluate("run.signal.aborted")
    assert page.evaluate("view.begin()") is None
    wait_until_settled(page)
    fingers.pull(200)
    assert page.evaluate("[view.phase, view.overscroll]") == ["idle", 0]
    fingers.up()
    page.evaluate("view.disabled = false")
    fingers.pull(200)
    assert page.evaluate("view.phase") == "armed"


@pytest.mark.quick
def test_removal_aborts_a_handler_that_never_ends(page, fingers):
    fingers.pull(200)
    fingers.up()
    wait_for_phase(page, "running")
    page.evaluate("view.remove()")
    assert page.evaluate("run.signal.aborted")
    assert ends(page) == ["cancelled"]
    assert page.evaluate("[view.phase, view.ariaBusy, view.begin()]") == ["idle", "false", None]
    assert page.evaluate("scroller.style.transform") == ""
    # A late end is ignored.
    page.evaluate("{ run.end(); fail(run.signal.reason); }")


def test_a_view_removed_by_its_own_listener_aborts_its_run(page):
    page.evaluate("view.addEventListener('phasechange', () => view.remove(), { once: true })")
    page.evaluate("void view.begin()")
    assert page.evaluate("[view.isConnected, view.phase]") == [False, "idle"]
    assert page.evaluate("count('refresh')") == page.evaluate("count('refreshend')")


def test_a_removed_view_works_again_when_it_is_put_back(page, fingers):
    page.evaluate("void view.begin()")
    page.evaluate("view.remove()")
    page.evaluate("document.body.append(view)")
    page.wait_for_function("!view.shadowRoot.querySelector('button').hidden")
    fingers.pull(200)
    fingers.up()
    wait_for_phase(page, "running")
    finish(page)
    assert ends(page) == ["cancelled", "succeeded"]


def test_a_new_pull_while_the_result_is_shown_begins_another_run(page, fingers):
    page.evaluate("void view.begin()")
    page.evaluate("finish()")
    wait_for_phase(page, "finishing")
    fingers.pull(200)
    fingers.up()
    wait_for_phase(page, "running")
    finish(page)
    assert ends(page) == ["succeeded", "succeeded"]


def test_properties_and_a_begin_from_before_the_load_count(open_page):
    page = open_page("early.html", ready=False)
    page.wait_for_function("window.started === 1")
    # As seen by the handlers: afterwards, the time of the last update differs.
    assert page.evaluate("seen") == ["ring", 1000]
    assert page.evaluate("view.getAttribute('indicator')") == "ring"


def test_success_notes_the_time_and_failure_does_not(page):
    page.evaluate("void (view.onrefresh = () => 'failed')")
    page.evaluate("void view.begin()")
    wait_until_settled(page)
    assert page.evaluate("view.lastUpdated") is None
    page.evaluate("void (view.onrefresh = () => {})")
    page.evaluate("void view.begin()")
    wait_until_settled(page)
    assert page.evaluate("Math.abs(view.lastUpdated - Date.now()) < 10000")


def test_what_is_no_date_is_warned_of_and_changes_nothing(page):
    warnings = warnings_of(page)
    page.evaluate("view.lastUpdated = 5000")
    for value in ["NaN", "Infinity", "'yesterday'", "undefined"]:
        page.evaluate(f"view.lastUpdated = {value}")
    assert page.evaluate("view.lastUpdated.getTime()") == 5000
    # The sentence comes with a file of its own.
    page.evaluate("customElements.get('overscroll-view').load('help')")
    draw(page)
    assert len(warnings) == 4
    page.evaluate("view.lastUpdated = null")
    assert page.evaluate("view.lastUpdated") is None


@pytest.mark.quick
def test_a_run_takes_at_least_its_shortest_time(page):
    page.evaluate("view.parameters = { minimumRunning: 1.5 }")
    page.wait_for_function("view.parametersOf()?.minimumRunning === 1.5")
    page.evaluate("view.onrefresh = () => {}")
    page.evaluate("void view.begin()")
    page.wait_for_function("log.some(({ phase }) => phase === 'finishing')")
    times = page.evaluate("['running', 'finishing'].map((phase) => log.find((each) => each.phase === phase).time)")
    # A page's frames are 16 ms apart.
    assert 1500 <= times[1] - times[0] < 1550


@pytest.mark.quick
def test_a_result_that_is_held_asks_for_no_frames_once_its_mark_is_drawn(page):
    page.evaluate("view.parameters = { resultHold: 60 }")
    page.wait_for_function("view.parametersOf()?.resultHold === 60")
    page.evaluate("view.onrefresh = () => {}")
    page.evaluate("void view.begin()")
    wait_for_phase(page, "finishing")
    page.wait_for_timeout(1000)
    count_frames(page)
    page.wait_for_timeout(10000)
    assert page.evaluate("[frames_, view.phase]") == [0, "finishing"]


@pytest.mark.quick
def test_a_back_off_asks_for_no_frames(open_page):
    page = open_page(edge="end")
    page.evaluate("view.loadParameters = { backOff: 60 }")
    page.wait_for_function("view.parametersOf('end')?.backOff === 60")
    page.evaluate("scroller.scrollTop = 1e6")
    page.wait_for_function("count('loadmore') === 1")
    page.evaluate("finish('failed')")
    page.wait_for_function("view.phaseOf('end') === 'failed'")
    page.wait_for_timeout(1000)
    count_frames(page)
    page.wait_for_timeout(5000)
    assert page.evaluate("[frames_, count('loadmore')]") == [0, 1]


@pytest.mark.quick
def test_after_the_limit_of_loads_each_one_needs_a_tap(open_page):
    page = open_page(edge="both")
    page.evaluate(
        """async () => {
          const { limitLoads } = await import("/dist/overscroll-load-limit.js");
          limitLoads(view, 2);
          const outcomes = ["succeeded", "failed"];
          view.onloadmore = () => {
            const outcome = outcomes.shift() ?? "succeeded";
            if (outcome === "succeeded") {
              const rows = Array.from({ length: 30 }, () => document.createElement("p"));
              rows.forEach((row) => (row.textContent = "a row"));
              view.append(...rows);
            }
            return outcome;
          };
          view.onrefresh = () => {};
        }"""
    )

    def loads_at_the_end():
        for offset in (0, 1e6):
            page.evaluate("(offset) => (scroller.scrollTop = offset)", offset)
            draw(page, 8)
        return page.evaluate("count('loadmore')")

    # The second one fails, which does not count, and may be tried again after two seconds.
    assert [loads_at_the_end() for _ in range(3)] == [1, 2, 2]
    page.wait_for_timeout(2100)
    assert [loads_at_the_end() for _ in range(2)] == [3, 3]
    page.evaluate("void view.loadMore()")
    page.wait_for_function("count('loadmore') === 4")
    assert loads_at_the_end() == 4
    page.evaluate("void view.begin()")
    page.wait_for_function("count('loadmore') === 5")


def count_frames(page):
    page.evaluate(
        """() => {
          const request = requestAnimationFrame;
          window.frames_ = 0;
          window.requestAnimationFrame = (body) => (frames_++, request(body));
        }"""
    )


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
