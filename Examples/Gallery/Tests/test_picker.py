"""Tests of the first screen's choices: a logo or a look becomes the pull of its list, and is in the code beside it."""

import json
import re

import pytest
from browsing import DESKTOP, HERO, draw, until
from conftest import typecheck
from test_own_outline import drop, svg

TRIANGLE = svg('<path d="M2 20L12 3L22 20Z"/>')
SQUARE = svg('<path d="M2 2h20v20h-20z"/>')
HOSTS = ["browser", "uikit", "swiftui", "gtk"]
SHOWN = """Object.fromEntries([...document.querySelectorAll("#code code")].map((node) => [node.dataset.host, node.textContent]))"""


@pytest.fixture(scope="module")
def page(open_shared):
    # While it parses a file, the browser reports what the policy would block if the file were shown.
    return open_shared(**DESKTOP, allowed_error="Content Security Policy")


def choose(page, look: str) -> None:
    page.locator(f'#picker [value="{look}"]:not([data-outline])').evaluate("(input) => input.click()")
    until(page, f"{HERO}.indicator === '{look}' && {SHOWN}.gtk.includes('.{look})')")


def test_every_look_that_draws_by_itself_can_be_chosen_once(page):
    offered = page.evaluate("customElements.get('overscroll-view').choices.indicator")
    shown = page.locator(".looks input").evaluate_all("(all) => all.map(({ value }) => value)")
    # Those of known controls are on a page of their own; an app draws the other two.
    others = ["ego", "cll", "mj", "mrefresh", "yq", "frames", "cover"]
    assert len(shown) == 12 and sorted(shown) == sorted(set(offered) - set(others))
    assert len(set(page.locator(".looks span").all_inner_texts())) == len(shown)
    main = page.locator("#look option").evaluate_all("(all) => all.map(({ value }) => value)")
    assert main == offered


def test_a_dropped_logo_is_the_pull_of_the_list_within_a_second(page):
    # What reads a file is loaded with the first.
    drop(page, "square.svg", SQUARE)
    until(page, f"{HERO}.outline === 'M2 2L22 2L22 22L2 22Z'")
    until(page, f"{HERO}.phase === 'idle' && {HERO}.overscroll === 0")
    drop(page, "triangle.svg", TRIANGLE)
    begun = page.evaluate("performance.now()")
    until(page, f"{HERO}.outline === 'M2 20L12 3L22 20Z' && {HERO}.progress > 0.5")
    assert page.evaluate("performance.now()") - begun < 1000
    until(page, f"{HERO}.phase === 'running'")
    assert page.locator("#picker :checked + span").inner_text() == "Your logo"


def test_a_logo_can_be_chosen_from_a_file_and_from_six_marks(page):
    data = {"name": "logo.svg", "mimeType": "image/svg+xml", "buffer": SQUARE.encode()}
    page.locator("#picker [type=file]").set_input_files(data)
    until(page, f"{HERO}.outline === 'M2 2L22 2L22 22L2 22Z'")
    own, *marks = page.locator("#picker [data-outline]").all()
    assert own.is_checked() and len(marks) == 6
    for mark in marks:
        mark.evaluate("(input) => input.click()")
        until(page, f"{HERO}.outline === {json.dumps(mark.locator('xpath=..').locator('path').get_attribute('d'))}")
    choose(page, "wave")
    assert page.evaluate(f"{HERO}.hasAttribute('outline')") is False


def test_a_link_to_a_logo_opens_the_page_with_it(page, open_shared):
    drop(page, "triangle.svg", TRIANGLE)
    until(page, "location.hash.startsWith('#logo=')")
    fragment = page.evaluate("location.hash")
    other = open_shared(at=fragment)
    until(other, f"{HERO}.outline === 'M2 20L12 3L22 20Z'")
    # The address is for the first screen, not for the workbench.
    assert other.evaluate("scrollY") == 0 and other.locator("#workbench *").count() == 0
    choose(page, "wave")
    assert page.evaluate("location.hash") == ""
    assert page.locator("#link").is_hidden()


def test_a_link_cannot_bring_code_as_a_logo(open_shared):
    for path in ('M0 0"); evil()', "M0 0</svg><script>", "%", ""):
        page = open_shared(at=f"#logo={path}")
        draw(page)
        assert page.evaluate(f"[{HERO}.indicator, {HERO}.hasAttribute('outline')]") == ["liquid", False]
        assert not any("evil" in code or "svg" in code for code in page.evaluate(SHOWN).values())


def test_the_code_of_one_host_is_seen_and_copied(open_shared):
    page = open_shared()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for host in HOSTS:
        page.locator(f'[name="host"][value="{host}"]').check(force=True)
        assert page.locator("#code code:visible").get_attribute("data-host") == host
        page.locator('#code [data-text="copyCode"], #code [data-text="copied"]').click()
        code = page.evaluate(SHOWN)[host]
        until(page, f"navigator.clipboard.readText().then((words) => words === {json.dumps(code)})")


# The last one, because the page stands still while it compiles.
def test_the_swift_of_a_look_and_of_a_logo_compiles(page, tmp_path):
    files = [tmp_path / "Reader.swift"]
    files[0].write_text("""import UIKit
@MainActor final class Feed { func reload() async throws {} }
@MainActor final class Reader { let tableView = UITableView(); let feed = Feed() }
""")
    for number, act in enumerate((lambda: choose(page, "wave"), lambda: drop(page, "triangle.svg", TRIANGLE))):
        act()
        until(page, f"{SHOWN}.gtk.includes('outline') === {json.dumps(number == 1)}")
        head, body = re.fullmatch(r"((?:import [^\n]*\n)+)(.*)", page.evaluate(SHOWN)["uikit"], flags=re.S).groups()
        files.append(tmp_path / f"State{number}.swift")
        files[-1].write_text(f"{head}extension Reader {{\n  func state{number}() {{\n{body}\n  }}\n}}\n")
    assert typecheck(files, "OverscrollUIKit", "OverscrollLooks") == (0, "")
