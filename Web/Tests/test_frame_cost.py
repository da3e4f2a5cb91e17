"""What a frame of a pull does not do: measure text, ask for styles of rows, paint the same picture again."""

import pytest

from drivers import draw, wait_for_phase, wait_until_settled

COUNT = """(type, name) => {
  const { prototype } = type;
  const original = prototype[name];
  window[name] = 0;
  prototype[name] = function (...rest) {
    window[name]++;
    return original.apply(this, rest);
  };
}"""


def count_calls(page, type, name):
    """Counts the calls of a method from now on, in a variable of the page with its name."""
    page.evaluate(f"({COUNT})({type}, '{name}')")


@pytest.mark.quick
def test_a_picture_that_stays_is_painted_once(page, fingers):
    count_calls(page, "CanvasRenderingContext2D", "clearRect")
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
        fingers.pull(60)
        fingers.up()
        wait_until_settled(page)
    count_calls(page, "CanvasRenderingContext2D", "measureText")
    page.evaluate("void (window.reads = 0)")
    page.evaluate(
        """() => {
          const read = getComputedStyle;
          window.getComputedStyle = (node) => (node.matches(".row") && reads++, read(node));
        }"""
    )
    fingers.down(195, 200)
    draw(page)
    assert page.evaluate("reads > 0 && measureText > 0")
    page.evaluate("void (reads = measureText = 0)")
    fingers.move(0, 200, is_drawn=True)
    assert page.evaluate("view.phase") == "armed"
    assert page.evaluate("[reads, measureText]") == [0, 0]


def test_a_touch_away_from_the_edge_prepares_no_pull(page, fingers):
    page.evaluate("scroller.scrollTop = 400")
    draw(page)
    count_calls(page, "CanvasRenderingContext2D", "measureText")
    fingers.down(195, 200)
    draw(page)
    assert page.evaluate("measureText") == 0
