"""A view that cannot scroll leaves touch and wheel to the page, like a plain element.

Each gesture runs completely on the view and on a plain div in the same place, for comparison. A view inside another one: a
gesture belongs to the inner one as long as it can use it.
"""

import pytest

from drivers import READY, Fingers, Wheel, draw, until, wait_for_phase, wait_until_settled

# The document, the body and an element as the scroller of a page.
SCROLLERS = ["document", "body", "box"]
# Elements that do not scroll: no height, a maximum height that rows do not fill, a height.
OPEN, LARGEST, FIXED = "", "max-height:400px", "height:400px"


@pytest.fixture
def open_scrolling(open_page):
    """Opens a page that scrolls, at an offset: open_scrolling(at=1500, rows=3, style="…")."""

    def open_scrolling(*, at=0, scroller="document", plain=False, **query):
        query |= {"plain": 1, "ready": "window.ready"} if plain else {}
        page = open_page("scrolling.html", **{"below": 3000, **query, scroller: 1})
        page.evaluate(f"page.scrollTop = {at}")
        page.wait_for_function(f"Math.abs(page.scrollTop - {at}) < 1")
        draw(page)
        return page

    return open_scrolling


def swipe(page, y, dy):
    """Swipes until the page has scrolled by the distance minus the browser's slop."""
    fingers = Fingers(page).down(195, y)
    # Only a touch has stopped the fling of the previous swipe.
    draw(page)
    before = page.evaluate("page.scrollTop")
    fingers.move(0, dy, steps=20)
    page.wait_for_function(f"(page.scrollTop - {before}) / {-dy} > 0.8")
    fingers.up()


@pytest.mark.parametrize("scroller", SCROLLERS)
def test_a_swipe_over_a_view_without_a_height_scrolls_the_page(open_scrolling, scroller):
    for plain in (True, False):
        page = open_scrolling(scroller=scroller, at=1500, plain=plain)
        swipe(page, 400, -200)
        swipe(page, 400, 300)
    assert page.evaluate("[view.phase, runs.length]") == ["idle", 0]


@pytest.mark.parametrize("style", [OPEN, LARGEST, FIXED])
def test_a_wheel_over_a_view_with_few_rows_scrolls_the_page(open_scrolling, style):
    page = open_scrolling(rows=3, style=style, touch=False)
    wheel = Wheel(page, y=100)
    wheel.turn(120)
    page.wait_for_function("page.scrollTop === 120")
    wheel.turn(-120)
    page.wait_for_function("page.scrollTop === 0")


@pytest.mark.parametrize("style", [OPEN, LARGEST, FIXED])
def test_a_swipe_up_over_a_view_with_few_rows_scrolls_the_page(open_scrolling, style):
    for plain in (True, False):
        swipe(open_scrolling(rows=3, style=style, plain=plain, above=200), 290, -250)


@pytest.mark.parametrize("style, is_pages", [("overscroll-behavior: auto", True), ("", False)])
def test_a_swipe_where_there_is_no_more_scrolls_the_page_if_a_style_sheet_says_so(open_scrolling, style, is_pages):
    page = open_scrolling(edge="both", style=FIXED)
    page.add_style_tag(content=f"overscroll-view::part(scroller) {{ {style} }}")
    page.evaluate("view.scroller.scrollTop = 1e6")
    wait_for_phase(page, "running", "end")
    page.evaluate("runs[0].resolve('exhausted')")
    wait_for_phase(page, "exhausted", "end")
    # The row for "No more" has its place.
    page.evaluate("view.scroller.scrollTop = 1e6")
    draw(page)
    Fingers(page).pull(-250, y=350)
    page.wait_for_function(f"(page.scrollTop > 200) === {str(is_pages).lower()}")
    assert page.evaluate("view.scroller.style.transform === ''") is is_pages


def test_a_view_without_a_height_is_pulled_where_the_page_is_at_its_top(open_scrolling):
    page = open_scrolling()
    fingers = Fingers(page).pull(100)
    assert page.evaluate("view.overscroll") > 30
    # Pushed back, the pull goes on as the page's scrolling.
    fingers.move(0, -400, steps=30)
    page.wait_for_function("page.scrollTop > 100")
    # A touch that scrolls the page does so until it ends.
    fingers.move(0, 500, steps=30)
    page.wait_for_function("page.scrollTop === 0")
    assert page.evaluate("view.overscroll") == 0
    fingers.up()
    fingers.pull(300).up()
    wait_for_phase(page, "running")


@pytest.mark.parametrize("rows, style", [(3, FIXED), (5, "height:300px")], ids=["few rows", "as many as fit"])
def test_a_view_with_a_height_is_pulled_anywhere_in_the_page(open_scrolling, rows, style):
    page = open_scrolling(rows=rows, style=style, above=1500, at=1400)
    Fingers(page).pull(250, y=150).up()
    wait_for_phase(page, "running")
    assert page.evaluate("[page.scrollTop, warnings.length]") == [1400, 0]


def test_a_page_is_told_once_for_each_view_what_it_lacks(open_scrolling):
    page = open_scrolling(rows=3)
    for height in ("120px", ""):
        page.evaluate(f"view.style.height = '{height}'")
        draw(page)
    swipe(page, 150, -140)
    [(text, is_view)] = page.evaluate("warnings.map(([text, element]) => [text, element === view])")
    assert is_view and "Give it a height" in text


