#!/usr/bin/env python3
"""Prints what a page with the lazy file costs beside three peers, from one run of Chromium, in the format of record.py.

    Benchmarks/lazy_peers.py PULLTOREFRESH BETTER_SCROLL MOBILE_PULL_TO_REFRESH

The arguments are checkouts of https://github.com/BoxFactura/pulltorefresh.js and
https://github.com/jiangfengming/pull-to-refresh, which contain their scripts, and of
https://github.com/ustbhuangyi/better-scroll, which esbuild (apt-get install esbuild) bundles with its plug-in for
pull-down. None is part of this repository. `make web` must have run.

Each page has a list of 60 rows in its markup and what the library's manual tells to add. Pages take turns, each in a
context of its own:

- bytes, gzipped, of scripts, styles and wasm that have arrived when the load event begins;
- when the first pull is possible, in milliseconds after the navigation, on slow 4G with a fourth of the processor's
  speed, which Lighthouse calls slow 4G
  (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md): the first frame after the library listens to touches;
- script time for input and frames in a frame of a pull by 240 points, in microseconds: of the first, which begins
  where it is possible, and of the second. With the lazy file the first one also loads the engine.

Other programs lengthen all times: the load of the machine is printed, too.
"""

import gzip
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from in_browser import PHONE, ROOT, line

from drivers import Fingers, chromium  # noqa: E402, found by in_browser
from playwright.sync_api import sync_playwright  # noqa: E402
from serving import Files, serving  # noqa: E402

TURNS = 9
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
ENTRY = 'import BScroll from "@better-scroll/core";\nimport PullDown from "@better-scroll/pull-down";\n' \
    "BScroll.use(PullDown);\nwindow.BScroll = BScroll;\n"
ROWS = "".join(f"<p>Row {number}</p>" for number in range(60))
HEAD = """<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<base href="/"><style>body { margin: 0 }</style>"""
# Times all scripts for input and frames; installed before any other code can request frames.
TIMERS = """<script>
window.spent = 0;
window.frames = 0;
let depth = 0;
const timed = (work) => function (...words) {
  const start = performance.now();
  depth += 1;
  try {
    return typeof work === "function" ? work.apply(this, words) : work.handleEvent(...words);
  } finally {
    depth -= 1;
    // What one call does inside another counts once.
    if (depth === 0) spent += performance.now() - start;
  }
};
const request = requestAnimationFrame;
window.requestAnimationFrame = (work) => request(timed(work));
request(function count() { frames += 1; request(count) });
const wrappers = new WeakMap();
const wrapper = (type, work) => {
  if (!work || !/^(touch|pointer|mouse|wheel|scroll|transition)/.test(type)) return work;
  if (!wrappers.has(work)) wrappers.set(work, timed(work));
  return wrappers.get(work);
};
for (const name of ["addEventListener", "removeEventListener"]) {
  const original = EventTarget.prototype[name];
  EventTarget.prototype[name] = function (type, work, options) {
    return original.call(this, type, wrapper(type, work), options);
  };
}
</script>"""
WAIT = """<script>
const look = () => {
  if (typeof isReady === "function" && isReady()) window.possibleAt = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
addEventListener("load", () => {
  const start = performance.now();
  window.before = performance.getEntriesByType("resource").filter(({ responseEnd }) => responseEnd <= start);
});
const later = () => new Promise((done) => setTimeout(done, 400));
</script>"""
PAGES = {
    "overscroll-lazy.js": f"""<style>overscroll-view:not(:defined) {{ display: block; overflow: auto }}
overscroll-view {{ height: 100vh }}</style>
<script type="module" src="overscroll-lazy.js"></script>
<overscroll-view id="view">{ROWS}</overscroll-view>
<script>
view.onrefresh = () => later();
const isReady = () => view.shadowRoot;
const isOpen = () => view.querySelector("p").getBoundingClientRect().top > 64;
const isAtRest = () => view.phase === "idle" && view.overscroll === 0;
</script>""",
    "pulltorefresh.js": f"""<div id="list">{ROWS}</div>
<script src="pulltorefresh.js"></script>
<script>
PullToRefresh.init({{ mainElement: "#list", onRefresh: () => later() }});
const ptr = () => document.querySelector(".ptr--ptr");
const isReady = () => true;
const isOpen = () => ptr()?.offsetHeight > 40;
const isAtRest = () => !ptr() || ptr().offsetHeight === 0;
</script>""",
    "better-scroll": f"""<style>#wrapper {{ height: 100vh; overflow: hidden }}</style>
<div id="wrapper"><div id="list" style="position: relative; display: flow-root">{ROWS}</div></div>
<script src="better-scroll.js"></script>
<script>
const scroller = new BScroll("#wrapper", {{ scrollY: true, click: true, pullDownRefresh: {{ threshold: 64, stop: 56 }} }});
scroller.on("pullingDown", () => later().then(() => scroller.finishPullDown()));
const isReady = () => true;
const isOpen = () => scroller.y > 40;
const isAtRest = () => scroller.y === 0 && !scroller.pending;
</script>""",
    "mobile-pull-to-refresh": f"""<link href="mobile.css" rel="stylesheet"><script src="animates.js"></script>
<script src="mobile.js"></script>
<div class="container pull-to-refresh-ios"><div class="pull-to-refresh-ios__spinner">{
    '<div class="pull-to-refresh-ios__blade"></div>' * 12
}</div><main class="pull-to-refresh-ios__main">{ROWS}</main></div>
<script>
const container = document.querySelector(".container");
const main = container.querySelector("main");
pullToRefresh({{ container, animates: ptrAnimatesIos, refresh: () => later() }});
const isReady = () => true;
const isOpen = () => main.getBoundingClientRect().top > 40;
const isAtRest = () => container.className === "container pull-to-refresh-ios";
</script>""",
}


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


