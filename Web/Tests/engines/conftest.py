"""Runs every test here in Firefox and in WebKit, those by real touch only in WebKit.

    .venv/bin/python -m pytest Web/Tests/engines -k WebKit

A page fails its test at the end if an unexpected error occurred in it.
"""

from contextlib import ExitStack

import pytest

from browsing import Finger, Mouse, Page
from launching import LAUNCHERS
from places import installed
from webdriver import PATIENCE


@pytest.fixture(scope="session", params=LAUNCHERS)
def engine(request):
    return request.param


@pytest.fixture(scope="session")
def launch(engine, tmp_path_factory):
    """Starts the browser once more: launch(less_motion=True)."""
    found = installed(f"--{engine.lower()}")
    with ExitStack() as stack:

        def launch(**settings):
            folder = tmp_path_factory.mktemp(engine)
            commands = stack.enter_context(LAUNCHERS[engine](found, folder, **settings))
            commands("SetTimeouts", script=1000 * PATIENCE)
            return commands

        yield launch


@pytest.fixture(scope="session")
def browser(launch):
    return launch()


@pytest.fixture
def open_page(engine, browser, server):
    """Opens the list: open_page(indicator="ring")."""
    opened, expected = [], []

    def open_page(commands=browser, **query):
        arguments = "&".join(f"{name}={value}" for name, value in query.items())
        commands("Navigate", url=f"{server}/Tests/pages/list.html?{arguments}")
        page = Page(engine, commands)
        page.expect_problem = expected.append
        page.wait_for("window.ready && view.shadowRoot.querySelector('button:not([hidden])')")
        opened.append(page)
        return page

    yield open_page
    for page in opened[-1:]:
        problems = page.evaluate("window.problems")
        assert not [text for text in problems if not any(part in text for part in expected)]


@pytest.fixture
def page(open_page):
    return open_page()


@pytest.fixture
def mouse(page):
    mouse = Mouse(page)
    yield mouse
    # Keys left pressed by a failed test would still be pressed in the next.
    mouse.up()


@pytest.fixture
def finger(page):
    finger = Finger(page)
    yield finger
    if finger.is_down:
        finger.up()
