"""Tests of recording a pull: the trace, and its replay in the page and in the native engine."""

from __future__ import annotations

import json
import shutil
import subprocess

import pytest
from browsing import MAIN, at_the_instrument, ROWS, record_pull, titles, until
from conftest import BUILD, ROOT


def record_a_pull(page) -> str:
    """What a reader downloads who recorded a refresh."""
    record_pull(page)
    with page.expect_download() as download:
        page.locator('#recorder [data-text="download"]').tap()
    assert download.value.suggested_filename == "pull.trace"
    return download.value.path().read_text()


def test_a_recorded_pull_replays_natively_to_the_last_bit(open_page, tmp_path):
    if not shutil.which("swift"):
        pytest.skip("swift is not on the PATH")
    trace = tmp_path / "pull.trace"
    trace.write_text(record_a_pull(open_page(accept_downloads=True)))
    subprocess.run([*BUILD, "--product", "overscroll-tool"], check=True, stdout=subprocess.PIPE)
    tool = ROOT / ".build" / "debug" / "overscroll-tool"
    answer = subprocess.run([tool, "replay", trace, "--json"], capture_output=True, text=True)
    assert (answer.returncode, answer.stderr) == (0, "")
    last = json.loads(answer.stdout)["events"][-1]
    assert (last["start"]["phase"], last["end"]["phase"]) == ("idle", "idle")


def test_the_drawn_finger_replays_a_recorded_pull(open_page):
    page = open_page(accept_downloads=True)
    page.evaluate(
        f"""{{ window.highest = 0;
          {MAIN}.addEventListener("overscrollframe", ({{ detail }}) => {{
            highest = Math.max(highest, detail.overscroll);
          }}) }}"""
    )
    record_a_pull(page)
    old, recorded = titles(page), page.evaluate("highest")
    page.evaluate("void (highest = 0)")
    page.locator('#recorder [data-text="replay"]').tap()
    page.wait_for_selector("#finger.down")
    until(page, f"{ROWS}.length > {len(old)}")
    until(page, """!document.querySelector('#recorder [data-text="replay"]').disabled""")
    assert not page.locator("#finger.down").count()
    assert titles(page)[-len(old) :] == old
    assert page.evaluate("highest") == pytest.approx(recorded, abs=0.01)


def test_nothing_can_be_saved_before_it_was_recorded(open_page):
    page = open_page()
    at_the_instrument(page)
    assert page.locator('#recorder [data-text="record"]').is_enabled()
    assert page.locator("#recorder button:disabled:visible").all_inner_texts() == [
        "Replay touches",
        "Download",
    ]


def test_a_recording_without_a_pull_says_so_instead_of_an_empty_drawing(open_page):
    page = open_page()
    at_the_instrument(page)
    page.locator('#recorder [data-text="record"]').tap()
    page.locator('#recorder [data-text="stop"]').tap()
    assert page.locator("#timeline .summary").inner_text() == "The recording contains no pull."
    assert page.locator(".lane span, .moments li").count() == 0
    assert page.locator('#recorder [data-text="replay"]').is_disabled()
