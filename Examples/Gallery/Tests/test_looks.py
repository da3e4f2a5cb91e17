"""Tests of the looks: a frame for each look of the element, and a slider that holds its pull."""

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
    until(page, f"{look(number)}?.querySelector('.article') && {look(number)}.parametersOf('start')")
    return look(number)


def test_every_look_of_the_element_has_a_card_in_the_order_of_the_element(page):
    offered = page.evaluate("customElements.get('overscroll-view').choices.indicator")
    named = "(cards) => cards.map((card) => card.dataset.look)"
    known = page.locator("[data-original]").evaluate_all(named)
    shown = page.locator(CARDS).evaluate_all(named)
    # The look cover draws nothing.
    # As many as the page says.
    assert len(known) == 5 and len(shown) == 20 and shown == [name for name in offered if name not in [*known, "cover"]]
    assert sorted([*shown, *known, "cover"]) == sorted(offered)
    assert len(set(page.locator(f"{CARDS} h3").all_inner_texts())) == len(shown)
    main = page.locator("#look option").evaluate_all("(all) => all.map(({ value }) => value)")
    assert main == offered


def test_each_slider_is_named_after_its_own_look(page):
    for title, card in zip(page.locator(f"{CARDS} h3").all_inner_texts(), page.locator(CARDS).all()):
        assert card.get_by_role("slider", name=f"Pull {title}").count() == 1


def test_each_card_has_news_of_its_own(page):
    first = []
    for number in range(8):
        at(page, number)
        first += page.locator(CARDS).nth(number).locator(".title").all_inner_texts()
    assert len(first) == 40 and len(set(first)) == 40


def test_a_look_has_twice_the_share_of_its_card_that_it_had(page):
    at(page, 0)
    # Made for text of 16 pixels, a look's figure was 28 points in a card of 440, and 56 when it armed.
    size, height = page.locator(f"{CARDS} .frame").first.evaluate(
        """(frame) => [parseFloat(getComputedStyle(frame.querySelector("overscroll-view")).fontSize),
          frame.clientHeight]"""
    )
    assert 28 * size / 16 / height >= 2 * 28 / 440


def test_the_slider_holds_the_pull_where_it_stands(page):
    view, slider = at(page, 0), page.locator(".scrub input").first
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 10, middle)
    until(page, f"{view}.overscroll === 0")
    page.mouse.down()
    for part in (0.3, 0.5, 0.56):
        page.mouse.move(box["x"] + box["width"] * part, middle)
    held = page.evaluate("document.querySelector('.scrub input').valueAsNumber / 100")
    assert 0.7 < held < 0.95
    # The slider sends scripted touches to the real engine; its unit is that of `progress`.
    assert page.evaluate(f"{view}.progress") == pytest.approx(held, abs=0.006)
    assert page.evaluate(f"{view}.phase") == "pulling"
    page.mouse.move(box["x"] + box["width"] * 0.9, middle)
    assert page.evaluate(f"{view}.phase") == "armed"
    page.mouse.up()
    until(page, f"{view}.phase === 'running'")
    until(page, f"{view}.phase === 'idle' && {view}.overscroll === 0")
    assert page.evaluate("document.querySelector('.scrub input').value") == "0"


def test_with_the_keyboard_arrows_pull_and_leaving_lets_go(page):
    view, slider = at(page, 1), page.locator(".scrub input").nth(1)
    slider.focus()
    until(page, f"{view}.overscroll === 0")
    for _ in range(3):
        page.keyboard.press("PageUp")
    assert page.evaluate(f"{view}.phase") == "pulling"
    assert page.evaluate(f"{view}.progress") == pytest.approx(
        float(slider.input_value()) / 100, abs=0.006
    )
    page.keyboard.press("Tab")
    until(page, f"{view}.phase === 'idle' && {view}.overscroll === 0")


def test_a_look_keeps_its_size_after_a_refresh_that_failed(open_page):
    page = open_page(allow_errors=True)
    page.locator("section.looks").evaluate("(node) => node.scrollIntoView()")
    page.wait_for_selector(CARDS)
    view = at(page, 0)
    until(page, f"{view}.parametersOf('start').arm > 64")
    size = page.evaluate(f"{view}.parametersOf('start').arm")
    page.locator(".scrub input").first.focus()
    until(page, f"{view}.phase === 'idle' && {view}.overscroll === 0")
    switch = "document.querySelector('#failing').click()"
    page.evaluate(f"{switch}; void {view}.begin()")
    page.wait_for_selector(f"{CARDS}:first-child .trouble")
    page.evaluate(switch)
    until(page, f"{view}.phase === 'idle' && {view}.overscroll === 0")
    page.evaluate(f"void {view}.begin()")
    until(page, f"{view}.phase === 'running'")
    assert page.evaluate(f"{view}.parametersOf('start').arm") == size
