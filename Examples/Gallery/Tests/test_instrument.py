"""Tests of what stands around the list with a time line: the drawing of a pull; the recorder, whose trace replays in the
page and in the native engine; the ruler, which sees a wrong list; and the attempts to break it, which count what does."""

import json
import re
import subprocess

import pytest
from browsing import (
    DESKTOP, MAIN, ROWS, at_the_instrument, frames_requested, pull, record_pull, titles, until, until_phase,
)
from conftest import BUILD, ROOT


def test_the_time_line_is_drawn_while_the_list_is_pulled(open_page):
    page = open_page(**DESKTOP)
    finger = pull(page, 220, lift=False)
    page.wait_for_timeout(500)
    bars = page.locator('.lane[data-edge="start"] span')
    assert bars.all_inner_texts() == ["pulling", "armed"]
    width = "document.querySelector('.lane span:last-child').offsetWidth"
    points = "document.querySelector('.plot .line').getAttribute('d').split('L').length"
    before, drawn = page.evaluate(width), page.evaluate(points)
    finger.move(0, 20)
    assert page.evaluate(width) > before and page.evaluate(points) > drawn
    finger.up()
    page.wait_for_selector("#main-frame .new")
    until_phase(page, "idle")
    # As text, which stays until the next pull.
    moments = [line.split(" s ")[1] for line in page.locator(".moments li").all_inner_texts()]
    assert moments == ["pulling", "armed", "running", "finishing · succeeded", "idle"]
    until(page, f"{MAIN}.overscroll === 0")
    page.wait_for_timeout(500)
    assert frames_requested(page) == 0


def test_a_recorded_pull_replays_by_the_drawn_finger_and_natively_to_the_last_bit(open_page, tmp_path):
    page = open_page(accept_downloads=True)
    page.evaluate(
        f"""{{ window.highest = 0;
          {MAIN}.addEventListener("overscrollframe", ({{ detail }}) => {{
            highest = Math.max(highest, detail.overscroll);
          }}) }}"""
    )
    assert page.locator("#recorder button:disabled:visible").all_inner_texts() == ["Replay touches", "Download"]
    at_the_instrument(page)
    page.locator('#recorder [data-text="record"]').tap()
    page.locator('#recorder [data-text="stop"]').tap()
    assert page.locator("#timeline .summary").inner_text() == "The recording contains no pull."
    record_pull(page)
    with page.expect_download() as download:
        page.locator('#recorder [data-text="download"]').tap()
    assert download.value.suggested_filename == "pull.trace"
    old, recorded = titles(page), page.evaluate("highest")
    page.evaluate("void (highest = 0)")
    page.locator('#recorder [data-text="replay"]').tap()
    page.wait_for_selector("#finger.down")
    until(page, f"{ROWS}.length > {len(old)}")
    until(page, """!document.querySelector('#recorder [data-text="replay"]').disabled""")
    assert not page.locator("#finger.down").count()
    assert titles(page)[-len(old) :] == old
    assert page.evaluate("highest") == pytest.approx(recorded, abs=0.01)
    trace = tmp_path / "pull.trace"
    download.value.save_as(trace)
    subprocess.run([*BUILD, "--product", "overscroll-tool"], check=True, stdout=subprocess.PIPE)
    tool = ROOT / ".build" / "debug" / "overscroll-tool"
    answer = subprocess.run([tool, "replay", trace, "--json"], capture_output=True, text=True)
    assert (answer.returncode, answer.stderr) == (0, "")
    last = json.loads(answer.stdout)["events"][-1]
    assert (last["start"]["phase"], last["end"]["phase"]) == ("idle", "idle")


FOUND = "document.querySelector('#ruler .found')?.textContent ?? ''"


def measure(page) -> float:
    page.locator("#ruler button").click()
    until(page, f"({FOUND}).startsWith('at most')")
    return float(re.search(r"[\d.]+", page.evaluate(FOUND))[0])


def test_the_ruler_finds_that_the_content_follows_the_published_formula_and_sees_another(open_page):
    page = open_page()
    at_the_instrument(page)
    # To a tenth of a pixel, which no screen shows.
    assert measure(page) < 0.1
    until(page, f"{MAIN}.phase === 'idle' && {MAIN}.overscroll === 0")
    # It was no refresh.
    assert page.locator("#main-frame .new").count() == 0
    page.evaluate(f"{MAIN}.parameters = {{ dragRate: 1.5 }}")
    until(page, f"{MAIN}.parametersOf('start').dragRate === 1.5")
    page.locator("#ruler .found").evaluate("(found) => { found.textContent = '' }")
    assert measure(page) > 5


ATTEMPTS = ["answer", "rows", "rotate", "bar", "fingers", "offline", "inset", "page"]
COUNTS = "['tries', 'lost', 'stuck'].map((name) => Number(document.querySelector(`#breaker .${name}`).textContent))"


def attempt(page, name: str, number: int) -> list[int]:
    page.locator(f"[data-breaks={name}]").evaluate("(button) => button.click()")
    until(page, f"{COUNTS}[0] === {number} && !document.querySelector('.busy')")
    return page.evaluate(COUNTS)


def test_no_attempt_breaks_the_list_and_what_would_break_it_is_counted(open_page):
    page = open_page(reduced_motion="no-preference")
    # The first list's own pull is over.
    page.wait_for_selector("#invitation.shown")
    at_the_instrument(page)
    rows = page.locator("#main-frame .article").count()
    assert page.locator("[data-breaks]").evaluate_all("(all) => all.map(({ dataset }) => dataset.breaks)") == ATTEMPTS
    found = {name: attempt(page, name, number) for number, name in enumerate(ATTEMPTS, 1)}
    assert found == {name: [number, 0, 0] for number, name in enumerate(ATTEMPTS, 1)}
    assert page.evaluate(f"[{MAIN}.phase, {MAIN}.overscroll]") == ["idle", 0]
    # The page that came is there.
    assert page.locator("#main-frame .article").count() == rows + 3
    # Pixels that are lost, after the place has been kept for the end of the run.
    page.evaluate(f"""{MAIN}.addEventListener("refreshend", () =>
      requestAnimationFrame(() => ({MAIN}.querySelector(".news").style.translate = "0 31px")), {{ once: true }})""")
    assert attempt(page, "bar", 9) == [9, 31, 0]
    assert page.locator("#breaker .lost").evaluate("(node) => node.classList.contains('bad')")
    # As of a control that misses the answer.
    page.evaluate(f"""{MAIN}.addEventListener("refreshend", () =>
      Object.defineProperty({MAIN}, "phase", {{ get: () => "running" }}), {{ once: true }})""")
    assert attempt(page, "answer", 10)[2] == 1
