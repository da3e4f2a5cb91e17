"""Shared by the page's tests: selectors, gestures and scrolling."""

import sys
import time
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

WEB_TESTS = Path(__file__).resolve().parents[3] / "Web" / "Tests"
sys.path.insert(0, str(WEB_TESTS))

from drivers import Fingers, chromium, draw, frames_requested, let_time_pass, until  # noqa: E402, F401

READY = """
document.querySelector("#main-frame .article") &&
  document.querySelector("#main-frame overscroll-view").shadowRoot?.querySelector("button:not([hidden])")
"""
HERO = 'document.querySelector("#hero overscroll-view")'
MAIN = 'document.querySelector("#main-frame overscroll-view")'
SCROLLER = f"{MAIN}.shadowRoot.querySelector('[part=scroller]')"
ROWS = '[...document.querySelectorAll("#main-frame .article")]'

# The options of a page in a window on a desktop.
DESKTOP = {"viewport": {"width": 1280, "height": 900}, "is_mobile": False, "has_touch": False}


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as driver:
        browser = chromium(driver)
        yield browser
        browser.close()


def until_seen(page, selector: str) -> None:
    """Lets the page's time go on until an element is visible."""
    element, end = page.locator(selector).first, time.monotonic() + 60
    while not element.is_visible():
        assert time.monotonic() < end, f"never seen: {selector}"
        let_time_pass(page, 50)


def until_phase(page, phase: str, edge: str = "start") -> None:
    until(page, f"{MAIN}.phaseOf('{edge}') === '{phase}'")


def titles(page) -> list[str]:
    return page.locator("#main-frame .article .title").all_inner_texts()


def phase(page) -> str:
    return page.evaluate(f"{MAIN}.phase")


def at_the_instrument(page) -> None:
    """Scrolls to the list that has a time line; what is loaded on the way may move it."""
    for _ in range(2):
        page.locator("#main-frame").evaluate("(node) => node.scrollIntoView({ block: 'center', behavior: 'instant' })")
        # A pointer in the section loads what draws a pull.
        page.locator(".instrument h2").hover()
        until(page, "document.querySelector('.ticks span')")


def pull(page, distance: int, lift: bool = True) -> Fingers:
    at_the_instrument(page)
    return swipe(page, "#main-frame overscroll-view", distance, lift=lift)


def swipe(page, selector: str, dy: int, dx: int = 0, lift: bool = True) -> Fingers:
    """Moves a finger across the middle of an element."""
    page.locator(selector).scroll_into_view_if_needed()
    # Two frames later the browser sends touches at the page's new position.
    draw(page)
    box = page.locator(selector).bounding_box()
    finger = Fingers(page).down(box["x"] + (box["width"] - dx) / 2, box["y"] + box["height"] / 2)
    finger.move(dx, dy, steps=12)
    if lift:
        finger.up()
    return finger


def record_pull(page) -> None:
    """What a reader does who records a refresh."""
    at_the_instrument(page)
    page.locator('#recorder [data-text="record"]').tap()
    page.wait_for_selector('#recorder [data-text="stop"]:visible')
    until(page, f"{MAIN}.shadowRoot?.querySelector('button:not([hidden])')")
    pull(page, 220)
    page.wait_for_selector("#main-frame .new")
    until(page, f'{MAIN}.phase === "idle" && {MAIN}.overscroll === 0')
    page.locator('#recorder [data-text="stop"]').tap()


def keys(page) -> list[str]:
    return page.evaluate(f"{ROWS}.map(({{ dataset }}) => dataset.key)")


def to_the_end(page) -> None:
    """Scrolls as a touch would."""
    page.evaluate(f"{SCROLLER}.scrollTop = 1e6")


def wake(page, frame: str) -> None:
    """Taps a list, which scrolls from then on; the tap is on no row's link and opens nothing."""
    page.locator(frame).scroll_into_view_if_needed()
    until(page, f"document.querySelector('{frame}').closest('.frame').classList.contains('asleep')")
    page.locator(frame).tap()
    until(page, f"!document.querySelector('{frame}').closest('.frame').classList.contains('asleep')")
