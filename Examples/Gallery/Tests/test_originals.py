"""Tests of the five known controls: they can be pulled, and their pull plays until somebody uses it."""

import pytest
from browsing import DESKTOP, frames_requested, swipe, until

MOVING = {"reduced_motion": "no-preference"}
CARDS = "#known > li"
FIRST = f"document.querySelector('{CARDS} overscroll-view')"


def at_the_cards(open_page, **options):
    return open_page(at="originals.html", ready=f"{FIRST}?.parametersOf('start')", **options)


@pytest.mark.parametrize("fidelity", ["corrected", "original"])
def test_the_five_known_controls_can_be_pulled_as_they_were_and_corrected(open_page, fidelity):
    # High enough for a pull that draws MRefresh's circle.
    page = at_the_cards(open_page, viewport={"width": 390, "height": 1400})
    page.locator(f'#fidelity input[value="{fidelity}"]').check(force=True)
    for name in ("ego", "cll", "mj", "mrefresh", "yq"):
        card = f"[data-original={name}] .frame"
        view = f"document.querySelector('[data-original={name}] overscroll-view')"
        # Its list is in the page only while it is in sight, and is held as a still until somebody uses it.
        page.locator(card).evaluate("(node) => node.scrollIntoView({ behavior: 'instant' })")
        until(page, f"{view}?.parametersOf('start')")
        page.evaluate(f"{view}.shadowRoot.querySelector('button').focus()")
        until(page, f"{view}.overscroll === 0")
        assert page.evaluate(f"[{view}.indicator, {view}.behavior, {view}.fidelity]") == [name, name, fidelity]
        page.evaluate(f"{view}.addEventListener('refresh', () => {view}.dataset.begun = 1)")
        swipe(page, card, 640)
        until(page, f"{view}.dataset.begun && {view}.phase === 'idle'")


def test_a_card_that_plays_tells_no_screen_reader_and_a_pointer_stops_it_and_leaves_it_again(open_page):
    page = at_the_cards(open_page, **DESKTOP, **MOVING)
    until(page, f"{FIRST}.phase === 'running'")
    status = f"{FIRST}.shadowRoot.querySelector('[role=status]').ariaLive"
    assert page.evaluate(status) == "off"
    page.locator(f"{CARDS} .frame").first.hover()
    until(page, f"{FIRST}.overscroll === 0")
    # A refresh of the reader's own is told.
    assert page.evaluate(status) is None
    page.wait_for_timeout(8000)
    assert page.evaluate(f"[{FIRST}.phase, {FIRST}.overscroll]") == ["idle", 0]
    page.mouse.move(2, 2)
    until(page, f"{FIRST}.phase === 'armed'")


def test_a_finger_stops_it_and_gets_the_list(open_page):
    page = at_the_cards(open_page, **MOVING)
    rows = page.locator(f"{CARDS}:first-child .bones li")
    until(page, f"{FIRST}.phase === 'armed'")
    # The finger catches the list where it is.
    finger = swipe(page, f"{CARDS}:first-child .frame", 0, lift=False)
    count = rows.count()
    finger.move(0, 360)
    assert page.evaluate(f"{FIRST}.phase") == "armed"
    finger.up()
    # A real refresh, with new rows.
    page.wait_for_selector(f"{CARDS}:first-child .new")
    assert rows.count() > count


def test_with_less_motion_a_card_is_a_still_that_needs_no_frames(open_page):
    page = at_the_cards(open_page, **DESKTOP)
    until(page, f"{FIRST}.progress > 0.5")
    page.wait_for_timeout(1000)
    held = "[...document.querySelectorAll('#known overscroll-view')].map(({ progress }) => progress)"
    before = page.evaluate(held)
    assert len(before) >= 2 and before[0] > 0.5
    assert frames_requested(page) == 0
    assert page.evaluate(held) == before


def test_one_switch_ends_all_playing_and_starts_it_again(open_page):
    page = at_the_cards(open_page, **DESKTOP, **MOVING)
    switch = page.get_by_role("switch", name="Autoplay", checked=True)
    until(page, f"{FIRST}.phase === 'running'")
    switch.focus()
    page.keyboard.press("Space")
    assert page.get_by_role("switch", name="Autoplay", checked=False).count() == 1
    # What was in progress ends within WCAG's five seconds; a look is held as a still.
    page.wait_for_timeout(5000)
    assert frames_requested(page) == 0
    held = "[...document.querySelectorAll('#known overscroll-view')].map(({ phase }) => phase)"
    assert "pulling" in page.evaluate(held)
    page.locator("#autoplay").focus()
    page.keyboard.press("Space")
    until(page, f"{FIRST}.phase === 'running'")
