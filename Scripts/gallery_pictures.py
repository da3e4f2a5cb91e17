#!/usr/bin/env python3
"""Takes pictures of the gallery and the site for visual review.

    Scripts/gallery_pictures.py [--width 390] [--scheme dark] [--language ar] [--page reasons]

Needs Web/plain and what Scripts/setup.sh --tests installs; serves the gallery with a database of its own. The
pages of the site need .build/site, which `make site` writes, and are left out without it. Each option may be
repeated and limits the pictures; without one, each section of the gallery and each other page is taken on a
phone and on a desktop, light and dark, in English, Chinese and Arabic. The documentation is in English only.

The page's time waits for the picture. Writes to Web/artifacts/gallery.
"""

import argparse
import os
import sys
import tempfile
import threading
from contextlib import contextmanager
from datetime import datetime, timezone
from itertools import product
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
from drivers import chromium, let_time_pass, until  # noqa: E402
from handler import GalleryServer  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server import DELAY, ELEMENT, PAGE  # noqa: E402
from serving import serving  # noqa: E402

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
# Seconds after which a picture is taken: most looks have something to show, and the first pull goes on.
LOOKED_AT = {"stage": 0.4, "reasons": 3, "originals": 3}
# The server's delay in the page's time.
ANSWER_LATER = f"""
  const {{ fetch }} = window;
  window.fetch = async (address, options) => {{
    if (!/^api\\/(?!.*delay=)/.test(address)) return fetch(address, options);
    await new Promise((done) => setTimeout(done, {DELAY}));
    return fetch(`${{address}}&delay=0`, options);
  }};
"""


def take(browser, address, name, width, scheme, language):
    context = browser.new_context(
        **SIZES[width], device_scale_factor=2, color_scheme=scheme, locale=LOCALES[language])
    context.add_init_script(path=WEB_TESTS / "clock.js")
    context.add_init_script(ANSWER_LATER)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    arrive(page, name)
    # A list that is seen only after a frame plays from then on.
    for _ in range(round(LOOKED_AT.get(name, 1.5) * 10)):
        let_time_pass(page, 100)
    # Only what is in sight: what is not has no lists.
    path = FOLDER / f"{name}-{width}-{scheme}-{language}.png"
    page.screenshot(path=path)
    if name in ("ways", "workbench"):
        page.locator(f"section.{name}").screenshot(path=path.with_stem(f"{path.stem}-whole"))
    context.close()


def arrive(page, name):
    """Waits for the page's content, and scrolls to a section."""
    content = {"docs": "main", "originals": "[data-original=yq] h3:not(:empty)"}.get(name, ".article")
    until(page, f"document.querySelector('{content}')")
    if name in SECTIONS[1:]:
        # What comes near is built, and moves the section.
        for _ in range(4):
            page.locator(f"section.{name}").evaluate("(node) => node.scrollIntoView({ behavior: 'instant' })")
            let_time_pass(page, 500)


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
        for name, *surroundings in product(
                given.page or pages, given.width or SIZES, given.scheme or SCHEMES, given.language or LOCALES):
            # The documentation is in English alone.
            if name != "docs" or surroundings[-1] == "en":
                take(browser, pages[name], name, *surroundings)
        browser.close()
    print(f"gallery pictures: wrote {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
