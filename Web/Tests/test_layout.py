"""Motion causes no layout: none in frames of a pull or a settle, at most one per phase change."""

import json

import pytest

from drivers import Fingers, draw


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


@pytest.mark.quick
def test_a_pull_lays_out_nothing_but_at_a_change_of_phase(browser, open_page, artifacts):
    page = open_page()
    fingers = Fingers(page)
    # What the marks need has its own layout when it arrives.
    page.evaluate("view.constructor.load('parameters')")
    # Every event and frame of the element sets a mark that says whether the phase changed.
    page.evaluate("""() => {
      view.addEventListener("overscrollframe", ({ detail: { effects } }) => {
        const isChange = effects.some(({ effect }) => effect === "reportPhase");
        performance.mark(isChange ? "pull:phase" : "pull:move");
      });
    }""")

    def cycle():
        for _ in range(2):
            page.evaluate("performance.mark('pull:phase')")
            fingers.pull(200, steps=20).up()
            page.wait_for_function("view.phase === 'running' && view.overscroll === 56")
            page.evaluate("finish()")
            page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")

    names = traced_marks(browser, page, cycle)
    (artifacts / "layouts.txt").write_text("\n".join(names) + "\n")
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
    page = open_page("loading.html", ready=False, touch=False)
    page.wait_for_function("window.ready")
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
    page.evaluate(
        """() => {
          let overflow = "";
          view.addEventListener("overscrollframe", ({ detail: { effects } }) => {
            const isChange = effects.some(({ effect }) => effect === "reportPhase");
            performance.mark(isChange ? "pull:phase" : "pull:move");
          });
          // A handover is a change of what may scroll.
          new MutationObserver(() => {
            if (scroller.style.overflowY !== overflow) performance.mark("pull:phase");
            overflow = scroller.style.overflowY;
          }).observe(scroller, { attributeFilter: ["style"] });
        }"""
    )

    def drag():
        fingers.down(195, 200)
        fingers.move(0, 250, steps=25)
        fingers.move(0, -450, steps=45)
        page.wait_for_function("scroller.scrollTop > 100")
        fingers.up()

    check_layouts(traced_marks(browser, page, drag))
