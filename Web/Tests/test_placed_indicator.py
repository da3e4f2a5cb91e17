"""An indicator that is drawn in a node of the content."""

import pytest

from drivers import Fingers, draw, finish, wait_for_phase, warnings_of

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
def test_an_indicator_is_drawn_where_the_page_says_and_nothing_at_the_edge(placed, artifacts):
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
    placed.screenshot(path=artifacts / "placed-armed.png")
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
def test_a_node_that_would_be_as_wide_as_its_content_has_the_width_that_there_is(placed, artifacts, header, node, width):
    placed.evaluate("([header, node]) => [place.parentNode.style, place.style] = [header, node]", [header, node])
    draw(placed)
    assert placed.evaluate("place.offsetWidth") == width
    Fingers(placed).pull(280)
    draw(placed)
    placed.screenshot(path=artifacts / "placed-centered.png")
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
