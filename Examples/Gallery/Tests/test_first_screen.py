"""Tests of the first screen: the animated finger, the keyboard, two languages."""

from __future__ import annotations

import pytest
from browsing import MAIN, START, phase, titles, until


@pytest.mark.quick
def test_the_drawn_finger_pulls_once_and_then_invites(open_page):
    page = open_page(reduced_motion="no-preference")
    page.wait_for_selector("#finger.down")
    page.wait_for_selector(f'{START} [data-phase="armed"][aria-current]')
    page.wait_for_selector("#main-frame .new")
    page.wait_for_selector("#invitation.shown")
    assert not page.locator("#finger.down").count()


def test_any_input_lifts_the_drawn_finger_and_nothing_is_refreshed(open_page):
    page = open_page(reduced_motion="no-preference")
    page.wait_for_selector(f'{START} [data-phase="pulling"][aria-current]')
    page.keyboard.press("Shift")
    assert not page.locator("#finger.down").count()
    until(page, f"{MAIN}.overscroll === 0")
    page.wait_for_selector("#invitation.shown")
    assert len(titles(page)) == 20


def test_with_less_motion_nothing_moves_by_itself(open_page):
    page = open_page()
    page.wait_for_selector("#invitation.shown")
    page.locator(".looks").scroll_into_view_if_needed()
    assert phase(page) == "idle"
    assert not page.locator("#finger.down, .new").count()


@pytest.mark.quick
def test_the_keyboard_alone_refreshes_and_changes_the_look(open_page):
    page = open_page()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#main-frame .new")
    page.focus("#look")
    page.keyboard.press("ArrowDown")
    assert page.locator("#main-frame overscroll-view").get_attribute("indicator") == "ring"


def test_a_chinese_reader_is_spoken_to_in_chinese_by_page_and_element(open_page):
    page = open_page(locale="zh-CN")
    until(page, "document.documentElement.lang === 'zh-Hans'")
    assert page.locator("h1").inner_text() == "下拉刷新，就该这样。"
    button = f"{MAIN}.shadowRoot.querySelector('button')"
    # The element's texts in Chinese are a file of their own.
    until(page, f"{button}.textContent !== 'Refresh'")
    chinese = page.evaluate(f"{button}.textContent")
    # The last choice wins, whichever texts load first.
    page.evaluate("""for (const language of ["en", "zh-Hans", "en"]) {
      document.querySelector(`#language [value="${language}"]`).click();
    }""")
    assert page.locator("h1").inner_text() == "Pull to refresh, done right."
    until(page, f"{button}.textContent !== {chinese!r}")


def test_scripts_leave_the_words_of_the_markup_as_they_are(open_page):
    page = open_page(ready=False, java_script_enabled=False)
    read = "nodes => nodes.map(node => [node.dataset.text, node.textContent])"
    # Elements created by scripts are not in the markup.
    place = "[data-text]:not([data-made] *, [data-made])"
    written = page.locator(place).evaluate_all(read)
    spoken = open_page().locator(place).evaluate_all(read)
    assert written == spoken and len(written) > 20


def test_every_word_of_the_page_is_there_in_both_languages(open_page):
    page = open_page()
    # A missing text would show its key.
    missing = page.evaluate(
        """async () => {
          const { has } = await import("./texts.js");
          const { texts } = await import("./texts-zh-Hans.js");
          const named = [...document.querySelectorAll("[data-text]:not([data-made] *, [data-made])")];
          return [...Object.keys(texts).filter((name) => !has(name)),
            ...named.map(({ dataset }) => dataset.text).filter((name) => !(name in texts))];
        }"""
    )
    assert missing == []
