#!/usr/bin/env python3
"""Prints a table of the element beside pulltorefresh.js and better-scroll, from one run of Chromium.

    Benchmarks/web_peers.py PULLTOREFRESH BETTER_SCROLL

The arguments are checkouts of https://github.com/BoxFactura/pulltorefresh.js, which contains its script, and
of https://github.com/ustbhuangyi/better-scroll, which esbuild (apt-get install esbuild) bundles with its
plug-in for pull-down. Neither is part of this repository. `make web` must have run.

Each library has a list of 2,000 rows on a page of its own: pulltorefresh.js scrolls the page, the others a
list that fills the window. A real touch pulls each list 240 points down in 24 steps, lets go and waits until
its refresh of 1 s is over, twice; then another one drags the middle of the list by 600 points. The script time
of a frame includes input, but not timers, by which the element prepares a pull between the touch and its first
frame; the next row has these. The pages take turns; times are medians with the smallest and the largest of ten
turns, counts are those of the last turn. Other programs on the machine lengthen all times.
pulltorefresh.js belongs to the whole page, so that it cannot be there 200 times.
"""

import functools
import gzip
import http.server
import json
import statistics
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from frame_time import CLOCK, PHONE, ROOT
from isolated_handler import IsolatedHandler

from drivers import Fingers, chromium  # noqa: E402, found by frame_time
from playwright.sync_api import sync_playwright  # noqa: E402

TURNS = 10
VIEWS = 200
LONG_TASK = 50_000  # microseconds: https://www.w3.org/TR/longtasks-1/
ROWS = """const rows = (list, count) => {
  for (let i = 0; i < count; i++) list.append(Object.assign(document.createElement("p"), { textContent: `Row ${i}` }));
};"""
OURS = """<script type="module" src="/overscroll.js"></script>
<overscroll-view id="view" indicator="arrow"></overscroll-view>
<script>
ROWS
rows(view, 2000);
view.onrefresh = () => new Promise((done) => setTimeout(done, 1000));
const isOpen = () => view.overscroll > 40;
const isReady = () => view.shadowRoot?.querySelector("button:not([hidden])");
const isAtRest = () => view.phase === "idle" && view.overscroll === 0;
const scrollAway = () => (view.scrollTop = 5000);
const makeMany = () => {
  const views = Array.from({ length: VIEWS }, () => {
    const one = document.createElement("overscroll-view");
    one.style.height = "200px";
    rows(one, 20);
    return one;
  });
  document.body.append(...views);
  return () => views.every((one) => one.shadowRoot.querySelector("button:not([hidden])"));
};
</script>"""
PULL_TO_REFRESH = """<div id="list"></div><script src="/peer/pulltorefresh.js"></script>
<script>
ROWS
rows(list, 2000);
PullToRefresh.init({ mainElement: "#list", onRefresh: () => new Promise((done) => setTimeout(done, 1000)) });
const ptr = () => document.querySelector(".ptr--ptr");
const isOpen = () => ptr()?.offsetHeight > 40;
const isReady = () => true;
const isAtRest = () => !ptr() || ptr().offsetHeight === 0;
const scrollAway = () => scrollTo(0, 5000);
</script>"""
BETTER_SCROLL = """<div id="wrapper"><div id="list" style="position: relative; display: flow-root"><div id="arrow" style="position: absolute; top: -56px">↓</div></div></div>
<script src="/peer/better-scroll.js"></script>
<script>
ROWS
rows(list, 2000);
const make = (place) => new BScroll(place, {
  scrollY: true, probeType: 3, click: true, pullDownRefresh: { threshold: 64, stop: 56 },
});
const scroller = make("#wrapper");
scroller.on("scroll", ({ y }) => {
  arrow.style.transform = `rotate(${Math.max(0, Math.min(y / 64, 1)) * 180}deg)`;
});
scroller.on("pullingDown", () => setTimeout(() => scroller.finishPullDown(), 1000));
const isOpen = () => scroller.y > 40;
const isReady = () => true;
const isAtRest = () => scroller.y === 0 && !scroller.pending;
const scrollAway = () => scroller.scrollTo(0, -5000, 0);
const makeMany = () => {
  const places = Array.from({ length: VIEWS }, () => {
    const place = document.createElement("div");
    place.style = "height: 200px; overflow: hidden";
    place.append(document.createElement("div"));
    rows(place.firstChild, 20);
    return place;
  });
  document.body.append(...places);
  places.forEach(make);
  return () => true;
};
</script>"""
PAGES = {"overscroll-view": OURS, "pulltorefresh.js": PULL_TO_REFRESH, "better-scroll": BETTER_SCROLL}
ENTRY = 'import BScroll from "@better-scroll/core";\nimport PullDown from "@better-scroll/pull-down";\n' \
    "BScroll.use(PullDown);\nwindow.BScroll = BScroll;\n"


