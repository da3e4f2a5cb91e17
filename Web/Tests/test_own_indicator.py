"""Custom elements instead of a look, and event recording."""

import pytest

from drivers import Fingers, Wheel, finish, wait_until_settled

BLANK = """(edge) => {
  const canvas = view.shadowRoot.querySelector(`.indicator.${edge} canvas`);
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return data.every((value) => value === 0);
}"""


@pytest.mark.quick
def test_an_own_indicator_gets_the_pull_by_variables_and_nothing_else_is_drawn(open_page):
    page = open_page(slot="indicator")
    assert page.evaluate("getComputedStyle(own).visibility") == "hidden"
    fingers = Fingers(page)
    fingers.pull(110)
    shown = page.evaluate(
        """() => {
          const style = getComputedStyle(own);
          const read = (name) => style.getPropertyValue(`--overscroll-${name}`);
          return [Number(read("progress")) === view.progress, read("pull") === `${view.overscroll}px`];
        }"""
    )
    assert shown == [True, True]
    assert page.evaluate("[own.dataset.phase, getComputedStyle(own).visibility]") == ["pulling", "visible"]
    # In the gap, in the middle of the indicator's room.
    middle = page.evaluate("(({ top, bottom }) => (top + bottom) / 2)(own.getBoundingClientRect())")
    assert abs(middle - (page.evaluate("view.overscroll") - 28)) < 1
    assert page.evaluate(BLANK, "start")
    fingers.move(0, 100)
    fingers.up()
    page.wait_for_function("own.dataset.phase === 'running'")
    finish(page)
    assert page.evaluate("[own.dataset.phase, getComputedStyle(own).visibility]") == ["idle", "hidden"]


@pytest.mark.parametrize("other", ["cover", "ring"], ids=["alone", "after ring"])
def test_the_look_cover_draws_nothing_in_any_phase_and_holds_its_length(open_page, other):
    page = open_page(indicator=other, edge="both", rows=8)
    page.evaluate("view.indicator = 'cover'; OverscrollView.load().then(() => {})")
    fingers = Fingers(page)
    fingers.pull(110)
    assert page.evaluate("view.phase") == "pulling" and page.evaluate(BLANK, "start")
    fingers.move(0, 100)
    assert page.evaluate("view.phase") == "armed" and page.evaluate(BLANK, "start")
    fingers.up()
    page.wait_for_function("view.phase === 'running' && view.overscroll === 56")
    assert page.evaluate(BLANK, "start")
    page.evaluate("finish('failed')")
    page.wait_for_function("view.phase === 'finishing'")
    assert page.evaluate(BLANK, "start")
    wait_until_settled(page)
    # The load-more of the short list is in view.
    assert page.evaluate(BLANK, "end")


def test_an_own_footer_stands_in_the_room_at_the_end(open_page):
    page = open_page(slot="load-indicator", edge="end")
    page.evaluate("scroller.scrollTop = 1e6")
    page.wait_for_function("own.dataset.phase === 'running'")
    top, bottom = page.evaluate("(({ top, bottom }) => [top, bottom])(own.getBoundingClientRect())")
    height = page.evaluate("scroller.clientHeight")
    assert height - 44 <= top < bottom <= height
    assert page.evaluate(BLANK, "end")
    page.evaluate("finish('exhausted')")
    page.wait_for_function("own.dataset.phase === 'exhausted'")


# Every event from the first one.
RECORD_SENT = """
  window.sent = [];
  const define = customElements.define;
  customElements.define = function (name, type) {
    define.call(customElements, name, type);
    view.addEventListener("overscrollframe", ({ detail }) => sent.push(...detail.events));
  };
"""


@pytest.mark.quick
def test_what_a_session_was_sent_is_told_to_those_who_listen(open_page):
    page = open_page(edge="both", before=RECORD_SENT)

    def names():
        return page.evaluate("sent.map(({ event, edge }) => `${event} ${edge}`)")

    first = names()
    assert first[:2] == ["configured start", "configured end"]
    assert "attached start" in first
    assert page.evaluate("[sent[0].role, sent[0].behavior, sent[1].role]") == [0, "standard", 1]
    page.evaluate("sent.length = 0")
    fingers = Fingers(page)
    fingers.pull(200)
    fingers.up()
    page.wait_for_function("view.phase === 'running'")
    finish(page, "failed")
    pulled = [name.split()[0] for name in names()]
    assert pulled.index("contactBegan") < pulled.index("contactMoved") < pulled.index("contactEnded")
    moves = page.evaluate("sent.filter(({ event }) => event === 'contactMoved').map(({ x }) => x)")
    assert len(moves) > 3 and len(moves) == len(set(moves))
    assert "frame" in pulled and "actionFinished" in pulled
    finished = page.evaluate("sent.find(({ event }) => event === 'actionFinished')")
    assert [finished["number"], finished["outcome"], finished["edge"]] == [1, 1, "start"]
    times = page.evaluate("sent.map(({ time }) => time)")
    assert all(0 < time < 1000 for time in times)
    scrolled = page.evaluate("sent.find(({ event }) => event === 'scrolled')")
    assert [scrolled["y"], scrolled["z"]] == [page.evaluate("scroller.clientHeight"), 3600]


def test_a_pull_of_the_wheel_is_told_from_its_beginning_to_its_end(open_page):
    page = open_page(touch=False, before=RECORD_SENT)
    Wheel(page).glide(200)
    page.wait_for_function("view.phase === 'running'")
    told = page.evaluate("sent.filter(({ event }) => event.startsWith('wheel'))")
    names = [each["event"] for each in told]
    assert names == ["wheelBegan", *["wheelMoved"] * (len(names) - 2), "wheelEnded"]
    moves = told[1:-1]
    assert sum(each["x"] for each in moves) == 200
    assert not any(each["flag"] for each in moves)


def test_an_own_indicator_for_one_phase_is_shown_in_that_phase_alone(open_page):
    page = open_page(slot="indicator")
    page.evaluate(
        """() => {
          window.forRun = document.createElement("i");
          Object.assign(forRun, { slot: "indicator-running", textContent: "Loading" });
          view.append(forRun);
          const isShown = (node) => node.assignedSlot && getComputedStyle(node).visibility === "visible";
          window.shown = () => [own, forRun].filter(isShown).map(({ textContent }) => textContent);
        }"""
    )
    fingers = Fingers(page)
    fingers.pull(110)
    assert page.evaluate("shown()") == ["Mine"]
    fingers.move(0, 100)
    fingers.up()
    page.wait_for_function("view.overscroll === 56")
    assert page.evaluate("shown()") == ["Loading"]
    assert page.evaluate("forRun.dataset.phase") == "running"
    assert page.evaluate(BLANK, "start")
    finish(page)
    fingers.pull(110)
    assert page.evaluate("shown()") == ["Mine"]


def test_an_indicator_of_a_nested_element_replaces_none_of_the_outer_ones(open_page):
    page = open_page(slot="indicator")
    nested = "<overscroll-view style='height: 60px'><i slot='indicator-running'>Inner</i></overscroll-view>"
    page.evaluate("(nested) => void (view.firstElementChild.innerHTML = nested)", nested)
    page.evaluate("void view.begin()")
    page.wait_for_function("view.overscroll === 56")
    assert page.evaluate("[own.assignedSlot?.name, own.dataset.phase]") == ["indicator", "running"]
