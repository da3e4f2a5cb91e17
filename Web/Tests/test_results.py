"""What a run says that it has brought, or why it has failed."""

import pytest

from drivers import STATUS, Fingers, draw, record_words, wait_for_phase, wait_until_settled


def refresh(page, handler):
    """Pulls, and waits until the result of a handler is shown; returns what has been painted since then."""
    record_words(page)
    page.evaluate(f"() => {{ view.onrefresh = {handler}; }}")
    Fingers(page).pull(400).up()
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
