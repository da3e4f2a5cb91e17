"""Tests of the chat: history above, new messages below, a stable reading position."""

from __future__ import annotations

import re

import pytest
from browsing import READY, at_rest, until
from test_workbench import at_the_workbench


CHAT = 'document.querySelector(".chat overscroll-view")'
CHAT_SCROLLER = f"{CHAT}.shadowRoot.querySelector('[part=scroller]')"


def message_ids(page) -> list[int]:
    return page.locator(".message-row").evaluate_all("(rows) => rows.map((row) => +row.dataset.id)")


def open_chat(open_page):
    """The chat opens at its end."""
    page = open_page()
    page.locator(".chat .frame").scroll_into_view_if_needed()
    until(page, f"{CHAT_SCROLLER}.scrollTop > 0")
    assert message_ids(page) == list(range(571, 601))
    return page


def test_history_comes_in_above_without_moving_a_line(open_page):
    page = open_chat(open_page)
    place = f"""(id) => document.querySelector(`[data-id="${{id}}"]`).getBoundingClientRect().top
      - {CHAT}.getBoundingClientRect().top"""
    # Measured in the same task: later, history may be inserted but not laid out.
    before = page.evaluate(f"(id) => {{ {CHAT_SCROLLER}.scrollTop = 120; return ({place})(id); }}", 574)
    until(page, "document.querySelectorAll('.message-row').length >= 60")
    at_rest(page)
    assert page.evaluate(place, 574) == pytest.approx(before, abs=0.5)
    ids = message_ids(page)
    assert ids == list(range(601 - len(ids), 601))


def test_the_chat_goes_back_to_its_first_line(open_page):
    page = open_chat(open_page)
    while page.evaluate(f"{CHAT}.phase") != "exhausted":
        count = len(message_ids(page))
        page.evaluate(f"{CHAT_SCROLLER}.scrollTop = 0")
        more = f"document.querySelectorAll('.message-row').length > {count}"
        until(page, f"{more} || {CHAT}.phase === 'exhausted'")
    assert message_ids(page) == list(range(1, 601))


def test_a_new_message_follows_the_reader_at_the_end_and_no_other(open_page):
    page = open_chat(open_page)
    left = f"{CHAT_SCROLLER}.scrollHeight - {CHAT_SCROLLER}.scrollTop - {CHAT_SCROLLER}.clientHeight"
    page.tap(".chat .frame-foot button")
    page.wait_for_selector('[data-id="601"]')
    at_rest(page)
    assert page.evaluate(left) < 1
    arrived = page.locator(".chat .arrived")
    assert not arrived.is_visible()
    page.evaluate(f"{CHAT_SCROLLER}.scrollTop -= 400")
    at_rest(page)
    offset = page.evaluate(f"{CHAT_SCROLLER}.scrollTop")
    page.tap(".chat .frame-foot button")
    page.wait_for_selector('[data-id="602"]')
    at_rest(page)
    assert page.evaluate(f"{CHAT_SCROLLER}.scrollTop") == offset
    # The reader is told, and led there.
    assert arrived.is_visible()
    arrived.tap()
    until(page, f"{left} < 1")
    until(page, "document.querySelector('.chat .arrived').hidden")


@pytest.mark.parametrize("language", ["zh-Hans", "ar"])
def test_the_chat_is_in_the_language_of_the_page(open_page, language):
    page = open_chat(open_page)
    page.check(f'#language [value="{language}"]', force=True)
    until(page, "document.querySelector('.message-row .writer')?.textContent.match(/晓敏|子轩|ليلى|يوسف/)")
    assert message_ids(page) == list(range(571, 601))
    words = page.locator(".message-row .text").all_inner_texts()
    assert not [text for text in words if re.search("[a-z]{3}", text)]
    assert page.locator(".message-row.own").count() > 5
    # The chat opens at its end again, and goes on in that language.
    until(page, f"{CHAT_SCROLLER}.scrollTop > 0")
    page.tap(".chat .frame-foot button")
    page.wait_for_selector('[data-id="601"]')
    assert not re.search("[a-z]{3}", page.locator('[data-id="601"] .text').inner_text())


def test_a_chat_without_a_server_is_filled_by_its_button(open_page):
    page = open_page(ready=False, block="**/api/messages*", allow_errors=True)
    until(page, READY)
    with page.expect_event("requestfailed", lambda request: "/api/messages" in request.url):
        page.locator(".chat .frame").scroll_into_view_if_needed()
    until(page, f"!{CHAT}.disabled")
    assert message_ids(page) == []
    trouble = page.locator(".chat [role=alert]")
    assert trouble.inner_text() == "The chat server does not respond. Try again."
    page.unroute("**/api/messages*")
    page.tap(".chat .frame-foot button")
    page.wait_for_selector('[data-id="601"]')
    assert trouble.inner_text() == ""
    assert message_ids(page) == list(range(571, 602))


def test_the_workbench_leaves_the_chat_as_it_is(open_page):
    page = open_chat(open_page)
    heights = "[...document.querySelectorAll('.message-row')].map((row) => row.offsetHeight)"
    before = page.evaluate(heights)
    at_the_workbench(page)
    assert page.evaluate(heights) == before
