"""Shared by the browser tests: a loopback server, one browser, and pages with a controlled clock.

A page fails its test at the end if it logged an unexpected error. The browser draws as fast as it can,
and a page's clock advances with these frames (see clock.js), so no test waits for a motion in real time
and none depends on the machine's load.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from drivers import READY, Fingers, Mouse, Wheel, chromium, let_time_pass, until
from places import WEB
from serving import Files, serving

PHONE = {"width": 390, "height": 844}
# When the pages are set up that have no engine, not yet, or more than it.
SET_UP = {
    "blank.html": "",
    "early.html": "window.started === 1",
    "floor.html": "window.ready && window.slot.inert && view.hasAttribute('phase')",
    "loading.html": "window.ready",
    "returning.html": "window.firstFrame !== undefined",
    "two.html": "window.ready",
}
CLOCK = Path(__file__).with_name("clock.js")


class Handler(Files):
    """Serves Web/; as `dist` the readable build or the release."""

    protocol_version = "HTTP/1.1"
    build = "dist" if os.environ.get("OVERSCROLL_SCRIPT") == "minified" else "plain"

    def translate_path(self, path):
        return super().translate_path(path.replace("/dist/", f"/{self.build}/", 1))

    def end_headers(self):
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()


@pytest.fixture(scope="session")
def server():
    """The URL of Web/, on this machine only."""
    with serving(WEB, Handler) as address:
        yield address


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        yield browser
        browser.close()


def new_page(browser, touch, before="", real_time=False, **context):
    """A page in its own browser context."""
    options = {"viewport": PHONE}
    if touch:
        options |= {"is_mobile": True, "has_touch": True, "device_scale_factor": 2}
    made = browser.new_context(**options | context)
    if not real_time:
        made.add_init_script(path=CLOCK)
    page = made.new_page()
    page.set_default_timeout(60_000)
    page.add_init_script(before)
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("console", lambda message: message.type == "error" and page.problems.append(message.text))
    page.held = []
    if not real_time:
        # Playwright's own wait would never end, because the page's clock does not advance.
        page.wait_for_function = lambda condition, **_: until(page, condition)
        page.wait_for_timeout = lambda milliseconds: let_time_pass(page, milliseconds)
    return page


def clean(page):
    """Resets pressed keys, emulation and replaced functions for the next test."""
    for held in page.held:
        held.let_go()
    page.held.clear()
    page.unroute_all()
    page.emulate_media(color_scheme="null", reduced_motion="null")
    if page.viewport_size != PHONE:
        page.set_viewport_size(PHONE)


@pytest.fixture(scope="session")
def kept_pages():
    """Idle pages for the next tests, by touch: creating one takes longer than most tests."""
    return {True: [], False: []}


@pytest.fixture
def open_page(browser, server, kept_pages):
    """Opens a test page: open_page("list.html", indicator="ring", touch=False), and waits until it is set up, or until
    a condition is true: open_page(ready="window.ready").

    With context options, a script to run first, or real time, the page is a new one.
    """
    kept, owned, problems, expected = [], [], [], []

    def open_page(
        path="list.html", *, touch=True, ready="", context=None, before="", real_time=False, **query
    ):
        if context or before or real_time:
            page = new_page(browser, touch, before, real_time, **context or {})
            owned.append(page)
        else:
            page = kept_pages[touch].pop() if kept_pages[touch] else new_page(browser, touch)
            kept.append((touch, page))
        page.problems, page.expect_problem = problems, expected.append
        arguments = "&".join(f"{name}={value}" for name, value in query.items())
        page.goto(f"{server}/Tests/pages/{path}?{arguments}")
        if condition := ready or SET_UP.get(path, READY):
            page.wait_for_function(condition)
        return page

    yield open_page
    for page in owned:
        page.context.close()
    for touch, page in kept:
        clean(page)
        kept_pages[touch].append(page)
    unexpected = [text for text in problems if not any(part in text for part in expected)]
    assert not unexpected


@pytest.fixture
def page(open_page):
    """The list on a phone."""
    return open_page()


@pytest.fixture
def fingers(page):
    return Fingers(page)


@pytest.fixture
def desktop(open_page):
    """The list in a window without touch."""
    return open_page(touch=False)


@pytest.fixture
def mouse(desktop):
    return Mouse(desktop)


@pytest.fixture
def wheel(desktop):
    return Wheel(desktop)
