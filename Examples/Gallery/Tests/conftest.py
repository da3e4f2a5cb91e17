"""Starts a real server on a free port, with its own database, page and built element."""

from __future__ import annotations

import http.client
import json
import shutil
import subprocess
import sys
import threading
from contextlib import contextmanager
from datetime import datetime, timezone
from pathlib import Path
from typing import Iterator, NamedTuple

import pytest

GALLERY = Path(__file__).resolve().parent.parent
ROOT = GALLERY.parent.parent
DIST = ROOT / "Web" / "plain"
BUILD = [ROOT / "Scripts/swift.sh", "build"]
sys.path.insert(0, str(GALLERY))

from browsing import READY, WEB_TESTS, chromium, let_time_pass, until, until_seen  # noqa: E402
from database import Database  # noqa: E402
from handler import GalleryServer  # noqa: E402
from place import Place  # noqa: E402

LOOPBACK = Place("127.0.0.1", 0)
NOW = datetime(2026, 11, 20, 9, 30, tzinfo=timezone.utc)


def typecheck(files, *modules):
    """The exit code and the messages of Swift's compiler, with modules of this package that are built first."""
    for module in modules:
        subprocess.run([*BUILD, "--target", module], check=True, stdout=subprocess.PIPE)
    answer = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors",
         "-enable-upcoming-feature", "MemberImportVisibility", "-I", ROOT / ".build" / "debug" / "Modules", *files],
        capture_output=True, text=True,
    )
    return answer.returncode, answer.stderr


class Answer(NamedTuple):
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self):
        return json.loads(self.body)


class Client:
    """Sends one request per call exactly as written, without normalizing the path."""

    def __init__(self, port: int) -> None:
        self.port = port

    def __call__(
        self, path: str, method: str = "GET", body: bytes | None = None, **headers: str
    ) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            connection.putrequest(method, path, skip_accept_encoding=True)
            if body is not None or method == "POST":
                connection.putheader("Content-Length", str(len(body or b"")))
            for name, value in headers.items():
                connection.putheader(name.replace("_", "-"), value)
            connection.endheaders(body)
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        finally:
            connection.close()


@contextmanager
def serving(
    database: Database, page: Path, element: Path, delay: int = 0
) -> Iterator[GalleryServer]:
    with GalleryServer(LOOPBACK, database, page, element, delay) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database as after the first start; creating one takes half a second."""
    path = tmp_path_factory.mktemp("filled") / "news.sqlite"
    Database(path).prepare(NOW)
    return path


@pytest.fixture
def database(tmp_path: Path, filled: Path) -> Database:
    return Database(shutil.copy(filled, tmp_path))


@pytest.fixture
def element(tmp_path: Path) -> Path:
    """A stand-in for Web/plain, next to a secret file that must never be served."""
    folder = tmp_path / "dist"
    folder.mkdir()
    (folder / "overscroll.js").write_text("export {};\n")
    (folder / "overscroll.wasm").write_bytes(b"\0asm\1\0\0\0")
    (folder / ".hidden.js").write_text("hidden")
    (tmp_path / "secret.js").write_text("secret")
    return folder


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>\n")
    (folder / "page.css").write_text("body {}\n")
    return folder


@pytest.fixture
def get(database: Database, page: Path, element: Path):
    with serving(database, page, element) as server:
        yield Client(server.place.port)


@pytest.fixture(scope="session")
def browser():
    playwright = pytest.importorskip("playwright.sync_api")
    if not (DIST / "overscroll.wasm").is_file():
        pytest.skip("Web/plain is not built")
    with playwright.sync_playwright() as driver:
        browser = chromium(driver)
        yield browser
        browser.close()


@pytest.fixture
def address(database):
    with serving(database, GALLERY / "page", DIST) as server:
        yield server.place.address()


@pytest.fixture
def open_page(browser, address):
    """Opens the page on a phone; a test fails on an unexpected console error."""
    yield from opener(browser, address)


@pytest.fixture(scope="module")
def open_shared(browser, filled, tmp_path_factory):
    """The same for a page shared by all tests of a module, with its own database."""
    database = Database(shutil.copy(filled, tmp_path_factory.mktemp("shared")))
    with serving(database, GALLERY / "page", DIST) as server:
        yield from opener(browser, server.place.address())


def opener(browser, address: str) -> Iterator:
    contexts, errors = [], []

    def open_page(
        ready=True, block="", allow_errors=False, allowed_error="", fragment="", script="", **options
    ):
        phone = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
        context = browser.new_context(**{"reduced_motion": "reduce", **phone, **options})
        contexts.append(context)
        # The page's clock advances only while a test waits, one frame at a time.
        context.add_init_script(path=WEB_TESTS / "clock.js")
        context.add_init_script(script)
        page = context.new_page()
        page.wait_for_timeout = lambda milliseconds: let_time_pass(page, milliseconds)
        page.wait_for_selector = lambda selector: until_seen(page, selector)
        page.set_default_timeout(60_000)

        def note(text: str) -> None:
            if not allow_errors and not (allowed_error and allowed_error in text):
                errors.append(text)

        page.on("pageerror", lambda error: note(str(error)))
        page.on("console", lambda line: line.type == "error" and note(line.text))
        if block:
            page.route(block, lambda route: route.abort())
        page.goto(address + fragment)
        if ready:
            until(page, READY)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """The folder for pictures and measurements."""
    folder = ROOT / "Web" / "artifacts"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def newest_keys(database):
    """The keys of the newest articles of a language in the database, newest first."""

    def newest_keys(count: int, language: str = "en") -> list[str]:
        return [article["key"] for article in database.newest(count, language).articles]

    return newest_keys
