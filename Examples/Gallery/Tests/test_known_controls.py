"""Tests of the five known controls on the page, corrected and original."""

from __future__ import annotations

import pytest
from browsing import record_words, swipe_up, until


def at_the_controls(page) -> None:
    page.goto(page.url.partition("?")[0].partition("#")[0] + "originals.html")
    until(page, "document.querySelector('[data-original=yq]')")


ORIGINALS = ["ego", "cll", "mj", "mrefresh", "yq"]
# At which a pull arms in the originals; see Documentation/Originals.md.
ARM = {"ego": 65, "cll": 60, "mj": 54, "yq": 80, "mrefresh": 140}


def at(page, name: str) -> str:
    """Scrolls to a card, whose list is in the page only while it is in sight."""
    view = f"document.querySelector('[data-original={name}] overscroll-view')"
    page.locator(f"[data-original={name}] .frame").evaluate("(node) => node.scrollIntoView({ behavior: 'instant' })")
    until(page, f"{view}?.parametersOf('start')")
    return view


@pytest.mark.parametrize("width", [390, 1280])
def test_a_known_control_has_twice_the_share_of_its_card_and_its_proportions(open_page, width):
    page = open_page(viewport={"width": width, "height": 900}, is_mobile=width < 720)
    at_the_controls(page)
    for name, arm in ARM.items():
        view = at(page, name)
        size, height = page.evaluate(
            f"[parseFloat(getComputedStyle({view}).fontSize), {view}.parentElement.clientHeight]"
        )
        # As made for text of 16 pixels, and in a card of 440. MRefresh's longest pull needs the room.
        assert size / 16 / height >= 2 / 440 or (name == "mrefresh" and width == 390), name
        scale = 1 if name == "mrefresh" else size / 16
        until(page, f"Math.abs({view}.parametersOf('start').arm - {arm * scale}) < 0.01")


@pytest.mark.parametrize("fidelity", ["corrected", "original"])
def test_the_five_known_controls_can_be_pulled_as_they_were_and_corrected(open_page, fidelity):
    # High enough for a pull that draws MRefresh's circle.
    page = open_page(viewport={"width": 390, "height": 1400})
    at_the_controls(page)
    page.locator(f'#fidelity input[value="{fidelity}"]').check(force=True)
    for name in ORIGINALS:
        view = at(page, name)
        # It is held as a still until somebody uses it.
        page.evaluate(f"{view}.shadowRoot.querySelector('button').focus()")
        until(page, f"{view}.overscroll === 0")
        assert page.evaluate(f"[{view}.indicator, {view}.behavior, {view}.fidelity]") == [
            name, name, fidelity,
        ]
        page.evaluate(f"{view}.addEventListener('refresh', () => {view}.dataset.begun = 1)")
        swipe_up(page, f"[data-original={name}] .frame", -640)
        until(page, f"{view}.dataset.begun && {view}.phase === 'idle'")


def test_the_known_controls_speak_the_pages_language_in_their_own_words(open_page):
    page = open_page()
    page.locator('#language input[value="zh-Hans"]').check(force=True)
    until(page, "document.documentElement.lang === 'zh-Hans'")
    at_the_controls(page)
    assert page.locator("h1").inner_text() == "你可能用过的五个控件"
    assert page.locator("[data-original=yq] h3").inner_text() == "YQRefreshHeadView"
    record_words(page)
    page.evaluate(
        """async () => {
          for (const name of ["ego", "cll", "mj"]) {
            // Each is in the page only while it is in sight.
            const card = document.querySelector(`[data-original=${name}]`);
            card.scrollIntoView();
            await clock.until(() => card.querySelector("overscroll-view")?.parametersOf("start"), 60_000);
            card.querySelector("overscroll-view").shadowRoot.querySelector("button").focus();
            await clock.until(() => card.querySelector("overscroll-view").overscroll === 0, 60_000);
            card.querySelector("overscroll-view").begin();
            await clock.pass(500);
          }
        }"""
    )
    # EGO's, CLL's and MJ's.
    for text in ["加载中", "正在加载", "正在刷新数据中..."]:
        until(page, f"painted.has('{text}')")