def bundle(checkout):
    """better-scroll with its plug-in as one minified script."""
    packages = Path(checkout).resolve() / "packages"
    names = ["core", "pull-down", "shared-utils"]
    aliases = [f"--alias:@better-scroll/{name}={packages / name / 'src/index.ts'}" for name in names]
    with tempfile.TemporaryDirectory() as folder:
        entry = Path(folder) / "entry.js"
        entry.write_text(ENTRY)
        settings = Path(folder) / "tsconfig.json"
        settings.write_text("{}")
        return subprocess.run(
            # Its own tsconfig.json names ES5, which esbuild does not write.
            ["esbuild", entry, "--bundle", "--minify", "--log-level=error", "--target=es2017",
             f"--tsconfig={settings}", *aliases],
            check=True, stdout=subprocess.PIPE,
        ).stdout


class Handler(IsolatedHandler):
    """Serves the built element, the peers' scripts and a page for each."""

    scripts = {}

    def generated(self):
        _, folder, name = f"{self.path}/".split("/", 2)
        name = name.rstrip("/")
        if folder == "page":
            page = CLOCK + PAGES[name].replace("ROWS", ROWS).replace("VIEWS", str(VIEWS))
            return page, "text/html"
        return (self.scripts[name], "text/javascript") if folder == "peer" else None


