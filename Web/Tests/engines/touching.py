"""WebKit on a display with a touch screen, and fingers on it.

WebKitGTK's driver takes no touches, so they come from the X server of the GTK host's tests. Unlike in Safari, what a
finger scrolls arrives as steps of a wheel, after the touch events.
"""

import sys
from contextlib import contextmanager

from browsing import Page
from launching import webkit
from places import WEB

# At the end: that folder has a meter and a reader, too.
sys.path.append(str(WEB.parent / "Tests/GTK"))

from server import UPDATE, Server  # noqa: E402

# Notes where touches are in the page.
PREPARE = """
window.touches = [];
addEventListener("touchstart", ({ touches: [{ clientX, clientY }] }) => touches.push([clientX, clientY]), true);
"""


@contextmanager
def touchable_webkit(program, folder):
    """A page in WebKit, with fingers."""
    with Server() as screen, webkit(program, folder, display=screen.display) as commands:
        yield TouchedPage(commands, screen)


class TouchedPage(Page):
    def __init__(self, commands, screen):
        super().__init__("WebKit", commands)
        self.screen = screen
        # Of the page in the window.
        self.left = self.top = 0

    def open(self, address):
        self.commands("Navigate", url=address)
        self.wait_for("window.ready && window.view?.hasAttribute('phase')")
        self.evaluate(PREPARE)
        self.screen.tap(200, 400)
        self.wait_for("touches.length")
        [[x, y]] = self.evaluate("touches")
        self.left, self.top = 200 - x, 400 - y

    def put(self, x, y, finger=0):
        self.screen.put(x + self.left, y + self.top, finger)

    def move(self, x, y, finger=0):
        self.screen.finger(UPDATE, x + self.left, y + self.top, finger)

    def lift(self, x, y, finger=0):
        self.screen.lift(x + self.left, y + self.top, finger)

    def drag(self, y, end, x=195, steps=20, seconds=0.3):
        """Puts a finger down and moves it along; it stays."""
        self.put(x, y)
        self.screen.drag((x + self.left, y + self.top), (x + self.left, end + self.top), steps, seconds)

    def swipe(self, y, end, x=195, **pace):
        self.drag(y, end, x, **pace)
        self.lift(x, end)

    def pinch(self, center, start, end, steps=20):
        """Moves two fingers apart, or together, above each other."""
        x = 195
        fingers = {0: 1, 1: -1}
        for finger, side in fingers.items():
            self.put(x, center + side * start, finger)
        for step in range(1, steps + 1):
            for finger, side in fingers.items():
                self.move(x, center + side * (start + (end - start) * step / steps), finger)
            self.wait_for_frames(1)
        for finger, side in fingers.items():
            self.lift(x, center + side * end, finger)
