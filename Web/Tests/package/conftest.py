"""Shared by the tests of the npm package: the packed package, projects that depend on it, and phones.

Everything runs in real time and as an app would run it: the package is packed by npm, and a project finds it
in its node_modules.
"""

import json
import shutil
import tarfile
from contextlib import ExitStack

import pytest

from places import ROOT, WEB, run
from serving import serving
from sites import Handler, Site, rows_of

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="session")
def tarball(tmp_path_factory):
    """What `npm pack` makes of the package, as it is published."""
    folder = tmp_path_factory.mktemp("package")
    run(ROOT / "Scripts/npm_package.py", WEB / "dist", "npm", cwd=folder)
    packed = json.loads(run("npm", "pack", "./npm", "--json", cwd=folder))
    return folder / packed[0]["filename"]


@pytest.fixture(scope="session")
def package(tarball):
    """The unpacked package."""
    folder = tarball.parent / "unpacked"
    with tarfile.open(tarball) as archive:
        archive.extractall(folder)
    return folder / "package"


@pytest.fixture
def project(tmp_path, package):
    """A folder with the package in its node_modules; its files are given by name."""
    shutil.copytree(package, tmp_path / "node_modules/overscroll")
    (tmp_path / "package.json").write_text('{ "type": "module", "private": true }')

    def write(files):
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    return write


@pytest.fixture
def serve():
    """Serves a folder at an origin of its own."""
    with ExitStack() as running:

        def serve(folder, headers=None):
            # The server has the site, whose address has the server's port.
            handler = type("SiteHandler", (Handler,), {"more_headers": headers or {}})
            site = handler.site = Site(running.enter_context(serving(folder, handler)))
            site.requests, site.pages = [], [(rows_of(page), page == 2) for page in range(3)]
            return site

        yield serve


@pytest.fixture
def open_phone(browser):
    """Opens an address on a phone. An error on the page or its console fails the test."""
    contexts, problems = [], []

    def open_phone(address):
        context = browser.new_context(**PHONE)
        contexts.append(context)
        page = context.new_page()
        page.held = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: line.type in ("error", "warning") and problems.append(line.text))
        page.problems = problems
        page.goto(address)
        return page

    yield open_phone
    for context in contexts:
        context.close()
    assert problems == []
