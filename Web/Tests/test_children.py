"""What a child of a list says about touches, a mouse, a pen and a wheel decides, as for native scrolling.

From public reports about pull-to-refresh scripts: maps, drawings, sortable rows, swipe to delete and sheets that
are in the list's markup. Each test drags by real input.
"""

import pytest

from drivers import Fingers, Mouse, Pen, Wheel, draw, wait_for_phase

# Below the first 100 points of the page.
CHILD = "height: 200px; margin-top: 100px; background: #ddd"


def add_child(page, markup, script=""):
    """Puts a child first in the list; `child` is its first element."""
    page.evaluate(
        """([markup, script]) => {
          const row = document.createElement("div");
          row.innerHTML = markup;
          view.prepend(row);
          const child = row.firstElementChild;
          window.child = child;
          new Function("child", script)(child);
        }""",
        [markup, script],
    )
    draw(page)


def pull_from_child(page, distance=200):
    fingers = Fingers(page)
    fingers.pull(distance, x=195, y=200)
    fingers.up()
    draw(page, 4)


def refreshes(page):
    return page.evaluate("count('refresh')")


def assert_left_alone(page):
    assert page.evaluate("phases()") == []
    assert refreshes(page) == 0


def test_a_plain_child_is_pulled(page):
    add_child(page, f'<div style="{CHILD}"></div>')
    pull_from_child(page)
    wait_for_phase(page, "running")


@pytest.mark.quick
@pytest.mark.parametrize("types", [["touchstart"], ["touchmove"], ["touchstart", "touchmove"]])
@pytest.mark.parametrize("holder", ["child", "child.firstElementChild"])
def test_a_child_that_prevents_touches_is_not_pulled(page, types, holder):
    add_child(
        page,
        f'<div style="{CHILD}"><div style="height: 100%"></div></div>',
        f"for (const type of {types}) {holder}.addEventListener(type, (event) => event.preventDefault(), "
        "{ passive: false })",
    )
    pull_from_child(page)
    assert_left_alone(page)


@pytest.mark.parametrize("holder", ["child", "child.firstElementChild"])
def test_a_child_that_only_keeps_its_touches_to_itself_is_pulled(page, holder):
    # As the browser scrolls then, too.
    add_child(
        page,
        f'<div style="{CHILD}"><div style="height: 100%"></div></div>',
        f"{holder}.addEventListener('touchmove', (event) => event.stopPropagation())",
    )
    pull_from_child(page)
    wait_for_phase(page, "running")


@pytest.mark.quick
@pytest.mark.parametrize("action", ["none", "pan-x", "pinch-zoom", "pan-down"])
@pytest.mark.parametrize("inner", ["", '<div style="height: 100%"></div>'])
def test_the_touch_action_of_a_child_decides(page, action, inner):
    add_child(page, f'<div style="{CHILD}; touch-action: {action}">{inner}</div>')
    page.evaluate("window.moves = 0")
    page.evaluate("child.addEventListener('pointermove', () => moves++)")
    pull_from_child(page)
    assert_left_alone(page)
    # The child gets its pointer events to the end.
    assert page.evaluate("moves") > 3


@pytest.mark.parametrize("action", ["auto", "manipulation", "pan-y", "pan-up", "pan-x pan-y"])
def test_a_touch_action_that_scrolls_the_list_also_pulls_it(page, action):
    add_child(page, f'<div style="{CHILD}; touch-action: {action}"></div>')
    pull_from_child(page)
    wait_for_phase(page, "running")


def test_a_child_without_touch_action_in_the_middle_of_a_list_scrolls_nothing(page):
    add_child(page, f'<div style="{CHILD}; touch-action: none"></div>')
    page.evaluate("scroller.scrollTop = 50")
    page.wait_for_function("scroller.scrollTop === 50")
    fingers = Fingers(page)
    fingers.pull(-80, y=200)
    fingers.move(0, 250)
    fingers.up()
    draw(page, 4)
    assert page.evaluate("scroller.scrollTop") == 50
    assert_left_alone(page)


SHEET = "position: fixed; inset: 80px 0 auto; height: 300px; width: auto; border: 0; background: #ddd"


@pytest.mark.quick
@pytest.mark.parametrize(
    "markup, script",
    [
        (f'<dialog style="{SHEET}"></dialog>', "child.showModal()"),
        (f'<div popover style="{SHEET}"></div>', "child.showPopover()"),
        (f'<div style="{SHEET}"></div>', ""),
        (f'<div style="{SHEET}"><p style="height: 100%"></p></div>', ""),
    ],
)
def test_what_is_fixed_or_in_the_top_layer_is_not_the_lists_content(page, markup, script):
    add_child(page, markup, script)
    pull_from_child(page)
    assert_left_alone(page)


def test_the_backdrop_of_a_dialog_in_the_list_is_not_the_lists_content(page):
    add_child(page, f'<dialog style="{SHEET}"></dialog>', "child.showModal()")
    fingers = Fingers(page)
    fingers.pull(200, y=500)
    fingers.up()
    assert_left_alone(page)


