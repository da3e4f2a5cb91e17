"""Positions of indicators and controls: vertical, left-to-right and right-to-left."""

import pytest

from drivers import Fingers, box

AXES = [("vertical", "ltr"), ("horizontal", "ltr"), pytest.param("horizontal", "rtl", marks=pytest.mark.quick)]
BACK = {"edge": "both", "load-behavior": "back"}


@pytest.mark.parametrize("axis_before", ["vertical", "horizontal"])
@pytest.mark.parametrize(("axis", "direction"), AXES)
def test_each_indicator_lies_along_its_edge(open_page, axis_before, axis, direction):
    page = open_page(axis=axis_before, dir=direction, **BACK)
    page.evaluate(f"view.axis = '{axis}'")
    page.wait_for_function("view.loadMore('end')")

    # The layout position, without transforms.
    place = """[...view.shadowRoot.querySelectorAll(".indicator")].map((node) =>
      ["Left", "Top", "Width", "Height"].map((name) => node[`offset${name}`]))"""
    # Both are 56 points long, on a screen of 390 by 844.
    vertical, horizontal = [[0, 0, 390, 56], [0, 788, 390, 56]], [[0, 0, 56, 844], [334, 0, 56, 844]]
    places = vertical if axis == "vertical" else horizontal
    assert page.evaluate(place) == (places if direction == "ltr" else places[::-1])


@pytest.mark.parametrize(("axis", "direction"), AXES)
def test_a_control_in_its_room_covers_all_of_it(open_page, axis, direction):
    page = open_page(axis=axis, dir=direction, edge="end", **{"load-behavior": "tap"})

    control, room = [box(page, f"view.shadowRoot.querySelector('{name}')") for name in ("button.end", ".indicator.end")]
    assert control == room
    assert min(control["width"], control["height"]) == 44


@pytest.mark.parametrize(("axis", "direction"), AXES)
@pytest.mark.parametrize("edge", ["start", "end"])
def test_a_control_that_has_the_focus_is_seen_whole(open_page, axis, direction, edge):
    page = open_page(touch=False, axis=axis, dir=direction, **BACK)
    button = page.locator(f"#view button.{edge}")
    button.focus()
    # A key without a function, so that the focus counts as keyboard focus.
    page.keyboard.press("Shift")
    assert button.evaluate("(button) => getComputedStyle(button).opacity") == "1"
    seen = button.bounding_box()
    assert 0 <= seen["x"] and seen["x"] + seen["width"] <= 390
    assert 0 <= seen["y"] and seen["y"] + seen["height"] <= 844


@pytest.mark.quick
def test_a_language_alone_does_not_turn_a_horizontal_list(open_page):
    page = open_page(axis="horizontal", lang="ar")
    fingers = Fingers(page).down(100, 300).move(150, 0)
    assert page.evaluate("view.overscroll") > 40
    fingers.cancel()


@pytest.mark.quick
def test_a_list_that_turns_leaves_no_room_behind(open_page):
    page = open_page(edge="end", **{"load-behavior": "tap"})
    assert page.evaluate("scroller.firstChild.style.paddingBlockEnd") == "44px"
    page.evaluate("view.axis = 'horizontal'")
    page.wait_for_function("view.loadMore()")
    padding = "['paddingBlockEnd', 'paddingInlineEnd'].map((name) => scroller.firstChild.style[name])"
    assert page.evaluate(padding) == ["0px", "44px"]
