#!/usr/bin/env python3
"""Takes pictures of the gallery and the site for visual review: stills, and moving pictures.

    Scripts/gallery_pictures.py [--kind moving] [--width 390] [--scheme dark] [--language ar] [--page reasons]

Needs Web/plain and what Scripts/setup.sh --tests installs; serves the gallery with a database of its own. The
pages of the site need .build/site, which `make site` writes, and are left out without it. Each option may be
repeated and limits the pictures; without one, everything is taken: a phone and a desktop, light and dark, in
English, Chinese and Arabic. The documentation is in English only. The kinds:

    still   each section of the gallery, and each other page
    moving  the same while it plays, is pulled or scrolls, and some of its frames side by side

The page's time waits for the picture. Writes to Web/artifacts/gallery.
"""

import argparse
import os
import sys
import tempfile
import threading
from contextlib import contextmanager
from datetime import datetime, timezone
from io import BytesIO
from itertools import pairwise, product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GALLERY = ROOT / "Examples" / "Gallery"
WEB_TESTS = ROOT / "Web" / "Tests"
SITE = ROOT / ".build" / "site"
FOLDER = ROOT / "Web" / "artifacts" / "gallery"
if sys.prefix == sys.base_prefix:
    python = ROOT / ".venv" / "bin" / "python"
    os.execv(python, [python, *sys.argv])
sys.path[:0] = [str(GALLERY), str(WEB_TESTS)]

from database import Database  # noqa: E402
from drivers import Fingers, Mouse, chromium, let_time_pass, until  # noqa: E402
from handler import GalleryServer  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server import DELAY, ELEMENT, PAGE  # noqa: E402
from serving import serving  # noqa: E402

