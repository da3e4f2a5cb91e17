"""A look of its own for the first load, while the list has no content."""

import pytest

from drivers import draw, finish, wait_for_phase, warnings_of

def run(page):
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    page.wait_for_function("Math.abs(view.overscroll - 56) < 0.01")
    draw(page, 40)
    return page.evaluate("Object.keys(paintedColors()).length ? view.shadowRoot.querySelector('canvas').toDataURL() : ''")


def count_texts(page):
    """Counts the painted texts: the look petals has none, the arrow has."""
    page.evaluate(
        """(() => {
          const prototype = CanvasRenderingContext2D.prototype;
          const write = prototype.fillText;
          window.written = 0;
          prototype.fillText = function (...rest) { written += 1; return write.apply(this, rest); };
        })()"""
    )


@pytest.mark.quick
@pytest.mark.parametrize("outcome", ["succeeded", "failed"])
def test_until_there_is_content_a_run_has_the_look_of_the_first_load(open_page, artifacts, outcome):
    page = open_page(rows=0, **{"first-indicator": "petals"})
    count_texts(page)
    assert run(page)
    assert page.evaluate("written") == 0
    page.screenshot(path=artifacts / "first-load.png")
    if outcome == "succeeded":
        page.evaluate("appendRows(40)")
    finish(page, outcome)
    assert (page.evaluate("written") == 0) is (outcome == "failed")
    page.evaluate("window.written = 0")
    run(page)
    assert (page.evaluate("written") == 0) is (outcome == "failed")


def test_a_first_load_that_finds_nothing_is_over_too(open_page):
    page = open_page(rows=0, **{"first-indicator": "petals"})
    run(page)
    finish(page)
    count_texts(page)
    run(page)
    assert page.evaluate("written") > 0


@pytest.mark.quick
def test_a_list_with_content_has_its_usual_look_at_once(open_page):
    page = open_page(**{"first-indicator": "petals"})
    count_texts(page)
    run(page)
    assert page.evaluate("written") > 0


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


def test_a_page_that_covers_its_pull_may_show_the_first_load(open_page):
    page = open_page(rows=0, indicator="cover", **{"first-indicator": "petals"})
    assert run(page)
    page.evaluate("appendRows(40)")
    finish(page)
    assert not run(page)


def test_an_unknown_look_is_said_once_and_counts_as_none(open_page):
    page = open_page(rows=0)
    warned = warnings_of(page)
    page.evaluate("view.setAttribute('first-indicator', 'skeleton')")
    page.evaluate("OverscrollView.load('pictures').then(() => null)")
    count_texts(page)
    run(page)
    assert page.evaluate("written") > 0
    assert warned == ['overscroll-view: first-indicator "skeleton" does not exist, using "arrow"']
