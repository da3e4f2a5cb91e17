"""overscroll-lazy.js: what a page loads before it is used, and a first pull that begins before the engine is there."""

import pytest

from drivers import Fingers, Wheel, draw, rubber_band

# A list as a page has it, with the style that Web/README.md tells to use.
PAGE = """<!doctype html><meta name="viewport" content="width=device-width"><link rel=icon href="data:,">
  <style>body { margin: 0 } overscroll-view:not(:defined) { display: block; overflow: auto }</style>
  <script>BEFORE</script><script type="module" src="/dist/overscroll-lazy.js"></script>
  <overscroll-view id="view" ATTRIBUTES style="height: 100dvh">ROWS</overscroll-view>
  <script>
    window.log = [];
    for (const type of ["refresh", "loadmore", "phasechange"])
      view.addEventListener(type, ({ detail }) => log.push(detail.phase ?? type));
    view.onrefresh = view.onloadmore = () => new Promise((resolve) => { window.finish = resolve });
    new PerformanceObserver((list) => { for (const each of list.getEntries()) window.shift = each.value })
      .observe({ type: "layout-shift", buffered: true });
  </script>"""
# Until a test lets them go.
BUSY = "window.requestIdleCallback = () => {}"
OURS = "performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)).filter((name) => name.startsWith('overscroll'))"
DISPLACED = "(() => { const row = view.querySelector('p').getBoundingClientRect(); return row.top })()"


@pytest.fixture
def lazy(open_page):
    """Opens a page; with `held`, its script arrives when the test says `page.release()`."""

    def lazy(attributes="", rows=60, idle=False, held=False, touch=True):
        page = open_page("blank.html", touch=touch)
        waiting = []
        if held:
            page.route("**/dist/overscroll.js", lambda route: waiting.append(route))
        parts = {
            "BEFORE": "" if idle else BUSY,
            "ATTRIBUTES": attributes,
            "ROWS": "".join(f"<p style='height: 60px; margin: 0'>Row {number}</p>" for number in range(rows)),
        }
        text = PAGE
        for name, part in parts.items():
            text = text.replace(name, part)
        page.route("**/lazy/**", lambda route: route.fulfill(body=text, content_type="text/html"))
        page.goto(page.url.split("/Tests/")[0] + "/lazy/")
        page.wait_for_function("view.shadowRoot")

        def release():
            while not waiting:
                draw(page, 1)
            waiting.pop().continue_()
            page.wait_for_function("view.hasAttribute('phase')")
            draw(page, 4)

        page.release = release
        return page

    return lazy


@pytest.mark.quick
def test_a_page_loads_nothing_more_until_it_is_used(lazy):
    page = lazy()
    draw(page, 30)
    assert page.evaluate(OURS) == ["overscroll-lazy.js"]
    assert page.evaluate("customElements.get('overscroll-view') === undefined") is True
    # It scrolls.
    page.evaluate("view.shadowRoot.querySelector('#scroller').scrollTop = 500")
    assert page.evaluate(DISPLACED) == -500
    Fingers(page).down(195, 300)
    page.wait_for_function("view.hasAttribute('phase')")
    assert page.evaluate(OURS)[:2] == ["overscroll-lazy.js", "overscroll.wasm"]
    # The upgrade moves nothing.
    assert page.evaluate("[window.shift, view.scrollTop]") == [None, 500]
    assert page.evaluate(DISPLACED) == -500


@pytest.mark.quick
def test_an_idle_page_loads_the_script_after_its_load_event(lazy):
    page = lazy(idle=True)
    page.wait_for_function("view.hasAttribute('phase')")
    started = page.evaluate(
        "performance.getEntriesByType('resource').find(({ name }) => name.endsWith('overscroll.js')).startTime"
    )
    assert started >= page.evaluate("performance.getEntriesByType('navigation')[0].loadEventStart")
    assert page.evaluate("window.shift") is None


@pytest.mark.quick
@pytest.mark.parametrize("attributes", ["", 'scroller="page" style=""'])
def test_a_pull_that_begins_before_the_engine_is_there_goes_on_under_the_finger(lazy, attributes):
    page = lazy(attributes, held=True)
    fingers = Fingers(page).down(195, 200).move(0, 120)
    before = page.evaluate(DISPLACED)
    assert before == pytest.approx(rubber_band(110, 844), abs=0.5)
    # At the end of each frame, which shows it nowhere else.
    page.evaluate("""() => {
      window.tops = [];
      clock.drawn = () => tops.push(view.querySelector("p").getBoundingClientRect().top);
    }""")
    page.release()
    page.wait_for_function("view.phase === 'pulling'")
    draw(page, 8)
    assert page.evaluate("tops.length > 3") is True
    assert max(abs(top - before) for top in page.evaluate("tops")) < 0.5
    fingers.move(0, 120)
    assert page.evaluate("view.phase") == "armed"
    assert page.evaluate(DISPLACED) == pytest.approx(rubber_band(230, 844), abs=0.5)
    fingers.up()
    page.wait_for_function("log.includes('refresh') && view.phase === 'running'")
    page.evaluate("finish()")
    page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")
    assert page.evaluate(DISPLACED) == 0


