"""Claims about the page, in a real browser with the built element; skipped where one is missing."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
import subprocess
import threading
from datetime import datetime, timezone

import pytest
from conftest import GALLERY, LOOPBACK
from handler import GalleryServer

playwright = pytest.importorskip("playwright.sync_api")

ROOT = GALLERY.parent.parent
DIST = ROOT / "Web" / "dist"
READY = """
document.querySelector("#main-frame .article") &&
  !document.querySelector("#main-frame overscroll-view").shadowRoot.querySelector("button").hidden
"""
START = '.phases[data-edge="start"]'
END = '.phases[data-edge="end"]'
MAIN = 'document.querySelector("#main-frame overscroll-view")'
SCROLLER = f"{MAIN}.shadowRoot.querySelector('[part=scroller]')"
CHAT = 'document.querySelector(".chat overscroll-view")'
CHAT_SCROLLER = f"{CHAT}.shadowRoot.querySelector('[part=scroller]')"
ROWS = '[...document.querySelectorAll("#main-frame .article")]'


@pytest.fixture(scope="session")
def browser():
    if not (DIST / "overscroll.wasm").is_file():
        pytest.skip("Web/dist is not built")
    setup = [ROOT / "Scripts" / "setup.sh", "--chromium"]
    chromium = subprocess.run(setup, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    with playwright.sync_playwright() as driver:
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = driver.chromium.launch(executable_path=chromium, args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def address(database):
    with GalleryServer(LOOPBACK, database, GALLERY / "page", DIST) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()
        thread.join()


@pytest.fixture
def open_page(browser, address):
    """Opens the page on a phone; a test fails when the console had an error it did not allow."""
    contexts, errors = [], []

    def open_page(ready=True, block="", allow_errors=False, **options):
        phone = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
        context = browser.new_context(**{"reduced_motion": "reduce", **phone, **options})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        if not allow_errors:
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("console", lambda line: line.type == "error" and errors.append(line.text))
        if block:
            page.route(block, lambda route: route.abort())
        page.goto(address)
        if ready:
            until(page, READY)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def newest_keys(database):
    """The keys of the newest articles, newest first, as the database has them."""

    def newest_keys(count: int) -> list[str]:
        return [article["key"] for article in database.newest(count).articles]

    return newest_keys


def until(page, condition: str) -> None:
    """Waits for a condition; Playwright's own way would need a weaker security policy."""
    for _ in range(500):
        if page.evaluate(f"Boolean({condition})"):
            return
        page.wait_for_timeout(20)
    pytest.fail(f"never true: {condition}")


def titles(page) -> list[str]:
    return page.locator("#main-frame .article .title").all_inner_texts()


def phase(page) -> str:
    return page.evaluate(f"{MAIN}.phase")


def pull(page, distance: int, lift: bool = True) -> None:
    """A finger on the first row, moved down in steps."""
    # Two frames later the browser also sends touches where the page now is.
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    devtools = page.context.new_cdp_session(page)
    box = page.locator("#main-frame overscroll-view").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 40

    def touch(kind: str, points: list[dict]) -> None:
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", [{"x": x, "y": y}])
    for step in range(1, 13):
        touch("touchMove", [{"x": x, "y": y + distance * step / 12}])
    if lift:
        touch("touchEnd", [])


def keys(page) -> list[str]:
    return page.evaluate(f"{ROWS}.map(({{ dataset }}) => dataset.key)")


def to_the_end(page) -> None:
    """Where a reader's finger would have scrolled to."""
    page.evaluate(f"{SCROLLER}.scrollTop = 1e6")


def swipe_up(page, frame: str, distance: int = 240) -> None:
    """A finger in the middle of a frame, moved up in steps."""
    page.locator(frame).scroll_into_view_if_needed()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    devtools = page.context.new_cdp_session(page)
    box = page.locator(frame).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for step in range(13):
        point = {"x": x, "y": y - distance * step / 12}
        kind = "touchMove" if step else "touchStart"
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_pull_brings_new_rows_on_top_of_the_old_ones(open_page):
    page = open_page()
    old = titles(page)
    assert len(old) == 20
    pull(page, 220)
    page.wait_for_selector("#main-frame .new")
    until(page, f'{MAIN}.phase === "idle"')
    new = titles(page)
    assert 1 <= len(new) - 20 <= 3
    assert new[-20:] == old


