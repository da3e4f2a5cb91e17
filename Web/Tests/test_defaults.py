"""Defaults for a page or a part of it: custom properties, which elements inherit."""

import pytest

from drivers import Fingers, draw, wait_for_phase, wait_until_settled

INHERITED = {
    "indicator": "ring", "behavior": "mj", "load-behavior": "tap", "fidelity": "original", "edge": "both",
    "inputs": "touch",
}


@pytest.mark.quick
def test_a_custom_property_of_an_ancestor_is_the_default_of_an_attribute(open_page):
    page = open_page("loading.html", ready=False)
    page.wait_for_function("window.ready")
    page.evaluate("(values) => { for (const name in values) document.body.style.setProperty(`--overscroll-${name}`, values[name]) }", INHERITED)
    page.evaluate("addView()")
    read = "(names) => names.map((name) => view[name.replace('-b', 'B')])"
    assert page.evaluate(read, list(INHERITED)) == list(INHERITED.values())
    page.wait_for_function("isAttached()")
    # The original's distance.
    page.evaluate("OverscrollView.load('parameters').then(() => null)")
    assert page.evaluate("view.parametersOf('start').arm") == 54
    # The element's own attribute counts more, and one of its own on an element nearer than the page.
    page.evaluate("view.indicator = 'tick'")
    page.evaluate("view.style.setProperty('--overscroll-inputs', 'touch mouse')")
    assert page.evaluate("[view.indicator, view.inputs, view.axis]") == ["tick", "touch mouse", "vertical"]


def test_the_next_pull_shows_a_look_that_a_style_sheet_has_changed(page):
    fingers = Fingers(page).pull(100)
    arrow = page.evaluate("paintedColors()")
    fingers.cancel()
    wait_until_settled(page)
    page.evaluate("document.body.style.setProperty('--overscroll-indicator', 'petals')")
    fingers.pull(300)
    wait_for_phase(page, "armed")
    page.wait_for_function("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('petals.wasm'))")
    page.evaluate("OverscrollView.load().then(() => null)")
    draw(page, 3)
    assert page.evaluate("paintedColors()") != arrow
