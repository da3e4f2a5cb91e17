"""Tests of the horizontal list and the list with pull-to-load-more."""

from __future__ import annotations

import pytest
from browsing import at_rest, record_words, swipe_up, until


def test_a_sideways_list_loads_at_its_end(open_page, newest_keys):
    page = open_page()
    page.locator(".across .frame").scroll_into_view_if_needed()
    rows = '[...document.querySelectorAll(".across .article")]'
    until(page, f"{rows}.length === 8")
    box = page.locator(".across .frame").bounding_box()
    devtools = page.context.new_cdp_session(page)
    for _ in range(8):
        x, y = box["x"] + box["width"] - 30, box["y"] + 100
        for step in range(11):
            kind = "touchMove" if step else "touchStart"
            point = {"x": x - 28 * step, "y": y}
            devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(page, f"{rows}.length >= 16")
    shown = page.evaluate(f"{rows}.map(({{ dataset }}) => dataset.key)")
    assert shown == newest_keys(len(shown))


@pytest.mark.quick
def test_a_pull_past_the_end_brings_the_next_page_and_nothing_else_does(open_page, newest_keys):
    page = open_page()
    frame = ".more:not(.across) overscroll-view"
    rows = f'[...document.querySelectorAll("{frame} .article")]'
    page.locator(frame).scroll_into_view_if_needed()
    until(page, f"{rows}.length === 8")
    page.locator(frame).evaluate("view => view.shadowRoot.querySelector('[part=scroller]').scrollTop = 1e6")
    at_rest(page)
    page.wait_for_timeout(300)
    assert page.evaluate(f"{rows}.length") == 8
    swipe_up(page, frame)
    until(page, f"{rows}.length === 16")
    assert page.evaluate(f"{rows}.map(({{ dataset }}) => dataset.key)") == newest_keys(16)


def test_a_short_list_comes_to_its_end(open_page, newest_keys):
    page = open_page()
    frame = ".more:not(.across) overscroll-view"
    rows = f'[...document.querySelectorAll("{frame} .article")]'
    phase = f"document.querySelector('{frame}').phaseOf('end')"
    page.locator(frame).scroll_into_view_if_needed()
    record_words(page)
    for count in (8, 16, 24):
        until(page, f"{rows}.length === {count} && {phase} !== 'running' && {phase} !== 'finishing'")
        page.locator(frame).evaluate("view => view.shadowRoot.querySelector('[part=scroller]').scrollTop = 1e6")
        at_rest(page)
        swipe_up(page, frame)
    until(page, f"{phase} === 'exhausted'")
    until(page, "painted.has('No more')")
    assert page.evaluate(f"{rows}.map(({{ dataset }}) => dataset.key)") == newest_keys(24)
