"""The element scrolls as a scroller does: offsets, methods, events, and the node behind it."""

import pytest


@pytest.mark.quick
def test_offsets_and_methods_are_those_of_the_scroller(page):
    page.evaluate("view.scrollTop = 100")
    assert page.evaluate("[view.scrollTop, view.scroller.scrollTop]") == [100, 100]
    page.evaluate("view.scrollBy(0, 50), view.scrollBy({ top: 5 })")
    assert page.evaluate("view.scrollTop") == 155
    page.evaluate("view.scrollTo({ top: 300 })")
    assert page.evaluate("view.scrollTop") == 300
    assert page.evaluate("view.scrollHeight === scroller.scrollHeight && view.scrollHeight >= 3600")


def test_a_horizontal_list_has_an_offset_to_the_left(open_page):
    page = open_page(axis="horizontal")
    page.evaluate("view.scrollLeft = 80")
    assert page.evaluate("scroller.scrollLeft") == 80


def test_scrolling_is_an_event_of_the_element(page):
    page.evaluate("window.offsets = [], view.addEventListener('scroll', () => offsets.push(view.scrollTop))")
    page.evaluate("view.scrollTo(0, 40)")
    page.wait_for_function("offsets.length > 0")
    assert page.evaluate("offsets.at(-1)") == 40
