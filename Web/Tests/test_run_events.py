"""The events of a run: what frameworks listen to, and the property with which a page controls refreshes."""

import pytest

from drivers import wait_for_phase, wait_until_settled


@pytest.fixture
def bare(open_page):
    """The list without handlers; its warnings are in `warnings`."""
    page = open_page()
    page.evaluate(
        """() => {
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
        }"""
    )
    page.wait_for_function("!view.shadowRoot.querySelector('button').hidden")
    return page


def ends(page):
    wait_until_settled(page)
    return page.evaluate("ends")


@pytest.mark.quick
def test_a_promise_passed_to_wait_until_ends_the_run(bare):
    bare.evaluate(
        """() => {
          view.addEventListener("refresh", (event) => {
            event.waitUntil(new Promise((resolve) => (window.finish = resolve)));
          });
          void view.begin();
        }"""
    )
    wait_for_phase(bare, "running")
    bare.evaluate("finish()")
    assert [ends(bare), bare.evaluate("warnings")] == [["succeeded"], []]


@pytest.mark.parametrize(
    ("values", "outcome", "warned"),
    [
        (["new Response()"], "succeeded", []),
        (["[1, 2]", "'failed'"], "failed", []),
        (["'broken'"], "succeeded", ['overscroll-view: unknown outcome "broken", using "succeeded"']),
    ],
)
def test_only_a_string_is_an_outcome(bare, values, outcome, warned):
    for value in values:
        bare.evaluate(f"view.addEventListener('refresh', (event) => event.waitUntil(Promise.resolve({value})))")
    bare.evaluate("void view.begin()")
    assert [ends(bare), bare.evaluate("warnings")] == [[outcome], warned]


def test_a_promise_that_rejects_fails_the_run_and_is_reported(bare):
    bare.expect_problem("broken on purpose")
    bare.evaluate(
        """() => {
          view.addEventListener("refresh", (event) => {
            event.waitUntil(Promise.reject(new Error("broken on purpose")));
          });
          void view.begin();
        }"""
    )
    assert [ends(bare), bare.problems] == [["failed"], ["broken on purpose"]]


def test_with_two_promises_the_run_ends_after_both(bare):
    bare.evaluate(
        """() => {
          window.resolvers = [];
          for (let i = 0; i < 2; i++) {
            view.addEventListener("refresh", (event) => {
              event.waitUntil(new Promise((resolve) => resolvers.push(resolve)));
            });
          }
          void view.begin();
          resolvers[0]();
        }"""
    )
    wait_for_phase(bare, "running")
    bare.evaluate("resolvers[1]('failed')")
    assert ends(bare) == ["failed"]


def test_preventing_the_default_cancels_the_run_and_calls_no_handler(bare):
    bare.evaluate(
        """() => {
          view.onrefresh = () => (window.isCalled = true);
          view.addEventListener("refresh", (event) => event.preventDefault());
          void view.begin();
        }"""
    )
    assert [ends(bare), bare.evaluate("window.isCalled ?? false")] == [["cancelled"], False]


def test_the_signal_of_the_event_is_aborted_with_the_run(bare):
    bare.evaluate(
        """() => {
          view.addEventListener("refresh", (event) => {
            window.signal = event.signal;
            event.waitUntil(new Promise(() => {}));
          });
          void view.begin();
          view.end("cancelled");
        }"""
    )
    assert [bare.evaluate("signal.aborted"), ends(bare)] == [True, ["cancelled"]]


def test_wait_until_after_the_dispatch_throws(bare):
    error = bare.evaluate(
        """async () => {
          let event;
          view.addEventListener("refresh", (it) => (event = it));
          view.begin();
          try { event.waitUntil(null); } catch ({ name }) { return name; }
        }"""
    )
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


def test_a_page_that_controls_refreshing_ends_a_pulled_run_with_it(bare):
    bare.evaluate(
        """() => {
          view.refreshing = false;
          view.addEventListener("refresh", () => (window.isAsked = true));
          void view.begin();
        }"""
    )
    wait_for_phase(bare, "running")
    # As a framework does later, when it renders.
    bare.evaluate("view.refreshing = true")
    bare.evaluate("view.refreshing = false")
    assert [ends(bare), bare.evaluate("isAsked"), bare.evaluate("warnings")] == [["succeeded"], True, []]
    bare.evaluate("isAsked = false, void view.begin()")
    assert bare.evaluate("isAsked")
    bare.evaluate("view.refreshing = false")
    wait_until_settled(bare)


@pytest.mark.parametrize("change", ["view.error = 'start'; view.refreshing = false", "view.refreshing = false; view.error = 'start'"])
def test_a_refresh_that_the_page_ends_has_failed_when_error_says_so(bare, change):
    bare.evaluate("view.refreshing = true")
    wait_for_phase(bare, "running")
    bare.evaluate(f"() => {{ {change} }}")
    assert ends(bare) == ["failed"]


def test_a_refresh_that_is_to_go_on_in_the_same_task_goes_on(bare):
    bare.evaluate("view.refreshing = true")
    wait_for_phase(bare, "running")
    bare.evaluate("() => { view.refreshing = false; view.refreshing = true }")
    assert bare.evaluate("[view.phase, ends]") == ["running", []]


def test_a_listener_may_be_the_first_that_controls_refreshing(bare):
    bare.evaluate("view.addEventListener('refresh', () => (view.refreshing = true)), void view.begin()")
    wait_for_phase(bare, "running")
    bare.evaluate("view.refreshing = false")
    assert [ends(bare), bare.evaluate("warnings")] == [["succeeded"], []]


def test_a_refresh_that_the_page_shows_during_a_load_more_calls_no_handler(bare):
    bare.evaluate(
        """() => {
          view.edge = "both";
          view.parameters = { actionDelay: 0.5 };
          view.onloadmore = () => new Promise(() => {});
          view.onrefresh = () => (window.isCalled = true);
        }"""
    )
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
    bare.evaluate(
        """() => {
          view.chat = true;
          view.onloadmore = () => new Promise((resolve) => (window.finish = resolve));
          view.loadMore("start");
        }"""
    )
    wait_for_phase(bare, "running")
    assert bare.evaluate("view.refreshing") is False
    bare.evaluate("view.refreshing = false")
    assert bare.evaluate("view.phase") == "running"
    bare.evaluate("finish()")
    wait_until_settled(bare)


def test_refreshing_set_before_the_element_is_in_the_page_opens_it(bare):
    bare.evaluate(
        """() => {
          const next = document.createElement("overscroll-view");
          next.style.height = "300px";
          next.setAttribute("refreshing", "");
          view.replaceWith(next);
          window.view = next;
        }"""
    )
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
