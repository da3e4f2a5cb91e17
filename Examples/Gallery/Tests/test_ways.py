"""Tests of the other lists: across, with pull-to-load-more, with a second floor, and a page that scrolls as a document."""

import pytest
from browsing import Fingers, draw, swipe, until, wake


def test_a_sideways_list_refreshes_at_its_start_and_loads_at_its_end_in_arabic_from_the_right(open_page, newest_keys):
    page = open_page(locale="ar-EG")
    page.locator(".across .frame").scroll_into_view_if_needed()
    rows = '[...document.querySelectorAll(".across .article")]'
    until(page, f"{rows}.length === 8")
    swipe(page, ".across .frame", 0, -280)
    until(page, f"{rows}.length > 8 && document.querySelector('.across overscroll-view').phase === 'idle'")
    for _ in range(8):
        swipe(page, ".across .frame", 0, 280)
    until(page, f"{rows}.length >= 17")
    shown = page.evaluate(f"{rows}.map(({{ dataset }}) => dataset.key)")
    assert shown == newest_keys(len(shown), "ar")


def test_a_pull_past_the_end_brings_the_next_page_and_nothing_else_does(open_page, newest_keys):
    page = open_page()
    frame = ".more:not(.across) overscroll-view"
    rows = f'[...document.querySelectorAll("{frame} .article")]'
    wake(page, frame)
    until(page, f"{rows}.length === 8")
    page.locator(frame).evaluate("view => view.shadowRoot.querySelector('[part=scroller]').scrollTop = 1e6")
    draw(page)
    page.wait_for_timeout(300)
    assert page.evaluate(f"{rows}.length") == 8
    swipe(page, frame, -240)
    until(page, f"{rows}.length === 16")
    assert page.evaluate(f"{rows}.map(({{ dataset }}) => dataset.key)") == newest_keys(16)


FLOOR = "document.querySelector('.floor section')"
FRAME = ".floor overscroll-view"


@pytest.fixture
def floor(open_page):
    """The page at the list with a floor, which peeks a third of the list out until somebody uses it."""
    page, view = open_page(), f"document.querySelector('{FRAME}')"
    # What arrives above it may push it out of sight again, and it loads only near the viewport.
    scroll = "document.querySelector('.floor .frame').scrollIntoView({ block: 'nearest' })"
    peeks = f"Math.abs({view}.overscroll - {view}.clientHeight / 3) < 1"
    until(page, f"({scroll}, {peeks} && {FLOOR}?.querySelectorAll('.article').length === 3)")
    return page


def test_a_longer_pull_brings_down_the_saved_articles_and_a_push_leads_back(floor):
    rows = floor.locator(f"{FRAME} > ul .title").all_inner_texts()
    swipe(floor, FRAME, 300)
    until(floor, f"{FLOOR}.dataset.phase === 'open'")
    assert floor.get_by_role("region", name="Saved for later").locator(".title").all_inner_texts() == rows[-3:]
    swipe(floor, FRAME, -150)
    until(floor, f"{FLOOR}.dataset.phase === 'closed'")
    # It was no refresh.
    assert floor.locator(f"{FRAME} > ul .title").all_inner_texts() == rows


def test_one_button_opens_and_closes_the_floor(floor):
    floor.get_by_role("button", name="Saved for later").press("Enter")
    until(floor, f"{FLOOR}.dataset.phase === 'open'")
    floor.check('#language [value="zh-Hans"]', force=True)
    floor.get_by_role("button", name="返回新闻").tap()
    until(floor, f"{FLOOR}.dataset.phase === 'closed'")
    assert floor.locator(".floor .frame-foot button").inner_text() == "稍后阅读"
    # The articles are in the new language.
    until(floor, "document.querySelector('.floor .article').lang === 'zh-Hans'")
    languages = floor.locator(".floor section li").evaluate_all("(rows) => rows.map(({ lang }) => lang)")
    assert languages == ["zh-Hans"] * 3


def test_without_the_full_engine_there_is_a_list_and_no_button_for_a_floor(open_page):
    page = open_page(block="**/overscroll-full.wasm", allow_errors=True)
    page.locator(".floor .frame").scroll_into_view_if_needed()
    until(page, f"{FLOOR}?.querySelectorAll('.article').length === 3")
    swipe(page, FRAME, 200)
    page.wait_for_selector(".floor .new")
    assert page.locator(".floor .frame-foot").is_hidden()


def test_the_page_that_scrolls_as_a_document_refreshes_at_its_top_and_loads_more_at_its_end(open_page):
    page = open_page()
    page.get_by_role("link", name="A whole page").click()
    until(page, "location.pathname.endsWith('/document.html') && document.querySelectorAll('.article').length === 20")
    until(page, "document.querySelector('overscroll-view').shadowRoot?.querySelector('button:not([hidden])')")
    Fingers(page).pull(250).up()
    until(page, "document.querySelectorAll('.article').length > 20")
    assert page.evaluate("scrollY") == 0
    until(page, "document.querySelector('overscroll-view').phase === 'idle'")
    count = page.locator(".article").count()
    Fingers(page).pull(-280, y=600).up()
    until(page, "scrollY > 200")
    page.evaluate("scrollTo(0, 1e6)")
    until(page, f"document.querySelectorAll('.article').length >= {count + 20}")
