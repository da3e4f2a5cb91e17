"""The element scrolls as a scroller does: offsets, methods, events, and the node behind it."""

import pytest


@pytest.mark.quick
def test_offsets_methods_and_events_are_those_of_the_scroller(page):
    page.evaluate("window.offsets = [], view.addEventListener('scroll', () => offsets.push(view.scrollTop))")
    assert page.evaluate("view.scrollTop = 100, [view.scrollTop, view.scroller.scrollTop]") == [100, 100]
    assert page.evaluate("view.scrollBy(0, 50), view.scrollBy({ top: 5 }), view.scrollTop") == 155
    assert page.evaluate("view.scrollTo({ top: 300 }), view.scrollTop") == 300
    page.wait_for_function("offsets.at(-1) === 300")
    assert page.evaluate("view.scrollHeight === scroller.scrollHeight && view.scrollHeight >= 3600")


def test_a_horizontal_list_has_an_offset_to_the_left(open_page):
    page = open_page(axis="horizontal")
    assert page.evaluate("view.scrollLeft = 80, scroller.scrollLeft") == 80
