"""A view inside another one: a gesture belongs to the inner one as long as it can use it."""

import pytest

from drivers import READY, Fingers, Wheel, draw, wait_until_settled

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
        page = open_page("blank.html", ready=False)
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
