"""Tests of a phone's fingers: upward flicks scroll the page, over every list of it."""

from browsing import Fingers, draw, until, wake

FLICK = 200


def flick(page, selector: str) -> float:
    """Flings a finger up from the middle of an element: how far the page has scrolled once it rests."""
    page.locator(selector).evaluate("(node) => node.scrollIntoView({ block: 'center', behavior: 'instant' })")
    draw(page)
    box = page.locator(selector).bounding_box()
    before = page.evaluate("scrollY")
    fingers = Fingers(page)
    fingers.down(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fingers.flick(-FLICK)
    positions = [before]
    while len(positions) < 3 or positions[-1] != positions[-3]:
        draw(page, 3)
        positions.append(page.evaluate("scrollY"))
    return positions[-1] - before


def test_an_upward_flick_scrolls_the_page_and_a_tapped_list_scrolls_until_it_is_out_of_sight(open_page):
    page = open_page()
    for section in page.locator("main > section").all():
        section.evaluate("(node) => node.scrollIntoView()")
        draw(page)
    # The other lists of the page are asleep as these are.
    lists = page.locator(":is(.instrument, .ways) .frame:has(overscroll-view:not([axis]))")
    until(page, "document.querySelectorAll('.frame.asleep').length >= 5")
    assert lists.evaluate_all("(all) => all.filter((frame) => !frame.classList.contains('asleep')).length") == 0
    for part in (
        "#hero", ".marks", "#reasons > :last-child", "#main-frame", ".chat .frame", ".across .frame", "#workbench .frame",
    ):
        # By more than the finger has gone.
        assert flick(page, part) > FLICK, part
    wake(page, "#main-frame")
    scrolled = "document.querySelector('#main-frame overscroll-view').scrollTop"
    assert flick(page, "#main-frame") < FLICK and page.evaluate(scrolled) > 0
    page.evaluate("scrollTo(0, 0)")
    until(page, "document.querySelector('#main-frame').classList.contains('asleep')")
