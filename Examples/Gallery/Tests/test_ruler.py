"""Tests of the pull under a ruler: what is measured, and that a wrong list would be seen."""

from __future__ import annotations

import re

import pytest
from browsing import MAIN, at_the_instrument, until
from drivers import rubber_band

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


def test_a_slow_browser_measures_fewer_steps(page):
    page.locator("#ruler button").click()
    until(page, f"({FOUND}).startsWith('content')")
    # Time goes faster than its frames.
    page.evaluate("{ const now = performance.now.bind(performance); performance.now = () => 6 * now(); }")
    until(page, f"({FOUND}).startsWith('at most')")
    assert float(re.search(r"[\d.]+", page.evaluate(FOUND))[0]) < 0.1


def test_another_curve_is_seen(page):
    page.evaluate(f"{MAIN}.parameters = {{ dragRate: 1.5 }}")
    until(page, f"{MAIN}.parametersOf('start').dragRate === 1.5")
    assert measure(page) > 5


def test_the_handle_pulls_the_list_to_where_it_is(page):
    measure(page)
    until(page, f"{MAIN}.overscroll === 0")
    slider = page.locator("#ruler input")
    slider.evaluate("(node) => { node.value = 60; node.dispatchEvent(new Event('input')) }")
    until(page, f"({FOUND}).startsWith('content')")
    # The finger rests at 260 after more than half of the time, 10 of which begin the contact.
    expected = rubber_band(250, page.evaluate(f"{MAIN}.clientHeight"))
    assert float(re.search(r"[\d.]+", page.evaluate(FOUND))[0]) == pytest.approx(expected, abs=0.1)
    slider.evaluate("(node) => node.dispatchEvent(new Event('change'))")
    until(page, f"{MAIN}.overscroll === 0")
