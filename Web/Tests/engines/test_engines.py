"""User input on a list in Firefox and WebKit.

The Chromium tests are more detailed; these cover differences between browser engines.
"""

import pytest

from browsing import Finger, Mouse

FOOTER = "view.shadowRoot.querySelector('button.end')"


def refresh_ends(page):
    return page.evaluate("log.filter((e) => e.type === 'refreshend').map((e) => e.outcome)")


def test_the_element_has_its_engine_its_styles_and_its_control(page):
    assert page.evaluate("view.phase") == "idle"
    page.wait_for("view.parametersOf('start')?.arm === 64")
    assert page.evaluate("getComputedStyle(scroller).overflowY") == "auto"
    assert page.evaluate("getComputedStyle(scroller).overscrollBehaviorY") == "none"
    assert page.evaluate("scroller.scrollHeight - scroller.clientHeight") > 2000


def test_a_drag_below_the_trigger_settles_back(page, mouse):
    mouse.down(195, 200)
    mouse.move(0, 100)
    page.wait_for("view.phase === 'pulling' && view.overscroll > 40")
    mouse.up()
    page.wait_until_settled()
    assert page.evaluate("phases()") == ["pulling", "idle"]
    assert page.evaluate("count('refresh')") == 0


def test_a_drag_past_the_trigger_refreshes_exactly_once(page, mouse):
    mouse.down(195, 200)
    mouse.move(0, 200)
    page.wait_for_phase("armed")
    assert page.evaluate("count('refresh')") == 0
    mouse.up()
    page.wait_for("view.phase === 'running' && view.overscroll === 56")
    assert page.evaluate("view.ariaBusy ?? view.getAttribute('aria-busy')") == "true"
    page.evaluate("finish()")
    page.wait_until_settled()
    assert page.evaluate("phases()") == ["pulling", "armed", "running", "finishing", "idle"]
    assert page.evaluate("count('refresh')") == 1
    assert refresh_ends(page) == ["succeeded"]


def test_a_drag_pulls_along_the_rubber_band(page, mouse):
    mouse.down(195, 200)
    mouse.move(0, 110)
    # UIScrollView's curve as published in 2012 (chpwn), after a slop of 10 points.
    page.wait_for(
        """(() => {
          const height = scroller.clientHeight;
          const shown = new DOMMatrix(getComputedStyle(scroller).transform).m42;
          return Math.abs(shown - (1 - 1 / (100 * 0.55 / height + 1)) * height) < 0.01;
        })()"""
    )


def test_a_drag_selects_no_text_and_ends_without_a_click(page, mouse):
    page.evaluate("view.addEventListener('click', () => log.push({ type: 'click' }))")
    mouse.down(195, 130)
    mouse.move(5, 100)
    mouse.up()
    page.wait_until_settled()
    assert page.evaluate("getSelection().toString()") == ""
    assert page.evaluate("count('click')") == 0
    mouse.down(195, 300)
    mouse.up()
    page.wait_for("count('click') === 1")


def test_a_drag_that_begins_on_text_at_the_top_selects_it(page, mouse):
    mouse.down(20, 20)
    mouse.move(60, 130)
    mouse.up()
    assert "\n" in page.evaluate("getSelection().toString()")
    assert page.evaluate("phases()") == []


def test_a_drag_that_begins_on_text_that_cannot_be_selected_pulls(page, mouse):
    page.evaluate("view.style.webkitUserSelect = 'none'")
    mouse.down(20, 20)
    mouse.move(0, 150)
    assert page.evaluate("view.phase") == "armed"
    mouse.up()


def test_text_is_selected_away_from_the_top(page, mouse):
    page.evaluate("scroller.scrollTop = 200")
    page.wait_for("scroller.scrollTop === 200")
    mouse.down(20, 100)
    mouse.move(60, 130)
    mouse.up()
    assert "\n" in page.evaluate("getSelection().toString()")
    assert page.evaluate("phases()") == []


def test_a_finger_below_the_trigger_settles_back(page, finger):
    finger.down(195, 200)
    finger.move(0, 90)
    page.wait_for("view.phase === 'pulling' && view.overscroll > 30")
    finger.up()
    page.wait_until_settled()
    assert page.evaluate("phases()") == ["pulling", "idle"]
    assert page.evaluate("[count('refresh'), scroller.scrollTop]") == [0, 0]


