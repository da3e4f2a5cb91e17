"""Tests of the pull under a ruler: what is measured, and that a wrong list would be seen."""

from __future__ import annotations

import re

import pytest
from browsing import MAIN, at_the_instrument, until

FOUND = "document.querySelector('#ruler .found')?.textContent ?? ''"


@pytest.fixture
def page(open_page):
    page = open_page()
    at_the_instrument(page)
    return page


def measure(page) -> float:
    page.locator("#ruler button").click()
    until(page, f"({FOUND}).startsWith('at most')")
    return float(re.search(r"[\d.]+", page.evaluate(FOUND))[0])


def test_the_content_follows_the_published_formula(page):
    # To a tenth of a pixel, which no screen shows.
    assert measure(page) < 0.1
    until(page, f"{MAIN}.phase === 'idle' && {MAIN}.overscroll === 0")
    # It was no refresh.
    assert page.locator("#main-frame .new").count() == 0


def test_another_curve_is_seen(page):
    page.evaluate(f"{MAIN}.parameters = {{ dragRate: 1.5 }}")
    until(page, f"{MAIN}.parametersOf('start').dragRate === 1.5")
    assert measure(page) > 5
