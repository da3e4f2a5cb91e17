"""What a page draws itself, or elsewhere.

Custom elements instead of a look, and event recording; an indicator in a node of the content; a look of its own for the
first load, while the list has no content.
"""

import pytest

from drivers import Fingers, begin, draw, finish, record_words, scroll_to, wait_for_phase, warnings_of
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


ADD = """(tag) => {
  view.insertAdjacentHTML("afterbegin", `<header><${tag} id="place" data-overscroll-indicator
    style="width: 240px; margin: 20px auto; background: #eef"></${tag}></header>`);
  view.frames = null;
  return OverscrollView.load("pictures").then(() => null);
}"""
CANVAS = "(place.shadowRoot ?? place).querySelector('canvas')"
INK = f"{CANVAS}.getContext('2d').getImageData(0, 0, {CANVAS}.width, {CANVAS}.height).data.some(Boolean)"


@pytest.fixture
def placed(open_page):
    page = open_page()
    page.evaluate(ADD, "div")
    page.wait_for_function(f"Boolean({CANVAS})")
    return page


@pytest.mark.quick
def test_an_indicator_is_drawn_where_the_page_says_and_nothing_at_the_edge(placed):
    fingers = Fingers(placed).pull(150)
    draw(placed)
    assert placed.evaluate(INK)
    assert placed.evaluate("view.shadowRoot.querySelector('.indicator.start canvas')") is None
    assert placed.evaluate("[place.offsetWidth, place.children.length]") == [240, 0]
    # In the middle of the node.
    middle = placed.evaluate(f"(({{ left, width }}) => left + width / 2)({CANVAS}.getBoundingClientRect())")
    assert middle == pytest.approx(195, abs=0.5)
    fingers.move(0, 150)
    wait_for_phase(placed, "armed")
    draw(placed)
    fingers.up()
    wait_for_phase(placed, "running")
    draw(placed, 20)
    assert placed.evaluate(INK)
    finish(placed)
    assert not placed.evaluate(INK)


CENTERED = "display: grid; place-items: center; height: 160px; padding: 0 20px"
ABSOLUTE = "position: absolute; left: 30px; top: 20px; max-width: 300px"


@pytest.mark.parametrize(("header", "node", "width"), [
    (CENTERED, "", 350),
    ("display: flex; justify-content: center", "", 390),
    (ABSOLUTE, "", 300),
    (CENTERED, "position: absolute", 390),
    ("overflow: hidden", "float: left", 390),
    (CENTERED, "width: 60px", 60),
    ("", "", 390),
])
def test_a_node_that_would_be_as_wide_as_its_content_has_the_width_that_there_is(placed, header, node, width):
    placed.evaluate("([header, node]) => [place.parentNode.style, place.style] = [header, node]", [header, node])
    draw(placed)
    assert placed.evaluate("place.offsetWidth") == width
    Fingers(placed).pull(280)
    draw(placed)
    assert placed.evaluate(INK)
    middle = "(({ left, width }) => left + width / 2)"
    assert placed.evaluate(f"{middle}({CANVAS}.getBoundingClientRect())") == pytest.approx(
        placed.evaluate(f"{middle}(place.getBoundingClientRect())"), abs=0.5
    )


def test_an_indicator_whose_node_is_removed_is_drawn_at_the_edge_again(placed):
    placed.evaluate("place.remove()")
    Fingers(placed).pull(150)
    draw(placed)
    assert placed.evaluate("view.shadowRoot.querySelector('.indicator.start canvas').width") > 0
    assert placed.evaluate("Object.keys(paintedColors()).length") > 0


def test_a_node_without_a_shadow_tree_is_said_once(open_page):
    page = open_page()
    warned = warnings_of(page)
    page.evaluate(ADD, "a")
    Fingers(page).pull(150)
    draw(page)
    assert warned == ["overscroll-view: no indicator can be drawn in <a>, use a div"]
    assert page.evaluate("view.shadowRoot.querySelectorAll('.indicator.start canvas').length") == 1


def run(page):
    begin(page, is_open=False)
    page.wait_for_function("Math.abs(view.overscroll - 56) < 0.01")
    draw(page, 40)
    return page.evaluate("Object.keys(paintedColors()).length ? view.shadowRoot.querySelector('canvas').toDataURL() : ''")


@pytest.mark.quick
@pytest.mark.parametrize("outcome", ["succeeded", "failed"])
def test_until_there_is_content_a_run_has_the_look_of_the_first_load(open_page, outcome):
    page = open_page(rows=0, **{"first-indicator": "petals"})
    record_words(page)
    assert run(page)
    assert page.evaluate("written.length") == 0
    if outcome == "succeeded":
        page.evaluate("appendRows(40)")
    finish(page, outcome)
    assert (page.evaluate("written.length") == 0) is (outcome == "failed")
    page.evaluate("void (written.length = 0)")
    run(page)
    assert (page.evaluate("written.length") == 0) is (outcome == "failed")


@pytest.mark.quick
@pytest.mark.parametrize("axis", ["vertical", "horizontal"])
def test_rows_in_an_element_are_content_once_they_have_a_length(open_page, axis):
    page = open_page(rows=0, edge="both", axis=axis, indicator="cover", **{"first-indicator": "petals", "load-behavior": "mj-auto"})
    page.evaluate("view.append(window.list = document.createElement('main'))")
    # Room for an indicator is no content.
    page.evaluate("view.loadParameters = { emptyContent: 'show' }")
    page.wait_for_function("view.parametersOf('end')?.emptyContent === 'show'")
    assert run(page)
    finish(page, "failed")
    # Without a box of its own.
    page.evaluate("list.style.display = 'contents', list.innerHTML = '<p style=\"width: 2000px; height: 2000px\">Row</p>'")
    draw(page)
    assert not run(page)
    page.evaluate("list.replaceChildren()")
    finish(page, "failed")
    assert not run(page), "it has had content"
