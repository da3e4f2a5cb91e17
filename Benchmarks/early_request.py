#!/usr/bin/env python3
"""Prints the time from letting go to the rows on the screen, in milliseconds: a table for Documentation/Sizes.md.

    Benchmarks/early_request.py     # after make web and Scripts/gtk.sh; needs root for GTK

Two pulls, by real touch, as fast as the recording `rubberband_top` of UIKitDouble/README.md, 625 points a second: held for
0.3 s past 600 points as there, and let go without a rest at 240 points. Each with answers after some times, requested once
the pull arms and when it is let go. Medians of five.
"""

import functools
import http.server
import importlib.util
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Web/Tests"), str(ROOT / "Tests/GTK"), str(ROOT / "Benchmarks")]

ANSWERS = (50, 100, 200, 400, 800)
PULLS = {"held": (600, 0.3), "let go at once": (240, 0)}
TURNS = 5
STEP, EVERY = 20, 0.032
ROWS = """<style>body { margin: 0 } overscroll-view { height: 100vh }</style>
<script type="module" src="overscroll.js"></script><overscroll-view id="view"></overscroll-view><script>
for (let row = 0; row < 60; row++) view.append(Object.assign(document.createElement("p"), { textContent: row }));
addEventListener("touchend", () => (window.letGo = performance.now()), true);
view.onfetch = () => new Promise((done) => setTimeout(done, window.answer));
view.onrefresh = async (run) => {
  await run.fetched;
  const row = Object.assign(document.createElement("p"), { textContent: "new" });
  view.prepend(row);
  requestAnimationFrame(() => requestAnimationFrame(() => (window.took = performance.now() - letGo)));
};
</script>"""


def moves(distance, hold, move):
    """Calls with each distance of a pull, at its time."""
    start = time.monotonic()
    for step in range(1, distance // STEP + 1):
        time.sleep(max(0, start + step * EVERY - time.monotonic()))
        move(step * STEP)
    time.sleep(hold)


def browser(play):
    from isolated_handler import IsolatedHandler

    folder = ROOT / "Web/plain"
    (folder / "early.html").write_text("<!doctype html><meta name=viewport content='width=device-width'>" + ROWS)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(IsolatedHandler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    setup = [ROOT / "Scripts/setup.sh", "--chromium"]
    path = subprocess.run(setup, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 393, "height": 852}, has_touch=True)
    devtools = page.context.new_cdp_session(page)

    def touch(kind, y=None):
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if y is None else [{"x": 190, "y": y}]})

    def measure(pull, answer, is_early):
        page.goto(f"http://127.0.0.1:{server.server_port}/early.html")
        page.wait_for_function("view.shadowRoot?.querySelector('button:not([hidden])')")
        page.evaluate("([early, answer]) => { view.parameters = early ? { prefetch: 1 } : null; window.answer = answer; }", [is_early, answer])
        if is_early:
            page.wait_for_function("view.parametersOf('start')?.prefetch === 1")
        touch("touchStart", 100)
        moves(*pull, lambda distance: touch("touchMove", 100 + distance))
        touch("touchEnd")
        page.wait_for_function("window.took !== undefined")
        return page.evaluate("took")

    yield measure
    browser.close()
    server.shutdown()
    (folder / "early.html").unlink()


def gtk(_):
    # The browser's tests have a module of that name, too.
    spec = importlib.util.spec_from_file_location("windows", ROOT / "Tests/GTK/conftest.py")
    windows = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(windows)
    from server import UPDATE, Server

    with Server() as server:

        def measure(pull, answer, is_early):
            window = windows.Window(server, [f"early={'yes' if is_early else 'no'}", f"delay={answer / 1000}", "width=393", "height=852"])
            server.put(180, 100)
            moves(*pull, lambda distance: server.finger(UPDATE, 180, 100 + distance))
            before = window.state()["upper"]
            server.lift(180, 100 + pull[0])
            start = time.monotonic()
            window.until(lambda: window.state()["upper"] > before)
            took = 1000 * (time.monotonic() - start)
            window.quit()
            return took

        yield measure


def main():
    from playwright.sync_api import sync_playwright

    print("| Host | Pull | Requested | " + " | ".join(f"{each} ms" for each in ANSWERS) + " |")
    print("|---|---|---|" + "---|" * len(ANSWERS))
    with sync_playwright() as play:
        for name, host in {"Chromium": browser, "GTK": gtk}.items():
            for measure in host(play):
                for pull, way in PULLS.items():
                    for early in (False, True):
                        took = [statistics.median(measure(way, answer, early) for _ in range(TURNS)) for answer in ANSWERS]
                        says = "once it arms" if early else "when let go"
                        print(f"| {name} | {pull} | {says} | " + " | ".join(f"{each:.0f}" for each in took) + " |", flush=True)


main()
