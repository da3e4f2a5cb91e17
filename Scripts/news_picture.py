#!/usr/bin/env python3
"""Takes the README's moving pictures of the GTK news reader, light and dark: Scripts/news_picture.py

Real touches pull it, with two pixels a point.

After `Scripts/news.sh`, which builds it, and `Scripts/setup.sh --all-tests`; needs root.
"""

import html
import os
import subprocess
import sys
import tempfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if sys.prefix == sys.base_prefix:
    python = ROOT / ".venv" / "bin" / "python"
    os.execv(python, [python, *sys.argv])
sys.path.append(str(ROOT / "Tests/GTK"))

from PIL import Image  # noqa: E402
from screen import Screen  # noqa: E402
from server import ENVIRONMENT, SIZE, Server  # noqa: E402

READER = ROOT / "Examples/GTKNews"
PICTURES = {
    READER / "pictures/pull.webp": {}, READER / "pictures/pull-dark.webp": {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"},
}
# The header and the first rows, within the shadow of the window.
WIDTH, HEIGHT, SHADOW = 744, 480, 8
X, START, DISTANCE, STEPS = 372, 220, 400, 14
COLORS = 24
TITLE = "Harbor News"
ARTICLES = [
    "Rents fall for the first time in two years", "Wind turbines pause at night so that swifts can pass",
    "Street of bookshops survives another winter", "Hearing checks become free for everyone over forty",
    "Nurses win quieter night shifts after a trial", "Price of bicycles climbs as freight costs rise",
    "Town library lends out garden tools", "Ferry returns to its old timetable",
]


class Feed(BaseHTTPRequestHandler):
    """The first article is new with the second request, which takes a while."""

    count = 0

    def do_GET(self):
        Feed.count += 1
        time.sleep(0.9 if Feed.count > 1 else 0)
        entries = "".join(
            f"<entry><id>urn:{number}</id><title>{html.escape(text)}</title>"
            f"<author><name>{TITLE}</name></author><updated>2026-05-04T{20 - number}:30:00Z</updated>"
            f"<summary>{html.escape(text)}.</summary><link href='/{number}'/></entry>"
            for number, text in enumerate(ARTICLES) if number > 0 or Feed.count > 1)
        body = f'<feed xmlns="http://www.w3.org/2005/Atom"><title>{TITLE}</title>{entries}</feed>'.encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def pull(server):
    """A pull with a new article: each picture with its milliseconds."""
    screen, frames = Screen(server.display), []
    screen.resize(WIDTH + 2 * SHADOW, SIZE[1])
    time.sleep(1)

    def shoot(milliseconds):
        pixels = b"".join(screen.lines(SHADOW, SHADOW, WIDTH, HEIGHT))
        frames.append((Image.frombytes("RGB", (WIDTH, HEIGHT), pixels), milliseconds))

    shoot(1200)
    server.put(X, START)
    for step in range(STEPS):
        server.drag((X, START + DISTANCE * step / STEPS), (X, START + DISTANCE * (step + 1) / STEPS),
                    steps=3, seconds=0.045)
        shoot(50)
    shoot(500)
    time.sleep(0.3)
    server.lift(X, START + DISTANCE)
    end = time.monotonic() + 3.2
    while time.monotonic() < end:
        time.sleep(0.075)
        shoot(80)
    shoot(2000)
    return frames


def write(path, frames):
    """Writes frames as one file, in colors that they share; what stands still becomes one frame."""
    strip = Image.new("RGB", (WIDTH, HEIGHT * len(frames)))
    for number, (picture, _) in enumerate(frames):
        strip.paste(picture, (0, HEIGHT * number))
    # The default leaves out the accent, which few pixels have.
    palette = strip.quantize(COLORS, Image.Quantize.MAXCOVERAGE)
    first, *others = (
        picture.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB") for picture, _ in frames)
    durations = [milliseconds for _, milliseconds in frames]
    first.save(path, save_all=True, append_images=others, duration=durations, loop=0,
               lossless=True, quality=100, method=6, minimize_size=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} KB")


def take(server, feed, path, theme):
    Feed.count = 0
    with tempfile.TemporaryDirectory() as folder:
        places = {
            "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_DIRS": f"{READER / 'data'}:/usr/share",
            "TZ": "UTC", "GDK_SCALE": "2",
        }
        process = subprocess.Popen(
            [READER / ".build/debug/GTKNews", f"http://127.0.0.1:{feed.server_port}/feed.atom"],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=os.environ | ENVIRONMENT | server.environment | theme | places)
        time.sleep(2.5)
        write(path, pull(server))
        process.terminate()
        process.wait()


def main():
    with ThreadingHTTPServer(("127.0.0.1", 0), Feed) as feed, Server() as server:
        threading.Thread(target=feed.serve_forever, daemon=True).start()
        # Away from the window.
        server.point(SIZE[0] - 1, SIZE[1] - 1)
        for path, theme in PICTURES.items():
            take(server, feed, path, theme)
        feed.shutdown()


if __name__ == "__main__":
    main()
