"""Tests of the horizontal list, the list with pull-to-load-more and the list with a second floor."""

from __future__ import annotations

import pytest
from browsing import at_rest, record_words, swipe_up, until, wake


@pytest.mark.parametrize(("locale", "language", "forward"), [("en-US", "en", 1), ("ar-EG", "ar", -1)])
def test_a_sideways_list_refreshes_at_its_start_and_loads_at_its_end(
    open_page, newest_keys, locale, language, forward
):
    page = open_page(locale=locale)
    page.locator(".across .frame").scroll_into_view_if_needed()
    rows = '[...document.querySelectorAll(".across .article")]'
    until(page, f"{rows}.length === 8")
    box = page.locator(".across .frame").bounding_box()
    devtools = page.context.new_cdp_session(page)

    def swipe(direction: int) -> None:
        x, y = box["x"] + box["width"] / 2 + 140 * direction, box["y"] + 100
        for step in range(11):
            kind = "touchMove" if step else "touchStart"
            point = {"x": x - 28 * step * direction, "y": y}
            devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe(-forward)
    until(page, f"{rows}.length > 8 && document.querySelector('.across overscroll-view').phase === 'idle'")
    for _ in range(8):
        swipe(forward)
    until(page, f"{rows}.length >= 17")
    shown = page.evaluate(f"{rows}.map(({{ dataset }}) => dataset.key)")
    assert shown == newest_keys(len(shown), language)


def test_a_pull_past_the_end_brings_the_next_page_and_nothing_else_does(open_page, newest_keys):
    page = open_page()
    frame = ".more:not(.across) overscroll-view"
    rows = f'[...document.querySelectorAll("{frame} .article")]'
    wake(page, frame)
    until(page, f"{rows}.length === 8")
    page.locator(frame).evaluate("view => view.shadowRoot.querySelector('[part=scroller]').scrollTop = 1e6")
    at_rest(page)
    page.wait_for_timeout(300)
    assert page.evaluate(f"{rows}.length") == 8
    swipe_up(page, frame)
    until(page, f"{rows}.length === 16")
    assert page.evaluate(f"{rows}.map(({{ dataset }}) => dataset.key)") == newest_keys(16)


def test_the_list_that_is_pulled_at_its_end_rests_there(open_page):
    page = open_page()
    view = "document.querySelector('.more:not(.across) overscroll-view')"
    page.locator(".more:not(.across) .frame").scroll_into_view_if_needed()
    until(page, f"{view}.querySelectorAll('.article').length === 8")
    until(page, f"{view}.scrollTop > 0 && {view}.scrollTop >= {view}.scrollHeight - {view}.clientHeight - 1")


def test_a_short_list_comes_to_its_end(open_page, newest_keys):
    page = open_page()
    frame = ".more:not(.across) overscroll-view"
    rows = f'[...document.querySelectorAll("{frame} .article")]'
    phase = f"document.querySelector('{frame}').phaseOf('end')"
    wake(page, frame)
    record_words(page)
    view = f"document.querySelector('{frame}')"
    # A pull begins at the end: what arrives late, such as a picture, moves the end away.
    rests = f"{phase} === 'idle' && {view}.scrollTop >= {view}.scrollHeight - {view}.clientHeight - 1"
    for count in (8, 16):
        until(page, f"{rows}.length === {count} && ({view}.scrollTop = 1e6, {rests})")
        at_rest(page)
        swipe_up(page, frame)
    # The page that brings the last row says so; a pull shows it, and loads no more.
    until(page, f"{phase} === 'exhausted' && ({view}.scrollTop = 1e6, {view}.scrollTop > 1000)")
    at_rest(page)
    # Not let go, so that the page does not scroll on: out of sight the list sleeps.
    swipe_up(page, frame, lift=False)
    until(page, "painted.has('No more')")
    assert page.evaluate(f"{rows}.map(({{ dataset }}) => dataset.key)") == newest_keys(24)


FLOOR = "document.querySelector('.floor section')"
FLOOR_VIEW = "document.querySelector('.floor overscroll-view')"
PEEKS = f"Math.abs({FLOOR_VIEW}.overscroll - {FLOOR_VIEW}.clientHeight / 3) < 1"


def at_the_floor(open_page, **options):
    page = open_page(**options)
    # What arrives above it may push it out of sight again, and it loads only near the viewport.
    scroll = "document.querySelector('.floor .frame').scrollIntoView({ block: 'nearest' })"
    until(page, f"({scroll}, {PEEKS} && {FLOOR}?.querySelectorAll('.article').length === 3)")
    return page