def test_the_read_out_follows_the_finger(open_page):
    page = open_page()
    pull(page, 220, lift=False)
    page.wait_for_selector(f'{START} [data-phase="armed"][aria-current]')
    assert page.locator(f"{START} [aria-current]").count() == 1
    shown = float(page.locator(".pull").inner_text())
    assert shown == pytest.approx(page.evaluate(f"{MAIN}.overscroll"), abs=0.051)
    assert float(page.locator("dd.progress").inner_text()) > 1
    effects = page.locator(".effects li").all_inner_texts()
    assert any(line.startswith("setDisplacement") for line in effects)
    assert any(line.split() == ["reportPhase", "armed"] for line in effects)


def test_a_failing_server_leaves_the_rows(open_page):
    page = open_page(allow_errors=True)
    old = titles(page)
    page.check("#failing")
    pull(page, 220)
    page.wait_for_selector(f'{START} [data-phase="finishing"][aria-current]')
    page.wait_for_selector(f'{START} [data-phase="idle"][aria-current]')
    assert titles(page) == old


def test_a_server_that_is_gone_leaves_the_rows_and_its_return_is_enough(open_page):
    page = open_page(allow_errors=True)
    old = titles(page)
    page.route("**/api/**", lambda route: route.abort())
    pull(page, 220)
    page.wait_for_selector(f'{START} [data-phase="finishing"][aria-current]')
    page.wait_for_selector(f'{START} [data-phase="idle"][aria-current]')
    assert titles(page) == old
    page.unroute("**/api/**")
    pull(page, 220)
    page.wait_for_selector("#main-frame .new")


def test_scrolling_on_loads_pages_without_a_gap_or_a_row_twice(open_page, newest_keys):
    page = open_page()
    while len(titles(page)) < 60:
        swipe_up(page, "#main-frame overscroll-view")
    assert keys(page) == newest_keys(len(titles(page)))


def test_news_published_meanwhile_neither_repeat_nor_skip_a_row(open_page, newest_keys, database):
    page = open_page()
    database.publish(7, datetime.now(timezone.utc))
    to_the_end(page)
    until(page, f"{ROWS}.length === 40")
    assert keys(page) == newest_keys(47)[7:]


def test_the_end_of_the_database_is_the_end_of_the_list(open_page, tmp_path, newest_keys):
    with sqlite3.connect(tmp_path / "news.sqlite") as connection:
        connection.execute("DELETE FROM article WHERE id <= 1950")
    page = open_page()
    for count in (40, 50):
        to_the_end(page)
        until(page, f"{ROWS}.length === {count}")
    page.wait_for_selector(f'{END} [data-phase="exhausted"][aria-current]')
    to_the_end(page)
    assert len(set(keys(page))) == 50
    # The reader's next refresh brings a list that can be read on.
    page.evaluate(f"{SCROLLER}.scrollTop = 0")
    pull(page, 220)
    page.wait_for_selector("#main-frame .new")
    page.wait_for_selector(f'{END} [data-phase="idle"][aria-current]')


def test_a_page_that_failed_comes_after_a_tap(open_page, newest_keys):
    page = open_page(allow_errors=True)
    page.check("#failing")
    to_the_end(page)
    page.wait_for_selector(".effects li:has-text('end finishing')")
    until(page, f'{MAIN}.phaseOf("end") === "idle"')
    assert len(titles(page)) == 20
    page.uncheck("#failing")
    to_the_end(page)
    box = page.locator("#main-frame overscroll-view").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] - 20)
    until(page, f"{ROWS}.length === 40")
    assert keys(page) == newest_keys(40)


def test_a_slow_network_delays_a_page_and_the_read_out_says_so(open_page):
    page = open_page()
    page.check("#slow")
    to_the_end(page)
    page.wait_for_selector(f'{END} [data-phase="running"][aria-current]')
    page.wait_for_timeout(1000)
    assert len(titles(page)) == 20
    until(page, f"{ROWS}.length === 40")


def test_a_list_that_could_not_be_loaded_is_filled_by_a_pull(open_page):
    page = open_page(ready=False, block="**/api/**", allow_errors=True)
    page.wait_for_selector("#main-frame .message")
    page.unroute("**/api/**")
    pull(page, 220)
    page.wait_for_selector("#main-frame .article")
    assert len(titles(page)) == 20
    assert page.locator("#main-frame .message").count() == 0


