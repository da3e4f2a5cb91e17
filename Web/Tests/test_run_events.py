"""The events of a run: what frameworks listen to, and the property with which a page controls refreshes."""

import pytest

from drivers import begin, draw, wait_for_phase, wait_until_settled


@pytest.fixture
def bare(open_page):
    """The list without handlers; its warnings are in `warnings`."""
    page = open_page()
    page.evaluate("""() => {
      view.onrefresh = view.onloadmore = null;
      window.warnings = [];
      console.warn = (text) => warnings.push(text);
      // Unlike the page's own listener, this one does not read the run.
      window.fresh = document.createElement("overscroll-view");
      fresh.style.height = "300px";
      window.ends = [];
      fresh.addEventListener("refreshend", ({ detail }) => ends.push(detail.outcome));
      view.replaceWith(fresh);
      window.view = fresh;
      window.scroller = fresh.scroller;
    }""")
    page.wait_for_function("!view.shadowRoot.querySelector('button').hidden")
    return page


def ends(page):
    wait_until_settled(page)
    return page.evaluate("ends")


LISTEN = "view.addEventListener('refresh', (event) => event.waitUntil({}));"


@pytest.mark.quick
@pytest.mark.parametrize(("values", "outcome", "warned"), [
    # Only a string is an outcome.
    (["new Response()"], "succeeded", []),
    (["[1, 2]", "'failed'"], "failed", []),
    (["'broken'"], "succeeded", ['overscroll-view: unknown outcome "broken", using "succeeded"']),
])
def test_promises_passed_to_wait_until_end_the_run(bare, values, outcome, warned):
    bare.evaluate("".join(LISTEN.format(f"Promise.resolve({value})") for value in values) + "void view.begin()")
    assert ends(bare) == [outcome]
    # The part that warns is loaded first.
    bare.wait_for_function(f"warnings.length === {len(warned)}")
    assert bare.evaluate("warnings") == warned


def test_a_promise_that_rejects_fails_the_run_and_is_reported(bare):
    bare.expect_problem("broken on purpose")
    bare.evaluate(LISTEN.format("Promise.reject(new Error('broken on purpose'))") + "void view.begin()")
    assert [ends(bare), bare.problems] == [["failed"], ["broken on purpose"]]


def test_with_two_promises_the_run_ends_after_both(bare):
    promise = LISTEN.format("new Promise((resolve) => resolvers.push(resolve))")
    bare.evaluate(f"window.resolvers = []; {promise * 2} view.begin(); resolvers[0]()")
    wait_for_phase(bare, "running")
    bare.evaluate("resolvers[1]('failed')")
    assert ends(bare) == ["failed"]


def test_preventing_the_default_cancels_the_run_and_calls_no_handler(bare):
    bare.evaluate("view.onrefresh = () => (window.isCalled = true); void 0")
    bare.evaluate("view.addEventListener('refresh', (event) => event.preventDefault()); void view.begin()")
    assert [ends(bare), bare.evaluate("window.isCalled ?? false")] == [["cancelled"], False]


def test_the_signal_of_the_event_is_aborted_with_the_run(bare):
    bare.evaluate("view.addEventListener('refresh', ({ signal }) => (window.signal = signal))")
    bare.evaluate(LISTEN.format("new Promise(() => {})") + "view.begin(); view.end('cancelled')")
    assert [bare.evaluate("signal.aborted"), ends(bare)] == [True, ["cancelled"]]


def test_wait_until_after_the_dispatch_throws(bare):
    error = bare.evaluate("""async () => {
      let event;
      view.addEventListener("refresh", (it) => (event = it));
      view.begin();
      try { event.waitUntil(null); } catch ({ name }) { return name; }
    }""")
    assert error == "InvalidStateError"
    wait_until_settled(bare)


def test_an_attribute_is_never_run_as_code(bare):
    bare.evaluate("view.setAttribute('onrefresh', 'window.isRun = true'), void view.begin()")
    assert [ends(bare), bare.evaluate("window.isRun ?? false")] == [["failed"], False]