def test_the_list_with_a_floor_rests_a_third_open_until_somebody_uses_it(open_page):
    page = at_the_floor(open_page)
    page.wait_for_timeout(1000)
    assert page.evaluate(PEEKS)
    page.locator(".floor .frame").tap(position={"x": 20, "y": 200})
    until(page, f"{FLOOR_VIEW}.overscroll === 0 && {FLOOR_VIEW}.phase === 'idle'")
    page.wait_for_timeout(1000)
    # It was no refresh, and does not come back.
    assert page.evaluate(f"[{FLOOR_VIEW}.overscroll, {FLOOR_VIEW}.querySelectorAll('.new').length]") == [0, 0]


def test_a_longer_pull_brings_down_the_saved_articles_and_a_push_leads_back(open_page):
    page = at_the_floor(open_page)
    frame = ".floor overscroll-view"
    rows = page.locator(f"{frame} > ul .title").all_inner_texts()
    swipe_up(page, frame, -300)
    until(page, f"{FLOOR}.dataset.phase === 'open'")
    assert page.get_by_role("region", name="Saved for later").locator(".title").all_inner_texts() == rows[-3:]
    swipe_up(page, frame, 150)
    until(page, f"{FLOOR}.dataset.phase === 'closed'")
    # It was no refresh.
    assert page.locator(f"{frame} > ul .title").all_inner_texts() == rows


def test_nothing_is_behind_the_words_for_a_longer_pull_until_it_opens(open_page):
    page = at_the_floor(open_page)
    frame = ".floor overscroll-view"
    opacity = f"+getComputedStyle({FLOOR}.querySelector('ul')).opacity"
    record_words(page)
    let_go = swipe_up(page, frame, -400, lift=False)
    # Where it once showed its articles.
    until(page, f"{FLOOR}.style.getPropertyValue('--overscroll-open') > 0.37")
    until(page, "painted.has('Release for more')")
    assert page.evaluate(f"[{FLOOR}.dataset.phase, {opacity}]") == ["armed", 0]
    let_go()
    until(page, f"{FLOOR}.dataset.phase === 'open' && {opacity} === 1")


def test_a_shorter_pull_of_the_list_with_a_floor_refreshes(open_page):
    page = at_the_floor(open_page)
    swipe_up(page, ".floor overscroll-view", -200)
    page.wait_for_selector(".floor .new")
    assert page.evaluate(f"{FLOOR}.dataset.phase") == "closed"


def test_one_button_opens_and_closes_the_floor(open_page):
    page = at_the_floor(open_page)
    page.get_by_role("button", name="Saved for later").press("Enter")
    until(page, f"{FLOOR}.dataset.phase === 'open'")
    page.check('#language [value="zh-Hans"]', force=True)
    page.get_by_role("button", name="返回新闻").tap()
    until(page, f"{FLOOR}.dataset.phase === 'closed'")
    assert page.locator(".floor .frame-foot button").inner_text() == "稍后阅读"
    # The articles are in the new language.
    chinese = "(rows) => rows.map(({ lang }) => lang)"
    until(page, f"document.querySelector('.floor .article').lang === 'zh-Hans'")
    assert page.locator(".floor section li").evaluate_all(chinese) == ["zh-Hans"] * 3


def test_without_the_full_engine_there_is_a_list_and_no_button_for_a_floor(open_page):
    page = open_page(block="**/overscroll-full.wasm", allow_errors=True)
    page.locator(".floor .frame").scroll_into_view_if_needed()
    until(page, f"{FLOOR}?.querySelectorAll('.article').length === 3")
    swipe_up(page, ".floor overscroll-view", -200)
    page.wait_for_selector(".floor .new")
    assert page.locator(".floor .frame-foot").is_hidden()


@pytest.mark.parametrize(("width", "columns"), [(390, 1), (800, 2), (1280, 3)])
def test_the_shelf_of_use_cases_has_no_gap(open_page, width, columns):
    page = open_page(viewport={"width": width, "height": 900}, is_mobile=width < 720)
    boxes = [card.bounding_box() for card in page.locator(".shelf > li").all()]
    rows = {round(box["y"]) for box in boxes}
    # The horizontal list is as wide as two.
    places = sum(2 if box["width"] > 1.5 * boxes[0]["width"] else 1 for box in boxes)
    assert len(boxes) == 5 and places == len(rows) * columns


def test_the_card_of_a_page_has_its_lines_for_those_who_have_not_seen_the_reasons(open_page):
    page = open_page()
    # At once, as after a way back.
    page.locator(".whole").evaluate("(node) => node.scrollIntoView({ behavior: 'instant' })")
    line = "getComputedStyle(document.querySelector('.whole li'), '::before').content"
    until(page, f"{line} === '\"Night train returns\"'")
    # A card, not a list of links.
    read = "(node) => [getComputedStyle(node).color, getComputedStyle(node).textDecorationLine]"
    assert page.locator(".whole a").evaluate(read) == [page.locator("body").evaluate(read)[0], "none"]


def test_the_page_that_scrolls_as_a_document_is_a_card_like_the_others(open_page):
    page = open_page()
    page.get_by_role("link", name="A whole page").click()
    until(page, "location.pathname.endsWith('/document.html')")