def test_markup_in_the_news_is_shown_as_text(open_page, tmp_path):
    hostile = '<img src=x onerror="document.title=1"><b>bold</b> &amp; \u202e\'"'
    with sqlite3.connect(tmp_path / "news.sqlite") as connection:
        connection.execute(
            "UPDATE article SET section = ?1, source = ?1, title = ?1 || id WHERE id > 1900",
            [hostile],
        )
    page = open_page()
    assert page.locator("#main-frame .title").first.text_content().startswith(hostile)
    assert page.locator("#main-frame .source").first.text_content() == hostile
    assert page.locator(".news img, .news b").count() == 0
    assert page.title() == "Overscroll"


def test_the_drawn_finger_pulls_once_and_then_invites(open_page):
    page = open_page(reduced_motion="no-preference")
    page.wait_for_selector("#finger.down")
    page.wait_for_selector(f'{START} [data-phase="armed"][aria-current]')
    page.wait_for_selector("#main-frame .new")
    page.wait_for_selector("#invitation.shown")
    assert not page.locator("#finger.down").count()


def test_any_input_lifts_the_drawn_finger_and_nothing_is_refreshed(open_page):
    page = open_page(reduced_motion="no-preference")
    page.wait_for_selector(f'{START} [data-phase="pulling"][aria-current]')
    page.keyboard.press("Shift")
    assert not page.locator("#finger.down").count()
    until(page, f"{MAIN}.overscroll === 0")
    page.wait_for_selector("#invitation.shown")
    assert len(titles(page)) == 20


def test_with_less_motion_nothing_moves_by_itself(open_page):
    page = open_page()
    page.wait_for_selector("#invitation.shown")
    page.locator(".looks").scroll_into_view_if_needed()
    assert phase(page) == "idle"
    assert not page.locator("#finger.down, .new").count()


def test_the_keyboard_alone_refreshes_and_changes_the_look(open_page):
    page = open_page()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#main-frame .new")
    page.focus("#look :checked")
    page.keyboard.press("ArrowRight")
    assert page.locator("#main-frame overscroll-view").get_attribute("indicator") == "ring"
    assert page.locator("body").get_attribute("data-look") == "ring"


def test_a_chinese_reader_is_spoken_to_in_chinese_by_page_and_element(open_page):
    page = open_page(locale="zh-CN")
    assert page.locator("h1").inner_text() == "下拉刷新，就该这样。"
    assert page.evaluate("document.documentElement.lang") == "zh-Hans"
    button = f"{MAIN}.shadowRoot.querySelector('button')"
    chinese = page.evaluate(f"{button}.textContent")
    page.check('#language [value="en"]')
    assert page.locator("h1").inner_text() == "Pull to refresh, done right."
    until(page, f"{button}.textContent !== {chinese!r}")


def test_the_english_words_in_the_markup_are_those_of_the_texts(open_page):
    page = open_page(ready=False, java_script_enabled=False)
    read = "nodes => nodes.map(node => [node.dataset.text, node.textContent])"
    written = page.locator("[data-text]").evaluate_all(read)
    spoken = open_page().locator("[data-text]").evaluate_all(read)
    assert written == spoken and len(written) > 20


@pytest.mark.parametrize(
    ("file", "says"), [("overscroll.js", "The element"), ("overscroll.wasm", "The engine")]
)
def test_what_cannot_be_loaded_is_named_and_the_lists_still_scroll(open_page, file, says):
    page = open_page(ready=False, block=f"**/{file}", allow_errors=True)
    page.wait_for_selector("#main-frame .article")
    page.wait_for_selector("#trouble:not([hidden])")
    assert page.locator("#trouble").inner_text().startswith(f"{says} could not be loaded.")
    last = page.locator("#main-frame .title").last
    last.scroll_into_view_if_needed()
    box, frame = last.bounding_box(), page.locator("#main-frame").bounding_box()
    assert frame["y"] < box["y"] < frame["y"] + frame["height"]


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_loading_shifts_nothing_and_nothing_is_wider_than_the_window(open_page, width):
    size = {"width": width, "height": 844}
    page = open_page(viewport=size, is_mobile=width < 768, has_touch=width < 768)
    page.wait_for_load_state("networkidle")
    shift = page.evaluate(
        """new Promise((resolve) => {
          let sum = 0;
          const count = (list) => list.getEntries().forEach(({ value }) => (sum += value));
          new PerformanceObserver(count).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 100);
        })"""
    )
    assert shift < 0.001  # less than anyone sees, more than rounding
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_the_page_weighs_less_than_170_kilobytes_without_compression(open_page):
    """150 before there were twenty languages and five known controls; compressed it is a third."""
    page = open_page()
    page.wait_for_load_state("networkidle")
    weight = page.evaluate(
        """["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
          .filter(({ name }) => !name.includes("/api/"))
          .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0)"""
    )
    assert 50_000 < weight < 170_000


