#!/usr/bin/env python3
"""Prints how long a list of 40 pages with 1,000 rows takes to come back after a reload, in the format of record.py.

From reading what was stored to the rows, laid out, at the same place: all of it is one task, before the first frame.
The page is that of the tests, with rows of many heights; a plain list and the element take turns.
"""

import sys

from in_browser import PHONE, ROOT, line

from conftest import Handler  # noqa: E402, found by in_browser
from drivers import chromium  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from serving import serving  # noqa: E402

TURNS = 21
KINDS = {"plain": "plain list", "view": "element"}


def main():
    with serving(ROOT / "Web", Handler) as address, sync_playwright() as p:
        browser = chromium(p, is_paced=True)
        pages = {}
        for kind in KINDS:
            page = pages[kind] = browser.new_context(viewport=PHONE).new_page()
            page.goto(f"{address}/Tests/pages/returning.html?kind={kind}")
            page.wait_for_function("window.firstFrame")
            page.evaluate("loadPages(39).then(() => scroller.scrollTop = 31234)")
        samples = {kind: [] for kind in KINDS}
        for _ in range(TURNS):
            for kind, page in pages.items():
                page.bring_to_front()
                page.reload()
                page.wait_for_function("window.firstFrame")
                assert page.evaluate("[firstFrame.count, requests.length]") == [1000, 0]
                samples[kind].append(page.evaluate("restoredIn"))
        for kind, title in KINDS.items():
            line(f"return to 40 pages: {title}", "ms", samples[kind])
        browser.close()


if __name__ == "__main__":
    sys.exit(main())
