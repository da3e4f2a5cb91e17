#!/usr/bin/env python3
"""Prints what a frame of a pull costs a page in Chromium, as record.py takes it.

Twenty whole refreshes by a real finger on the built element, one sample each: the mean time that the
element's own code takes in a frame of it, painting included, layout and compositing by the browser
not. The clock of a page is coarse unless the page is isolated from others, so the server isolates it.
"""

import functools
import http.server
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Web" / "Tests"))

from drivers import Fingers, wait_for_phase  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

CYCLES = 20
PHONE = {"width": 390, "height": 844}
PAGE = """<!doctype html><meta name="viewport" content="width=device-width">
<style>body { margin: 0 } overscroll-view { height: 100vh }</style>
<script>
// Every frame's callbacks, timed; before anything else can ask for frames.
window.frames = [];
const request = requestAnimationFrame;
window.requestAnimationFrame = (work) => request((time) => {
  const start = performance.now();
  work(time);
  frames.push(performance.now() - start);
});
</script>
<script type="module" src="overscroll.js"></script>
<overscroll-view id="view" indicator="LOOK"></overscroll-view>
<script>
for (let row = 0; row < 200; row++) view.append(Object.assign(document.createElement("p"), { textContent: row }));
view.onrefresh = () => new Promise((done) => setTimeout(done, 400));
</script>"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the built page, isolated, and one made-up page for each look."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def do_GET(self):
        if not self.path.startswith("/look-"):
            return super().do_GET()
        page = PAGE.replace("LOOK", self.path.removeprefix("/look-")).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def end_headers(self):
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, *_):
        pass


def cycle(page, fingers):
    """One refresh from pull to rest; the mean microseconds of its frames."""
    page.evaluate("void (frames.length = 0)")
    fingers.pull(240, steps=24)
    wait_for_phase(page, "armed")
    fingers.up()
    wait_for_phase(page, "running")
    page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")
    times = page.evaluate("frames")
    return 1000 * sum(times) / len(times)


def main():
    chromium = subprocess.run(
        [ROOT / "Scripts/setup.sh", "--chromium"], check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()
    handler = functools.partial(Handler, directory=ROOT / "Web" / "dist")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, sync_playwright() as p:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = p.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for look in ("arrow", "ring", "path"):
            context = browser.new_context(
                viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2
            )
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/look-{look}")
            assert page.evaluate("crossOriginIsolated")
            page.wait_for_function("view.shadowRoot?.querySelector('button:not([hidden])')")
            fingers = Fingers(page)
            cycle(page, fingers)  # warms it up
            samples = [cycle(page, fingers) for _ in range(CYCLES)]
            name = f"page: frame of a pull in Chromium, {look}"
            print(name, "µs", *(f"{sample:.1f}" for sample in samples), sep="\t", flush=True)
            context.close()
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
