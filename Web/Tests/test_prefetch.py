"""The request of a run that a pull begins, while the finger is still down."""

import pytest

from drivers import Fingers, draw, wait_for_phase, wait_until_settled

FEED = """
  window.requests = [];
  window.shown = [];
  // Its age begins no run.
  view.lastUpdated = new Date();
  view.onfetch = ({ signal, edge }) => new Promise((resolve, reject) => requests.push({ signal, edge, resolve, reject }));
  view.onrefresh = async (run) => void shown.push(await run.fetched);
"""


def open_feed(open_page, parameters="{ prefetch: 1 }"):
    page = open_page()
    page.evaluate(f"() => {{ {FEED} view.parameters = {parameters}; }}")
    page.wait_for_function("view.parametersOf()?.dragRate > 0")
    draw(page)
    return page, Fingers(page)


def requests(page):
    return page.evaluate("requests.length")


@pytest.mark.quick
def test_the_answer_that_is_there_when_the_finger_lets_go_is_shown_without_a_run_to_see(open_page):
    page, fingers = open_feed(open_page)
    fingers.pull(400)
    page.wait_for_function("requests.length === 1")
    page.evaluate("requests[0].resolve('news')")
    draw(page)
    assert page.evaluate("[view.phase, shown, requests[0].edge]") == ["armed", [], "start"]
    fingers.up()
    wait_until_settled(page)
    assert page.evaluate("[shown, requests.length]") == [["news"], 1]
    assert page.evaluate("phases()") == ["pulling", "armed", "running", "finishing", "idle"]


def test_an_answer_that_comes_later_ends_the_run(open_page):
    page, fingers = open_feed(open_page)
    fingers.pull(400)
    fingers.up()
    wait_for_phase(page, "running")
    page.evaluate("requests[0].resolve('news')")
    wait_until_settled(page)
    assert page.evaluate("[shown, requests.length]") == [["news"], 1]


def test_without_the_parameter_the_request_begins_with_the_run(open_page):
    page, fingers = open_feed(open_page, "{ dragRate: 1 }")
    fingers.pull(400)
    assert requests(page) == 0
    fingers.up()
    page.wait_for_function("requests.length === 1")
    page.evaluate("requests[0].resolve('news')")
    wait_until_settled(page)
    assert page.evaluate("shown") == ["news"]


def test_a_pull_that_is_taken_back_aborts_the_request(open_page):
    page, fingers = open_feed(open_page)
    fingers.pull(400)
    page.wait_for_function("requests.length === 1")
    fingers.pull(-390)
    page.wait_for_function("requests[0].signal.aborted")
    fingers.up()
    wait_until_settled(page)
    assert page.evaluate("[shown, phases().includes('running')]") == [[], False]


def test_what_had_come_is_shown_by_the_pull_that_follows(open_page):
    page, fingers = open_feed(open_page, "{ prefetch: 1, maximumAge: 60 }")
    fingers.pull(400)
    page.evaluate("requests[0].resolve('news')")
    draw(page)
    fingers.cancel()
    wait_until_settled(page)
    fingers.pull(400)
    fingers.up()
    page.wait_for_function("shown.length === 1")
    assert requests(page) == 1


def test_a_request_that_fails_counts_only_if_the_finger_lets_go(open_page):
    page, fingers = open_feed(open_page)
    page.expect_problem("no network on purpose")
    fingers.pull(400)
    page.evaluate("requests[0].reject(new Error('no network on purpose'))")
    draw(page)
    fingers.cancel()
    wait_until_settled(page)
    assert page.evaluate("log.filter((e) => e.type === 'refreshend').length") == 0 and page.problems == []
    fingers.pull(400)
    page.evaluate("requests[1].reject(new Error('no network on purpose'))")
    fingers.up()
    wait_until_settled(page)
    assert page.evaluate("log.filter((e) => e.type === 'refreshend').map((e) => e.outcome)") == ["failed"]


def test_a_newer_answer_is_not_followed_by_an_older_one(open_page):
    page, fingers = open_feed(open_page, "{ prefetch: 1, maximumAge: 60 }")
    fingers.pull(400)
    page.wait_for_function("requests.length === 1")
    page.evaluate("requests[0].resolve('old')")
    draw(page)
    fingers.move(0, -380)
    fingers.up()
    wait_until_settled(page)
    page.evaluate("void view.begin()")
    page.wait_for_function("requests.length === 2")
    page.evaluate("requests[1].resolve('new')")
    wait_until_settled(page)
    fingers.pull(400)
    page.wait_for_function("requests.length === 3")
    page.evaluate("requests[2].resolve('newest')")
    fingers.up()
    wait_until_settled(page)
    assert page.evaluate("shown") == ["new", "newest"]


def test_the_request_of_a_run_that_does_not_read_it_ends_with_the_run(open_page):
    page, fingers = open_feed(open_page, "{ prefetch: 1, maximumAge: 60 }")
    page.evaluate("() => { view.onrefresh = () => {}; }")
    for count in (1, 2):
        fingers.pull(400)
        page.wait_for_function(f"requests.length === {count}")
        fingers.up()
        wait_until_settled(page)
    assert page.evaluate("requests.map(({ signal }) => signal.aborted)") == [True, True]


def test_a_request_that_is_given_up_aborts_no_earlier_run(open_page):
    page, fingers = open_feed(open_page)
    page.evaluate("() => { window.runs = []; view.addEventListener('refresh', ({ detail }) => runs.push(detail.run)); }")
    fingers.pull(400)
    page.wait_for_function("requests.length === 1")
    page.evaluate("requests[0].resolve('news')")
    fingers.up()
    wait_until_settled(page)
    fingers.pull(400)
    page.wait_for_function("requests.length === 2")
    fingers.move(0, -380)
    fingers.up()
    wait_until_settled(page)
    assert page.evaluate("[runs.length, runs[0].signal.aborted, ...requests.map(({ signal }) => signal.aborted)]") == [1, False, False, True]


def test_the_handler_is_called_once_for_a_run_whatever_it_returns(open_page):
    page = open_page()
    page.evaluate("""() => {
      window.calls = 0;
      view.onfetch = () => { calls += 1; throw new Error("refused"); };
      view.onrefresh = async (run) => { await run.fetched.catch(() => {}); await run.fetched.catch(() => {}); };
      view.begin();
    }""")
    wait_until_settled(page)
    assert page.evaluate("calls") == 1
