"""The request of a run that a pull begins, while the finger is still down."""

import pytest

from drivers import Fingers, draw, outcomes, wait_until_settled

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


def pull(page, fingers, number, answer=None):
    """Pulls for the request of this number, which is then answered."""
    fingers.pull(400)
    page.wait_for_function(f"requests.length === {number}")
    if answer:
        page.evaluate(f"requests[{number - 1}].{answer}")
        draw(page)


FAILS = "reject(new Error('no network on purpose'))"


@pytest.mark.quick
def test_the_answer_that_is_there_when_the_finger_lets_go_is_shown_without_a_run_to_see(open_page):
    page, fingers = open_feed(open_page)
    pull(page, fingers, 1, "resolve('news')")
    assert page.evaluate("[view.phase, shown, requests[0].edge]") == ["armed", [], "start"]
    fingers.up()
    wait_until_settled(page)
    assert page.evaluate("[shown, requests.length]") == [["news"], 1]
    assert page.evaluate("phases()") == ["pulling", "armed", "running", "finishing", "idle"]


def test_a_pull_that_is_taken_back_aborts_its_request_and_no_earlier_run(open_page):
    page, fingers = open_feed(open_page)
    page.evaluate("view.addEventListener('refresh', ({ detail }) => (window.first ??= detail.run))")
    pull(page, fingers, 1, "resolve('news')")
    fingers.up()
    wait_until_settled(page)
    pull(page, fingers, 2)
    fingers.move(0, -380).up()
    wait_until_settled(page)
    aborted = "[first.signal.aborted, ...requests.map(({ signal }) => signal.aborted)]"
    assert page.evaluate(aborted) == [False, False, True]
    assert page.evaluate("[shown, count('refresh')]") == [["news"], 1]


def test_what_had_come_is_shown_by_the_pull_that_follows(open_page):
    page, fingers = open_feed(open_page, "{ prefetch: 1, maximumAge: 60 }")
    pull(page, fingers, 1, "resolve('news')")
    fingers.cancel()
    wait_until_settled(page)
    pull(page, fingers, 1)
    fingers.up()
    page.wait_for_function("shown.length === 1")


def test_a_request_that_fails_counts_only_if_the_finger_lets_go(open_page):
    page, fingers = open_feed(open_page)
    page.expect_problem("no network on purpose")
    pull(page, fingers, 1, FAILS)
    fingers.cancel()
    wait_until_settled(page)
    assert [outcomes(page), page.problems] == [[], []]
    pull(page, fingers, 2, FAILS)
    fingers.up()
    wait_until_settled(page)
    assert outcomes(page) == ["failed"]


def test_a_newer_answer_is_not_followed_by_an_older_one(open_page):
    page, fingers = open_feed(open_page, "{ prefetch: 1, maximumAge: 60 }")
    pull(page, fingers, 1, "resolve('old')")
    fingers.move(0, -380).up()
    wait_until_settled(page)
    page.evaluate("void view.begin()")
    page.wait_for_function("requests.length === 2")
    page.evaluate("requests[1].resolve('new')")
    wait_until_settled(page)
    pull(page, fingers, 3, "resolve('newest')")
    fingers.up()
    wait_until_settled(page)
    assert page.evaluate("shown") == ["new", "newest"]


def test_the_request_of_a_run_that_does_not_read_it_ends_with_the_run(open_page):
    page, fingers = open_feed(open_page, "{ prefetch: 1, maximumAge: 60 }")
    page.evaluate("() => { view.onrefresh = () => {}; }")
    for number in (1, 2):
        pull(page, fingers, number)
        fingers.up()
        wait_until_settled(page)
    assert page.evaluate("requests.map(({ signal }) => signal.aborted)") == [True, True]


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
