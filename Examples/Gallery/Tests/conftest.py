"""Starts a real server on a free port, with its own database, page and built element."""

import shutil
import subprocess
import sys
import threading
from contextlib import contextmanager
from datetime import datetime, timezone
from pathlib import Path
from typing import Iterator

import pytest

GALLERY = Path(__file__).resolve().parent.parent
ROOT = GALLERY.parent.parent
DIST = ROOT / "Web" / "plain"
BUILD = [ROOT / "Scripts/swift.sh", "build"]
sys.path.insert(0, str(GALLERY))

from browsing import READY, WEB_TESTS, browser, let_time_pass, until, until_seen  # noqa: E402, F401
from database import Database  # noqa: E402
from handler import GalleryServer  # noqa: E402

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


@contextmanager
def serving(database: Database, element: Path = DIST, delay: int = 0) -> Iterator[GalleryServer]:
    with GalleryServer(("127.0.0.1", 0), database, GALLERY / "page", element, delay) as server:
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
def address(database):
    with serving(database) as server:
        yield f"http://127.0.0.1:{server.server_address[1]}/"


@pytest.fixture
def open_page(browser, address):
    """Opens the page on a phone; a test fails on an unexpected console error."""
    yield from opener(browser, address)


@pytest.fixture(scope="module")
def open_shared(browser, filled, tmp_path_factory):
    """The same for a page shared by all tests of a module, with its own database."""
    database = Database(shutil.copy(filled, tmp_path_factory.mktemp("shared")))
    with serving(database) as server:
        yield from opener(browser, f"http://127.0.0.1:{server.server_address[1]}/")


def opener(browser, address: str) -> Iterator:
    contexts, errors = [], []

    def open_page(ready=READY, block="", allow_errors=False, allowed_error="", at="", script="", **options):
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
        page.goto(address + at)
        if ready:
            until(page, ready)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def newest_keys(database):
    """The keys of the newest articles of a language in the database, newest first."""

    def newest_keys(count: int, language: str = "en") -> list[str]:
        return [article["key"] for article in database.page(count, language)["articles"]]

    return newest_keys
