"""Several views, hidden tabs, a missing engine, and memory leaks.

An element that is moved within the document: portals, keyed moves, sortable lists.
"""

import pytest

from drivers import BUTTON, Fingers, begin, draw, finish, hooked, memory_growth, outcomes, wait_for_phase


@pytest.mark.quick
def test_two_views_pull_and_refresh_without_knowing_each_other(open_page):
    page = open_page("two.html")
    fingers = Fingers(page).pull(200, y=100)
    assert page.evaluate("[upper.phase, lower.phase]") == ["armed", "idle"]
    fingers.up()
    page.wait_for_function("upper.phase === 'running'")
    fingers.pull(200, y=500)
    assert page.evaluate("[upper.phase, lower.phase]") == ["running", "armed"]
    fingers.up()
    page.wait_for_function("lower.phase === 'running'")
    page.evaluate("runs.lower.end()")
    page.wait_for_function("lower.phase === 'idle'")
    assert page.evaluate("upper.phase") == "running"


# A headless Chromium never hides a page, so these simulate it.
@pytest.mark.quick
def test_a_hidden_tab_in_the_middle_of_a_refresh_draws_nothing_and_still_ends(page):
    page.evaluate("""() => {
      window.frames = 0;
      const request = window.requestAnimationFrame;
      window.requestAnimationFrame = (draw) => request((time) => { frames++; draw(time); });
      window.setHidden = (hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      };
    }""")
    begin(page)
    page.evaluate("setHidden(true)")
    before = page.evaluate("frames")
    page.evaluate("finish()")
    page.wait_for_function("view.phase === 'idle'")
    # One frame may have been pending.
    assert page.evaluate("frames") - before <= 1
    assert page.evaluate("[view.overscroll, scroller.style.transform]") == [0, ""]
    page.evaluate("setHidden(false)")
    begin(page)


@pytest.fixture
def broken_page(open_page):
    """A page whose server has no engine, with the expected warning."""
    page = open_page("blank.html")
    page.route("**/overscroll.wasm", lambda route: route.fulfill(status=404))
    page.expect_problem("404")
    page.expect_problem("overscroll-view cannot load its engine")
    address = page.url.replace("blank.html?", "list.html")
    page.goto(address)
    page.wait_for_function("count('error') === 1")
    return page


def test_without_its_engine_a_view_is_a_plain_scroller(broken_page):
    Fingers(broken_page).down(195, 500).move(0, -300, steps=20).up()
    broken_page.wait_for_function("scroller.scrollTop > 100")
    assert broken_page.evaluate("[view.phase, view.overscroll, view.begin()]") == ["idle", 0, None]
    # What is left is a button that asks the page to refresh.
    assert not broken_page.evaluate("view.shadowRoot.querySelector('button').hidden")


@pytest.mark.quick
def test_without_its_engine_and_a_handler_a_refresh_fails(broken_page):
    broken_page.evaluate("view.onrefresh = null")
    broken_page.evaluate("view.addEventListener('refresh', (event) => event.stopImmediatePropagation(), true)")
    broken_page.evaluate("view.shadowRoot.querySelector('button').click()")
    broken_page.wait_for_function("count('refreshend') === 1")
    assert broken_page.evaluate(f"[view.ariaBusy, {BUTTON}]") == [None, "Could not refresh"]


@pytest.mark.quick
def test_a_failed_load_is_one_line_and_an_error_for_each_view(broken_page):
    broken_page.wait_for_function("count('error') === 1")
    # Both of them wait for one retry.
    broken_page.evaluate("""() => {
      for (let i = 0; i < 2; i++) {
        const other = document.createElement("overscroll-view");
        other.addEventListener("error", ({ message }) => log.push({ type: "error", message }));
        document.body.append(other);
      }
    }""")
    broken_page.wait_for_function("count('error') === 3")
    lines = [text for text in broken_page.problems if "cannot load its engine" in text]
    assert len(lines) == 2
    assert all("overscroll.wasm answered 404" in line for line in lines)


def test_a_server_that_calls_wasm_something_else_will_do(open_page):
    page = open_page("loading.html")
    headers = {"Content-Type": "application/octet-stream"}
    page.route("**/overscroll.wasm", lambda route: route.fulfill(response=route.fetch(), headers=headers))
    page.evaluate("void addView()")
    page.wait_for_function("isAttached()")


@pytest.mark.quick
def test_a_view_leaves_nothing_behind(open_page):
    # In real time, because it counts the browser's requests.
    page = open_page(before=COUNT_EVERYTHING, real_time=True)
    page.evaluate("view.remove(); view.addEventListener('overscrollframe', () => {})")
    before = page.evaluate("counts()")
    page.evaluate("""async () => {
      const frame = () => new Promise((resolve) => request(resolve));
      for (let i = 0; i < 20; i++) {
        document.body.append(view);
        await frame();
        view.begin();
        await frame();
        view.remove();
      }
    }""")
    assert page.evaluate("counts()") == before


