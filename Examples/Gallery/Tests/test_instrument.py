"""Tests of what stands around the list with a time line: the recorder of a pull, whose trace replays in the page and in
the native engine; the ruler, which would see a wrong list; and the attempts to break it, which would count one that
does."""

import json
import re
import subprocess

import pytest
from browsing import MAIN, ROWS, at_the_instrument, record_pull, titles, until
from conftest import BUILD, ROOT


@pytest.fixture
def at_rest(open_page):
    """The page, at that list."""
    page = open_page()
    at_the_instrument(page)
    return page


def record_a_pull(page) -> str:
    """What a reader downloads who recorded a refresh."""
    record_pull(page)
    with page.expect_download() as download:
        page.locator('#recorder [data-text="download"]').tap()
    assert download.value.suggested_filename == "pull.trace"
    return download.value.path().read_text()


def test_a_recorded_pull_replays_natively_to_the_last_bit(open_page, tmp_path):
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


def test_nothing_can_be_saved_before_it_was_recorded(at_rest):
    assert at_rest.locator('#recorder [data-text="record"]').is_enabled()
    assert at_rest.locator("#recorder button:disabled:visible").all_inner_texts() == [
        "Replay touches",
        "Download",
    ]


def test_a_recording_without_a_pull_says_so_instead_of_an_empty_drawing(at_rest):
    at_rest.locator('#recorder [data-text="record"]').tap()
    at_rest.locator('#recorder [data-text="stop"]').tap()
    assert at_rest.locator("#timeline .summary").inner_text() == "The recording contains no pull."
    assert at_rest.locator(".lane span, .moments li").count() == 0
    assert at_rest.locator('#recorder [data-text="replay"]').is_disabled()


FOUND = "document.querySelector('#ruler .found')?.textContent ?? ''"


def measure(page) -> float:
    page.locator("#ruler button").click()
    until(page, f"({FOUND}).startsWith('at most')")
    return float(re.search(r"[\d.]+", page.evaluate(FOUND))[0])


def test_the_content_follows_the_published_formula(at_rest):
    # To a tenth of a pixel, which no screen shows.
    assert measure(at_rest) < 0.1
    until(at_rest, f"{MAIN}.phase === 'idle' && {MAIN}.overscroll === 0")
    # It was no refresh.
    assert at_rest.locator("#main-frame .new").count() == 0


def test_another_curve_is_seen(at_rest):
    at_rest.evaluate(f"{MAIN}.parameters = {{ dragRate: 1.5 }}")
    until(at_rest, f"{MAIN}.parametersOf('start').dragRate === 1.5")
    assert measure(at_rest) > 5


ATTEMPTS = ["answer", "rows", "rotate", "bar", "fingers", "offline", "inset", "page"]
COUNTS = "['tries', 'lost', 'stuck'].map((name) => Number(document.querySelector(`#breaker .${name}`).textContent))"


@pytest.fixture(params=[390, 1280])
def playing(request, open_page):
    size = {"viewport": {"width": request.param, "height": 844}, "is_mobile": request.param < 720}
    page = open_page(**size, reduced_motion="no-preference")
    # The first list's own pull is over.
    page.wait_for_selector("#invitation.shown")
    at_the_instrument(page)
    return page


def attempt(page, name: str, number: int = 1) -> list[int]:
    page.locator(f"[data-breaks={name}]").evaluate("(button) => button.click()")
    until(page, f"{COUNTS}[0] === {number} && !document.querySelector('.busy')")
    return page.evaluate(COUNTS)


def test_no_attempt_breaks_the_list(playing):
    rows = playing.locator("#main-frame .article").count()
    assert playing.locator("[data-breaks]").evaluate_all("(all) => all.map(({ dataset }) => dataset.breaks)") == ATTEMPTS
    found = {name: attempt(playing, name, number) for number, name in enumerate(ATTEMPTS, 1)}
    assert found == {name: [number, 0, 0] for number, name in enumerate(ATTEMPTS, 1)}
    assert playing.evaluate(f"[{MAIN}.phase, {MAIN}.overscroll]") == ["idle", 0]
    # The page that came is there.
    assert playing.locator("#main-frame .article").count() == rows + 3


def test_pixels_that_are_lost_are_counted(playing):
    # After the place has been kept for the end of the run.
    playing.evaluate(f"""{MAIN}.addEventListener("refreshend", () =>
      requestAnimationFrame(() => ({MAIN}.querySelector(".news").style.translate = "0 31px")))""")
    assert attempt(playing, "bar") == [1, 31, 0]
    assert playing.locator("#breaker .lost").evaluate("(node) => node.classList.contains('bad')")


def test_a_run_that_is_stuck_is_counted(playing):
    # As of a control that misses the answer.
    playing.evaluate(f"Object.defineProperty({MAIN}, 'phase', {{ get: () => 'running', configurable: true }})")
    playing.locator("[data-breaks=answer]").evaluate("(button) => button.click()")
    until(playing, f"{COUNTS}[0] === 1")
    assert playing.evaluate(COUNTS)[2] == 1