class Page:
    """A library's page, and what was measured on it."""

    def __init__(self, browser, address, name):
        self.browser = browser
        self.page = browser.new_context(
            viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2
        ).new_page()
        self.page.on("pageerror", lambda error: print(f"{name}: {error}", file=sys.stderr))
        self.address = f"{address}/page/{name}"
        self.load()
        self.fingers = Fingers(self.page)
        self.has_many = self.page.evaluate("typeof makeMany === 'function'")
        self.times = {name: [] for name in ("first", "first timers", "second", "second timers", "attach")}
        self.counts = {}

    def load(self):
        # A reload would restore the offset.
        self.page.goto("about:blank")
        self.page.goto(self.address)
        self.page.wait_for_function("isReady()")

    def traced(self, act):
        """The numbers of layouts and of long tasks while something happens."""
        self.browser.start_tracing(page=self.page, categories=["devtools.timeline", "toplevel"])
        act()
        events = json.loads(self.browser.stop_tracing())["traceEvents"]
        layouts = sum(event["name"] == "Layout" and event["ph"] in "BX" for event in events)
        long_tasks = sum(event["name"] == "RunTask" and event.get("dur", 0) > LONG_TASK for event in events)
        return layouts, long_tasks

    def pull(self):
        """The script time of a frame until the release, and of all timers, in milliseconds."""
        self.page.evaluate("void (spent = frames = waited = 0)")
        self.fingers.pull(240, steps=24)
        spent, frames, waited = self.page.evaluate("[spent, frames, waited]")
        assert self.page.evaluate("isOpen()")
        self.fingers.up()
        self.page.wait_for_timeout(1200)
        self.page.wait_for_function("isAtRest()")
        # better-scroll takes no touch for a while.
        self.page.wait_for_timeout(500)
        return spent / frames, waited

    def scroll(self):
        self.page.evaluate("scrollAway()")
        self.page.wait_for_timeout(100)
        self.fingers.down(195, 700)
        self.fingers.move(0, -600, steps=40)
        self.fingers.up()
        self.page.wait_for_timeout(500)

    def blocking(self):
        """How many touchmove listeners make scrolling in the middle of the list wait for a script."""
        cdp = self.page.devtools
        expressions = ["window", "document", "document.body", "document.querySelector('#list, #view')",
                       "document.querySelector('#wrapper')"]
        count = 0
        for expression in expressions:
            handle = cdp.send("Runtime.evaluate", {"expression": expression})["result"]
            if "objectId" not in handle:
                continue
            found = cdp.send("DOMDebugger.getEventListeners", {"objectId": handle["objectId"]})["listeners"]
            count += sum(each["type"] == "touchmove" and not each["passive"] for each in found)
        return count

    def attach(self):
        return self.page.evaluate(
            """async () => {
              const start = performance.now();
              const isDone = makeMany();
              const frame = () => new Promise((next) => requestAnimationFrame(next));
              do await frame(); while (!isDone());
              return performance.now() - start;
            }"""
        )

    def turn(self):
        self.page.bring_to_front()
        for name in ("first", "second"):
            frame, timers = self.pull()
            self.times[name].append(frame)
            self.times[f"{name} timers"].append(timers)
        # Again, because tracing takes time.
        self.load()
        self.counts["layouts of a pull"], _ = self.traced(self.pull)
        self.counts["layouts of a scroll"], self.counts["long tasks of a scroll"] = self.traced(self.scroll)
        self.counts["touchmove listeners that block scrolling"] = self.blocking()
        self.load()

    def attach_many(self):
        self.page.bring_to_front()
        layouts, _ = self.traced(lambda: self.times["attach"].append(self.attach()))
        self.counts[f"layouts of attaching {VIEWS}"] = layouts
        self.load()


def spread(times):
    if not times:
        return "-"
    return f"{statistics.median(times):.2f} ({min(times):.2f} to {max(times):.2f})"


def main():
    if len(sys.argv) != 3:
        sys.exit("web_peers: name the checkouts of pulltorefresh.js and of better-scroll")
    peers = {
        "pulltorefresh.js": (Path(sys.argv[1]) / "dist/index.umd.min.js").read_bytes(),
        "better-scroll.js": bundle(sys.argv[2]),
    }
    Handler.scripts = peers
    handler = functools.partial(Handler, directory=ROOT / "Web" / "dist")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, sync_playwright() as p:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = chromium(p, is_paced=True)
        address = f"http://127.0.0.1:{server.server_port}"
        pages = [Page(browser, address, name) for name in PAGES]
        for _ in range(TURNS):
            for page in pages:
                page.turn()
                if page.has_many:
                    page.attach_many()
        print_table(pages)
        for name, script in peers.items():
            print(f"{name}: {len(gzip.compress(script, 9, mtime=0))} bytes gzip; ours: make size")
        browser.close()
        server.shutdown()


def print_table(pages):
    def row(title, cells):
        print("| " + " | ".join([title, *map(str, cells)]) + " |")

    row("2,000 rows, one Chromium", PAGES)
    row("---", ["---"] * len(pages))
    for name in ("first", "second"):
        row(f"script time of a frame of the {name} pull, ms", [spread(page.times[name]) for page in pages])
        row(f"timers of the {name} pull, ms", [spread(page.times[f"{name} timers"]) for page in pages])
    for title in pages[0].counts:
        row(title, [page.counts.get(title, "-") for page in pages])
    row(f"attaching {VIEWS}, ms", [spread(page.times["attach"]) for page in pages])


if __name__ == "__main__":
    main()
