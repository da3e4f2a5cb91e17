"""What a child of a list says about touches, a mouse, a pen and a wheel decides, as for native scrolling.

From public reports about pull-to-refresh scripts: maps, drawings, sortable rows, swipe to delete and sheets that
are in the list's markup, and pages that zoom or hide a list. Each test drags by real input.
"""

import pytest

from drivers import Fingers, Mouse, Pen, draw, finish, wait_for_phase

# Below the first 100 points of the page.
CHILD = "height: 200px; margin-top: 100px; background: #ddd"


def add_child(page, markup, script=""):
    """Puts a child first in the list; `child` is its first element."""
    page.evaluate("""([markup, script]) => {
      const row = document.createElement("div");
      row.innerHTML = markup;
      view.prepend(row);
      const child = row.firstElementChild;
      window.child = child;
      new Function("child", script)(child);
    }""", [markup, script])
    draw(page)


def pull_from_child(page, distance=200, y=200):
    Fingers(page).pull(distance, y=y).up()
    draw(page, 4)


def assert_left_alone(page):
    assert page.evaluate("[phases(), count('refresh')]") == [[], 0]


def prevents(holder, *types):
    act = "addEventListener('{}', (event) => event.preventDefault(), {{ passive: false }})"
    return "; ".join(f"{holder}.{act.format(type)}" for type in types)


INNER = '<div style="height: 100%"></div>'
KEEPS = "addEventListener('touchmove', (event) => event.stopPropagation())"


@pytest.mark.quick
@pytest.mark.parametrize("style, inner, script, is_pulled", [
    *[("", INNER, prevents(holder, *types), False) for holder in ("child", "child.firstElementChild")
      for types in (["touchstart"], ["touchmove"], ["touchstart", "touchmove"])],
    # One that only keeps its touches to itself is pulled, as the browser scrolls then, too.
    ("", INNER, f"child.{KEEPS}", True), ("", INNER, f"child.firstElementChild.{KEEPS}", True),
    *[(f"touch-action: {action}", inner, "", False) for action in ("none", "pan-x", "pinch-zoom", "pan-down")
      for inner in ("", INNER)],
    *[(f"touch-action: {action}", "", "", True)
      for action in ("auto", "manipulation", "pan-y", "pan-up", "pan-x pan-y")],
    ("", '<iframe srcdoc="<p>Frame" style="height: 200px; width: 390px; border: 0"></iframe>', "", False),
])
def test_what_a_child_says_about_touches_decides(page, style, inner, script, is_pulled):
    add_child(page, f'<div style="{CHILD}; {style}">{inner}</div>', script)
    page.evaluate("window.moves = 0; child.addEventListener('pointermove', () => moves++)")
    pull_from_child(page)
    if is_pulled:
        wait_for_phase(page, "running")
    else:
        assert_left_alone(page)
    if "touch-action" in style and not is_pulled:
        # The child gets its pointer events to the end.
        assert page.evaluate("moves") > 3


SHEET = "position: fixed; inset: 80px 0 auto; height: 300px; width: auto; border: 0; background: #ddd"


@pytest.mark.quick
@pytest.mark.parametrize("markup, script, y", [
    (f'<dialog style="{SHEET}"></dialog>', "child.showModal()", 200),
    # Its backdrop.
    (f'<dialog style="{SHEET}"></dialog>', "child.showModal()", 500),
    (f'<div popover style="{SHEET}"></div>', "child.showPopover()", 200),
    (f'<div style="{SHEET}"><p style="height: 100%"></p></div>', "", 200),
])
def test_what_is_fixed_or_in_the_top_layer_is_not_the_lists_content(page, markup, script, y):
    add_child(page, markup, script)
    pull_from_child(page, y=y)
    assert_left_alone(page)


@pytest.mark.quick
@pytest.mark.parametrize("script", [
    "child.addEventListener('mousedown', (event) => event.preventDefault())",
    "child.addEventListener('pointerdown', (event) => event.preventDefault())",
    "child.addEventListener('pointerdown', (event) => child.setPointerCapture(event.pointerId))",
    # After the movement that makes it a drag, as libraries for sortable lists do.
    "child.addEventListener('pointermove', (event) => event.buttons && child.setPointerCapture(event.pointerId))",
    "child.style.touchAction = 'none'",
    "child.draggable = true",
])
@pytest.mark.parametrize("device", [Mouse, Pen])
def test_a_child_that_uses_the_mouse_is_not_pulled_by_it(open_page, script, device):
    page = open_page(touch=False)
    add_child(page, f'<div style="{CHILD}"></div>', script)
    mouse = device(page)
    mouse.down(195, 200).move(0, 200).up()
    draw(page, 4)
    assert page.evaluate("[view.phase, count('refresh')]") == ["idle", 0]


