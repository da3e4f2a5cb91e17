"""What the browser tests share: a loopback server, one browser, a fresh page for each test.

A page fails its test at the end when it logged an error that the test did not expect.
"""

import functools
import http.server
import subprocess
import threading

import pytest
from playwright.sync_api import sync_playwright

from drivers import READY, Fingers, Mouse, Wheel
from places import WEB

PHONE = {"width": 390, "height": 844}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves Web/ with the types that modules and wasm need, and says nothing."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def server():
    """The address of Web/, on this machine only."""
    handler = functools.partial(Handler, directory=WEB)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}"
        running.shutdown()


@pytest.fixture(scope="session")
def browser():
    chromium = subprocess.run(
        [WEB.parent / "Scripts/setup.sh", "--chromium"],
        check=True, stdout=subprocess.PIPE, text=True,
    ).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def artifacts():
    """Where screenshots and traces go, to be looked at."""
    folder = WEB / "artifacts"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def open_page(browser, server):
    """Opens a test page: open_page("list.html", indicator="ring", touch=False)."""
    contexts, problems, expected = [], [], []

    def open_page(path="list.html", *, touch=True, ready=True, context=None, before="", **query):
        options = {"viewport": PHONE}
        if touch:
            options |= {"is_mobile": True, "has_touch": True, "device_scale_factor": 2}
        options |= context or {}
        contexts.append(browser.new_context(**options))
        page = contexts[-1].new_page()
        page.set_default_timeout(10_000)
        page.add_init_script(before)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: message.type == "error" and problems.append(message.text))
        page.problems, page.expect_problem = problems, expected.append
        arguments = "&".join(f"{name}={value}" for name, value in query.items())
        page.goto(f"{server}/Tests/pages/{path}?{arguments}")
        if ready:
            page.wait_for_function(READY)
        return page

    yield open_page
    for context in contexts:
        context.close()
    unexpected = [text for text in problems if not any(part in text for part in expected)]
    assert not unexpected


@pytest.fixture
def page(open_page):
    """The list on a phone."""
    return open_page()


@pytest.fixture
def fingers(page):
    return Fingers(page)


@pytest.fixture
def desktop(open_page):
    """The list in a window without touch."""
    return open_page(touch=False)


@pytest.fixture
def mouse(desktop):
    return Mouse(desktop)


@pytest.fixture
def wheel(desktop):
    return Wheel(desktop)