def test_a_finger_past_the_trigger_refreshes_exactly_once(page, finger):
    finger.down(195, 200)
    finger.move(0, 200)
    page.wait_for_phase("armed")
    finger.up()
    page.wait_for("view.phase === 'running' && view.overscroll === 56")
    page.evaluate("finish()")
    page.wait_until_settled()
    assert page.evaluate("phases()") == ["pulling", "armed", "running", "finishing", "idle"]
    assert refresh_ends(page) == ["succeeded"]


def test_a_finger_scrolls_the_list(page, finger):
    only_native(finger)
    finger.down(195, 500)
    finger.move(0, -200)
    page.wait_for("scroller.scrollTop > 100")
    finger.up()
    assert page.evaluate("phases()") == []


def test_pushing_back_goes_over_into_scrolling_in_one_gesture(page, finger):
    finger.down(195, 200)
    finger.move(0, 150)
    page.wait_for("view.overscroll > 50")
    finger.move(0, -330, steps=33)
    # Where the browser does not scroll after a prevented touch, the content follows the touch.
    # A busy browser merges steps of 10 points, and loses some while it turns to scrolling.
    page.wait_for("scroller.scrollTop > 100")
    assert page.evaluate("scroller.scrollTop") <= 180
    finger.up()
    page.wait_until_settled()
    assert page.evaluate("count('refresh')") == 0


def test_a_finger_that_starts_in_the_middle_reaches_the_top_and_refreshes(page, finger):
    only_native(finger)
    page.evaluate("scroller.scrollTop = 60")
    page.wait_for("scroller.scrollTop === 60")
    finger.down(195, 200)
    finger.move(0, 400, steps=30)
    page.wait_for("view.phase === 'armed' && scroller.scrollTop === 0")
    finger.up()
    page.wait_for_phase("running")
    page.evaluate("finish()")
    page.wait_until_settled()
    assert page.evaluate("scroller.style.overflowY") == ""


def test_a_pull_of_the_wheel_refreshes_once_it_is_silent(page):
    # A busy browser merges steps, and such a large step counts as a wheel notch: no pull.
    for _ in range(20):
        page.turn_wheel(*[-30] * 8)
        if page.evaluate("phases().includes('armed')"):
            break
        page.wait_until_settled()
    page.wait_for_phase("running")
    page.evaluate("finish()")
    page.wait_until_settled()
    assert page.evaluate("count('refresh')") == 1


def test_a_wheel_scrolls_the_list_and_loads_more_before_its_end(open_page):
    page = open_page(edge="end")
    assert page.evaluate("count('loadmore')") == 0
    # A busy browser loses steps: some reach the previous page.
    for _ in range(20):
        page.turn_wheel(*[400] * 5)
        if page.evaluate("count('loadmore')"):
            break
        page.wait_for_frames(10)
    assert page.evaluate("count('loadmore')") == 1
    assert page.evaluate("view.phaseOf('end')") == "running"
    page.evaluate("appendRows(60); finish()")
    page.wait_for_phase("idle", "end")
    assert page.evaluate("[count('loadmore'), phases().at(-1), count('refresh')]") == [1, "idle", 0]


def test_a_load_more_that_is_pulled_starts_past_the_end(open_page):
    page = open_page(edge="end", **{"load-behavior": "back"}, at="end")
    page.wait_for("scroller.scrollTop >= scroller.scrollHeight - scroller.clientHeight - 1")
    mouse = Mouse(page)
    mouse.down(195, 500)
    mouse.move(0, -250)
    page.wait_for_phase("armed", "end")
    mouse.up()
    page.wait_for_phase("running", "end")
    page.evaluate("finish()")
    page.wait_for_phase("idle", "end")
    assert page.evaluate("count('loadmore')") == 1


def test_older_rows_come_in_above_without_a_moved_pixel(open_page):
    page = open_page(chat="", at="end")
    page.evaluate("scroller.scrollTop = 200")
    page.wait_for("view.phase === 'running' && scroller.scrollTop === 200")
    page.evaluate("void (window.row = view.querySelector('.row:nth-child(12)'))")
    before = page.evaluate("row.getBoundingClientRect().top")
    page.evaluate("prependRows(20); finish()")
    page.wait_for_phase("idle")
    page.wait_for("scroller.scrollTop > 1000")
    assert abs(page.evaluate("row.getBoundingClientRect().top") - before) < 1


def test_keys_reach_the_control_and_refresh(page):
    page.press("Tab")
    assert page.evaluate("view.shadowRoot.activeElement?.localName") == "button"
    assert page.evaluate("getComputedStyle(view.shadowRoot.activeElement).opacity") == "1"
    page.press("Enter")
    page.wait_for_phase("running")
    page.evaluate("finish()")
    page.wait_until_settled()
    page.press("Alt", "r")
    page.wait_for_phase("running")
    assert page.evaluate("count('refresh')") == 2
    assert page.evaluate("view.shadowRoot.querySelector('[role=status]').textContent") == "Refreshing"


