"""Custom elements instead of a look, and event recording."""

import pytest

from drivers import Fingers, finish, scroll_to, wait_for_phase
from test_appearance import is_blank


@pytest.mark.quick
def test_an_own_indicator_gets_the_pull_by_variables_and_nothing_else_is_drawn(open_page):
    page = open_page(slot="indicator")
    shown = "[own.dataset.phase, getComputedStyle(own).visibility]"
    assert page.evaluate("getComputedStyle(own).visibility") == "hidden"
    fingers = Fingers(page).pull(110)
    assert page.evaluate(shown) == ["pulling", "visible"]
    read = "parseFloat(getComputedStyle(own).getPropertyValue('--overscroll-{}'))"
    pulled, progress = page.evaluate("[view.overscroll, view.progress]")
    assert page.evaluate(f"[{read.format('pull')}, {read.format('progress')}]") == [pulled, progress]
    # In the gap, in the middle of the indicator's room.
    middle = page.evaluate("(({ top, bottom }) => (top + bottom) / 2)(own.getBoundingClientRect())")
    assert abs(middle - (pulled - 28)) < 1
    assert is_blank(page)
    fingers.move(0, 100).up()
    page.wait_for_function("own.dataset.phase === 'running'")
    finish(page)
    assert page.evaluate(shown) == ["idle", "hidden"]


def test_an_own_footer_stands_in_the_room_at_the_end(open_page):
    page = open_page(slot="load-indicator", edge="end")
    scroll_to(page, 1e6)
    page.wait_for_function("own.dataset.phase === 'running'")
    room = "(({ top, bottom }) => scroller.clientHeight - 44 <= top && bottom <= scroller.clientHeight)"
    assert page.evaluate(f"{room}(own.getBoundingClientRect())")
    assert is_blank(page, "end")
    page.evaluate("finish('exhausted')")
    page.wait_for_function("own.dataset.phase === 'exhausted'")


# Every event from the first one.
RECORD_SENT = """
  window.sent = [];
  const { define } = customElements;
  customElements.define = function (name, type) {
    define.call(customElements, name, type);
    view.addEventListener("overscrollframe", ({ detail }) => sent.push(...detail.events));
  };
"""


@pytest.mark.quick
def test_what_a_session_was_sent_is_told_to_those_who_listen(open_page):
    page = open_page(edge="both", before=RECORD_SENT)
    first = page.evaluate("sent.map(({ event, edge }) => `${event} ${edge}`)")
    assert first[:2] == ["configured start", "configured end"] and "attached start" in first
    assert page.evaluate("[sent[0].role, sent[0].behavior, sent[1].role]") == [0, "standard", 1]
    page.evaluate("sent.length = 0")
    Fingers(page).pull(200).up()
    wait_for_phase(page, "running")
    finish(page, "failed")
    sent = page.evaluate("sent")
    names = [each["event"] for each in sent]
    assert names.index("contactBegan") < names.index("contactMoved") < names.index("contactEnded")
    moves = [each["x"] for each in sent if each["event"] == "contactMoved"]
    assert len(moves) > 3 and len(moves) == len(set(moves))
    finished = next(each for each in sent if each["event"] == "actionFinished")
    assert [finished["number"], finished["outcome"], finished["edge"]] == [1, 1, "start"]
    assert all(0 < each["time"] < 1000 for each in sent)
    scrolled = next(each for each in sent if each["event"] == "scrolled")
    assert [scrolled["y"], scrolled["z"]] == [page.evaluate("scroller.clientHeight"), 3600]


def test_an_own_indicator_for_one_phase_is_shown_in_that_phase_alone(open_page):
    page = open_page(slot="indicator")
    page.evaluate("view.insertAdjacentHTML('beforeend', '<i slot=indicator-running id=forRun>Loading</i>')")
    shown = """[own, forRun].filter((node) => node.assignedSlot && getComputedStyle(node).visibility === "visible")
      .map(({ textContent }) => textContent)"""
    fingers = Fingers(page).pull(110)
    assert page.evaluate(shown) == ["Mine"]
    fingers.move(0, 100).up()
    page.wait_for_function("view.overscroll === 56")
    assert page.evaluate(f"[{shown}, forRun.dataset.phase]") == [["Loading"], "running"]
    assert is_blank(page)
    finish(page)
    fingers.pull(110)
    assert page.evaluate(shown) == ["Mine"]


def test_an_indicator_of_a_nested_element_replaces_none_of_the_outer_ones(open_page):
    page = open_page(slot="indicator")
    nested = "<overscroll-view style='height: 60px'><i slot='indicator-running'>Inner</i></overscroll-view>"
    page.evaluate("(nested) => void (view.firstElementChild.innerHTML = nested)", nested)
    page.evaluate("void view.begin()")
    page.wait_for_function("view.overscroll === 56")
    assert page.evaluate("[own.assignedSlot?.name, own.dataset.phase]") == ["indicator", "running"]
