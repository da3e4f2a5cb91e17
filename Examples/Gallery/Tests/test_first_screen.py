"""Tests of the first screen: the pull that plays by itself, less motion, and the keyboard alone."""

from browsing import HERO, phase, until


def test_the_drawn_finger_pulls_once_and_then_invites(open_page):
    page = open_page(reduced_motion="no-preference")
    page.wait_for_selector("#hero .finger.down")
    until(page, f"{HERO}.phase === 'armed'")
    page.wait_for_selector("#hero .new")
    assert page.locator("#invitation.shown").count() == 0
    page.wait_for_selector("#invitation.shown")
    assert page.evaluate(f"[{HERO}.phase, {HERO}.overscroll]") == ["idle", 0]
    assert not page.locator(".finger.down").count()


def test_any_input_lifts_the_drawn_finger_and_nothing_is_refreshed(open_page):
    page = open_page(reduced_motion="no-preference")
    until(page, f"{HERO}.overscroll > 0")
    page.keyboard.press("Shift")
    assert not page.locator(".finger.down").count()
    until(page, f"{HERO}.overscroll === 0")
    page.wait_for_selector("#invitation.shown")
    assert page.locator("#hero .article").count() == 8


def test_with_less_motion_nothing_moves_by_itself(open_page):
    page = open_page()
    page.wait_for_selector("#invitation.shown")
    page.locator(".reasons").scroll_into_view_if_needed()
    assert page.evaluate(f"{HERO}.phase") == phase(page) == "idle"
    page.wait_for_timeout(2000)
    assert not page.locator(".finger.down, .new, .early .finger:visible, #reasons > .playing").count()


def test_the_keyboard_alone_refreshes_changes_the_look_and_skips_to_the_workbench(open_page):
    page = open_page()
    link = page.locator(".bar a")
    assert link.bounding_box()["width"] == 1
    page.keyboard.press("Tab")
    assert link.bounding_box()["width"] > 40
    # The language, a file, a look, the list.
    for _ in range(4):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#hero .new")
    page.focus("#look")
    page.keyboard.press("ArrowDown")
    assert page.locator("#main-frame overscroll-view").get_attribute("indicator") == "ring"
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#workbench select")
    until(page, "document.querySelector('.workbench').getBoundingClientRect().top < innerHeight / 2")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#workbench') !== null")
