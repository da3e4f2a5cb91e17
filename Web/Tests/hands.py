"""What touches the screen of each browser, for reader.py: it opens pages, evaluates scripts, turns the screen, and puts
one finger down, moves it and lifts it."""

import sys
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from drivers import Fingers, chromium
from places import WEB, installed

sys.path.insert(0, str(WEB / "Tests/engines"))

from browsing import Finger, Page  # noqa: E402
from launching import firefox  # noqa: E402
from touching import touchable_webkit  # noqa: E402

PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
READY = "window.ready && view.hasAttribute('phase')"


class ChromiumHand:
    pixel = 1 / 2

    def __init__(self, browser):
        context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)
        self.page = context.new_page()
        self.finger = Fingers(self.page)
        self.evaluate = self.page.evaluate
        self.down = self.finger.down

    def open(self, address):
        self.page.goto(address)
        self.page.wait_for_function(READY)

    def turn(self, is_sideways):
        self.page.set_viewport_size(SIDEWAYS if is_sideways else PHONE)

    def move(self, x, y):
        before = self.finger.points[0]
        self.finger.move(x - before[0], y - before[1], steps=1)

    def up(self, x, y):
        self.finger.up()


class StillHand:
    """One of a screen that is not turned."""

    pixel = 1

    def turn(self, is_sideways):
        pass


class FirefoxHand(StillHand):
    def __init__(self, commands):
        self.page = Page("Firefox", commands)
        self.finger = Finger(self.page)
        self.evaluate = self.page.evaluate
        self.down = self.finger.down

    def open(self, address):
        self.page.commands("Navigate", url=address)
        self.page.wait_for(READY)

    def move(self, x, y):
        self.finger.move(x - self.finger.x, y - self.finger.y, steps=1)

    def up(self, x, y):
        self.finger.up()


class WebKitHand(StillHand):
    def __init__(self, page):
        self.open, self.evaluate = page.open, page.evaluate
        self.down, self.move, self.up = page.put, page.move, page.lift


@contextmanager
def chromium_hand(_):
    with sync_playwright() as playwright:
        browser = chromium(playwright, is_paced=True)
        yield ChromiumHand(browser)
        browser.close()


@contextmanager
def firefox_hand(folder):
    with firefox(installed("--firefox"), Path(folder)) as commands:
        yield FirefoxHand(commands)


@contextmanager
def webkit_hand(folder):
    with touchable_webkit(installed("--webkit"), Path(folder)) as page:
        yield WebKitHand(page)
