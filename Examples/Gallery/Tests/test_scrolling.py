"""Tests of a phone's fingers: upward flicks scroll the page, from every part of it."""

import pytest
from browsing import Fingers, draw, until, wake
from test_workbench import READY

FLICK = 200


@pytest.fixture(scope="module")
def page(open_shared):
    """A phone with all parts of the page loaded."""
    page = open_shared()
    for section in page.locator("main > section").all():
        section.evaluate("(node) => node.scrollIntoView()")
        draw(page)
    until(page, READY)
    page.evaluate("scrollTo(0, 0)")
    draw(page)
    return page


def flick(page, selector: str) -> float:
    """Flings a finger up from the middle of an element: how far the page has scrolled once it rests."""
    page.locator(selector).first.evaluate("(node) => node.scrollIntoView({ block: 'center', behavior: 'instant' })")
    draw(page)
    box = page.locator(selector).first.bounding_box()
    before = page.evaluate("scrollY")
    fingers = Fingers(page)
    fingers.down(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fingers.flick(-FLICK)
    positions = [before]
    while len(positions) < 3 or positions[-1] != positions[-3]:
        draw(page, 3)
        positions.append(page.evaluate("scrollY"))
    return positions[-1] - before


PARTS = ["#hero", ".looks", ".marks", "#code pre", "#reasons > li", "#reasons > :last-child", "#main-frame", "#timeline",
         ".chat .frame", ".more:not(.across) .frame", ".floor .frame", ".whole .frame", ".across .frame",
         "#workbench .frame", ".settings"]


@pytest.mark.parametrize("part", PARTS)
def test_an_upward_flick_scrolls_the_page(page, part):
    # By more than the finger has gone.
    assert flick(page, part) > FLICK


def test_every_list_of_the_page_is_among_the_parts(page):
    parts = ", ".join(part for part in PARTS if part not in (".looks", ".marks"))
    others = page.locator("main .frame:has(overscroll-view)").evaluate_all(
        "(frames, parts) => frames.filter((frame) => !frame.closest(parts)).map(({ className }) => className)", parts)
    # What plays by itself is no list for fingers.
    assert [name for name in others if "inert" not in name] == []


def test_a_tapped_list_scrolls_until_it_is_out_of_sight(page):
    scrolled = "document.querySelector('#main-frame overscroll-view').scrollTop"
    wake(page, "#main-frame")
    assert flick(page, "#main-frame") < FLICK and page.evaluate(scrolled) > 0
    page.evaluate("scrollTo(0, 0)")
    until(page, "document.querySelector('#main-frame').classList.contains('asleep')")
    page.evaluate(f"{scrolled} = 0")
