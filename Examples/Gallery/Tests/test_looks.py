"""Tests of the looks: a frame for each look of the element, and a slider that holds its pull."""

from __future__ import annotations

import pytest
from browsing import until

CARDS = "#looks > li"


@pytest.fixture(scope="module")
def page(open_shared):
    page = open_shared(viewport={"width": 1280, "height": 900}, is_mobile=False)
    page.wait_for_selector(CARDS)
    return page


def look(number: int) -> str:
    return f"document.querySelectorAll('{CARDS} overscroll-view')[{number}]"


def test_every_look_of_the_element_has_a_frame_in_the_order_of_the_element(page):
    offered = page.evaluate("customElements.get('overscroll-view').choices.indicator")
    known = page.locator("[data-original] overscroll-view").evaluate_all(
        "(views) => views.map((view) => view.indicator)"
    )
    shown = page.locator(f"{CARDS} overscroll-view").evaluate_all(
        "(views) => views.map((view) => view.indicator)"
    )
    assert shown == [name for name in offered if name not in known]
    assert sorted(shown + known) == sorted(offered)
    assert len(set(page.locator(f"{CARDS} h3").all_inner_texts())) == len(shown)
    main = page.locator("#look option").evaluate_all("(all) => all.map(({ value }) => value)")
    assert main == offered


def test_each_slider_is_named_after_its_own_look(page):
    for title, card in zip(page.locator(f"{CARDS} h3").all_inner_texts(), page.locator(CARDS).all()):
        assert card.get_by_role("slider", name=f"Pull {title}").count() == 1


def test_frames_are_filled_only_when_they_come_near(page):
    last = page.locator(f"{CARDS} .news").last
    last.scroll_into_view_if_needed()
    last.locator(".article").first.wait_for()


@pytest.mark.quick
def test_the_slider_holds_the_pull_where_it_stands(page):
    view, slider = look(0), page.locator(".scrub input").first
    slider.scroll_into_view_if_needed()
    until(page, f"{view}.querySelector('.article')")
    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 10, middle)
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
    view, slider = look(1), page.locator(".scrub input").nth(1)
    slider.focus()
    for _ in range(3):
        page.keyboard.press("PageUp")
    assert page.evaluate(f"{view}.phase") == "pulling"
    assert page.evaluate(f"{view}.progress") == pytest.approx(
        float(slider.input_value()) / 100, abs=0.006
    )
    page.keyboard.press("Tab")
    until(page, f"{view}.phase === 'idle' && {view}.overscroll === 0")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_accent_of_the_page_is_that_of_the_look_in_its_frame(page, scheme):
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    colors = page.evaluate(
        """async (cards) => {
          // A canvas has its colors once it is painted.
          const sliders = [...document.querySelectorAll(".scrub input")];
          for (const slider of sliders) {
            slider.value = 90;
            slider.dispatchEvent(new Event("input"));
          }
          await clock.frames(30);
          const probe = document.createElement("p");
          probe.style.color = "var(--accent)";
          document.body.append(probe);
          const found = [...document.querySelectorAll(cards)].map((card) => {
            const view = card.querySelector("overscroll-view");
            document.body.dataset.look = view.indicator;
            // The first color of a look's palette, as the browser resolves it.
            const own = getComputedStyle(view.shadowRoot.querySelector("canvas")).color;
            return [view.indicator, getComputedStyle(probe).color, own];
          });
          document.body.dataset.look = "arrow";
          probe.remove();
          for (const slider of sliders) slider.dispatchEvent(new Event("blur"));
          return found;
        }""",
        CARDS,
    )
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert len(colors) > 10
    assert [(look, accent, own) for look, accent, own in colors if accent != own] == []