STEP_MILLISECONDS = 80
# Of the frames side by side, to be looked at one by one.
SHEET_EVERY = 4
SHEET_WIDTH = 2000
TILE_HEIGHT = 400
GROUND = "gray"
GAP = 8
QUALITY = 80
# The time of scripts is the page's (Web/Tests/clock.js), and the animations of style sheets follow it.
ADVANCE = """async (step) => {
  const before = performance.now();
  await clock.pass(step);
  const passed = performance.now() - before;
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect.getComputedTiming();
    const time = (animation.currentTime ?? 0) + (animation.playState === "paused" ? passed : 0);
    if (time >= endTime) {
      animation.finish();
    } else {
      animation.pause();
      animation.currentTime = time;
    }
  }
  return performance.now();
}"""
SIZES = {
    390: {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    1280: {"viewport": {"width": 1280, "height": 800}},
}
SCHEMES = ["light", "dark"]
LOCALES = {"en": "en-US", "zh-Hans": "zh-CN", "ar": "ar"}
SECTIONS = ["stage", "reasons", "instrument", "ways", "workbench"]
# Below the gallery's address, and below the site's.
GALLERY_PAGES = {name: "" for name in SECTIONS} | {"document": "document.html", "originals": "originals.html"}
SITE_PAGES = {"site": "", "site-document": "document.html", "docs": "docs/"}
KINDS = ["still", "moving"]
# Seconds after which a still is taken: most looks have something to show, and the first pull goes on.
LOOKED_AT = {"stage": 0.4, "reasons": 3, "originals": 3}
CHAT = "document.querySelector('.chat overscroll-view')"
BACK = ".more:not(.across)"
PULL = 200
# The server's delay in the page's time.
ANSWER_LATER = f"""
  const {{ fetch }} = window;
  window.fetch = async (address, options) => {{
    if (!/^api\\/(?!.*delay=)/.test(address)) return fetch(address, options);
    await new Promise((done) => setTimeout(done, {DELAY}));
    return fetch(`${{address}}&delay=0`, options);
  }};
"""


class Film:
    """The frames of a page that was opened with the tests' clock."""

    def __init__(self, page):
        self.page = page
        self.frames = []
        self.times = []

    def roll(self, seconds, act=""):
        """Takes frames while the page's time passes; the script `act` runs before each."""
        for _ in range(round(seconds * 1000 / STEP_MILLISECONDS)):
            if act:
                self.page.evaluate(act)
            self.take()

    def take(self):
        self.times.append(self.page.evaluate(ADVANCE, STEP_MILLISECONDS))
        self.frames.append(Image.open(BytesIO(self.page.screenshot())).convert("RGB"))

    def write(self, path):
        """Writes the moving picture, and beside it some of its frames as one picture."""
        ends = [*self.times[1:], self.times[-1] + STEP_MILLISECONDS]
        durations = [round(end - time) for time, end in zip(self.times, ends)]
        first, *others = self.frames
        first.save(
            path.with_suffix(".webp"), save_all=True, append_images=others, duration=durations, loop=0,
            quality=QUALITY, method=0)
        some = self.frames[::SHEET_EVERY]
        seen = [first, *(frame for last, frame in pairwise(some) if frame.tobytes() != last.tobytes())]
        width = first.width * TILE_HEIGHT // first.height
        small = [frame.resize((width, TILE_HEIGHT), Image.Resampling.LANCZOS) for frame in seen]
        side_by_side(small, SHEET_WIDTH // width).save(path.with_suffix(".png"))


def side_by_side(pictures, columns):
    """Pictures of one size in rows, from the left."""
    width, height = pictures[0].size
    rows = -(-len(pictures) // columns)
    sheet = Image.new("RGB", (min(len(pictures), columns) * (width + GAP), rows * (height + GAP)), GROUND)
    for number, picture in enumerate(pictures):
        row, column = divmod(number, columns)
        sheet.paste(picture, (column * (width + GAP), row * (height + GAP)))
    return sheet


class Sight:
    """A page in the surroundings in which pictures of it are taken."""

    def __init__(self, browser, address, name, surroundings):
        self.name = name
        self.width, self.scheme, self.language = surroundings
        self.browser, self.address = browser, address

    def path(self, suffix=""):
        return FOLDER / f"{self.name}-{self.width}-{self.scheme}-{self.language}{suffix}.png"

    @contextmanager
    def open(self, scale):
        context = self.browser.new_context(
            **SIZES[self.width], device_scale_factor=scale, color_scheme=self.scheme,
            locale=LOCALES[self.language])
        context.add_init_script(path=WEB_TESTS / "clock.js")
        context.add_init_script(ANSWER_LATER)
        page = context.new_page()
        page.goto(self.address, wait_until="commit")
        yield page
        context.close()

    def still(self):
        with self.open(scale=2) as page:
            self.arrive(page)
            # A list that is seen only after a frame plays from then on.
            for _ in range(round(LOOKED_AT.get(self.name, 1.5) * 10)):
                let_time_pass(page, 100)
            # Only what is in sight: what is not has no lists.
            page.screenshot(path=self.path())
            if self.name in ("ways", "workbench"):
                page.locator(f"section.{self.name}").screenshot(path=self.path("-whole"))

    def moving(self):
        with self.open(scale=1) as page:
            film = Film(page)
            pointer = Fingers(page) if self.width == 390 else Mouse(page)
            # The first page is seen from its first frame on, and pulls by itself.
            if self.name not in ("stage", "site"):
                self.arrive(page)
            play(self.name, film, pointer)
        film.write(self.path("-moving"))

    def arrive(self, page):
        """Waits for the page's content, and scrolls to a section."""
        content = {"docs": "main", "originals": "[data-original=yq] h3:not(:empty)"}.get(self.name, ".article")
        until(page, f"document.querySelector('{content}')")
        if self.name in SECTIONS[1:]:
            # What comes near is built, and moves the section.
            for _ in range(3):
                show(page, f"section.{self.name}", "start")
                let_time_pass(page, 500)
            show(page, f"section.{self.name}", "start")


def play(name, film, pointer):
    page = film.page
    match name:
        case "stage" | "site" | "reasons" | "originals":
            film.roll(9)
        case "document" | "site-document":
            pull(film, pointer, "overscroll-view")
        case "ways":
            show(page, ".chat .frame")
            until(page, "document.querySelector('.message-row')")
            film.roll(0.5)
            page.locator(".chat .frame-foot button").click()
            film.roll(1.5)
            film.roll(4, f"{CHAT}.scrollTop -= 40")
            show(page, f"{BACK} .frame")
            until(page, f"document.querySelector('{BACK} .article')")
            page.evaluate(f"document.querySelector('{BACK} overscroll-view').scrollTop = 1e6")
            pull(film, pointer, f"{BACK} overscroll-view", 0, -PULL)
            show(page, ".floor .frame")
            until(page, "document.querySelector('.floor section[data-phase] .article')")
            pull(film, pointer, ".floor overscroll-view", 0, 1.5 * PULL)
            show(page, ".across .frame")
            until(page, "document.querySelector('.across .article')")
            toward_the_start = -1 if page.evaluate("document.dir") == "rtl" else 1
            pull(film, pointer, ".across overscroll-view", PULL * toward_the_start, 0)
        case "workbench":
            until(page, "document.querySelector('#workbench .article')")
            film.roll(0.5)
            page.locator("#workbench [aria-labelledby~=parameter-arm]").fill("100")
            film.roll(6)
        case "instrument":
            film.roll(0.5)
        case "docs":
            film.roll(0.5)
            film.roll(5, "scrollBy(0, 16)")


def pull(film, pointer, selector, right=0, down=PULL, steps=16):
    """Pulls a list, rests, lets go, and waits for what it brings."""
    film.roll(0.5)
    box = film.page.locator(selector).bounding_box()
    size = film.page.viewport_size["height"]
    pointer.down(box["x"] + box["width"] / 2, min(box["y"] + box["height"] / 2, size / 2))
    for _ in range(steps):
        pointer.move(right / steps, down / steps, steps=1)
        film.take()
    film.roll(0.5)
    pointer.up()
    film.roll(3.5)


def show(page, selector, block="center"):
    scroll = "(node, block) => node.scrollIntoView({ block, behavior: 'instant' })"
    page.locator(selector).first.evaluate(scroll, block)


@contextmanager
def gallery():
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder) / "news.sqlite")
        database.prepare(datetime.now(timezone.utc))
        with GalleryServer(("127.0.0.1", 0), database, PAGE, ELEMENT, DELAY) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_address[1]}/"
            server.shutdown()


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--kind", action="append", choices=KINDS)
    options.add_argument("--width", type=int, action="append", choices=SIZES)
    options.add_argument("--scheme", action="append", choices=SCHEMES)
    options.add_argument("--language", action="append", choices=LOCALES)
    options.add_argument("--page", action="append", choices=[*GALLERY_PAGES, *SITE_PAGES])
    given = options.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with gallery() as gallery_address, serving(SITE) as site_address, sync_playwright() as driver:
        pages = {name: gallery_address + path for name, path in GALLERY_PAGES.items()}
        if SITE.is_dir():
            pages |= {name: f"{site_address}/{path}" for name, path in SITE_PAGES.items()}
        browser = chromium(driver)
        for surroundings in product(
                given.width or SIZES, given.scheme or SCHEMES, given.language or LOCALES):
            for name in given.page or pages:
                sight = Sight(browser, pages[name], name, surroundings)
                # The documentation is in English alone.
                if name != "docs" or sight.language == "en":
                    for kind in given.kind or KINDS:
                        getattr(sight, kind)()
        browser.close()
    print(f"gallery pictures: wrote {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
