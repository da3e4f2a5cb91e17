"""The inside of a view does not depend on the display that a page gives it, nor on when the script comes."""

import pytest

from drivers import READY, Fingers, draw

DISPLAYS = [
    "flex", "block", "flow-root", "inline-block", "grid",
    "flex; align-items: center; justify-content: center", "grid; place-items: center",
    "grid; gap: 20px; grid-template: 50px 1fr / 50px 1fr",
]
LENGTHS = ["height: 400px", "max-height: 400px", "position: absolute; inset: 0 0 auto; height: 400px", "height: 100%"]
PAGE = """<!doctype html><meta name="viewport" content="width=device-width"><link rel=icon href="data:,">
  <style>body { margin: 0 } overscroll-view { width: 100%; height: 400px }
    overscroll-view:not(:defined) { display: block; overflow: auto }</style>
  <overscroll-view id="view">ROWS</overscroll-view>"""


@pytest.fixture
def open_list(open_page):
    """Opens a list with a load-more in a box 400 points high, with a style."""

    def open_list(style, script="dist/overscroll.js", attribute=""):
        page = open_page("blank.html")
        page.evaluate("""async ([style, script, attribute]) => {
          const sheet = document.head.appendChild(document.createElement("style"));
          sheet.textContent = `body { margin: 0 } #box { height: 400px } overscroll-view { width: 100%; ${style} }`;
          const rows = Array.from({ length: 60 }, () => "<p style='height: 60px; margin: 0'>Row</p>").join("");
          const list = `<overscroll-view id="view" edge="both" ${attribute}>${rows}</overscroll-view>`;
          document.body.innerHTML = `<div id="box">${list}</div>`;
          window.loads = 0;
          window.requestIdleCallback = () => {};
          view.onloadmore = () => { loads += 1; };
          await import(`${location.origin}/${script}`);
          window.scroller = view.shadowRoot.querySelector("#scroller");
          window.ready = true;
        }""", [style, script, attribute])
        return page

    return open_list


@pytest.mark.quick
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("display", DISPLAYS)
def test_a_list_scrolls_in_its_height_with_any_display(open_list, display, length):
    page = open_list(f"display: {display}; {length}")
    page.wait_for_function(READY)
    draw(page, 4)
    assert page.evaluate("[view.clientHeight, scroller.clientHeight, loads]") == [400, 400, 0]
    assert page.evaluate("view.clientWidth === scroller.clientWidth")
    last = "view.querySelector('p:last-of-type').getBoundingClientRect().bottom"
    assert page.evaluate(f"(view.scrollTop = 3200, {last})") == 400


@pytest.mark.quick
@pytest.mark.parametrize("display", DISPLAYS)
def test_a_list_scrolls_with_any_display_before_its_script_comes(open_list, display):
    page = open_list(f"display: {display}; height: 400px", "dist/overscroll-lazy.js")
    assert page.evaluate("[customElements.get('overscroll-view') === undefined, scroller.clientHeight]") == [True, 400]
    assert page.evaluate("view.clientWidth === scroller.clientWidth")


@pytest.mark.quick
def test_a_list_scrolls_without_the_script_and_keeps_its_offset_with_it(open_page):
    page = open_page("blank.html")
    rows = "".join(f"<p style='height: 60px; margin: 0'>Row {number}</p>" for number in range(60))
    page.route("**/plain/**", lambda route: route.fulfill(body=PAGE.replace("ROWS", rows), content_type="text/html"))
    page.goto(page.url.split("/Tests/")[0] + "/plain/")
    # A touch before the first picture scrolls nothing.
    draw(page)
    fingers = Fingers(page).down(195, 300).move(0, -200, steps=20)
    fingers.cancel()
    top = page.evaluate("view.scrollTop")
    assert top > 100
    page.evaluate("import(`${location.origin}/dist/overscroll.js`).then(() => { window.ready = true })")
    page.wait_for_function(READY)
    assert page.evaluate("[view.scrollTop, view.shadowRoot.querySelector('#scroller').scrollTop]") == [top, top]
    assert page.evaluate("view.querySelector('p').getBoundingClientRect().top") == -top


@pytest.mark.parametrize("display, attribute", [("none", ""), ("block", "hidden")])
def test_a_list_that_a_page_hides_is_not_shown_before_its_script_comes(open_list, display, attribute):
    page = open_list(f"display: {display}", "dist/overscroll-lazy.js", attribute)
    assert page.evaluate("[view.shadowRoot !== null, getComputedStyle(view).display]") == [True, "none"]
