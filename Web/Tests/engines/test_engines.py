"""User input on a list in Firefox and WebKit.

The Chromium tests are more detailed; these cover differences between browser engines.
"""

import pytest

from browsing import Mouse


def refresh_ends(page):
    return page.evaluate("log.filter((e) => e.type === 'refreshend').map((e) => e.outcome)")


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_a_drag_past_the_trigger_refreshes_exactly_once(page, request, device):
    pointer = request.getfixturevalue(device)
    pointer.down(195, 200)
    pointer.move(0, 200)
    page.wait_for_phase("armed")
    assert page.evaluate("count('refresh')") == 0
    pointer.up()
    page.wait_for("view.phase === 'running' && view.overscroll === 56")
    assert page.evaluate("view.ariaBusy ?? view.getAttribute('aria-busy')") == "true"
    page.evaluate("finish()")
    page.wait_until_settled()
    assert page.evaluate("phases()") == ["pulling", "armed", "running", "finishing", "idle"]
    assert page.evaluate("count('refresh')") == 1
    assert refresh_ends(page) == ["succeeded"]


def test_a_drag_selects_no_text_and_ends_without_a_click(page, mouse):
    page.evaluate("view.addEventListener('click', () => log.push({ type: 'click' }))")
    mouse.down(195, 130)
    mouse.move(5, 100)
    mouse.up()
    page.wait_until_settled()
    assert page.evaluate("[getSelection().toString(), count('click')]") == ["", 0]
    mouse.down(195, 300)
    mouse.up()
    page.wait_for("count('click') === 1")


def test_a_drag_that_begins_on_text_at_the_top_selects_it(page, mouse):
    mouse.down(20, 20)
    mouse.move(60, 130)
    mouse.up()
    assert "\n" in page.evaluate("getSelection().toString()")
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
    if not finger.is_native:
        pytest.skip("synthetic touch events do not scroll")
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
    assert page.evaluate("[count('loadmore'), view.phaseOf('end')]") == [1, "running"]
    page.evaluate("appendRows(60); finish()")
    page.wait_for_phase("idle", "end")
    assert page.evaluate("[count('loadmore'), phases().at(-1), count('refresh')]") == [1, "idle", 0]


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
    page.evaluate("""(() => {
      window.painted = [];
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
        painted.push([text, this.direction, this.textAlign]);
        fillText.call(this, text, ...rest);
      };
    })()""")
    mouse = Mouse(page)
    mouse.down(195, 200)
    mouse.move(0, 100)
    page.wait_for("painted.length > 2")
    texts, directions, _ = zip(*page.evaluate("painted"))
    assert any("\u0600" <= letter <= "\u06ff" for letter in "".join(texts))
    assert set(directions) == {"rtl"}
    mouse.up()


@pytest.mark.parametrize("look", ["arrow", "ring", "mj", "material"])
def test_a_pulled_list_is_painted_in_the_colors_of_its_scheme(open_page, engine, look):
    seen = []
    for scheme in ("light", "dark"):
        page = open_page(indicator=look, scheme=scheme)
        mouse = Mouse(page)
        mouse.down(195, 200)
        mouse.move(0, 180)
        page.wait_for("view.progress > 1")
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
    page.evaluate("""(() => {
      view.addEventListener("overscrollframe", ({ detail }) => {
        log.push({ type: "said", calm: detail.events.some((e) => e.event === "environmentChanged" && e.flag) });
      });
      document.documentElement.dir = "rtl";
    })()""")
    page.wait_for("log.some(({ calm }) => calm)")
    page.evaluate("void view.begin()")
    page.wait_for("view.phase === 'running' && view.overscroll === 56")
    page.evaluate("finish()")
    page.wait_until_settled()