@pytest.mark.parametrize("markup", [f'<dialog style="{SHEET}"></dialog>', f'<div style="{SHEET}"></div>'])
def test_a_wheel_and_a_mouse_over_a_sheet_in_the_list_pull_nothing(open_page, markup):
    page = open_page(touch=False)
    add_child(page, markup, "child.showModal?.()")
    Wheel(page, y=200).glide(300)
    mouse = Mouse(page)
    mouse.down(195, 200)
    mouse.move(0, 200)
    mouse.up()
    draw(page, 4)
    assert_left_alone(page)


def test_a_prevented_wheel_pulls_nothing(open_page):
    page = open_page(touch=False)
    add_child(
        page,
        f'<div style="{CHILD}"></div>',
        "child.addEventListener('wheel', (event) => event.preventDefault(), { passive: false })",
    )
    Wheel(page, y=200).glide(300)
    draw(page, 4)
    assert_left_alone(page)


@pytest.mark.quick
@pytest.mark.parametrize(
    "script",
    [
        "child.addEventListener('mousedown', (event) => event.preventDefault())",
        "child.addEventListener('pointerdown', (event) => event.preventDefault())",
        "child.addEventListener('pointerdown', (event) => child.setPointerCapture(event.pointerId))",
        # After the movement that makes it a drag, as libraries for sortable lists do.
        "child.addEventListener('pointermove', (event) => event.buttons && child.setPointerCapture(event.pointerId))",
        "child.style.touchAction = 'none'",
        "child.draggable = true",
    ],
)
@pytest.mark.parametrize("device", [Mouse, Pen])
def test_a_child_that_uses_the_mouse_is_not_pulled_by_it(open_page, script, device):
    page = open_page(touch=False)
    add_child(page, f'<div style="{CHILD}"></div>', script)
    mouse = device(page)
    mouse.down(195, 200)
    mouse.move(0, 200)
    mouse.up()
    draw(page, 4)
    assert refreshes(page) == 0
    assert page.evaluate("view.phase") == "idle"


@pytest.mark.parametrize("device, kind", [(Mouse, "mouse"), (Pen, "pen")])
def test_a_plain_child_is_pulled_by_a_mouse_and_by_a_pen(open_page, device, kind):
    page = open_page(touch=False)
    add_child(page, f'<div style="{CHILD}"></div>')
    page.evaluate("child.addEventListener('pointerdown', ({ pointerType }) => { window.kind = pointerType })")
    mouse = device(page)
    mouse.down(195, 200)
    mouse.move(0, 200)
    mouse.up()
    assert page.evaluate("kind") == kind
    wait_for_phase(page, "running")


@pytest.mark.quick
@pytest.mark.parametrize("depth", [1, 2, 6])
def test_a_fixed_node_at_any_depth_stays_in_its_place(page, depth):
    inner = '<b id="fixed" style="position: fixed; top: 600px; left: 0">Toolbar</b>'
    add_child(page, "<div>" * (depth - 1) + inner + "</div>" * (depth - 1))
    page.evaluate("window.tops = new Set()")
    page.evaluate(
        """() => {
          const note = () => { tops.add(fixed.getBoundingClientRect().top); requestAnimationFrame(note); };
          note();
        }"""
    )
    fingers = Fingers(page)
    fingers.down(195, 200)
    fingers.move(0, 150, is_drawn=True)
    assert page.evaluate("view.overscroll") > 0
    fingers.up()
    draw(page, 8)
    assert page.evaluate("[...tops]") == [600]


def test_a_fixed_node_in_a_rows_shadow_tree_stays_in_its_place(page):
    add_child(
        page,
        "<div></div>",
        "child.attachShadow({ mode: 'open' }).innerHTML = '<b style=\"position: fixed; top: 600px\">Toolbar</b>'",
    )
    fingers = Fingers(page)
    fingers.pull(150)
    assert page.evaluate("child.shadowRoot.firstChild.getBoundingClientRect().top") == 600
    fingers.up()


@pytest.mark.quick
@pytest.mark.parametrize("script", ["dist/overscroll.js", "dist/overscroll-lazy.js"])
def test_what_is_in_front_in_a_row_is_in_front_of_the_page(open_page, script):
    page = open_page("blank.html", ready=False)
    page.evaluate(
        """async (script) => {
          window.requestIdleCallback = () => {};
          document.body.innerHTML = `<style>* { margin: 0 } header { position: sticky; top: 0; z-index: 10; height: 50px }
            overscroll-view { height: 300px } p { height: 500px } #over { position: fixed; z-index: 1000; inset: 0 }</style>
            <header>Page</header><overscroll-view id="view"><p>Row<b id="over"></b></p></overscroll-view>`;
          await import(`${location.origin}/${script}`);
        }""",
        script,
    )
    page.wait_for_function("view.shadowRoot?.querySelector('#scroller')")
    draw(page)
    assert page.evaluate("document.elementFromPoint(100, 20).id") == "over"
    if "lazy" in script:
        return
    page.wait_for_function("view.hasAttribute('phase')")
    # Also during a run, whose indicator has to be in front or behind.
    page.evaluate("(view.onrefresh = () => new Promise(() => {}), view.begin())")
    page.wait_for_function("view.overscroll === 56")
    assert page.evaluate("document.elementFromPoint(100, 20).id") == "over"