def test_a_view_that_grows_over_its_largest_height_scrolls_by_itself(open_scrolling):
    page = open_scrolling(rows=3, style=LARGEST, above=200, touch=False)
    wheel = Wheel(page, y=250)
    wheel.turn(120)
    page.wait_for_function("page.scrollTop === 120")
    page.evaluate("addRows(20)")
    page.wait_for_function("view.clientHeight === 400")
    draw(page)
    wheel.turn(120)
    page.wait_for_function("view.shadowRoot.querySelector('#scroller').scrollTop === 120")
    assert page.evaluate("page.scrollTop") == 120


def test_a_view_without_a_height_loads_more_near_the_pages_end_only(open_scrolling):
    page = open_scrolling(edge="end", rows=60, below=0)
    page.evaluate("void (view.onloadmore = () => { runs.push(0); addRows(30) })")
    draw(page)
    assert page.evaluate("runs.length") == 0
    page.evaluate("page.scrollTop = 1e5")
    page.wait_for_function("runs.length === 1 && view.phaseOf('end') === 'idle'")
    draw(page)
    assert page.evaluate("runs.length") == 1
    page.evaluate("page.scrollTop = 1e5")
    page.wait_for_function("runs.length === 2")


def test_a_view_in_a_frame_leaves_what_it_cannot_use_to_the_page_around(open_scrolling, server):
    page = open_scrolling(plain=True, rows=0, touch=False)
    address = f"{server}/Tests/pages/scrolling.html?rows=5"
    page.evaluate(
        """(address) => {
          const frame = document.createElement("iframe");
          frame.style = "display: block; width: 100%; height: 300px; border: 0";
          frame.src = address;
          document.body.prepend(frame);
        }""",
        address,
    )
    inside = page.frames[1]
    until(inside, READY)
    Wheel(page, y=100).turn(120)
    page.wait_for_function("page.scrollTop === 120")


DECK = """<style>body { margin: 0 } p { height: 60px; margin: 0 }
  #deck { display: flex; overflow-x: auto; height: 600px } overscroll-view { flex: none; width: 100%; height: 600px }</style>
  <div id="deck">LISTS</div>"""


@pytest.fixture
def open_nested(open_page):
    def open_nested(touch=True, **attributes):
        page = open_page(touch=touch)
        page.evaluate("""(attributes) => {
          window.inner = document.createElement("overscroll-view");
          inner.style.height = "400px";
          for (const name in attributes) inner.setAttribute(name, attributes[name]);
          for (let i = 0; i < 30; i++) {
            inner.append(Object.assign(document.createElement("div"), { className: "row", textContent: i }));
          }
          inner.onrefresh = inner.onloadmore = () => new Promise(() => {});
          view.prepend(inner);
        }""", attributes)
        page.wait_for_function("inner.shadowRoot.querySelector('button:not([hidden])')")
        return page

    return open_nested


@pytest.mark.quick
def test_a_pull_runs_the_inner_one_alone(open_nested):
    page = open_nested()
    fingers = Fingers(page).pull(200)
    assert page.evaluate("[inner.phase, view.phase, view.overscroll]") == ["armed", "idle", 0]
    fingers.up()
    page.wait_for_function("inner.phase === 'running'")
    assert page.evaluate("view.phase") == "idle"


def test_a_wheel_pulls_the_inner_one_alone(open_nested):
    page = open_nested(touch=False)
    Wheel(page, y=200).glide(200)
    assert page.evaluate("inner.overscroll > 0 && view.overscroll === 0")


def test_where_the_inner_one_has_no_part_the_outer_one_is_pulled(open_nested):
    page = open_nested(edge="end")
    fingers = Fingers(page).pull(200)
    assert page.evaluate("[inner.phase, view.phase]") == ["idle", "armed"]
    fingers.move(0, -200).up()
    wait_until_settled(page)


def test_the_key_refreshes_the_inner_one_alone(open_nested):
    page = open_nested(touch=False)
    page.evaluate("inner.scroller.focus()")
    page.keyboard.press("Alt+r")
    assert page.evaluate("[inner.phase, view.phase]") == ["running", "idle"]


@pytest.fixture
def deck(open_page):
    """Opens a deck of three pages, each a list with this number of rows."""

    def deck(rows):
        page = open_page("blank.html")
        lists = f"<overscroll-view>{'<p>Row</p>' * rows}</overscroll-view>" * 3
        page.evaluate(
            """async (deck) => {
              document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
              document.body.innerHTML = deck;
              window.view = document.querySelector("overscroll-view");
              view.onrefresh = () => new Promise(() => {});
              await import(`${location.origin}/dist/overscroll.js`);
              window.ready = true;
            }""",
            DECK.replace("LISTS", lists),
        )
        page.wait_for_function(READY)
        draw(page)
        return page

    return deck


@pytest.mark.quick
@pytest.mark.parametrize("rows", [3, 60])
def test_a_swipe_at_40_degrees_turns_the_page_of_a_deck(deck, rows):
    page = deck(rows)
    fingers = Fingers(page)
    fingers.down(300, 300)
    fingers.move(-227, 190, steps=20)
    # A busy browser loses the first steps.
    page.wait_for_function("deck.scrollLeft > 50")
    assert page.evaluate("view.overscroll") == 0
    fingers.cancel()
