"""What a run says that it has brought, or why it has failed."""

import pytest

from drivers import Fingers, draw, record_words, wait_for_phase, wait_until_settled

STATUS = "view.shadowRoot.querySelector('[role=status]').textContent"


def refresh(page, handler):
    """Pulls, and waits until the result of a handler is shown; returns what has been painted since then."""
    record_words(page)
    page.evaluate(f"() => {{ view.onrefresh = {handler}; }}")
    fingers = Fingers(page)
    fingers.pull(400)
    fingers.up()
    wait_for_phase(page, "finishing")
    page.evaluate("painted.clear()")
    draw(page)
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


@pytest.mark.parametrize(("look", "seconds"), [("arrow", 0.8), ("ring", 0.4)])
def test_it_is_held_for_longer_where_there_is_text_to_read(open_page, look, seconds):
    page = open_page(indicator=look)
    page.evaluate("view.parametersOf('start'), customElements.get('overscroll-view').load()")
    page.wait_for_function("view.parametersOf('start') != null")
    refresh(page, "async (run) => void (run.newItems = 3)")
    assert page.evaluate("view.parametersOf('start').resultHold") == seconds
    wait_until_settled(page)
    refresh(page, "async () => {}")
    assert page.evaluate("view.parametersOf('start').resultHold") == 0.5


def test_it_is_said_in_the_language_of_the_page(open_page):
    page = open_page()
    page.evaluate("document.documentElement.lang = 'ja', loaded()")
    assert "新着 3 件" in refresh(page, "async (run) => void (run.newItems = 3)")


@pytest.mark.parametrize("attribute", ["success-text", "indicator"])
def test_the_words_of_a_page_and_of_an_original_stay(open_page, attribute):
    page = open_page()
    page.evaluate("(name) => view.setAttribute(name, name === 'indicator' ? 'mj' : 'Done')", attribute)
    page.evaluate("customElements.get('overscroll-view').load()")
    draw(page)
    assert "3 new" not in refresh(page, "async (run) => void (run.newItems = 3)")


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
    page.evaluate("""() => {
      window.runs = 0;
      view.onrefresh = () => void (runs += 1);
      view.addEventListener("refreshend", () => (view.disabled = true), { once: true });
    }""")
    fingers = Fingers(page)
    fingers.pull(400)
    fingers.up()
    page.wait_for_function("runs === 1 && view.disabled")
    draw(page)
    page.evaluate("() => { view.disabled = false; }")
    wait_until_settled(page)
    fingers.pull(400)
    fingers.up()
    page.wait_for_function("runs === 2")
    wait_until_settled(page)
