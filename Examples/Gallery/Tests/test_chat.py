"""Tests of the chat: history above, new messages below, a stable reading position."""

import pytest
from browsing import READY, draw, until

CHAT = 'document.querySelector(".chat overscroll-view")'
CHAT_SCROLLER = f"{CHAT}.shadowRoot.querySelector('[part=scroller]')"


def message_ids(page) -> list[int]:
    return page.locator(".message-row").evaluate_all("(rows) => rows.map((row) => +row.dataset.id)")


def test_it_opens_at_its_end_in_the_language_of_the_page_and_history_moves_no_line(open_page):
    page = open_page()
    page.locator(".chat .frame").scroll_into_view_if_needed()
    until(page, f"{CHAT_SCROLLER}.scrollTop > 0")
    page.check('#language [value="ar"]', force=True)
    until(page, "document.querySelector('.message-row .writer')?.textContent.match(/ليلى|يوسف/)")
    until(page, f"{CHAT_SCROLLER}.scrollTop > 0")
    assert message_ids(page) == list(range(571, 601))
    place = f"""(id) => document.querySelector(`[data-id="${{id}}"]`).getBoundingClientRect().top
      - {CHAT}.getBoundingClientRect().top"""
    # Measured in the same task: later, history may be inserted but not laid out.
    before = page.evaluate(f"(id) => {{ {CHAT_SCROLLER}.scrollTop = 120; return ({place})(id); }}", 574)
    until(page, "document.querySelectorAll('.message-row').length >= 60")
    draw(page)
    assert page.evaluate(place, 574) == pytest.approx(before, abs=0.5)
    ids = message_ids(page)
    assert ids == list(range(601 - len(ids), 601))


def test_a_first_message_that_failed_comes_by_the_button_and_the_next_moves_no_reader_further_up(open_page):
    page = open_page(ready=False, block="**/api/messages*", allow_errors=True)
    until(page, READY)
    with page.expect_event("requestfailed", lambda request: "/api/messages" in request.url):
        page.locator(".chat .frame").scroll_into_view_if_needed()
    until(page, f"!{CHAT}.disabled")
    trouble = page.locator(".chat [role=alert]")
    assert message_ids(page) == [] and trouble.inner_text() == "The chat server does not respond. Try again."
    page.unroute("**/api/messages*")
    page.tap(".chat .frame-foot button")
    page.wait_for_selector('[data-id="601"]')
    assert trouble.inner_text() == "" and message_ids(page) == list(range(571, 602))
    draw(page)
    # A list that was read at its end shows what arrives.
    left = f"{CHAT_SCROLLER}.scrollHeight - {CHAT_SCROLLER}.scrollTop - {CHAT_SCROLLER}.clientHeight"
    arrived = page.locator(".chat .arrived")
    assert page.evaluate(left) < 1 and not arrived.is_visible()
    page.evaluate(f"{CHAT_SCROLLER}.scrollTop -= 400")
    draw(page)
    offset = page.evaluate(f"{CHAT_SCROLLER}.scrollTop")
    page.tap(".chat .frame-foot button")
    page.wait_for_selector('[data-id="602"]')
    draw(page)
    assert page.evaluate(f"{CHAT_SCROLLER}.scrollTop") == offset
    # The reader is told, and led there.
    arrived.tap()
    until(page, f"{left} < 1")
    until(page, "document.querySelector('.chat .arrived').hidden")
