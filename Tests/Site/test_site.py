"""The static site in Chromium, served from a sub-path by Python's own file server.

Needs Web/plain and .build/docs/site, which `make site` builds.
"""

import io
import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Examples" / "Gallery" / "Tests"))

from browsing import (  # noqa: E402, F401
    MAIN, READY, ROWS, WEB_TESTS, browser, keys, pull, to_the_end, until, until_seen,
)
from serving import serving  # noqa: E402

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The address of the site, two folders below the root of the server."""
    root = tmp_path_factory.mktemp("server")
    folder = root / "people" / "overscroll"
    folder.parent.mkdir()
    subprocess.run([ROOT / "Scripts/site.py", "--plain", folder], check=True, stdout=subprocess.DEVNULL)
    with serving(root) as address:
        yield f"{address}/people/overscroll/"


@pytest.fixture
def visit(browser, site):
    """Opens pages; every request must stay in the site's folder and find a file."""
    contexts, errors = [], []

    def visit(path):
        context = browser.new_context(reduced_motion="reduce", **PHONE)
        contexts.append(context)
        if not path.startswith("docs"):
            # The gallery's clock advances only while a test waits, one frame at a time.
            context.add_init_script(path=WEB_TESTS / "clock.js")
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: request.url.startswith((site, "data:", "blob:"))
                or errors.append(f"outside: {request.url}"))
        page.on("response", lambda answer: answer.status < 400
                or errors.append(f"{answer.status}: {answer.url}"))
        page.goto(site + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert errors == []


def test_the_list_refreshes_loads_more_fails_and_says_so(visit):
    page = visit("")
    until(page, READY)
    assert page.locator("#simulated").is_visible()
    before = keys(page)
    pull(page, 220)
    until_seen(page, "#main-frame .new")
    until(page, f'{MAIN}.phase === "idle"')
    assert keys(page)[-len(before):] == before and len(keys(page)) > len(before)
    count = len(keys(page))
    page.check("#failing")
    pull(page, 220)
    until_seen(page, "#main-frame .trouble")
    assert len(keys(page)) == count
    page.uncheck("#failing")
    until(page, f'{MAIN}.phase === "idle" && {MAIN}.overscroll === 0')
    to_the_end(page)
    until(page, f"{ROWS}.length > {count}")
    assert len(set(keys(page))) == len(keys(page))


def test_the_chat_has_its_messages_and_gets_another(visit):
    page = visit("")
    until(page, READY)
    page.locator(".chat").scroll_into_view_if_needed()
    until(page, "document.querySelectorAll('.chat .message-row').length >= 20")
    count = page.locator(".chat .message-row").count()
    page.locator(".chat .frame-foot button").click()
    until(page, f"document.querySelectorAll('.chat .message-row').length === {count + 1}")


@pytest.mark.parametrize(("language", "simulated"), [("zh-Hans", "模拟"), ("ar", "محاكاة")])
def test_every_language_has_its_news(visit, language, simulated):
    page = visit("")
    until(page, READY)
    page.locator(f'#language input[value="{language}"]').check(force=True)
    until(page, f"document.querySelector('#main-frame .article')?.lang === '{language}'")
    assert simulated in page.locator("#simulated").inner_text()


def test_a_page_that_scrolls_by_itself_has_its_news_and_says_that_they_are_simulated(visit):
    page = visit("document.html")
    until(page, "document.querySelectorAll('.article').length === 20")
    assert page.locator("#simulated").is_visible()


def test_the_gallery_leads_to_the_documentation_and_back(visit):
    page = visit("")
    until(page, READY)
    # In sight on a phone at once, and again at the end.
    box = page.locator('.words a[href="docs/"]').bounding_box()
    assert box["y"] + box["height"] < PHONE["viewport"]["height"] / 2
    page.locator('footer a[href="docs/"]').click()
    page.wait_for_url("**/docs/")
    page.get_by_role("link", name="Gallery").click()
    until(page, READY)


def test_the_documentation_begins_with_a_moving_picture_and_one_primary_button_and_cuts_no_code(visit):
    page = visit("docs/")
    picture, title = page.locator("header img").bounding_box(), page.locator("h1").bounding_box()
    assert picture["y"] + picture["height"] <= title["y"]
    assert page.locator(".main").count() == 1
    cut = page.locator("pre").evaluate_all("(all) => all.filter((node) => node.scrollWidth > node.clientWidth).length")
    assert cut == 0 and page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]


def test_the_documentation_leads_from_its_first_page_to_a_symbol(visit):
    page = visit("docs/")
    page.get_by_role("link", name="First steps in UIKit").click()
    page.wait_for_selector("text=NumbersController")
    page = visit("docs/")
    page.locator('a[href="documentation/overscrollswiftui/"]').first.click()
    page.wait_for_selector("text=overscrollRefresh")


def test_every_page_of_the_documentation_leads_back_to_its_first_page(visit):
    page = visit("docs/documentation/overscroll/recipes/")
    # A folder higher, shown without loading another page: the address of a relative link would change.
    page.get_by_role("list", name="Breadcrumbs").get_by_role("link", name="Overscroll").click()
    page.wait_for_url("**/overscroll")
    page.get_by_role("link", name="all guides").click()
    page.wait_for_selector("text=Choose your toolkit")


def test_the_download_is_the_folder_that_the_code_beside_it_names(visit, site):
    page = visit("")
    until(page, READY)
    address = page.locator(".words a[href$=zip]").get_attribute("href")
    [script] = re.findall('src="(.+)"', page.locator("#code pre").inner_text())
    with urllib.request.urlopen(site + address) as answer:
        names = zipfile.ZipFile(io.BytesIO(answer.read())).namelist()
    assert {script, "overscroll/overscroll.wasm", "overscroll/overscroll.d.ts", "overscroll/LICENSE"} <= set(names)
    assert all(name.startswith("overscroll/") for name in names)
