"""Tests of the looks: a card for each, and one palette for all."""

from __future__ import annotations

import pytest
from browsing import until

CARDS = "#looks > li"


@pytest.fixture(scope="module")
def page(open_shared):
    page = open_shared(viewport={"width": 1280, "height": 900}, is_mobile=False)
    page.locator("section.looks").scroll_into_view_if_needed()
    page.wait_for_selector(CARDS)
    return page


def look(number: int) -> str:
    return f"document.querySelectorAll('{CARDS}')[{number}].querySelector('overscroll-view')"


def at(page, number: int):
    """Scrolls to a card, whose list is in the page only while it is in sight."""
    page.locator(CARDS).nth(number).scroll_into_view_if_needed()
    until(page, f"{look(number)}?.parametersOf('start')")
    return look(number)


def test_every_look_that_draws_by_itself_has_a_card_in_the_order_of_the_element(page):
    offered = page.evaluate("customElements.get('overscroll-view').choices.indicator")
    shown = page.locator(CARDS).evaluate_all("(cards) => cards.map((card) => card.dataset.look)")
    # Those of known controls are on a page of their own; an app draws the other two.
    others = ["ego", "cll", "mj", "mrefresh", "yq", "frames", "cover"]
    assert len(shown) == 12 and shown == [name for name in offered if name not in others]
    assert len(set(page.locator(f"{CARDS} h3").all_inner_texts())) == len(shown)
    main = page.locator("#look option").evaluate_all("(all) => all.map(({ value }) => value)")
    assert main == offered


@pytest.mark.parametrize(("width", "columns"), [(390, 2), (800, 4), (1280, 4)])
def test_the_cards_fill_their_rows(open_page, width, columns):
    page = open_page(viewport={"width": width, "height": 900}, is_mobile=width < 720)
    page.locator("section.looks").evaluate("(node) => node.scrollIntoView()")
    page.wait_for_selector(CARDS)
    boxes = [card.bounding_box() for card in page.locator(CARDS).all()]
    rows, found = ({round(box[side]) for box in boxes} for side in "yx")
    assert len(found) == columns and len(boxes) == len(rows) * columns


@pytest.mark.parametrize("width", [390, 1280])
def test_a_look_is_twice_as_large_as_it_is_made_and_fills_half_of_its_card(open_page, width):
    page = open_page(viewport={"width": width, "height": 900}, is_mobile=width < 720)
    page.locator("section.looks").evaluate("(node) => node.scrollIntoView()")
    page.wait_for_selector(CARDS)
    view = at(page, 1)
    # 28 points at a text of 16, in a room of 56.
    until(page, f"{view}.parametersOf('start').indicatorExtent === 112")
    assert 112 / page.locator(f"{CARDS} .frame").first.bounding_box()["height"] > 0.5


def test_at_rest_a_look_is_held_where_it_tells_most(page):
    for number in range(4):
        view = at(page, number)
        until(page, f"{view}.phase === 'pulling' && Math.abs({view}.progress - 0.9) < 0.01")


def test_a_drag_of_150_pixels_from_the_upper_third_of_a_card_arms_every_look(page):
    reached = {}
    for number in range(page.locator(CARDS).count()):
        view = at(page, number)
        box = page.locator(f"{CARDS} .frame").nth(number).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
        page.mouse.move(x, y)
        until(page, f"{view}.phase === 'idle' && {view}.overscroll === 0")
        page.mouse.down()
        page.mouse.move(x, y + 150, steps=10)
        reached[page.locator(CARDS).nth(number).get_attribute("data-look")] = page.evaluate(f"[{view}.phase, {view}.progress]")
        page.mouse.up()
        page.mouse.move(2, 2)
    assert {phase for phase, _ in reached.values()} == {"armed"}, reached


def test_a_color_of_the_palette_is_that_of_all_looks_at_once(page):
    view = at(page, 1)
    read = f"""[...document.querySelectorAll("#looks overscroll-view")].map((view) =>
      getComputedStyle(view).getPropertyValue("--overscroll-accent"))"""
    first = page.evaluate(read)
    assert len(set(first)) == 1
    page.locator("#palette input").nth(2).check()
    chosen = page.evaluate(read)
    assert len(set(chosen)) == 1 and chosen != first
    # The green of the palette, 0a7a6c, is what the ring is painted in.
    until(page, f"""(() => {{
      const canvas = {view}.shadowRoot.querySelector("canvas");
      const {{ data }} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      return data.some((red, at) => at % 4 === 0 && red === 10 && data[at + 1] === 122 && data[at + 2] === 108);
    }})()""")
    page.locator("#palette input").first.check()


def test_the_colors_can_be_told_apart_by_name(page):
    for name in ("Indigo", "Blue", "Green", "Amber", "Pink", "Gray"):
        assert page.get_by_role("radio", name=name).count() == 1
