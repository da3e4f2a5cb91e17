"""Tests of a phone's fingers: upward flicks scroll the page, from every part of it."""

from __future__ import annotations

import pytest
from browsing import at_rest, draw, until, wake
from drivers import Fingers
from test_workbench import READY

FLICK = 200


@pytest.fixture(scope="module")
def page(open_shared):
    """A phone with all parts of the page loaded."""
    page = open_shared()
    for section in page.locator("main > section").all():
        section.evaluate("(node) => node.scrollIntoView()")
        at_rest(page)
    until(page, READY)
    page.evaluate("scrollTo(0, 0)")
    at_rest(page)
    return page


def flick(page, selector: str) -> float:
    """Flings a finger up from the middle of an element: how far the page has scrolled once it rests."""
    page.locator(selector).first.evaluate("(node) => node.scrollIntoView({ block: 'center', behavior: 'instant' })")
    at_rest(page)
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


def test_the_first_list_loads_nothing_at_its_end(page):
    view = "document.querySelector('#hero overscroll-view')"
    page.evaluate(f"{view}.scrollTop = 1e6")
    page.wait_for_timeout(500)
    assert page.evaluate(f"[{view}.phaseOf('end'), {view}.querySelectorAll('.article').length]") == ["idle", 8]
    page.evaluate(f"{view}.scrollTop = 0")


def test_a_tapped_list_scrolls_until_it_is_out_of_sight(page):
    scrolled = "document.querySelector('#main-frame overscroll-view').scrollTop"
    wake(page, "#main-frame")
    assert flick(page, "#main-frame") < FLICK and page.evaluate(scrolled) > 0
    page.evaluate("scrollTo(0, 0)")
    until(page, "document.querySelector('#main-frame').classList.contains('asleep')")
    page.evaluate(f"{scrolled} = 0")


def test_what_says_that_a_tap_is_needed_is_in_front_of_its_list_alone(page):
    until(page, "document.querySelectorAll('.asleep:has(.wake)').length === 5")
    boxes = page.locator(".asleep:has(.wake)").evaluate_all(
        """(frames) => frames.map((frame) => ["overscroll-view", ".wake", ".wake span"].map((part) => {
          const { top, bottom } = frame.querySelector(part).getBoundingClientRect();
          return [top, bottom];
        }))""")
    for view, hint, words in boxes:
        # It takes no room, and covers no bar or button.
        assert view[0] - 0.5 <= hint[0] and hint[1] <= view[1] + 0.5
        assert hint[0] < words[0] and words[1] < hint[1]


def test_a_list_that_is_asleep_can_be_pulled(page):
    page.locator("#main-frame").evaluate("(node) => node.scrollIntoView({ block: 'center', behavior: 'instant' })")
    at_rest(page)
    box = page.locator("#main-frame overscroll-view").bounding_box()
    fingers = Fingers(page)
    fingers.pull(220, x=box["x"] + 100, y=box["y"] + 60)
    until(page, "document.querySelector('#main-frame overscroll-view').phase === 'armed'")
    fingers.cancel()