def at_rest(page) -> None:
    """Two frames later, what was scrolled has been painted and reported."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def message_ids(page) -> list[int]:
    return page.locator(".message-row").evaluate_all("(rows) => rows.map((row) => +row.dataset.id)")


def open_chat(open_page):
    """The end of the chat is what one sees first."""
    page = open_page()
    page.locator(".chat .frame").scroll_into_view_if_needed()
    until(page, f"{CHAT_SCROLLER}.scrollTop > 0")
    assert message_ids(page) == list(range(571, 601))
    return page


def test_history_comes_in_above_without_moving_a_line(open_page):
    page = open_chat(open_page)
    page.evaluate(f"{CHAT_SCROLLER}.scrollTop = 120")
    at_rest(page)
    place = """(id) => document.querySelector(`[data-id="${id}"]`).getBoundingClientRect().top"""
    before = page.evaluate(place, 574)
    until(page, "document.querySelectorAll('.message-row').length >= 60")
    at_rest(page)
    assert page.evaluate(place, 574) == pytest.approx(before, abs=0.5)
    ids = message_ids(page)
    assert ids == list(range(601 - len(ids), 601))


def test_the_chat_goes_back_to_its_first_line(open_page):
    page = open_chat(open_page)
    for _ in range(40):
        page.evaluate(f"{CHAT_SCROLLER}.scrollTop = 0")
        page.wait_for_timeout(100)
        if page.evaluate(f"{CHAT}.phase") == "exhausted":
            break
    assert message_ids(page) == list(range(1, 601))


def test_a_new_message_follows_the_reader_at_the_end_and_no_other(open_page):
    page = open_chat(open_page)
    left = f"{CHAT_SCROLLER}.scrollHeight - {CHAT_SCROLLER}.scrollTop - {CHAT_SCROLLER}.clientHeight"
    page.tap(".chat button")
    page.wait_for_selector('[data-id="601"]')
    at_rest(page)
    assert page.evaluate(left) < 1
    page.evaluate(f"{CHAT_SCROLLER}.scrollTop -= 400")
    at_rest(page)
    offset = page.evaluate(f"{CHAT_SCROLLER}.scrollTop")
    page.tap(".chat button")
    page.wait_for_selector('[data-id="602"]')
    at_rest(page)
    assert page.evaluate(f"{CHAT_SCROLLER}.scrollTop") == offset


def test_a_chat_without_a_server_is_filled_by_its_button(open_page):
    page = open_page(ready=False, block="**/api/messages*", allow_errors=True)
    until(page, READY)
    assert message_ids(page) == []
    page.unroute("**/api/messages*")
    page.tap(".chat button")
    page.wait_for_selector('[data-id="601"]')
    assert message_ids(page) == list(range(571, 602))


def test_a_sideways_list_loads_at_its_end(open_page, newest_keys):
    page = open_page()
    page.locator(".across .frame").scroll_into_view_if_needed()
    rows = '[...document.querySelectorAll(".across .article")]'
    until(page, f"{rows}.length === 8")
    box = page.locator(".across .frame").bounding_box()
    devtools = page.context.new_cdp_session(page)
    for _ in range(8):
        x, y = box["x"] + box["width"] - 30, box["y"] + 100
        for step in range(11):
            kind = "touchMove" if step else "touchStart"
            point = {"x": x - 28 * step, "y": y}
            devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(page, f"{rows}.length >= 16")
    shown = page.evaluate(f"{rows}.map(({{ dataset }}) => dataset.key)")
    assert shown == newest_keys(len(shown))


def test_a_pull_past_the_end_brings_the_next_page_and_nothing_else_does(open_page, newest_keys):
    page = open_page()
    frame = ".more:not(.across) overscroll-view"
    rows = f'[...document.querySelectorAll("{frame} .article")]'
    until(page, f"{rows}.length === 10")
    page.locator(frame).evaluate("view => view.shadowRoot.querySelector('[part=scroller]').scrollTop = 1e6")
    at_rest(page)
    page.wait_for_timeout(300)
    assert page.evaluate(f"{rows}.length") == 10
    swipe_up(page, frame)
    until(page, f"{rows}.length === 20")
    assert page.evaluate(f"{rows}.map(({{ dataset }}) => dataset.key)") == newest_keys(20)


NUMBER = r"-?\d+(?:\.\d+)?(?:e[+-]\d+)?"
EVENT = rf"""
  configured\ (?:start|end)\ (?:none|(?:refresh|loadMore)\ standard)
