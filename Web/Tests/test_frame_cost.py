"""What a frame of a pull does not do: measure text, ask for styles of rows, paint the same picture again.

Motion causes no layout: none in frames of a pull or a settle, at most one per phase change.
"""

import json

import pytest

from drivers import Fingers, draw, wait_for_phase, wait_until_settled


def count_calls(page, name):
    """Counts the calls of a canvas' method from now on, in a variable of the page with its name."""
    page.evaluate("""(name) => {
      const { prototype } = CanvasRenderingContext2D;
      const original = prototype[name];
      window[name] = 0;
      prototype[name] = function (...rest) {
        window[name]++;
        return original.apply(this, rest);
      };
    }""", name)


@pytest.mark.quick
def test_a_picture_that_stays_is_painted_once(page, fingers):
    count_calls(page, "clearRect")
    fingers.pull(250)
    wait_for_phase(page, "armed")
    # The arrow has turned.
    page.wait_for_timeout(1000)
    page.evaluate("void (clearRect = 0)")
    for _ in range(5):
        fingers.move(0, 1, steps=1)
    assert page.evaluate("clearRect") == 0
    # Colors may have changed.
    page.emulate_media(color_scheme="dark")
    draw(page)
    assert page.evaluate("clearRect") > 0


@pytest.mark.quick
@pytest.mark.parametrize("is_first", [True, False])
def test_a_pull_measures_nothing_after_the_touch(page, fingers, is_first):
    if not is_first:
        fingers.pull(60).up()
        wait_until_settled(page)
    count_calls(page, "measureText")
    page.evaluate("""() => {
      window.reads = 0;
      const read = getComputedStyle;
      window.getComputedStyle = (node) => (node.matches(".row") && reads++, read(node));
    }""")
    fingers.down(195, 200)
    draw(page)
    assert page.evaluate("reads > 0 && measureText > 0")
    page.evaluate("void (reads = measureText = 0)")
    fingers.move(0, 200, is_drawn=True)
    assert page.evaluate("[view.phase, reads, measureText]") == ["armed", 0, 0]


def test_a_touch_away_from_the_edge_prepares_no_pull(page, fingers):
    page.evaluate("scroller.scrollTop = 400")
    draw(page)
    count_calls(page, "measureText")
    fingers.down(195, 200)
    draw(page)
    assert page.evaluate("measureText") == 0


@pytest.mark.quick
def test_a_scroll_away_from_the_edges_asks_for_no_styles_and_sizes(page):
    page.evaluate("scroller.scrollTop = 1000")
    draw(page)
    page.evaluate("""() => {
      window.reads = [];
      const read = getComputedStyle;
      window.getComputedStyle = (node) => (reads.push("style"), read(node));
      for (const name of ["clientHeight", "scrollHeight"]) {
        const { get } = Object.getOwnPropertyDescriptor(Element.prototype, name);
        Object.defineProperty(Element.prototype, name, { get() { reads.push(name); return get.call(this); } });
      }
      scroller.scrollTop = 1100;
    }""")
    draw(page)
    assert page.evaluate("reads") == []
    # The edge is noticed.
    page.evaluate("scroller.scrollTop = 0")
    draw(page)
    assert page.evaluate("reads.length > 0")


@pytest.mark.quick
@pytest.mark.parametrize("is_fixed", [True, False])
def test_the_start_of_a_pull_does_not_take_longer_in_a_long_list(open_page, is_fixed):
    page = open_page(rows=1200)
    if is_fixed:
        page.evaluate("view.insertAdjacentHTML('beforeend', '<b id=fixed style=\"position: fixed; top: 600px\">Bar</b>')")
    # Each node takes a millisecond; how many are asked about in a task.
    page.evaluate("""() => {
      let past = 0, asked = 0;
      window.most = window.all = 0;
      const [now, after, ask] = [performance.now, setTimeout, Element.prototype.checkVisibility];
      performance.now = () => now() + past;
      Element.prototype.checkVisibility = function (...rest) {
        past += 1;
        all += 1;
        most = Math.max(most, ++asked);
        return ask.apply(this, rest);
      };
      window.setTimeout = (call, ...rest) => after((...values) => (asked = 0, call(...values)), ...rest);
    }""")
    fingers = Fingers(page).down(195, 200).move(0, 150, is_drawn=True)
    assert page.evaluate("view.overscroll") > 0
    if is_fixed:
        assert page.evaluate("fixed.getBoundingClientRect().top") == 600
    page.wait_for_function("all >= 1200")
    assert page.evaluate("most") <= 8
    fingers.move(0, 10, is_drawn=True)
    top = page.evaluate("view.querySelector('.row').getBoundingClientRect().top")
    assert top == pytest.approx(page.evaluate("view.overscroll"), abs=0.1)
    assert page.evaluate("scroller.style.transform !== ''") is not is_fixed
    fingers.up()


