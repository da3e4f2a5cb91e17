"""A view that uses the page's scroller, or one that the page names.

And the view as a scroller: offsets, methods, events, and the node behind it.
"""

import pytest

from drivers import Fingers, Mouse, Wheel, draw, let_time_pass, wait_for_phase


@pytest.fixture
def open_document(open_page):
    """Opens a page that scrolls by itself, with a bar above the view: open_document(rows=3, edge="both")."""

    def open_document(**query):
        page = open_page("scrolling.html", **{"scroller": "page", **query})
        page.evaluate("""() => {
          const bar = document.createElement("header");
          bar.textContent = "Bar";
          bar.style = "position: sticky; top: 0; height: 50px; background: white; z-index: 1";
          view.before(bar);
        }""")
        draw(page)
        return page

    return open_document


@pytest.mark.quick
def test_a_pull_at_the_top_of_the_page_refreshes(open_document):
    page = open_document()
    fingers = Fingers(page).pull(250)
    assert page.evaluate("view.phase") == "armed"
    fingers.up()
    page.wait_for_function("view.overscroll === 56")
    # The indicator is between the bar and the first row.
    places = page.evaluate("""[view.shadowRoot.querySelector(".indicator.start"), view.querySelector(".row")]
      .map((node) => node.getBoundingClientRect().top)""")
    assert places == [50, 106]
    assert page.evaluate("[scrollY, runs.length, warnings.length]") == [0, 1, 0]
    page.evaluate("runs.at(-1).resolve()")
    page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")


@pytest.mark.quick
def test_the_page_scrolls_as_without_a_view(open_document):
    page = open_document()
    fingers = Fingers(page).down(195, 600).move(0, -300, steps=20)
    page.wait_for_function("scrollY > 250")
    fingers.up()
    page.evaluate("scrollTo(0, 1500)")
    # The released finger may have thrown the page, which continues from 1500 until it is touched.
    fingers.down(195, 200)
    draw(page)
    touched = page.evaluate("scrollY")
    fingers.move(0, 200)
    page.wait_for_function(f"scrollY < {touched - 100}")
    fingers.up()
    assert page.evaluate("[view.phase, view.overscroll]") == ["idle", 0]


def test_a_wheel_scrolls_the_page_and_pulls_at_its_top(open_document):
    page = open_document(touch=False)
    Wheel(page).turn(120)
    page.wait_for_function("scrollY === 120")
    page.evaluate("scrollTo(0, 0)")
    # A rest after which a wheel pulls again.
    let_time_pass(page, 1000)
    Wheel(page).glide(200)
    assert page.evaluate("view.overscroll") > 0


def test_sticky_rows_stick_to_the_page(open_document):
    page = open_document()
    page.evaluate("view.children[2].style = 'position: sticky; top: 50px', scrollTo(0, 800)")
    draw(page)
    assert page.evaluate("view.children[2].getBoundingClientRect().top") == 50


def test_a_second_view_on_the_same_scroller_is_warned_of(open_document):
    page = open_document()
    second = "<overscroll-view id=second scroller=page></overscroll-view>"
    page.evaluate("(markup) => document.body.insertAdjacentHTML('beforeend', markup)", second)
    page.wait_for_function("warnings.some(([text]) => text.includes('another element uses'))")
    # Free again.
    page.evaluate("((node) => { view.remove(); node.remove(); document.body.append(node) })(second)")
    page.wait_for_function("second.shadowRoot.querySelector('#scroller[page]')")


def test_the_browsers_own_pull_is_off_while_the_view_is_there(open_document):
    page = open_document()
    read = "getComputedStyle(document.documentElement).overscrollBehaviorY"
    assert page.evaluate(read) == "contain"
    page.evaluate("view.remove()")
    assert page.evaluate(read) == "auto"


@pytest.mark.quick
@pytest.mark.parametrize("query, scroller", [
    ({"scroller": "box", "box": 1, "below": 500}, "page"),
    # A body that scrolls instead of the root.
    ({"scroller": "page", "body": 1}, "document.body"),
])
def test_a_scroller_is_named_by_its_id_or_is_that_of_the_page(open_page, query, scroller):
    page = open_page("scrolling.html", **query)
    assert page.evaluate(f"view.scroller === {scroller}")
    Fingers(page).pull(250).up()
    wait_for_phase(page, "running")
    assert page.evaluate("warnings") == []


def test_an_unknown_scroller_is_warned_of(open_page):
    page = open_page("scrolling.html", scroller="nowhere", style="height:400px")
    page.wait_for_function("warnings.length === 1")
    assert '"nowhere"' in page.evaluate("warnings[0][0]")
    assert page.evaluate("view.scroller === view.shadowRoot.querySelector('#scroller')")


MODAL = """([lock, position]) => {
  document.querySelector(lock ?? "nothing")?.setAttribute("style", "overflow: hidden");
  document.body.insertAdjacentHTML("beforeend", `
    <div id="backdrop" style="position: ${position}; inset: 0; z-index: 2; background: #0008"></div>
    <div style="position: ${position}; top: 400px; height: 300px; width: 100%; z-index: 3; background: white"></div>`);
}"""


@pytest.mark.quick
@pytest.mark.parametrize("lock, position", [("body", "fixed"), ("html", "absolute"), (None, "fixed"), ("body", "absolute")])
@pytest.mark.parametrize("y", [150, 450])
def test_neither_a_sheet_nor_its_backdrop_pulls_the_page_behind_it(open_document, lock, position, y):
    page = open_document()
    page.evaluate(MODAL, [lock, position])
    draw(page)
    fingers = Fingers(page).pull(250, y=y)
    fingers.up()
    draw(page, 4)
    assert page.evaluate("[view.phase, view.overscroll, runs.length]") == ["idle", 0, 0]
    # And again once the page has taken both away.
    page.evaluate("for (const node of [...document.body.children].slice(-2)) node.remove()")
    page.evaluate("for (const node of [document.body, document.documentElement]) node.style.overflow = ''")
    draw(page)
    fingers.pull(250, y=y).up()
    wait_for_phase(page, "running")


def test_a_locked_page_is_not_pulled_by_a_wheel_or_a_mouse(open_document):
    page = open_document(touch=False)
    page.evaluate(MODAL, ["body", "absolute"])
    page.evaluate("backdrop.remove()")
    draw(page)
    Wheel(page).glide(300)
    Mouse(page).down(195, 200).move(0, 250).up()
    draw(page, 4)
    assert page.evaluate("[view.phase, runs.length]") == ["idle", 0]


@pytest.mark.quick
def test_offsets_methods_and_events_are_those_of_the_scroller(page):
    page.evaluate("window.offsets = [], view.addEventListener('scroll', () => offsets.push(view.scrollTop))")
    assert page.evaluate("view.scrollTop = 100, [view.scrollTop, view.scroller.scrollTop]") == [100, 100]
    assert page.evaluate("view.scrollBy(0, 50), view.scrollBy({ top: 5 }), view.scrollTop") == 155
    assert page.evaluate("view.scrollTo({ top: 300 }), view.scrollTop") == 300
    page.wait_for_function("offsets.at(-1) === 300")
    assert page.evaluate("view.scrollHeight === scroller.scrollHeight && view.scrollHeight >= 3600")


def test_a_horizontal_list_has_an_offset_to_the_left(open_page):
    page = open_page(axis="horizontal")
    assert page.evaluate("view.scrollLeft = 80, scroller.scrollLeft") == 80
