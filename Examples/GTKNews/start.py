#!/usr/bin/env python3
"""Measures how long the news reader takes from its start to its first rows, with many articles in its store.

    Scripts/on-display.sh Examples/GTKNews/start.py [ARTICLES]

After `swift build -c release --package-path Examples/GTKNews`. The feed's server is out of reach; each run is a
new process, and files are in the cache.
"""

import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parent
sys.path.append(str(EXAMPLE.parents[1] / "Tests/GTK"))

from screen import Screen  # noqa: E402

PROGRAM = EXAMPLE / ".build/release/GTKNews"
# Nothing listens at this port any more.
FEED = "http://127.0.0.1:1/feed.atom"
RUNS, LIMIT = 11, 30


class Reader:
    """The running program; a context manager."""

    def __init__(self, folder):
        self.start = time.monotonic()
        self.process = subprocess.Popen(
            [PROGRAM, FEED], stderr=subprocess.DEVNULL,
            env=os.environ | {"XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder})

    def wait(self, is_there):
        """Waits until something is there; returns the seconds since the start."""
        while not is_there():
            if self.process.poll() is not None or time.monotonic() - self.start > LIMIT:
                sys.exit("the reader shows nothing")
            time.sleep(0.002)
        return time.monotonic() - self.start

    def processor_time(self):
        """The seconds on a processor so far, which other programs change little."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def has_rows(screen):
    """Whether there is dark text on white where the first rows are."""
    values = b"".join(screen.lines(20, 60, 280, 400))
    white = sum(values.count(value) for value in range(250, 256))
    dark = sum(values.count(value) for value in range(80))
    return white > len(values) / 2 and dark > len(values) / 200


def fill(database, count):
    with sqlite3.connect(database) as connection:
        connection.executemany(
            "INSERT INTO article (feed, id, title, author, published, updated, text, link, isFuture, seen)"
            " VALUES (?, ?, ?, 'Author', ?, ?, ?, NULL, 0, ?)",
            ((FEED, f"urn:{number}", f"The title of article {number}", 1e9 + number, 1e9 + number,
              "A sentence of the article. " * 80, time.time()) for number in range(count)))
    connection.close()


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    screen = Screen(os.environ["DISPLAY"])
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "gtk-news/news.sqlite")
        with Reader(folder) as reader:
            # Its window comes after its store.
            reader.wait(lambda: any(max(line) for line in screen.lines(20, 60, 280, 400)))
        fill(database, count)
        times, loads = [], []
        for _ in range(RUNS):
            with Reader(folder) as reader:
                times.append(reader.wait(lambda: has_rows(screen)))
                loads.append(reader.processor_time())
        size = database.stat().st_size
    print(f"{count:,} articles ({size // 1_000_000} MB): first rows after {statistics.median(times):.2f} s"
          f" ({min(times):.2f} to {max(times):.2f} s in {RUNS} runs), {statistics.median(loads):.2f} s on a processor")


if __name__ == "__main__":
    main()
