"""Tests of the page that scrolls as a document."""

from __future__ import annotations

import pytest
from browsing import Fingers, until


@pytest.fixture
def document(open_page):
    """The page, with its first articles."""
    button = "document.querySelector('overscroll-view').shadowRoot?.querySelector('button:not([hidden])')"
    return open_page(at="document.html", ready=f"document.querySelectorAll('.article').length === 20 && {button}")


def test_a_pull_at_its_top_brings_new_articles(document):
    Fingers(document).pull(250).up()
    until(document, "document.querySelectorAll('.article').length > 20")
    assert document.evaluate("scrollY") == 0


def test_it_scrolls_by_itself_and_loads_more_at_its_end(document):
    Fingers(document).pull(-280, y=600).up()
    until(document, "scrollY > 200")
    document.evaluate("scrollTo(0, 1e6)")
    until(document, "document.querySelectorAll('.article').length >= 40")
