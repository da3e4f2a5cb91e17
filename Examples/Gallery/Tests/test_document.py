"""Tests of the page that scrolls as a document."""

from __future__ import annotations

import pytest
from browsing import until


@pytest.fixture
def document(open_page):
    """The page, with its first articles."""
    page = open_page()
    page.goto(page.url.partition("?")[0] + "document.html")
    until(page, "document.querySelectorAll('.article').length === 20")
    until(page, "document.querySelector('overscroll-view').shadowRoot?.querySelector('button:not([hidden])')")
    return page


def drag(page, dy, y=300):
    devtools = page.context.new_cdp_session(page)
    for step in range(21):
        kind = "touchMove" if step else "touchStart"
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": 195, "y": y + dy * step / 20}]})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_pull_at_its_top_brings_new_articles(document):
    drag(document, 250)
    until(document, "document.querySelectorAll('.article').length > 20")
    assert document.evaluate("scrollY") == 0


def test_it_scrolls_by_itself_and_loads_more_at_its_end(document):
    drag(document, -280, y=600)
    until(document, "scrollY > 200")
    document.evaluate("scrollTo(0, 1e6)")
    until(document, "document.querySelectorAll('.article').length >= 40")
