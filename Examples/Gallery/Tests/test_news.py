"""Tests of the main list: refreshing, loading more, and network failures."""

import sqlite3

import pytest
from browsing import MAIN, ROWS, SCROLLER, keys, pull, swipe, titles, to_the_end, until, until_phase, wake

UNAVAILABLE = "the server responded with a status of 503"


def test_a_pull_is_read_out_and_brings_new_rows_on_top_of_the_old_ones(open_page):
    page = open_page()
    old = titles(page)
    assert len(old) == 20
    page.tap("#readout summary")
    until(page, "document.querySelector('.effects li')")
    assert page.locator("#readout > p").inner_text() == "Your turn: pull the list down."
    finger = pull(page, 220, lift=False)
    assert page.locator("#readout > p").count() == 0
    until_phase(page, "armed")
    shown = float(page.locator(".pull").inner_text())
    assert shown == pytest.approx(page.evaluate(f"{MAIN}.overscroll"), abs=0.051)
    assert float(page.locator("dd.progress").inner_text()) > 1
    effects = page.locator(".effects li").all_inner_texts()
    assert any(line.startswith("setDisplacement") for line in effects)
    assert any(line.split() == ["reportPhase", "armed"] for line in effects)
    finger.up()
    page.wait_for_selector("#main-frame .new")
    until(page, f'{MAIN}.phase === "idle"')
    new = titles(page)
    assert 1 <= len(new) - 20 <= 3
    assert new[-20:] == old


def test_a_failing_server_leaves_the_rows_and_its_return_is_enough(open_page):
    page = open_page(allowed_error=UNAVAILABLE)
    old = titles(page)
    page.check("#failing")
    pull(page, 220)
    until_phase(page, "finishing")
    until_phase(page, "idle")
    assert titles(page) == old
    line = page.locator("#main-frame .trouble")
    assert line.inner_text().split("\n")[0] == "Could not refresh." and line.get_attribute("role") == "alert"
    page.uncheck("#failing")
    line.get_by_role("button", name="Try again").tap()
    page.wait_for_selector("#main-frame .new")
    assert line.count() == 0 and titles(page)[-20:] == old


def test_scrolling_on_loads_pages_without_a_gap_or_a_row_twice(open_page, newest_keys):
    page = open_page()
    wake(page, "#main-frame overscroll-view")
    while len(titles(page)) < 60:
        swipe(page, "#main-frame overscroll-view", -240)
    shown = keys(page)
    assert shown == newest_keys(len(shown))


def test_the_end_of_the_database_is_the_end_of_the_list(open_page, tmp_path):
    with sqlite3.connect(tmp_path / "news.sqlite") as connection:
        newest = (
            "SELECT id FROM article WHERE language = 'en' AND published IS NOT NULL "
            "ORDER BY published DESC, id DESC LIMIT 50"
        )
        connection.execute(f"DELETE FROM article WHERE published IS NOT NULL AND id NOT IN ({newest})")
    page = open_page()
    for count in (40, 50):
        to_the_end(page)
        until(page, f"{ROWS}.length === {count}")
    until_phase(page, "exhausted", "end")
    assert len(set(keys(page))) == 50


def test_a_page_that_failed_is_loaded_by_its_line(open_page, newest_keys):
    page = open_page(allowed_error=UNAVAILABLE)
    page.check("#failing")
    to_the_end(page)
    page.wait_for_selector("#main-frame .trouble")
    until(page, f'{MAIN}.phaseOf("end") === "failed"')
    assert len(titles(page)) == 20
    page.uncheck("#failing")
    page.locator("#main-frame .trouble").get_by_role("button", name="Try again").tap()
    until(page, f"{ROWS}.length === 40")
    assert keys(page) == newest_keys(40)
    assert page.locator("#main-frame .trouble").count() == 0


def test_a_slow_network_delays_an_answer_as_its_switch_says(open_page):
    page = open_page()
    page.check("#slow")
    assert page.locator("label:has(#slow)").inner_text().endswith("Responses take 2.5 s")
    page.route("**/api/articles*", lambda route: None)  # never answered
    # Other lists of the page may ask meanwhile, without the switch.
    with page.expect_request("**/api/articles*delay=2500*"):
        to_the_end(page)
        until_phase(page, "running", "end")


@pytest.mark.parametrize("act", [
    lambda page: pull(page, 220), lambda page: page.tap("#main-frame .trouble button"),
], ids=["a pull", "its line"])
def test_a_list_that_could_not_be_loaded_is_filled_by(open_page, act):
    page = open_page(ready=False, block="**/api/**", allow_errors=True)
    page.wait_for_selector("#main-frame .trouble")
    page.unroute("**/api/**")
    act(page)
    page.wait_for_selector("#main-frame .article")
    assert len(titles(page)) == 20
    assert page.locator("#main-frame .trouble").count() == 0


@pytest.mark.parametrize("edge", ["start", "end"])
def test_in_another_language_every_headline_is_in_it_and_a_late_answer_is_dropped(open_page, edge):
    page = open_page()
    held = []
    page.route("**/api/*language=en*", lambda route: route.continue_() if held else held.append(route))
    pull(page, 220) if edge == "start" else to_the_end(page)
    until_phase(page, "running", edge)
    page.check('#language [value="zh-Hans"]', force=True)
    languages = f"{ROWS}.map(({{ lang }}) => lang)"
    until(page, f"{languages}.includes('zh-Hans')")
    held[0].continue_()
    until(page, f"['idle', 'exhausted'].includes({MAIN}.phaseOf('{edge}'))")
    assert set(page.evaluate(languages)) == {"zh-Hans"}
    assert page.locator("#main-frame .trouble").count() == 0
    # What comes next is in it, too.
    page.evaluate(f"{SCROLLER}.scrollTop = 0")
    pull(page, 220)
    page.wait_for_selector("#main-frame .new")
    until_phase(page, "idle")
    to_the_end(page)
    until(page, f"{ROWS}.length >= 40")
    assert set(page.evaluate(languages)) == {"zh-Hans"}


def test_markup_in_the_news_is_shown_as_text(open_page, tmp_path):
    hostile = '<img src=x onerror="document.title=1"><b>bold</b> &amp; \u202e\'"'
    with sqlite3.connect(tmp_path / "news.sqlite") as connection:
        connection.execute(
            "UPDATE article SET section = ?1, source = ?1, title = ?1 || id WHERE id > 1900",
            [hostile],
        )
    page = open_page()
    assert page.locator("#main-frame .title").first.text_content().startswith(hostile)
    assert page.locator("#main-frame .source").first.text_content() == hostile
    assert page.locator(".news img, .news b").count() == 0
    assert page.title() == "Overscroll"
