"""Claims about loading: what is missing is named, nothing shifts, and what it weighs."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("file", "says"), [("overscroll.js", "The element"), ("overscroll.wasm", "The engine")]
)
def test_what_cannot_be_loaded_is_named_and_the_lists_still_scroll(open_page, file, says):
    page = open_page(ready=False, block=f"**/{file}", allow_errors=True)
    page.wait_for_selector("#main-frame .article")
    page.wait_for_selector("#trouble:not([hidden])")
    assert page.locator("#trouble").inner_text().startswith(f"{says} could not be loaded.")
    last = page.locator("#main-frame .title").last
    last.scroll_into_view_if_needed()
    box, frame = last.bounding_box(), page.locator("#main-frame").bounding_box()
    assert frame["y"] < box["y"] < frame["y"] + frame["height"]


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_loading_shifts_nothing_and_nothing_is_wider_than_the_window(open_page, width):
    size = {"width": width, "height": 844}
    page = open_page(viewport=size, is_mobile=width < 768, has_touch=width < 768)
    page.wait_for_load_state("networkidle")
    shift = page.evaluate(
        """new Promise((resolve) => {
          let sum = 0;
          const count = (list) => list.getEntries().forEach(({ value }) => (sum += value));
          new PerformanceObserver(count).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 100);
        })"""
    )
    assert shift < 0.001  # less than anyone sees, more than rounding
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_the_page_weighs_less_than_170_kilobytes_without_compression(open_page):
    """150 before there were twenty languages and five known controls; compressed it is a third."""
    page = open_page()
    page.wait_for_load_state("networkidle")
    weight = page.evaluate(
        """["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
          .filter(({ name }) => !name.includes("/api/"))
          .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0)"""
    )
    assert 50_000 < weight < 170_000
