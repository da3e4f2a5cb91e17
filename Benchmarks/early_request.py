#!/usr/bin/env python3
"""Prints the time from letting go to the rows on the screen, in milliseconds: a table for Documentation/Checks.md.

    Benchmarks/early_request.py     # after make web and Scripts/swift.sh build; needs root for GTK

Two pulls, by real touch, as fast as the recording `rubberband_top` of UIKitDouble/README.md, 625 points a second: held for
0.3 s past 600 points as there, and let go without a rest at 240 points. The answers take some times, and are requested
once the pull arms or when it is let go. Medians of five.
"""

import importlib.util
import statistics
import sys
import time

from in_browser import PHONE, ROOT

from drivers import Fingers, chromium  # noqa: E402, found by in_browser
from playwright.sync_api import sync_playwright  # noqa: E402

ANSWERS = (50, 100, 200, 400, 800)
PULLS = {"held": (600, 0.3), "let go at once": (240, 0)}
TURNS = 5
STEP, EVERY = 20, 0.032
START = (180, 100)
ADDRESS = "http://localhost/"
PAGE = """<!doctype html><meta name="viewport" content="width=device-width">
<style>body { margin: 0 } overscroll-view { height: 100vh }</style>
<script type="module" src="overscroll.js"></script><overscroll-view id="view"></overscroll-view><script>
const row = (text) => Object.assign(document.createElement("p"), { textContent: text });
for (let number = 0; number < 60; number++) view.append(row(number));
addEventListener("touchend", () => (window.letGo = performance.now()), true);
view.onfetch = () => new Promise((done) => setTimeout(done, window.answer));
view.onrefresh = async (run) => {
  await run.fetched;
  view.prepend(row("new"));
  requestAnimationFrame(() => requestAnimationFrame(() => (window.took = performance.now() - letGo)));
};
</script>"""


def pull(distance, hold, move):
    """Calls for each step of a pull, at its time, with the distance so far."""
    start = time.monotonic()
    for step in range(1, distance // STEP + 1):
        time.sleep(max(0, start + step * EVERY - time.monotonic()))
        move(step * STEP)
    time.sleep(hold)


def in_chromium():
    def serve(route):
        file = route.request.url.removeprefix(ADDRESS)
        route.fulfill(**{"path": ROOT / "Web/dist" / file} if file else {"body": PAGE, "content_type": "text/html"})

    with sync_playwright() as p:
        page = chromium(p, is_paced=True).new_context(viewport=PHONE, has_touch=True).new_page()
        page.held = []
        page.route("**", serve)

        def measure(way, answer, is_early):
            page.goto(ADDRESS)
            page.wait_for_function("view.shadowRoot?.querySelector('button:not([hidden])')")
            page.evaluate(f"window.answer = {answer}")
            if is_early:
                page.evaluate("void (view.parameters = { prefetch: 1 })")
                page.wait_for_function("view.parametersOf('start')?.prefetch === 1")
            fingers = Fingers(page)
            fingers.down(*START)
            pull(*way, lambda _: fingers.move(0, STEP, steps=1))
            fingers.up()
            page.wait_for_function("window.took !== undefined")
            return page.evaluate("took")

        yield measure


def in_gtk():
    # The browser's tests have a module of that name, too.
    sys.path.append(str(ROOT / "Tests/GTK"))
    spec = importlib.util.spec_from_file_location("windows", ROOT / "Tests/GTK/conftest.py")
    windows = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(windows)
    from server import UPDATE, Server

    with Server() as server:

        def measure(way, answer, is_early):
            x, y = START
            early = "yes" if is_early else "no"
            window = windows.Window(server, [f"early={early}", f"delay={answer / 1000}", "width=390", "height=844"])
            server.put(x, y)
            pull(*way, lambda distance: server.finger(UPDATE, x, y + distance))
            before = window.state()["upper"]
            server.lift(x, y + way[0])
            start = time.monotonic()
            window.until(lambda: window.state()["upper"] > before)
            took = 1000 * (time.monotonic() - start)
            window.quit()
            return took

        yield measure


def row(cells):
    print("|", *(f"{cell} |" for cell in cells), flush=True)


def main():
    row(["Host", "Pull", "Requested", *(f"{answer} ms" for answer in ANSWERS)])
    row(["---"] * (3 + len(ANSWERS)))
    for name, host in {"Chromium": in_chromium, "GTK": in_gtk}.items():
        for measure in host():
            for kind, way in PULLS.items():
                for is_early in (False, True):
                    took = [
                        statistics.median(measure(way, answer, is_early) for _ in range(TURNS)) for answer in ANSWERS
                    ]
                    row([name, kind, "once it arms" if is_early else "when let go", *(round(each) for each in took)])


main()