| contact(?:Began|Moved)\ -?\d+\ {NUMBER} | contact(?:Ended|Cancelled)\ -?\d+
| wheelBegan | wheelMoved\ {NUMBER}(?:\ momentum)? | wheelEnded
| scrolled(?:\ {NUMBER}){{3}}(?:\ own)?(?:\ inner)? | contentChanged\ {NUMBER}
| attached | shown | hidden | detached
| environmentChanged\ {NUMBER}\ (?:leftToRight|rightToLeft)(?:\ reduceMotion)?
| beginRequested\ (?:start|end)\ program
| actionFinished\ (?:start|end)\ \d+\ (?:succeeded|failed|cancelled|exhausted)
| (?:cancel|reset)Requested\ (?:start|end) | frame | woke
"""
PHASE = r"(?:idle|pulling|armed|running|exhausted|finishing-(?:succeeded|failed|cancelled|exhausted))"
TRACE_LINE = re.compile(rf"{NUMBER}\ (?:{EVENT}) | >\ start\ {PHASE}\ {NUMBER}", re.VERBOSE)


def record_a_pull(page) -> str:
    """What a reader downloads who recorded a refresh."""
    page.locator('#recorder [data-text="record"]').tap()
    until(page, f"!{MAIN}.shadowRoot.querySelector('button').hidden")
    pull(page, 220)
    page.wait_for_selector("#main-frame .new")
    until(page, f'{MAIN}.phase === "idle" && {MAIN}.overscroll === 0')
    page.locator('#recorder [data-text="stop"]').tap()
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
        pytest.skip("no Swift on the path")
    trace = tmp_path / "pull.trace"
    trace.write_text(record_a_pull(open_page(accept_downloads=True)))
    build = ["swift", "build", "--package-path", ROOT, "--product", "overscroll-tool"]
    subprocess.run(build, check=True, stdout=subprocess.PIPE)
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
    assert page.locator('#recorder [data-text="record"]').is_enabled()
    assert page.locator("#recorder button:disabled:visible").all_inner_texts() == [
        "Replay",
        "Download",
    ]


ORIGINALS = ["ego", "cll", "mj", "mrefresh", "yq"]


@pytest.mark.parametrize("fidelity", ["corrected", "original"])
def test_the_five_known_controls_can_be_pulled_as_they_were_and_corrected(open_page, fidelity):
    # High enough for a finger that draws MRefresh's circle.
    page = open_page(viewport={"width": 390, "height": 1400})
    page.locator(f'#fidelity input[value="{fidelity}"]').check(force=True)
    for name in ORIGINALS:
        view = f"document.querySelector('[data-original={name}] overscroll-view')"
        until(page, f"{view}.querySelector('.article')")
        assert page.evaluate(f"[{view}.indicator, {view}.behavior, {view}.fidelity]") == [
            name, name, fidelity,
        ]
        page.evaluate(f"{view}.addEventListener('refreshstart', () => {view}.dataset.begun = 1)")
        swipe_up(page, f"[data-original={name}] .frame", -520)
        until(page, f"{view}.dataset.begun && {view}.phase === 'idle'")


def test_the_known_controls_speak_the_pages_language_in_their_own_words(open_page):
    page = open_page()
    page.locator('#language input[value="zh-Hans"]').check(force=True)
    assert page.locator("#originals-title").inner_text() == "你可能用过的五个控件"
    assert page.locator("[data-original=yq] h3").inner_text() == "YQRefreshHeadView"
    page.evaluate(
        """() => {
          window.words = [];
          const { prototype } = CanvasRenderingContext2D;
          const { fillText } = prototype;
          prototype.fillText = function (text, ...rest) {
            words.push(text);
            fillText.call(this, text, ...rest);
          };
          for (const name of ["ego", "cll", "mj"]) {
            document.querySelector(`[data-original=${name}] overscroll-view`).begin();
          }
        }"""
    )
    # EGO's, CLL's and MJ's.
    for text in ["加载中", "正在加载", "正在刷新数据中..."]:
        until(page, f"words.includes('{text}')")
