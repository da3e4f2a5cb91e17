"""Screenshots of every section for visual review: phone and desktop, light and dark, both directions.

They go to Web/artifacts as gallery-*.png. The frames hold their lists at three quarters of a pull,
so that each look is visible.
"""

from __future__ import annotations

import pytest
from browsing import at_rest, record_pull, until

DESKTOP = {"viewport": {"width": 1280, "height": 900}, "is_mobile": False, "has_touch": True}
SECTIONS = ["stage", "looks", "originals", "ways", "start", "workbench"]
HOLD = """(sliders) => {
  for (const slider of sliders) {
    slider.value = 75;
    slider.dispatchEvent(new Event("input"));
  }
}"""
LET_GO = "(sliders) => sliders.forEach((slider) => slider.dispatchEvent(new Event('blur')))"
REST = "[...document.querySelectorAll('overscroll-view')].every(({ overscroll }) => overscroll === 0)"


@pytest.fixture(scope="module", params=["phone", "desktop"])
def page(open_shared, request):
    page = open_shared(**(DESKTOP if request.param == "desktop" else {}))
    page.size = request.param
    for section in SECTIONS:
        page.locator(f"section.{section}").scroll_into_view_if_needed()
        page.wait_for_timeout(150)
    until(page, "document.querySelector('#swift')?.textContent")
    record_pull(page)
    until(page, "!document.querySelector('.shelf .waiting')")
    return page


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_section_is_left_as_a_picture(page, artifacts, scheme, direction):
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.evaluate("(direction) => { document.dir = direction }", direction)
    page.locator(".scrub input").evaluate_all(LET_GO)
    until(page, REST)
    page.locator(".scrub input").evaluate_all(HOLD)
    at_rest(page)
    held = page.locator("#looks overscroll-view, [data-original] overscroll-view").evaluate_all(
        "(views) => views.map(({ progress }) => progress)"
    )
    # Every look is visible.
    assert held == [pytest.approx(0.75, abs=0.02)] * len(held) and len(held) >= 8
    for section in SECTIONS:
        name = f"gallery-{page.size}-{scheme}-{direction}-{section}.png"
        page.locator(f"section.{section}").screenshot(path=artifacts / name, animations="allow")
        assert (artifacts / name).stat().st_size > 5_000