def test_memory_is_used_again(open_page):
    assert memory_growth(open_page(before=hooked()), 500) == 0


# Counts registrations that are not removed, for everything a view may use.
COUNT_EVERYTHING = """
  window.request = window.requestAnimationFrame;
  const open = { listeners: 0, timers: new Set(), frames: new Set(), observers: new Set() };
  window.counts = () => [
    open.listeners, open.timers.size, open.frames.size, open.observers.size
  ];
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    add.call(this, type, listener, options);
    if (!options?.signal) return;
    open.listeners++;
    add.call(options.signal, "abort", () => open.listeners--, { once: true });
  };
  const timeout = window.setTimeout, clear = window.clearTimeout;
  window.setTimeout = (call, time) => {
    const id = timeout(() => { open.timers.delete(id); call(); }, time);
    open.timers.add(id);
    return id;
  };
  window.clearTimeout = (id) => { open.timers.delete(id); clear(id); };
  const cancel = window.cancelAnimationFrame;
  window.requestAnimationFrame = (call) => {
    const id = request((time) => { open.frames.delete(id); call(time); });
    open.frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => { open.frames.delete(id); cancel(id); };
  for (const name of ["ResizeObserver", "MutationObserver"]) {
    const { prototype } = window[name];
    const { observe, disconnect } = prototype;
    prototype.observe = function (...rest) { open.observers.add(this); observe.apply(this, rest); };
    prototype.disconnect = function () { open.observers.delete(this); disconnect.call(this); };
  }
"""


def test_a_view_in_a_tab_that_is_hidden_from_the_start_refreshes(open_page):
    page = open_page(
        before="Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
    )
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    finish(page)
    assert page.evaluate("count('refreshend')") == 1


MOVES = [
    "other.append(view)",
    "other.moveBefore ? other.moveBefore(view, null) : other.insertBefore(view, null)",
    "(view.remove(), other.append(view))",
    # With what is around it.
    "(view.replaceWith(other), other.append(view))",
]


def begin_by_touch(page):
    Fingers(page).pull(200).up()
    wait_for_phase(page, "running")


@pytest.mark.quick
@pytest.mark.parametrize("move", MOVES)
def test_a_move_within_a_task_does_not_end_a_run(page, move):
    begin_by_touch(page)
    page.evaluate(f"""() => {{
      window.other = document.createElement("main");
      other.style.height = "100%";
      document.body.append(other);
      {move};
    }}""")
    draw(page, 4)
    assert page.evaluate("[run.signal.aborted, view.phase, count('refreshend')]") == [False, "running", 0]
    finish(page)
    # It is pulled as before.
    begin_by_touch(page)
    finish(page)
    assert outcomes(page) == ["succeeded", "succeeded"]


@pytest.mark.quick
def test_a_move_under_a_finger_leaves_nothing_displaced(page):
    fingers = Fingers(page).pull(150)
    assert page.evaluate("view.overscroll") > 0
    page.evaluate("document.body.append(view)")
    fingers.up()
    draw(page, 4)
    page.wait_for_function("view.phase !== 'pulling' && view.phase !== 'armed'")
    if page.evaluate("view.phase") == "running":
        finish(page)
    page.wait_for_function("view.overscroll === 0")
    assert page.evaluate("scroller.style.transform") == ""


@pytest.mark.quick
def test_a_copy_made_during_a_run_is_idle(page):
    begin_by_touch(page)
    page.evaluate("(window.copy = view.cloneNode(true), view.replaceWith(copy))")
    page.wait_for_function("copy.phase === 'idle'")
    draw(page, 4)
    assert page.evaluate("[copy.getAttribute('phase'), copy.ariaBusy]") == ["idle", None]


@pytest.mark.quick
def test_a_list_that_goes_to_another_document_keeps_its_style_and_is_pulled(page, fingers):
    page.evaluate("""() => {
      const frame = document.createElement("iframe");
      frame.style = "width: 100%; height: 100%; border: 0";
      document.body.prepend(frame);
      const { body, documentElement } = frame.contentDocument;
      body.style = documentElement.style = "height: 100%; margin: 0";
      body.append(view);
      view.style = "height: 300px";
      for (const row of view.children) row.style = "height: 60px";
    }""")
    page.wait_for_function("view.hasAttribute('phase')")
    draw(page, 4)
    assert page.evaluate("[scroller.clientHeight, scroller.scrollHeight]") == [300, 3600]
    fingers.pull(200, y=50)
    assert page.evaluate("view.phase") == "armed"
    # A second finger, as in the first document.
    fingers.down(100, 50, finger=1)
    page.wait_for_function("view.phase === 'idle'")
    fingers.up(1)
    fingers.up()
    assert page.evaluate("count('refresh')") == 0
