"""Problems reported for other pull-to-refresh scripts, replayed, with their numbers.

The numbers are those of the project's list of published problems: P are gestures, W the web, A
accessibility.
"""

import pytest

from drivers import Fingers, begin, draw, finish, finish_load, outcomes, scroll_to, wait_for_phase


def test_W1_a_pull_begins_while_the_browser_still_bounces(page, fingers):
    # Safari's scroll position while its own rubber band returns.
    page.evaluate("""() => {
      Object.defineProperty(scroller, "scrollTop", { get: () => -24, configurable: true });
      scroller.dispatchEvent(new Event("scroll"));
    }""")
    fingers.pull(200)
    assert page.evaluate("view.phase") == "armed"
    fingers.up()
    wait_for_phase(page, "running")


def test_W2_the_browsers_own_pull_has_no_say(page, fingers):
    assert page.evaluate("getComputedStyle(scroller).overscrollBehaviorY") == "none"
    page.evaluate("window.before = performance.timeOrigin")
    # A list scrolls away from its top; it pulls only at its top.
    scroll_to(page, 400)
    fingers.down(195, 200).move(0, 150).up()
    page.wait_for_function("scroller.scrollTop < 300")
    assert page.evaluate("[phases(), window.before === performance.timeOrigin]") == [[], True]


def test_W3_removal_during_a_refresh_harms_no_other_view_and_leaves_nothing(page, fingers):
    begin(page, is_open=False)
    page.evaluate("""() => {
      window.old = view;
      view.remove();
      window.view = Object.assign(document.createElement("overscroll-view"), { onrefresh: old.onrefresh });
      view.append(...old.children);
      document.body.append(view);
      window.scroller = view.shadowRoot.querySelector("#scroller");
    }""")
    assert page.evaluate("[old.phase, run.signal.aborted]") == ["idle", True]
    page.wait_for_function("!view.shadowRoot.querySelector('button').hidden")
    fingers.pull(200).up()
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
    scroll_to(page, 300)
    assert passives() == {True}
    fingers = Fingers(page)
    # From the middle past the top and back, and past the end: without console messages.
    fingers.down(195, 100).move(0, 500, steps=25)
    assert page.evaluate("view.overscroll") > 0
    fingers.move(0, -400, steps=20).up()
    scroll_to(page, 1e6)
    assert passives() == {False}
    fingers.down(195, 700).move(0, -80)
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
    finish_load(page, "exhausted", "exhausted")
    assert status.text_content() == "No more"


@pytest.mark.quick
def test_P23_what_the_page_redraws_during_a_refresh_does_not_cancel_it(open_page):
    page = open_page()
    begin(page, is_open=False)
    page.evaluate("""() => {
      view.replaceChildren(document.createElement("p"));
      const onrefresh = async () => "failed";
      Object.assign(view, { className: "changed", indicator: "ring", lang: "zh-Hans", onrefresh });
    }""")
    draw(page)
    assert page.evaluate("[run.signal.aborted, view.phase]") == [False, "running"]
    finish(page, "succeeded")
    assert outcomes(page) == ["succeeded"]