def traced_marks(browser, page, act):
    """Runs a script in the page and returns its marks and layouts, in order of time."""
    browser.start_tracing(page=page, categories=["devtools.timeline", "blink.user_timing"])
    act()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    interesting = [
        event for event in events
        if event["name"] == "Layout" and event["ph"] in "BX"
        or event.get("cat", "").startswith("blink.user_timing") and event["name"].startswith("pull:")
    ]
    return [event["name"] for event in sorted(interesting, key=lambda event: event["ts"])]


# Every event and frame of the element sets a mark that says whether the phase changed.
MARK = """view.addEventListener("overscrollframe", ({ detail: { effects } }) => {
  const isChange = effects.some(({ effect }) => effect === "reportPhase");
  performance.mark(isChange ? "pull:phase" : "pull:move");
})"""


@pytest.mark.quick
def test_a_pull_lays_out_nothing_but_at_a_change_of_phase(browser, open_page):
    page = open_page()
    fingers = Fingers(page)
    # What the marks need has its own layout when it arrives.
    page.evaluate("view.constructor.load('parameters')")
    page.evaluate(MARK)

    def cycle():
        for _ in range(2):
            page.evaluate("performance.mark('pull:phase')")
            fingers.pull(200, steps=20).up()
            page.wait_for_function("view.phase === 'running' && view.overscroll === 56")
            page.evaluate("finish()")
            page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")

    names = traced_marks(browser, page, cycle)
    assert names.count("pull:move") > 60
    assert names.count("pull:phase") >= 10
    check_layouts(names)


def check_layouts(names):
    """Each layout belongs to one phase change in the same frame.

    Between a change and the layout of its frame, the frame itself may set a mark.
    """
    first = names.index("pull:phase")
    is_open, moves = False, 0
    for name in names[first:]:
        if name == "pull:phase":
            is_open, moves = True, 0
        elif name == "pull:move":
            moves += 1
        else:
            assert is_open, "a layout without a change of phase since the last one"
            assert moves <= 1, "a layout in a frame that only moved something"
            is_open = False


@pytest.mark.quick
def test_two_hundred_views_are_attached_with_few_layouts(browser, open_page):
    page = open_page("loading.html", touch=False)
    page.evaluate("void addView()")
    page.wait_for_function("isAttached()")

    def attach():
        page.evaluate("""() => {
          const view = `<overscroll-view style="height: 200px">${"<p>Row</p>".repeat(20)}</overscroll-view>`;
          document.body.insertAdjacentHTML("beforeend", view.repeat(200));
          window.view = document.body.lastElementChild;
        }""")
        page.wait_for_function("isAttached()")
        draw(page)

    assert traced_marks(browser, page, attach).count("Layout") <= 20
    # Parsed once.
    sheets = "[...document.querySelectorAll('overscroll-view')].map((view) => view.shadowRoot.adoptedStyleSheets[0])"
    assert page.evaluate(f"new Set({sheets}).size") == 1


def test_going_over_to_native_scrolling_lays_out_at_most_once(browser, open_page):
    page = open_page()
    fingers = Fingers(page)
    page.evaluate("scroller.scrollTop = 60")
    page.wait_for_function("scroller.scrollTop === 60")
    page.evaluate(MARK)
    # A handover is a change of what may scroll.
    page.evaluate("""() => {
      let overflow = "";
      new MutationObserver(() => {
        if (scroller.style.overflowY !== overflow) performance.mark("pull:phase");
        overflow = scroller.style.overflowY;
      }).observe(scroller, { attributeFilter: ["style"] });
    }""")

    def drag():
        fingers.down(195, 200)
        fingers.move(0, 250, steps=25)
        fingers.move(0, -450, steps=45)
        page.wait_for_function("scroller.scrollTop > 100")
        fingers.up()

    check_layouts(traced_marks(browser, page, drag))