def test_a_pull_that_ended_before_the_engine_is_there_refreshes(lazy):
    page = lazy(held=True)
    Fingers(page).pull(300).up()
    page.release()
    page.wait_for_function("log.includes('refresh')")


@pytest.mark.parametrize("style", ["touch-action: none", "overflow: auto"])
def test_a_child_that_has_the_touch_keeps_it(lazy, style):
    page = lazy(held=True)
    page.evaluate(f"""() => {{
      const markup = '<div style="height: 200px; {style}"><div style="height: 900px"></div></div>';
      view.insertAdjacentHTML("afterbegin", markup);
      const child = view.firstElementChild;
      child.scrollTop = 300;
      const prevent = (event) => child.style.touchAction && event.preventDefault();
      child.addEventListener("touchmove", prevent, {{ passive: false }});
    }}""")
    fingers = Fingers(page).pull(150, y=40)
    assert page.evaluate("view.shadowRoot.querySelector('#scroller').style.top") == ""
    fingers.up()
    page.release()
    draw(page, 4)
    assert page.evaluate("log.length") == 0


@pytest.mark.quick
def test_the_control_refreshes_by_the_keyboard_and_keeps_the_focus(lazy):
    page = lazy(touch=False)
    page.keyboard.press("Tab")
    assert page.evaluate("view.shadowRoot.activeElement?.textContent") == "Refresh"
    page.keyboard.press("Enter")
    page.wait_for_function("log.includes('refresh')")
    assert page.evaluate("view.shadowRoot.activeElement?.localName") == "button"
    assert page.evaluate("view.shadowRoot.querySelectorAll('button.start, #scroller, #content > slot').length") == 3


@pytest.mark.quick
@pytest.mark.parametrize("attributes, by", [("", "wheel"), ("scroller=page", "wheel"), ("scroller=page", "key")])
def test_a_wheel_and_a_plain_key_load_it_and_scroll(lazy, attributes, by):
    """A key where the page scrolls: elsewhere the list has the focus first, which loads it, too."""
    page = lazy(attributes, touch=False)
    # As high as its rows where the page scrolls.
    page.evaluate("if (view.hasAttribute('scroller')) view.style.height = 'auto'")
    draw(page, 30)
    assert page.evaluate(OURS) == ["overscroll-lazy.js"]
    Wheel(page).turn(120) if by == "wheel" else page.keyboard.press("ArrowDown")
    page.wait_for_function("view.hasAttribute('phase')")
    page.wait_for_function(f"{DISPLACED} {'=== -120' if by == 'wheel' else '< 0'}")
    assert page.evaluate("[log.length, view.phase]") == [0, "idle"]


@pytest.mark.parametrize("attributes", ["", "edge=both", "axis=horizontal", "edge=end", "disabled"])
def test_the_upgrade_moves_no_row(lazy, attributes):
    page = lazy(attributes)
    places = "[...view.querySelectorAll('p')].slice(0, 20).map((row) => JSON.stringify(row.getBoundingClientRect())).join()"
    before = page.evaluate(places)
    page.evaluate("import('/dist/overscroll-lazy.js').then(({ load }) => load())")
    page.wait_for_function("view.hasAttribute('phase')")
    draw(page, 4)
    assert page.evaluate(places) == before


def test_an_element_that_is_added_later_is_prepared(lazy):
    page = lazy()
    page.evaluate("document.body.prepend(document.createElement('overscroll-view'))")
    page.wait_for_function("document.body.firstElementChild.shadowRoot?.querySelector('#scroller')")


@pytest.mark.quick
def test_a_second_finger_ends_a_pull_before_the_engine_is_there(lazy):
    page = lazy(held=True)
    fingers = Fingers(page).down(195, 440).move(0, 120)
    assert page.evaluate(DISPLACED) > 0
    fingers.down(195, 380, finger=1)
    for _ in range(20):
        fingers.move(0, 7, steps=1).move(0, -12, steps=1, finger=1)
    assert page.evaluate(DISPLACED) <= 0
    assert page.evaluate("visualViewport.scale") > 1.5
    fingers.up(1)
    fingers.up()
    page.release()
    assert page.evaluate("[view.phase, log]") == ["idle", []]


def test_a_place_may_be_kept_before_the_script_is_there(lazy):
    page = lazy()
    page.evaluate(
        """async () => {
          const { keepPlace } = await import("/dist/overscroll-place.js");
          window.place = keepPlace(view, { id: (row) => row.textContent });
          await (await import("/dist/overscroll-lazy.js")).load();
        }"""
    )
    page.wait_for_function("view.hasAttribute('phase')")
    page.evaluate("view.scroller.scrollTop = 915")
    draw(page, 2)
    page.evaluate("view.children[0].style.height = '200px'")
    draw(page, 2)
    assert page.evaluate("[place.anchor, view.scroller.scrollTop]") == [{"id": "Row 16", "distance": 45}, 1055]