def test_a_handler_that_throws_fails_and_its_error_is_not_swallowed(page):
    page.expect_problem("no network on purpose")
    page.evaluate("void view.begin()")
    page.evaluate("fail(new Error('no network on purpose'))")
    page.wait_until_settled()
    assert refresh_ends(page) == ["failed"]
    assert "no network on purpose" in page.evaluate("problems.join()")
    page.evaluate("void view.begin()")
    page.wait_for_phase("running")


def test_a_view_that_is_removed_aborts_its_run(page):
    page.evaluate("void view.begin()")
    page.wait_for_phase("running")
    page.evaluate("view.remove()")
    assert page.evaluate("run.signal.aborted") is True
    page.evaluate("document.body.append(view)")
    page.wait_for("view.shadowRoot.querySelector('button:not([hidden])')")
    assert page.evaluate("[view.phase, view.begin() !== null]") == ["idle", True]


def test_a_horizontal_list_refreshes_at_its_right_where_a_page_reads_from_there(open_page):
    page = open_page(axis="horizontal", dir="rtl", lang="ar")
    mouse = Mouse(page)
    mouse.down(300, 100)
    mouse.move(-200, 0)
    page.wait_for_phase("armed")
    page.wait_for("new DOMMatrix(getComputedStyle(scroller).transform).m41 < -64")
    mouse.up()
    page.wait_for_phase("running")
    page.evaluate("finish()")
    page.wait_until_settled()
    page.evaluate("scroller.scrollLeft = -300")
    page.wait_for("scroller.scrollLeft === -300")
    assert page.evaluate("count('refresh')") == 1


def test_words_are_those_of_the_page_and_in_their_direction(open_page):
    page = open_page(indicator="mj", lang="ar", dir="rtl")
    page.evaluate(
        """(() => {
          window.painted = [];
          const { fillText } = CanvasRenderingContext2D.prototype;
          CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
            painted.push([text, this.direction, this.textAlign]);
            fillText.call(this, text, ...rest);
          };
        })()"""
    )
    mouse = Mouse(page)
    mouse.down(195, 200)
    mouse.move(0, 100)
    page.wait_for("painted.length > 2")
    texts, directions, _ = zip(*page.evaluate("painted"))
    assert any("\u0600" <= letter <= "\u06ff" for letter in "".join(texts))
    assert set(directions) == {"rtl"}
    mouse.up()


@pytest.mark.parametrize("look", ["arrow", "ring", "mj", "material"])
def test_a_pulled_list_is_painted_in_the_colors_of_its_scheme(open_page, artifacts, engine, look):
    seen = []
    for scheme in ("light", "dark"):
        page = open_page(indicator=look, scheme=scheme)
        mouse = Mouse(page)
        mouse.down(195, 200)
        mouse.move(0, 180)
        page.wait_for("view.progress > 1")
        page.screenshot(artifacts / f"{engine.lower()}-{look}-{scheme}.png")
        colors = page.evaluate("paintedColors()")
        seen.append(max(colors, key=colors.get, default=None))
        mouse.up()
    light, dark = seen
    assert light and dark
    assert light != dark


def test_an_outline_of_the_page_is_measured_and_drawn(open_page):
    page = open_page(indicator="path")
    page.evaluate("view.outline = 'M2 13 26 3 18 26 12 16Z'")
    mouse = Mouse(page)
    mouse.down(195, 200)
    mouse.move(0, 180)
    page.wait_for("view.progress > 1")
    assert page.evaluate("paintedColors()")
    mouse.up()


def test_less_motion_is_followed(launch, open_page):
    page = open_page(commands=launch(less_motion=True))
    page.evaluate(
        """(() => {
          view.addEventListener("overscrollframe", ({ detail }) => {
            log.push({ type: "said", calm: detail.events.some((e) => e.event === "environmentChanged" && e.flag) });
          });
          document.documentElement.dir = "rtl";
        })()"""
    )
    page.wait_for("log.some(({ calm }) => calm)")
    page.evaluate("void view.begin()")
    page.wait_for("view.phase === 'running' && view.overscroll === 56")
    page.evaluate("finish()")
    page.wait_until_settled()


def only_native(finger):
    if not finger.is_native:
        pytest.skip("synthetic touch events do not scroll")
