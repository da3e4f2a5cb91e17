"""A look of its own for the first load, while the list has no content."""

import pytest

from drivers import begin, draw, finish, record_words


def run(page):
    begin(page, is_open=False)
    page.wait_for_function("Math.abs(view.overscroll - 56) < 0.01")
    draw(page, 40)
    return page.evaluate("Object.keys(paintedColors()).length ? view.shadowRoot.querySelector('canvas').toDataURL() : ''")


@pytest.mark.quick
@pytest.mark.parametrize("outcome", ["succeeded", "failed"])
def test_until_there_is_content_a_run_has_the_look_of_the_first_load(open_page, artifacts, outcome):
    page = open_page(rows=0, **{"first-indicator": "petals"})
    record_words(page)
    assert run(page)
    assert page.evaluate("written.length") == 0
    page.screenshot(path=artifacts / "first-load.png")
    if outcome == "succeeded":
        page.evaluate("appendRows(40)")
    finish(page, outcome)
    assert (page.evaluate("written.length") == 0) is (outcome == "failed")
    page.evaluate("void (written.length = 0)")
    run(page)
    assert (page.evaluate("written.length") == 0) is (outcome == "failed")


@pytest.mark.quick
@pytest.mark.parametrize("axis", ["vertical", "horizontal"])
def test_rows_in_an_element_are_content_once_they_have_a_length(open_page, axis):
    page = open_page(rows=0, edge="both", axis=axis, indicator="cover", **{"first-indicator": "petals", "load-behavior": "mj-auto"})
    page.evaluate("view.append(window.list = document.createElement('main'))")
    # Room for an indicator is no content.
    page.evaluate("view.loadParameters = { emptyContent: 'show' }")
    page.wait_for_function("view.parametersOf('end')?.emptyContent === 'show'")
    assert run(page)
    finish(page, "failed")
    # Without a box of its own.
    page.evaluate("list.style.display = 'contents', list.innerHTML = '<p style=\"width: 2000px; height: 2000px\">Row</p>'")
    draw(page)
    assert not run(page)
    page.evaluate("list.replaceChildren()")
    finish(page, "failed")
    assert not run(page), "it has had content"
