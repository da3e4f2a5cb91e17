"""Tests of the main list: refreshing, loading more, and network failures."""

import sqlite3

import pytest
from browsing import (
    MAIN, ROWS, SCROLLER, at_the_instrument, draw, keys, pull, swipe, titles, to_the_end, until, until_phase, wake,
)


def test_a_pull_brings_new_rows_on_top_of_the_old_ones(open_page):
    page = open_page()
    old = titles(page)
    assert len(old) == 20
    pull(page, 220)
    page.wait_for_selector("#main-frame .new")
    until(page, f'{MAIN}.phase === "idle"')
    new = titles(page)
    assert 1 <= len(new) - 20 <= 3
    assert new[-20:] == old


def test_the_read_out_follows_the_finger(open_page):
    page = open_page()
    page.tap("#readout summary")
    until(page, "document.querySelector('.effects li')")
    assert page.locator("#readout > p").inner_text() == "Your turn: pull the list down."
    pull(page, 220, lift=False)
    assert page.locator("#readout > p").count() == 0
    until_phase(page, "armed")
    shown = float(page.locator(".pull").inner_text())
    assert shown == pytest.approx(page.evaluate(f"{MAIN}.overscroll"), abs=0.051)
    assert float(page.locator("dd.progress").inner_text()) > 1
    effects = page.locator(".effects li").all_inner_texts()
    assert any(line.startswith("setDisplacement") for line in effects)
    assert any(line.split() == ["reportPhase", "armed"] for line in effects)


@pytest.mark.parametrize("failure", ["answered by an error", "gone"])
def test_a_failing_server_leaves_the_rows_and_its_return_is_enough(open_page, failure):
    page = open_page(allow_errors=True)
    old = titles(page)
    if failure == "gone":
        page.route("**/api/**", lambda route: route.abort())
    else:
        page.check("#failing")
    pull(page, 220)
    until_phase(page, "finishing")
    until_phase(page, "idle")
    assert titles(page) == old
    line = page.locator("#main-frame .trouble")
    assert line.inner_text().split("\n")[0] == "Could not refresh." and line.get_attribute("role") == "alert"
    page.unroute_all()
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


def test_the_end_of_the_database_is_the_end_of_the_list(open_page, tmp_path, newest_keys):
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
    to_the_end(page)
    assert len(set(keys(page))) == 50
    # After the next refresh the list can load more again.
    page.evaluate(f"{SCROLLER}.scrollTop = 0")
    pull(page, 220)
    page.wait_for_selector("#main-frame .new")
    until_phase(page, "idle", "end")


@pytest.mark.parametrize("by", ["a tap at the end", "its line"])
def test_a_page_that_failed_is_loaded_by_a_tap(open_page, newest_keys, by):
    page = open_page(allowed_error="the server responded with a status of 503")
    page.check("#failing")
    to_the_end(page)
    page.wait_for_selector("#main-frame .trouble")
    until(page, f'{MAIN}.phaseOf("end") === "failed"')
    assert len(titles(page)) == 20
    page.uncheck("#failing")
    if by == "its line":
        page.locator("#main-frame .trouble").get_by_role("button", name="Try again").tap()
    else:
        to_the_end(page)
        at_the_instrument(page)
        draw(page)
        box = page.locator("#main-frame overscroll-view").bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] - 20)
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


@pytest.mark.parametrize("language", ["zh-Hans", "ar"])
def test_every_headline_is_in_the_language_of_the_page(open_page, language):
    page = open_page()
    page.check(f'#language [value="{language}"]', force=True)
    seen = "[...document.querySelectorAll('#main-frame .article')].map(({ lang }) => lang)"
    until(page, f"{seen}.length === 20 && {seen}.every((lang) => lang === '{language}')")
    to_the_end(page)
    draw(page)
    until(page, f"{ROWS}.length === 40")
    page.evaluate(f"{SCROLLER}.scrollTop = 0")
    pull(page, 220)
    page.wait_for_selector("#main-frame .new")
    assert set(page.evaluate(seen)) == {language}


@pytest.mark.parametrize("edge", ["start", "end"])
def test_an_answer_in_the_language_before_is_not_shown_in_the_next(open_page, edge):
    page = open_page()
    held = []
    hold = lambda route: route.continue_() if held else held.append(route)
    page.route("**/api/*language=en*", hold)
    if edge == "start":
        pull(page, 220)
    else:
        to_the_end(page)
    until_phase(page, "running", edge)
    page.check('#language [value="zh-Hans"]', force=True)
    until(page, f"{ROWS}.some(({{ lang }}) => lang === 'zh-Hans')")
    held[0].continue_()
    until(page, f"['idle', 'exhausted'].includes({MAIN}.phaseOf('{edge}'))")
    assert set(page.evaluate(f"{ROWS}.map(({{ lang }}) => lang)")) == {"zh-Hans"}
    assert page.locator("#main-frame .trouble").count() == 0


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