def test_a_plain_child_is_pulled_by_a_pen(open_page):
    page = open_page(touch=False)
    add_child(page, f'<div style="{CHILD}"></div>')
    page.evaluate("child.addEventListener('pointerdown', ({ pointerType }) => { window.kind = pointerType })")
    Pen(page).down(195, 200).move(0, 200).up()
    wait_for_phase(page, "running")
    assert page.evaluate("kind") == "pen"


FIXED = '<b style="position: fixed; top: 600px; left: 0">Toolbar</b>'


@pytest.mark.quick
@pytest.mark.parametrize("markup, script, node", [
    (FIXED, "", "child"),
    (f"<div>{'<div>' * 4}{FIXED}{'</div>' * 4}</div>", "", "child.querySelector('b')"),
    ("<div></div>", f"child.attachShadow({{ mode: 'open' }}).innerHTML = '{FIXED}'", "child.shadowRoot.firstChild"),
], ids=["in a row", "deep in it", "in its shadow tree"])
def test_a_fixed_node_stays_in_its_place(page, markup, script, node):
    add_child(page, markup, script)
    page.evaluate(f"""() => {{
      window.tops = new Set();
      const note = () => {{ tops.add({node}.getBoundingClientRect().top); requestAnimationFrame(note); }};
      note();
    }}""")
    fingers = Fingers(page).down(195, 200).move(0, 150, is_drawn=True)
    assert page.evaluate("view.overscroll") > 0
    fingers.up()
    draw(page, 8)
    assert page.evaluate("[...tops]") == [600]


@pytest.mark.quick
@pytest.mark.parametrize("script", ["dist/overscroll.js", "dist/overscroll-lazy.js"])
def test_what_is_in_front_in_a_row_is_in_front_of_the_page(open_page, script):
    page = open_page("blank.html")
    page.evaluate("""async (script) => {
      window.requestIdleCallback = () => {};
      document.body.innerHTML = `<style>* { margin: 0 } header { position: sticky; top: 0; z-index: 10; height: 50px }
        overscroll-view { height: 300px } p { height: 500px } #over { position: fixed; z-index: 1000; inset: 0 }</style>
        <header>Page</header><overscroll-view id="view"><p>Row<b id="over"></b></p></overscroll-view>`;
      await import(`${location.origin}/${script}`);
    }""", script)
    page.wait_for_function("view.shadowRoot?.querySelector('#scroller')")
    if "lazy" not in script:
        # Also during a run, whose indicator has to be in front or behind.
        page.wait_for_function("view.hasAttribute('phase')")
        page.evaluate("(view.onrefresh = () => new Promise(() => {}), view.begin())")
        page.wait_for_function("view.overscroll === 56")
    assert page.evaluate("document.elementFromPoint(100, 20).id") == "over"


def test_a_range_slider_slides_and_pulls_nothing(page):
    add_child(page, '<input type="range" value="0" style="width: 300px; height: 60px; margin: 100px 0">')
    Fingers(page).down(30, 130).move(200, 5).up()
    draw(page)
    assert page.evaluate("Number(child.value) > 20") is True
    assert page.evaluate("phases()") == []


@pytest.mark.parametrize("ratio, script", [
    (1.1, ""), (1.5, ""), (2.625, ""),
    (2, "document.body.style = 'zoom: 0.8'"), (2, "document.body.style = 'transform: scale(0.9)'"),
    # Shown later.
    (2, "view.style = 'display: none'; requestAnimationFrame(() => { view.style = '' })"),
])
def test_a_pull_ends_at_rest_at_any_device_ratio_zoom_and_scale(open_page, ratio, script):
    page = open_page(context={"device_scale_factor": ratio})
    page.evaluate(script)
    draw(page, 4)
    pull_from_child(page)
    wait_for_phase(page, "running")
    finish(page)
    assert page.evaluate("scroller.scrollTop") == 0


CAROUSEL = """<div style="display: flex; overflow-x: auto; margin-top: 60px">
  <p style="flex: 0 0 500px; height: 200px"></p><p style="flex: 0 0 500px"></p></div>"""


@pytest.mark.parametrize("dy, pulls", [(0, False), (60, False), (400, True)])
def test_a_carousel_scrolls_sideways_and_is_pulled_down(page, dy, pulls):
    add_child(page, CAROUSEL)
    Fingers(page).down(300, 150).move(-150, dy).up()
    draw(page, 2)
    assert page.evaluate("phases().length > 0") is pulls
    if not pulls:
        page.wait_for_function("child.scrollLeft > 50")
