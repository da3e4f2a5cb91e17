"""Shared by the tests of the window: an X server with real touches, a feed, and the program.

A test reads the requests that the feed got and the program's database; it waits for what it expects.
"""

import os
import re
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from feed import Feed

EXAMPLE = Path(__file__).resolve().parents[2]
sys.path.append(str(EXAMPLE.parents[1] / "Tests/GTK"))

from screen import Screen  # noqa: E402
from server import ENVIRONMENT, Server  # noqa: E402

TOOL = EXAMPLE.parents[1] / ".build/debug/overscroll-tool"
PROGRAM = EXAMPLE / ".build/debug/GTKNews"
# No test waits longer than this, in seconds.
LIMIT = 60


def until(claim, step=lambda: None):
    """Waits until something is true, with a step before each look."""
    end = time.monotonic() + LIMIT
    while not claim():
        assert time.monotonic() < end, f"not within {LIMIT} s"
        step()
        time.sleep(0.1)


class App:
    """The program with its window at the top left, which is 320 pixels wide for the list."""

    def __init__(self, server, address, folder):
        self.server = server
        # Written each time the refresh has come to rest; not in the home, whose disk may be full.
        self.trace = folder.parent / "pull.trace"
        self.database = folder / "gtk-news/news.sqlite"
        self.process = subprocess.Popen(
            [PROGRAM, address, self.trace], stderr=subprocess.PIPE, text=True,
            env=os.environ | ENVIRONMENT | server.environment | {
                "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)})

    def read(self, what):
        """One value of all stored articles."""
        if not self.database.is_file():
            return None
        with closing(sqlite3.connect(self.database)) as connection:
            try:
                return connection.execute(f"SELECT {what} FROM article").fetchone()[0]
            except sqlite3.OperationalError:
                return None  # Not made yet.

    def pull(self, distance=200):
        """Pulls the list from rest: one that is still held open would go farther, to the floor."""
        until(self.trace.is_file)
        self.trace.unlink()
        self.server.put(150, 120)
        self.server.drag((150, 120), (150, 120 + distance))
        self.rests()
        self.server.lift(150, 120 + distance)

    def rests(self):
        """Waits until five looks in a row find the same, and a program that waits for nothing but events.

        One that waits for the processor will still paint.
        """
        screen, pictures = Screen(self.server.display), []

        def is_still():
            if not self.is_asleep():
                pictures.clear()
            pictures.append(screen.lines(0, 0, 320, 640))
            return len(pictures) >= 5 and all(each == pictures[-1] for each in pictures[-5:])

        until(is_still)

    def is_asleep(self):
        """Whether the program's first thread neither runs nor waits for the processor."""
        state = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0]
        return state == "S"

    def flick(self):
        self.server.put(150, 550)
        self.server.drag((150, 550), (150, 150), steps=6, seconds=0.08)
        self.server.lift(150, 150)

    def narrow(self):
        """Makes the window so narrow that it shows either the list or an article."""
        Screen(self.server.display).resize(400, 640)

    def retry(self):
        """Taps the button of the message that names the status 503."""
        self.server.tap(730, 606)

    def tap(self):
        self.server.tap(150, 150)

    def close(self):
        self.process.terminate()
        _, errors = self.process.communicate(timeout=10)
        # That of GTK itself when a finger scrolls a list is not ours.
        return [line for line in errors.splitlines() if re.search("WARNING|CRITICAL", line)
                and "Broken accounting of active state" not in line]


@pytest.fixture
def server():
    with Server() as server:
        # Away from the list.
        server.point(780, 880)
        yield server


@pytest.fixture
def feed():
    with Feed(articles=50) as feed:
        yield feed


@pytest.fixture
def open_app(server, feed, tmp_path):
    apps = []

    def open_app():
        # Like the home folder of a user whose name has a space.
        folder = tmp_path / "a user"
        folder.mkdir(exist_ok=True)
        apps.append(App(server, feed.address, folder))
        return apps[-1]

    yield open_app
    for app in apps:
        if app.process.poll() is None:
            assert app.close() == []
