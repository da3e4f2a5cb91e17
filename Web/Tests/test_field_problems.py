"""Problems reported for other pull-to-refresh scripts, replayed, with their numbers.

The numbers are those of the project's list of published problems: P are gestures, W the web, A
accessibility.
"""

import pytest

from drivers import Fingers, Mouse, Wheel, draw, finish, wait_for_phase


def add_inner_scroller(page, at):
    page.evaluate(
        """(at) => {
          window.inner = document.createElement("div");
          inner.style.cssText = "overflow-y: auto; height: 160px";
          inner.append(document.createElement("div"));
          inner.firstChild.style.cssText = "height: 600px";
          view[at](inner);
        }""",
        at,
    )
    draw(page, 1)


def go_to_end(page):
    page.evaluate("scroller.scrollTop = 1e6")
    page.wait_for_function("scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1")
    draw(page)


def test_P20_an_inner_scroller_at_the_end_goes_first_and_leaves_the_rest(open_page):
    page = open_page(edge="end", **{"load-behavior": "back"})
    add_inner_scroller(page, "append")
    go_to_end(page)
    page.evaluate("inner.scrollTop = 380")
    page.wait_for_function("inner.scrollTop === 380")
    fingers = Fingers(page)
    fingers.down(195, 800)
    fingers.move(0, -45, steps=6)
    assert page.evaluate("[scroller.style.transform, inner.scrollTop > 380]") == ["", True]
    fingers.move(0, -300, steps=30)
    page.wait_for_function("inner.scrollTop === 440")
    assert page.evaluate("new DOMMatrix(getComputedStyle(scroller).transform).m42") < -30
    # On the way back the pull closes before the inner scroller moves.
    fingers.move(0, 60, steps=10)
    assert page.evaluate("[scroller.style.transform !== '', inner.scrollTop]") == [True, 440]
    fingers.cancel()
    page.wait_for_function("scroller.style.transform === ''")
    assert page.evaluate("count('loadmore')") == 0


def test_P21_a_fling_into_the_end_loads_nothing_of_a_back_footer(open_page):
    page = open_page(edge="end", rows=30, **{"load-behavior": "back"})
    end = page.evaluate("scroller.scrollHeight - scroller.clientHeight")
    page.evaluate(f"scroller.scrollTop = {end - 300}")
    page.wait_for_function(f"scroller.scrollTop === {end - 300}")
    fingers = Fingers(page)
    fingers.down(195, 700)
    fingers.flick(-200)
    page.wait_for_function(f"scroller.scrollTop === {end}")
    page.wait_for_function("view.phaseOf('end') === 'idle' && scroller.style.transform === ''")
    assert page.evaluate("count('loadmore')") == 0


@pytest.mark.quick
def test_P21_momentum_and_notches_of_a_wheel_at_the_end_are_no_pull(open_page):
    page = open_page(
        edge="end", touch=False, before="delete WheelEvent.prototype.momentum",
        **{"load-behavior": "back"},
    )
    page.evaluate("scroller.scrollTop = 1e6")
    page.wait_for_function("scroller.scrollTop > 1000")
    page.evaluate("scroller.scrollTop -= 120")
    draw(page)
    wheel = Wheel(page)
    wheel.turn(30, 27, 24, 21, 19, 17, 15, 13, 11, 9, 8, 7, 6, 5, 4, 3, 2, 1)
    page.wait_for_timeout(250)
    wheel.turn(120, 120, 120)
    assert page.evaluate("phases()") == []


def test_P21_a_mouse_can_pull_past_the_end(open_page):
    page = open_page(edge="end", touch=False, **{"load-behavior": "back"})
    go_to_end(page)
    mouse = Mouse(page)
    mouse.down(195, 700)
    mouse.move(0, -200)
    assert page.evaluate("view.phaseOf('end')") == "armed"
    mouse.up()
    page.wait_for_function("view.phaseOf('end') === 'running'")


def test_W1_a_pull_begins_while_the_browser_still_bounces(page, fingers):
    # Safari's scroll position while its own rubber band returns.
    page.evaluate(
        """() => {
          Object.defineProperty(scroller, "scrollTop", { get: () => -24, configurable: true });
          scroller.dispatchEvent(new Event("scroll"));
        }"""
    )
    fingers.pull(200)
    assert page.evaluate("view.phase") == "armed"
    fingers.up()
    wait_for_phase(page, "running")


