"""Tests of the attempts to break the list: none does, and one that did would be counted."""

from __future__ import annotations

import pytest
from browsing import MAIN, at_the_instrument, until

ATTEMPTS = ["answer", "rows", "rotate", "bar", "fingers", "offline", "inset", "page"]
COUNTS = "['tries', 'lost', 'stuck'].map((name) => Number(document.querySelector(`#breaker .${name}`).textContent))"


@pytest.fixture(params=[390, 1280])
def page(request, open_page):
    size = {"viewport": {"width": request.param, "height": 844}, "is_mobile": request.param < 720}
    page = open_page(**size, reduced_motion="no-preference")
    # The first list's own pull is over.
    page.wait_for_selector("#invitation.shown")
    at_the_instrument(page)
    return page


def attempt(page, name: str, number: int = 1) -> list[int]:
    page.locator(f"[data-breaks={name}]").evaluate("(button) => button.click()")
    until(page, f"{COUNTS}[0] === {number} && !document.querySelector('.busy')")
    return page.evaluate(COUNTS)


def test_no_attempt_breaks_the_list(page):
    rows = page.locator("#main-frame .article").count()
    assert page.locator("[data-breaks]").evaluate_all("(all) => all.map(({ dataset }) => dataset.breaks)") == ATTEMPTS
    found = {name: attempt(page, name, number) for number, name in enumerate(ATTEMPTS, 1)}
    assert found == {name: [number, 0, 0] for number, name in enumerate(ATTEMPTS, 1)}
    assert page.evaluate(f"[{MAIN}.phase, {MAIN}.overscroll]") == ["idle", 0]
    # The page that came is there.
    assert page.locator("#main-frame .article").count() == rows + 3


def test_pixels_that_are_lost_are_counted(page):
    # After the place has been kept for the end of the run.
    page.evaluate(f"""{MAIN}.addEventListener("refreshend", () =>
      requestAnimationFrame(() => ({MAIN}.querySelector(".news").style.translate = "0 31px")))""")
    assert attempt(page, "bar") == [1, 31, 0]
    assert page.locator("#breaker .lost").evaluate("(node) => node.classList.contains('bad')")


def test_a_run_that_is_stuck_is_counted(page):
    # As of a control that misses the answer.
    page.evaluate(f"Object.defineProperty({MAIN}, 'phase', {{ get: () => 'running', configurable: true }})")
    page.locator("[data-breaks=answer]").evaluate("(button) => button.click()")
    until(page, f"{COUNTS}[0] === 1")
    assert page.evaluate(COUNTS)[2] == 1
