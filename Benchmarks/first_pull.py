#!/usr/bin/env python3
"""Prints when the first pull is possible, in milliseconds after the navigation, in the format of record.py.

    Benchmarks/first_pull.py [DIST ...]

DIST is a folder as `make web` writes it, Web/dist by default; with several, their pages take turns. The page
is the three lines of the README with 60 rows, with the preload lines that Documentation/Browser.md names for the files
that the folder has; files are served compressed, as servers do. Two connections: the machine's own, and
1.6 Mbit/s with a latency of 150 ms and a fourth of the processor's speed, which Lighthouse calls slow 4G
(https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
"""

import gzip
import http.server
import sys
import threading
from pathlib import Path

from frame_time import PHONE, ROOT, line

from drivers import chromium  # noqa: E402, found by frame_time
from playwright.sync_api import sync_playwright

TURNS = 9
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
PAGE = """<!doctype html><meta name="viewport" content="width=device-width">
<link rel="modulepreload" href="overscroll.js">
<link rel="preload" href="overscroll.wasm" as="fetch" type="application/wasm" crossorigin>
<style>body { margin: 0 } overscroll-view { height: 100vh }</style>
<script type="module" src="overscroll.js"></script>
<overscroll-view id="view" indicator="arrow"></overscroll-view>
<script>
for (let row = 0; row < 60; row++) view.append(Object.assign(document.createElement("p"), { textContent: row }));
const wait = () => {
  if (view.shadowRoot?.querySelector("button:not([hidden])")) window.possibleAt = performance.now();
  else requestAnimationFrame(wait);
};
wait();
</script>"""
TYPES = {".js": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}


def handler(folder):
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            name = self.path.lstrip("/")
            file = folder / name
            if not name:
                body, media_type = PAGE.encode(), "text/html; charset=utf-8"
            elif file.is_file():
                body, media_type = file.read_bytes(), TYPES.get(file.suffix, "text/plain")
            else:
                self.send_error(404)
                return
            body = gzip.compress(body, 9, mtime=0)
            self.send_response(200)
            self.send_header("Content-Type", media_type)
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    return Handler


def measure(browser, address, is_slow):
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
    page = context.new_page()
    if is_slow:
        cdp = context.new_cdp_session(page)
        cdp.send("Network.enable")
        cdp.send("Network.emulateNetworkConditions", SLOW)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(address)
    page.wait_for_function("window.possibleAt")
    at = page.evaluate("possibleAt")
    context.close()
    return at


def main():
    folders = [Path(each) for each in sys.argv[1:]] or [ROOT / "Web" / "dist"]
    servers = [http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(folder)) for folder in folders]
    for server in servers:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as p:
        browser = chromium(p, is_paced=True)
        for is_slow, name in ((False, "local"), (True, "slow 4G, a fourth of the speed")):
            turns = [
                [measure(browser, f"http://127.0.0.1:{server.server_port}/", is_slow) for server in servers]
                for _ in range(TURNS + 1)
            ][1:]  # the first one warms up
            for folder, samples in zip(folders, zip(*turns)):
                line(f"first pull possible, {name}: {folder}", "ms", samples)
        browser.close()
    for server in servers:
        server.shutdown()


if __name__ == "__main__":
    main()
