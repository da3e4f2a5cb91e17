#!/usr/bin/env python3
"""Takes pictures of the gallery for visual review: its sections, and what a first visit shows.

    Scripts/gallery_pictures.py [--visit] [--width 390] [--scheme dark] [--language ar] [--section looks]

Needs Web/dist and what Scripts/setup.sh --tests installs. Serves the gallery itself, with a database of its
own. Each option may be repeated and limits the pictures; without one, everything is taken: a phone and a desktop,
light and dark, in English, in Chinese, and from right to left with Arabic news. With --visit, only what is
visible one, three and ten seconds after the address was entered. Time is real, so a busy machine is seen as
such. Writes to Web/artifacts/gallery.
"""

import argparse
import sys
import tempfile
import threading
import time
from datetime import datetime, timezone
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GALLERY = ROOT / "Examples" / "Gallery"
FOLDER = ROOT / "Web" / "artifacts" / "gallery"
if sys.prefix == sys.base_prefix:
    import os

    python = ROOT / ".venv" / "bin" / "python"
    os.execv(python, [python, *sys.argv])
sys.path[:0] = [str(GALLERY), str(ROOT / "Web" / "Tests")]

from database import Database  # noqa: E402
from drivers import chromium  # noqa: E402
from handler import GalleryServer  # noqa: E402
from place import Place  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server import DELAY, ELEMENT, PAGE  # noqa: E402

SIZES = {
    390: {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    1280: {"viewport": {"width": 1280, "height": 800}},
}
SCHEMES = ["light", "dark"]
LOCALES = {"en": "en-US", "zh-Hans": "zh-CN", "ar": "ar"}
SECTIONS = ["stage", "looks", "originals", "ways", "start", "workbench"]
MOMENTS = [1, 3, 10]
# A frame in which most looks have something to show, and the end of the first pull.
LOOKED_AT = {"stage": 3.2, "looks": 4, "originals": 3}


def open_page(browser, address, width, scheme, language):
    context = browser.new_context(
        **SIZES[width], device_scale_factor=2, color_scheme=scheme, locale=LOCALES[language])
    page = context.new_page()
    page.goto(address, wait_until="commit")
    return page


def visit(browser, address, width, scheme, language):
    start = time.monotonic()
    page = open_page(browser, address, width, scheme, language)
    for moment in MOMENTS:
        page.wait_for_timeout(max(0, (start + moment - time.monotonic()) * 1000))
        page.screenshot(path=FOLDER / f"visit-{width}-{scheme}-{language}-{moment:02}s.png")
    page.context.close()


def sections(browser, address, width, scheme, language, names):
    page = open_page(browser, address, width, scheme, language)
    page.wait_for_selector("#main-frame .article")
    if language == "ar":
        page.evaluate("document.dir = 'rtl'; location.hash = 'lang=ar'")
        page.wait_for_timeout(1500)
    for name in names:
        section = page.locator(f"section.{name}")
        section.evaluate("(node) => node.scrollIntoView({ block: 'start', behavior: 'instant' })")
        page.wait_for_timeout(LOOKED_AT.get(name, 1.5) * 1000)
        path = FOLDER / f"{name}-{width}-{scheme}-{language}.png"
        # Only what is in sight: what is not has no lists.
        page.screenshot(path=path)
        if name in ("ways", "workbench"):
            section.screenshot(path=path.with_stem(path.stem + "-whole"))
    page.context.close()


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--visit", action="store_true")
    options.add_argument("--width", type=int, action="append", choices=SIZES)
    options.add_argument("--scheme", action="append", choices=SCHEMES)
    options.add_argument("--language", action="append", choices=LOCALES)
    options.add_argument("--section", action="append", choices=SECTIONS)
    given = options.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder) / "news.sqlite")
        database.prepare(datetime.now(timezone.utc))
        with GalleryServer(Place("127.0.0.1", 0), database, PAGE, ELEMENT, DELAY) as server, \
                sync_playwright() as driver:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            browser, address = chromium(driver), server.place.address()
            for width in given.width or SIZES:
                for scheme in given.scheme or SCHEMES:
                    for language in given.language or LOCALES:
                        if not given.section:
                            visit(browser, address, width, scheme, language)
                        if not given.visit:
                            names = given.section or SECTIONS
                            sections(browser, address, width, scheme, language, names)
            browser.close()
            server.shutdown()
    print(f"gallery pictures: wrote {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
