"""An element that is moved within the document: portals, keyed moves, sortable lists."""

import pytest

from drivers import Fingers, draw, finish, wait_for_phase

MOVES = [
    "other.append(view)",
    "other.insertBefore(view, null)",
    "(view.remove(), other.append(view))",
    # With what is around it.
    "(view.replaceWith(other), other.append(view))",
]


def begin_by_touch(page):
    fingers = Fingers(page)
    fingers.pull(200)
    fingers.up()
    wait_for_phase(page, "running")


@pytest.mark.quick
@pytest.mark.parametrize("move", MOVES)
def test_a_move_within_a_task_does_not_end_a_run(page, move):
    begin_by_touch(page)
    page.evaluate(
        f"""() => {{
          window.other = document.createElement("main");
          other.style.height = "100%";
          document.body.append(other);
          {move};
        }}"""
    )
    draw(page, 4)
    assert page.evaluate("[run.signal.aborted, view.phase, count('refreshend')]") == [False, "running", 0]
    finish(page)
    assert page.evaluate("log.filter((e) => e.type === 'refreshend').map((e) => e.outcome)") == ["succeeded"]
    # It is pulled as before.
    begin_by_touch(page)
    assert page.evaluate("count('refresh')") == 2
    finish(page)


@pytest.mark.quick
def test_a_removal_that_lasts_ends_a_run(page):
    begin_by_touch(page)
    assert page.evaluate("(view.remove(), Promise.resolve().then(() => [run.signal.aborted, view.phase]))") == [
        True, "idle"
    ]


def test_a_moved_list_of_another_size_is_measured_again(page):
    page.evaluate(
        """() => {
          window.other = document.createElement("main");
          other.style.height = "300px";
          document.body.append(other);
          scroller.scrollTop = 500;
        }"""
    )
    page.wait_for_function("scroller.scrollTop === 500")
    page.evaluate("other.append(view)")
    draw(page, 4)
    # The browser has scrolled it back to its start.
    assert page.evaluate("[scroller.scrollTop, view.clientHeight]") == [0, 300]
    page.evaluate("scrollTo(0, 0)")
    begin_by_touch(page)
    finish(page)


@pytest.mark.quick
def test_a_move_under_a_finger_leaves_nothing_displaced(page):
    fingers = Fingers(page)
    fingers.pull(150)
    assert page.evaluate("view.overscroll") > 0
    page.evaluate("document.body.append(view)")
    fingers.up()
    draw(page, 4)
    page.wait_for_function("view.phase !== 'pulling' && view.phase !== 'armed'")
    if page.evaluate("view.phase") == "running":
        finish(page)
    page.wait_for_function("view.overscroll === 0")
    assert page.evaluate("scroller.style.transform") == ""


def test_a_begin_before_the_engine_is_there_survives_a_move(open_page):
    page = open_page(ready=False)
    page.evaluate(
        """() => new Promise((resolve) => {
          const made = document.createElement("overscroll-view");
          made.addEventListener("refresh", resolve, { once: true });
          made.onrefresh = () => {};
          document.body.prepend(made);
          customElements.whenDefined("overscroll-view").then(() => {
            made.begin();
            document.body.append(made);
          });
        })"""
    )


@pytest.mark.quick
def test_a_copy_made_during_a_run_is_idle(page):
    begin_by_touch(page)
    page.evaluate("(window.copy = view.cloneNode(true), view.replaceWith(copy))")
    page.wait_for_function("copy.phase === 'idle'")
    draw(page, 4)
    assert page.evaluate("[copy.getAttribute('phase'), copy.ariaBusy]") == ["idle", None]


@pytest.mark.quick
def test_a_list_that_goes_to_another_document_keeps_its_style_and_is_pulled(page, fingers):
    page.evaluate(
        """() => {
          const frame = document.createElement("iframe");
          frame.style = "width: 100%; height: 100%; border: 0";
          document.body.prepend(frame);
          const { body, documentElement } = frame.contentDocument;
          body.style = documentElement.style = "height: 100%; margin: 0";
          body.append(view);
          view.style = "height: 300px";
          for (const row of view.children) row.style = "height: 60px";
        }"""
    )
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
