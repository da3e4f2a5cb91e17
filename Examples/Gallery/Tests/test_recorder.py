"""Tests of recording a pull: the trace, and its replay in the page and in the native engine."""

from __future__ import annotations

import json
import re
import shutil
import subprocess

import pytest
from browsing import MAIN, at_the_instrument, ROWS, record_pull, titles, until
from conftest import BUILD, ROOT


NUMBER = r"-?\d+(?:\.\d+)?(?:e[+-]\d+)?"
EVENT = rf"""
  configured\ (?:start|end)\ (?:none|(?:refresh|loadMore)\ standard(?:\ \w+=[\w.:-]+)*)
| contact(?:Began|Moved)\ -?\d+\ {NUMBER} | contact(?:Ended|Cancelled)\ -?\d+
| wheelBegan | wheelMoved\ {NUMBER}(?:\ momentum)? | wheelEnded
| scrolled(?:\ {NUMBER}){{3}}(?:\ own)?(?:\ inner)? | contentChanged\ {NUMBER}
| attached | shown | hidden | detached
| environmentChanged\ {NUMBER}\ (?:leftToRight|rightToLeft)(?:\ reduceMotion)?
| beginRequested\ (?:start|end)\ program
| externalLoadingChanged\ (?:start|end)\ (?:loading|notLoading)
| actionFinished\ (?:start|end)\ \d+\ (?:succeeded|failed|cancelled|exhausted)
| (?:cancel|reset)Requested\ (?:start|end) | frame | woke
"""
PHASE = r"(?:idle|pulling|armed|running|exhausted|finishing-(?:succeeded|failed|cancelled|exhausted))"
TRACE_LINE = re.compile(rf"{NUMBER}\ (?:{EVENT}) | >\ start\ {PHASE}\ {NUMBER}", re.VERBOSE)


def record_a_pull(page) -> str:
    """What a reader downloads who recorded a refresh."""
    record_pull(page)
    with page.expect_download() as download:
        page.locator('#recorder [data-text="download"]').tap()
    assert download.value.suggested_filename == "pull.trace"
    return download.value.path().read_text()


def test_a_recorded_pull_is_a_trace_from_its_first_event_on(open_page):
    lines = record_a_pull(open_page(accept_downloads=True)).splitlines()
    assert lines[:2] == ["overscroll-trace 1", "session vertical engine"]
    assert [line for line in lines[2:] if not TRACE_LINE.fullmatch(line)] == []
    words = [line.split()[1:2] for line in lines[2:] if line[0] != ">"]
    assert words[:2] == [["configured"], ["configured"]]
    for word in ("attached", "contactBegan", "contactMoved", "contactEnded", "actionFinished"):
        assert [word] in words
    assert any(line.startswith("> start armed ") for line in lines)


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


def test_the_time_line_shows_the_phases_of_the_recorded_pull(open_page):
    page = open_page(accept_downloads=True)
    lines = [line.split() for line in record_a_pull(page).splitlines()[2:]]
    # The trace's entries for each moment, without those before the first contact.
    begin = next(float(line[0]) for line in lines if line[1] == "contactBegan")
    time, phases = 0.0, []
    for line in lines:
        if line[0] != ">":
            time = float(line[0])
        elif time >= begin and (not phases or phases[-1][1] != line[2]):
            phases.append((time - begin, line[2]))
    moments = [text.split(" s ") for text in page.locator(".moments li").all_inner_texts()]
    refreshed = [(float(at), name.replace(" · ", "-")) for at, name in moments if "end " not in name]
    assert [name for _, name in refreshed] == [name for _, name in phases if name != "idle"] + ["idle"]
    for (shown, name), (at, _) in zip(refreshed, [moment for moment in phases if moment[1] != "idle"]):
        # A phase is reported by the next frame at the latest.
        assert shown == pytest.approx(at, abs=0.1), name
    bars = page.locator('.lane[data-edge="start"] span')
    assert bars.all_inner_texts() == ["pulling", "armed", "running", "finishing"]
    boxes = [bar.bounding_box() for bar in bars.all()]
    for before, after in zip(boxes, boxes[1:]):
        assert after["x"] == pytest.approx(before["x"] + before["width"], abs=1)
    seconds = max(4, float(page.locator("#timeline .summary").inner_text().split(" s")[0]))
    scale = page.locator(".plot").bounding_box()["width"] / (seconds + 0.1)
    running, end = refreshed[2][0], refreshed[3][0]
    assert boxes[2]["width"] == pytest.approx((end - running) * scale, abs=4)
    assert page.locator(".plot .line").get_attribute("d").count("L") > 20


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