@pytest.mark.quick
def test_refreshing_opens_and_ends_without_a_handler(bare):
    bare.evaluate("void (view.onrefresh = () => (window.isCalled = true))")
    bare.evaluate("view.refreshing = true")
    wait_for_phase(bare, "running")
    assert bare.evaluate("view.refreshing")
    bare.evaluate("view.refreshing = false")
    assert [ends(bare), bare.evaluate("[view.refreshing, window.isCalled ?? false]")] == [["succeeded"], [False, False]]


@pytest.mark.parametrize("is_first", [True, False], ids=["in its listener", "when it renders"])
def test_a_page_that_controls_refreshing_ends_a_pulled_run_with_it(bare, is_first):
    act = "view.refreshing = true" if is_first else "window.isAsked = true"
    bare.evaluate(f"{'' if is_first else 'view.refreshing = false;'} view.addEventListener('refresh', () => ({act}))")
    begin(bare, is_open=False)
    # As a framework does later.
    bare.evaluate("view.refreshing = true; view.refreshing = false")
    assert [ends(bare), bare.evaluate("warnings")] == [["succeeded"], []]


@pytest.mark.parametrize(("change", "told"), [
    ("view.error = 'start'; view.refreshing = false", ["failed"]),
    ("view.refreshing = false; view.error = 'start'", ["failed"]),
    # It goes on in the same task.
    ("view.refreshing = false; view.refreshing = true", []),
])
def test_a_refresh_that_the_page_ends_has_failed_when_error_says_so(bare, change, told):
    bare.evaluate("view.refreshing = true")
    wait_for_phase(bare, "running")
    bare.evaluate(f"() => {{ {change} }}")
    draw(bare, 4)
    bare.wait_for_function(f"ends.length === {len(told)}")
    assert bare.evaluate("ends") == told


def test_a_refresh_that_the_page_shows_during_a_load_more_calls_no_handler(bare):
    bare.evaluate("""() => {
      view.edge = "both";
      view.parameters = { actionDelay: 0.5 };
      view.onloadmore = () => new Promise(() => {});
      view.onrefresh = () => (window.isCalled = true);
    }""")
    bare.wait_for_function("view.parametersOf()?.actionDelay === 0.5")
    bare.evaluate("view.loadMore('end')")
    wait_for_phase(bare, "running", "end")
    # The load-more is cancelled before the refresh would call its handler.
    bare.evaluate("view.refreshing = true")
    wait_for_phase(bare, "idle", "end")
    bare.wait_for_timeout(1000)
    assert bare.evaluate("[view.refreshing, window.isCalled ?? false]") == [True, False]
    bare.evaluate("view.refreshing = false")
    assert ends(bare) == ["succeeded"]


def test_a_page_that_controls_refreshes_does_not_end_the_load_of_a_chat(bare):
    bare.evaluate("""() => {
      view.chat = true;
      view.onloadmore = () => new Promise((resolve) => (window.finish = resolve));
      view.loadMore("start");
    }""")
    wait_for_phase(bare, "running")
    assert bare.evaluate("view.refreshing") is False
    bare.evaluate("view.refreshing = false")
    assert bare.evaluate("view.phase") == "running"
    bare.evaluate("finish()")
    wait_until_settled(bare)


def test_refreshing_set_before_the_element_is_in_the_page_opens_it(bare):
    bare.evaluate("""() => {
      const next = document.createElement("overscroll-view");
      next.style.height = "300px";
      next.setAttribute("refreshing", "");
      view.replaceWith(next);
      window.view = next;
    }""")
    wait_for_phase(bare, "running")
    # As React 18 writes an attribute for false.
    bare.evaluate("view.setAttribute('refreshing', 'false')")
    bare.wait_for_function("view.phase === 'idle'")


def test_phases_are_states_and_that_of_the_start_an_attribute(open_page):
    page = open_page(edge="both")
    shown = """[
      view.getAttribute("phase"),
      ...["start-idle", "start-running", "end-idle"].filter((name) => view.matches(`:state(${name})`)),
    ]"""
    assert page.evaluate(shown) == ["idle", "start-idle", "end-idle"]
    page.evaluate("void view.begin()")
    assert page.evaluate(shown) == ["running", "start-running", "end-idle"]
    page.evaluate("finish()")
    wait_until_settled(page)
    assert page.evaluate(shown) == ["idle", "start-idle", "end-idle"]
