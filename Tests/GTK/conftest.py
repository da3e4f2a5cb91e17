"""Shared by the tests with real touches: an X server for each test, and its windows.

A test waits for what it expects, up to a limit, so a busy machine makes it slower and not red.
"""

import json
import os
import queue
import signal
import subprocess
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from server import ENVIRONMENT, Server

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / ".build/debug"
# What starts the window elsewhere, where another GTK is.
IN = [ROOT / each for each in [os.environ.get("OVERSCROLL_GTK_IN")] if each]
# No test waits longer than this, in seconds.
LIMIT = 60
# The message of a machine without a graphics card; GTK's own warning when a finger scrolls a list, also one
# without our control; and what a message bus reports.
NOT_OURS = ["libEGL", "Broken accounting of active state", "dbus-daemon", "SpiRegistry"]


class Window:
    """A window with a list, in a process of its own; see Window/Options.swift for what it shows.

    With `listens`, it runs with assistive technologies, and `told` has what they are told.
    """

    def __init__(self, server, options, listens=False):
        self.server = server
        self.told = []
        command, environment = [*IN, BUILD / "GTKTestWindow", *options], {}
        if listens:
            command = ["dbus-run-session", "--", Path(__file__).with_name("listen.sh"), *command]
            environment["GTK_A11Y"] = "atspi"
        self.said = []
        self.lines = queue.Queue()
        self.process = subprocess.Popen(
            command, text=True, env=os.environ | ENVIRONMENT | server.environment | environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.errors = []
        threading.Thread(target=self.read, daemon=True).start()
        threading.Thread(target=self.read_errors, daemon=True).start()
        self.until(lambda: any("ready" in each for each in self.said))

    def read(self):
        for line in self.process.stdout:
            if line.startswith("{"):
                self.lines.put(json.loads(line))
            else:
                self.told.append(line)

    def read_errors(self):
        for line in self.process.stderr:
            if line.strip() and not any(words in line for words in NOT_OURS):
                self.errors.append(line)

    def take(self):
        """Takes what the window has said so far."""
        while not self.lines.empty():
            self.said.append(self.lines.get())
        return self.said

    def until(self, claim):
        """Waits until something is true; returns it."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            self.take()
            if found := claim():
                return found
            assert self.process.poll() is None, "".join(self.errors)
            time.sleep(0.02)
        state = self.state() if {"ready": True} in self.said else None
        raise AssertionError(f"not within {LIMIT} s; the window said {self.said[-20:]} and is at {state}")

    def say(self, *words):
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()

    def ask(self, key, *words):
        """Sends a line and returns the answer that has a key."""
        self.say(*words)
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            answer = self.lines.get(timeout=LIMIT)
            if key in answer:
                return answer
            self.said.append(answer)
        raise AssertionError(f"no answer to {words}")

    def state(self):
        return self.ask("offset", "state")

    def pixels(self, path):
        """The pixels of the window, once they no longer change: rows fade after a touch."""
        last = []

        def are_still():
            # Between a change and its frame there is nothing to paint.
            if self.ask("pixels", "pixels", path)["pixels"]:
                last.append(path.read_bytes())
            time.sleep(0.1)
            return len(last) > 1 and last[-1] == last[-2]

        self.until(are_still)
        return last[-1]

    # What it said.

    def phases(self, part="refresh"):
        return [each["phase"].partition("(")[0] for each in self.take()
                if each.get("part") == part and "phase" in each]

    def count(self, key, part="refresh"):
        return sum(key in each and each.get("part") == part for each in self.take())

    def activated(self):
        return [each["activated"] for each in self.take() if "activated" in each]

    def rests(self, part="refresh"):
        """Waits until nothing moves."""
        def is_at_rest():
            first = self.state()
            time.sleep(0.1)
            is_idle = first[part] in ("idle", "exhausted") and first["overscroll"] == 0
            return first if is_idle and first == self.state() else None
        return self.until(is_at_rest)

    def still(self, key):
        """What a number of the state is, once it stays the same for some frames."""
        first = self.state()[key]
        time.sleep(0.1)
        return first if first == self.state()[key] else None

    def scroll(self, offset):
        """Scrolls as an app does, and waits until the rows are there.

        A list that still slows down goes on by parts of a pixel, so it is scrolled again.
        """
        def is_there():
            self.say("scroll", offset)
            first = self.state()
            time.sleep(0.05)
            is_reached = first["offset"] == min(offset, first["upper"] - first["page"])
            return first if is_reached and first == self.state() else None
        return self.until(is_there)

    def row(self, text):
        """Where a row is, or None."""
        for row in self.state()["rows"]:
            if row["text"] == text:
                return row["x"], row["y"]
        return None

    # Fingers.

    def hold(self):
        """Holds a finger still, so that its speed does not count."""
        time.sleep(0.25)

    @contextmanager
    def frozen(self):
        """Stops the process, as a busy app; then GDK merges a touchpad's steps and their end into one event."""
        self.process.send_signal(signal.SIGSTOP)
        yield
        self.process.send_signal(signal.SIGCONT)

    def pull(self, start, end):
        self.server.put(*start)
        self.server.drag(start, end)
        self.hold()
        self.server.lift(*end)

    def press_and_drag(self, start, end, step):
        """Drags the mouse down the list, or up; it stays pressed."""
        self.server.point(180, start)
        self.server.press()
        for y in range(start, end, step):
            self.server.point(180, y)
            time.sleep(0.01)

    def flick(self, start, end):
        self.server.put(*start)
        self.server.drag(start, end, steps=6, seconds=0.08)
        self.server.lift(*end)

    def quit(self):
        if self.process.poll() is None:
            self.say("quit")
        try:
            code = self.process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        assert code == 0, "".join(self.errors)
        # GTK reports misuse as a warning.
        assert not self.errors


@pytest.fixture
def server():
    with Server() as server:
        yield server


@pytest.fixture
def open_window(server):
    windows = []

    def open_window(*options, **more):
        windows.append(Window(server, options, **more))
        return windows[-1]

    # Away from the list.
    server.point(780, 880)
    yield open_window
    for window in windows:
        window.quit()