class Handler(Files):
    """Serves the pages and all files compressed, and isolated, because a browser coarsens the clock of others."""

    protocol_version = "HTTP/1.1"
    files = {}

    def do_GET(self):
        name = self.path.lstrip("/")
        kind, _, page = name.partition("-page/")
        built = Path(self.translate_path(self.path))
        media_type = self.guess_type(name)
        if page in PAGES:
            body = (HEAD + (TIMERS if kind == "timed" else "") + WAIT + PAGES[page]).encode()
            media_type = "text/html; charset=utf-8"
        elif name in self.files or built.is_file():
            body = self.files.get(name) or built.read_bytes()
        else:
            self.send_error(404)
            return
        body = gzip.compress(body, 9, mtime=0)
        self.send_response(200)
        headers = {
            "Content-Type": media_type, "Content-Encoding": "gzip", "Content-Length": len(body),
            "Cache-Control": "no-store", "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Embedder-Policy": "require-corp",
        }
        for header, value in headers.items():
            self.send_header(header, str(value))
        self.end_headers()
        try:
            self.wfile.write(body)
        except BrokenPipeError:
            # Its page is closed.
            pass


def opened(browser, address, name, kind):
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"{name}: {error}", file=sys.stderr))
    page.held = []
    if kind == "slow":
        cdp = context.new_cdp_session(page)
        cdp.send("Network.enable")
        cdp.send("Network.emulateNetworkConditions", SLOW)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(f"{address}/{kind}-page/{name}", wait_until="commit")
    page.wait_for_function("window.possibleAt && window.before")
    return page


def slow(browser, address, name):
    """The time of the first pull, and the bytes before the load event."""
    page = opened(browser, address, name, "slow")
    found = page.evaluate("[possibleAt, before.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)]")
    page.context.close()
    return found


def pulls(browser, address, name):
    """The script time of a frame of the first pull and of the second."""
    page = opened(browser, address, name, "timed")
    fingers = Fingers(page)
    found = []
    for _ in range(2):
        page.evaluate("void (spent = frames = 0)")
        fingers.pull(240, steps=24)
        spent, frames = page.evaluate("[spent, frames]")
        page.wait_for_function("isOpen()")
        fingers.up()
        page.wait_for_function("isAtRest()")
        # better-scroll takes no touch for a while.
        page.wait_for_timeout(600)
        found.append(1000 * spent / frames)
    page.context.close()
    return found


def main():
    if len(sys.argv) != 4:
        sys.exit("lazy_peers: name the checkouts of pulltorefresh.js, better-scroll and mobile-pull-to-refresh")
    first, second, third = map(Path, sys.argv[1:])
    Handler.files = {
        "pulltorefresh.js": (first / "dist/index.umd.min.js").read_bytes(),
        "better-scroll.js": bundle(second),
        "mobile.js": (third / "dist/pullToRefresh.js").read_bytes(),
        "animates.js": (third / "dist/styles/ios/animates.js").read_bytes(),
        "mobile.css": (third / "dist/styles/ios/style.css").read_bytes(),
    }
    with serving(ROOT / "Web/dist", Handler) as address, sync_playwright() as p:
        browser = chromium(p, is_paced=True)
        print("load before:", *os.getloadavg())
        # The first turn warms up.
        starts = [{name: slow(browser, address, name) for name in PAGES} for _ in range(TURNS + 1)][1:]
        costs = [{name: pulls(browser, address, name) for name in PAGES} for _ in range(TURNS + 1)][1:]
        print("load after:", *os.getloadavg())
        for name in PAGES:
            line(f"beside peers, before the load event: {name}", "bytes", [turn[name][1] for turn in starts])
            line(f"beside peers, first pull possible on slow 4G: {name}", "ms", [turn[name][0] for turn in starts])
            for number, pull in enumerate(("first", "second")):
                samples = [turn[name][number] for turn in costs]
                line(f"beside peers, script in a frame of the {pull} pull: {name}", "µs", samples)
        browser.close()


if __name__ == "__main__":
    main()