def test_W2_the_browsers_own_pull_has_no_say(page, fingers):
    assert page.evaluate("getComputedStyle(scroller).overscrollBehaviorY") == "none"
    page.evaluate("window.before = performance.timeOrigin")
    # A list scrolls away from its top; it pulls only at its top.
    page.evaluate("scroller.scrollTop = 400")
    page.wait_for_function("scroller.scrollTop === 400")
    fingers.down(195, 200)
    fingers.move(0, 150)
    fingers.up()
    page.wait_for_function("scroller.scrollTop < 300")
    assert page.evaluate("phases()") == []
    assert page.evaluate("window.before === performance.timeOrigin")


def test_W3_removal_during_a_refresh_harms_no_other_view_and_leaves_nothing(page, fingers):
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    page.evaluate(
        """() => {
          window.old = view;
          view.remove();
          window.view = Object.assign(document.createElement("overscroll-view"), { onrefresh: old.onrefresh });
          for (const type of ["phasechange", "refresh", "refreshend"])
            view.addEventListener(type, ({ detail }) => log.push({ type, ...detail }));
          view.append(...old.children);
          document.body.append(view);
          window.scroller = view.shadowRoot.querySelector("#scroller");
        }"""
    )
    assert page.evaluate("[old.phase, run.signal.aborted, document.querySelectorAll('overscroll-view').length]") == [
        "idle", True, 1
    ]
    page.wait_for_function("!view.shadowRoot.querySelector('button').hidden")
    fingers.pull(200)
    fingers.up()
    wait_for_phase(page, "running")
    finish(page)


@pytest.mark.quick
def test_W4_nothing_is_prevented_where_it_cannot_be(open_page):
    page = open_page(edge="both", rows=30, **{"load-behavior": "back"})
    cdp = page.context.new_cdp_session(page)

    def passives():
        handle = cdp.send("Runtime.evaluate", {"expression": "view"})["result"]["objectId"]
        listeners = cdp.send("DOMDebugger.getEventListeners", {"objectId": handle})["listeners"]
        return {each["passive"] for each in listeners if each["type"] in ("touchmove", "wheel")}

    # Non-passive listeners exist only at an edge; elsewhere scrolling never waits for a script.
    assert passives() == {False}
    page.evaluate("scroller.scrollTop = 300")
    page.wait_for_function("scroller.scrollTop === 300")
    draw(page)
    assert passives() == {True}
    fingers = Fingers(page)
    # From the middle past the top and back, and past the end: without console messages.
    fingers.down(195, 100)
    fingers.move(0, 500, steps=25)
    assert page.evaluate("view.overscroll") > 0
    fingers.move(0, -400, steps=20)
    fingers.up()
    go_to_end(page)
    assert passives() == {False}
    fingers.down(195, 700)
    fingers.move(0, -80)
    fingers.cancel()
    assert page.problems == []


@pytest.mark.quick
def test_A1_a_screen_reader_finds_and_hears_a_refresh_and_a_load(open_page):
    page = open_page(edge="both", **{"load-behavior": "tap"})
    status = page.get_by_role("status")
    page.get_by_role("button", name="Refresh").press("Enter")
    wait_for_phase(page, "running")
    assert status.text_content() == "Refreshing"
    finish(page)
    assert status.text_content() == "Updated"
    load = page.get_by_role("button", name="Load more")
    load.press("Enter")
    page.wait_for_function("view.phaseOf('end') === 'running'")
    assert status.text_content() == "Loading more"
    page.evaluate("finish('exhausted')")
    page.wait_for_function("view.phaseOf('end') === 'exhausted'")
    assert status.text_content() == "No more"


def test_A1_the_control_of_a_back_footer_is_seen_when_a_key_reaches_it(open_page):
    page = open_page(edge="end", touch=False, **{"load-behavior": "back"})
    page.keyboard.press("Tab")
    while page.evaluate("view.shadowRoot.activeElement?.localName") != "button":
        page.keyboard.press("Tab")
    assert page.evaluate("getComputedStyle(view.shadowRoot.activeElement).opacity") == "1"
    page.keyboard.press("Enter")
    page.wait_for_function("view.phaseOf('end') === 'running'")


@pytest.mark.quick
def test_P23_what_the_page_redraws_during_a_refresh_does_not_cancel_it(open_page):
    page = open_page()
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    page.evaluate(
        """() => {
          const row = document.createElement("p");
          row.textContent = "New";
          view.replaceChildren(row);
          view.className = "changed";
          view.setAttribute("indicator", "ring");
          view.lang = "zh-Hans";
          view.onrefresh = async () => "failed";
        }"""
    )
    draw(page)
    assert page.evaluate("[run.signal.aborted, view.phase]") == [False, "running"]
    finish(page, "succeeded")
    assert page.evaluate("log.filter((e) => e.type === 'refreshend').map((e) => e.outcome)") == [
        "succeeded"
    ]
