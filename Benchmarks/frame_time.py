#!/usr/bin/env python3
"""Prints the cost of a frame of a pull in Chromium, in the format of record.py.

Twenty complete refreshes by a real touch on the built element, one sample each: the time of all
scripts for input and frames (including painting, excluding the browser's layout and compositing),
divided by the number of frames from the start of the touch to rest. A page's clock is coarse unless
the page is cross-origin isolated, so the server isolates it.

The comparison is iScroll, from the system's package libjs-iscroll, pulled equally far on a separate
page and rotating an arrow with the pull, as pages did by hand. It bounces back and has no run, so
its frames are those of a touch and a bounce. The pages alternate, pull by pull; ratios above 1 mean
that ours is faster. Without the package, the comparison is skipped with a message.
"""

import functools
import http.server
import sys
import threading
from pathlib import Path

from isolated_handler import IsolatedHandler

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Web" / "Tests"))

from drivers import Fingers, chromium, wait_for_phase  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

CYCLES = 20
LOOKS = ("arrow", "ring", "path")
ISCROLL = Path("/usr/share/javascript/iscroll/iscroll-probe-min.js")
PHONE = {"width": 390, "height": 844}

# Times all scripts for input and frames, and in `waited` those of timers; installed before any other code can
# request frames.
CLOCK = """<!doctype html><meta name="viewport" content="width=device-width">
<style>body { margin: 0 } overscroll-view, #wrapper { height: 100vh; overflow: hidden }</style>
<script>
window.spent = 0;
window.frames = 0;
window.waited = 0;
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
const wait = setTimeout;
window.setTimeout = (work, ...rest) => wait((...words) => {
  const start = performance.now();
  work(...words);
  waited += performance.now() - start;
}, ...rest);
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
ROWS = """for (let row = 0; row < 200; row++) {
  list.append(Object.assign(document.createElement("p"), { textContent: row }));
}"""
PAGE = """<script type="module" src="overscroll.js"></script>
<overscroll-view id="view" indicator="LOOK"></overscroll-view>
<script>
const list = view;
ROWS
view.onrefresh = () => new Promise((done) => setTimeout(done, 400));
</script>"""
PEER = """<script src="iscroll.js"></script>
<div id="wrapper"><div id="list"><div id="arrow" style="height: 56px; margin-top: -56px">↓</div></div></div>
<script>
ROWS
const scroller = new IScroll(wrapper, { probeType: 3, disablePointer: true, disableTouch: false });
scroller.on("scroll", function () {
  arrow.style.transform = `rotate(${Math.min(this.y / 64, 1) * 180}deg)`;
});
</script>""".replace("new IScroll(wrapper", "new IScroll('#wrapper'")


class Handler(IsolatedHandler):
    """Serves the built page, one generated page for each look, and the peer's."""

    def generated(self):
        if self.path == "/iscroll.js":
            return ISCROLL.read_bytes(), "text/javascript"
        if self.path == "/peer":
            return (CLOCK + PEER).replace("ROWS", ROWS), "text/html"
        if self.path.startswith("/look-"):
            page = (CLOCK + PAGE).replace("ROWS", ROWS)
            return page.replace("LOOK", self.path.removeprefix("/look-")), "text/html"
        return None


class Page:
    """A page that is pulled repeatedly."""

    def __init__(self, browser, port, path):
        context = browser.new_context(
            viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2
        )
        self.page = context.new_page()
        # The list of the tests, where Fingers enters itself.
        self.page.held = []
        self.page.goto(f"http://127.0.0.1:{port}/{path}")
        assert self.page.evaluate("crossOriginIsolated")
        self.fingers = Fingers(self.page)
        self.is_peer = path == "peer"
        if not self.is_peer:
            self.page.wait_for_function("view.shadowRoot?.querySelector('button:not([hidden])')")
            self.page.evaluate("view.constructor.load?.().then(() => {})")

    def cycle(self):
        """One pull from rest to rest; returns the mean microseconds per frame."""
        self.page.bring_to_front()
        self.page.evaluate("void (spent = frames = 0)")
        self.fingers.pull(240, steps=24)
        if self.is_peer:
            # A third of the height: past the arm distance.
            assert self.page.evaluate("scroller.y") > 64
            self.fingers.up()
            self.page.wait_for_function("scroller.y === 0 && !scroller.isAnimating")
        else:
            wait_for_phase(self.page, "armed")
            self.fingers.up()
            wait_for_phase(self.page, "running")
            self.page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")
        spent, frames = self.page.evaluate("[spent, frames]")
        return 1000 * spent / frames


def line(name, unit, samples):
    print(name, unit, *(f"{sample:.4g}" for sample in samples), sep="\t", flush=True)


def main():
    paths = {look: f"look-{look}" for look in LOOKS}
    if ISCROLL.exists():
        paths["iScroll"] = "peer"
    else:
        print("no comparison: run apt-get install libjs-iscroll")
    handler = functools.partial(Handler, directory=ROOT / "Web" / "dist")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, sync_playwright() as p:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = chromium(p, is_paced=True)
        pages = {name: Page(browser, server.server_port, path) for name, path in paths.items()}
        for page in pages.values():
            page.cycle()  # warm-up
        turns = [{name: page.cycle() for name, page in pages.items()} for _ in range(CYCLES)]
        for name in pages:
            line(f"page: frame of a pull in Chromium, {name}", "µs", [turn[name] for turn in turns])
            if name != "iScroll" and "iScroll" in pages:
                ratios = [turn["iScroll"] / turn[name] for turn in turns]
                line(f"page, times as fast as iScroll: {name}", "ratio", ratios)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
