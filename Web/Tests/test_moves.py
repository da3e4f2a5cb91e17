"""An element that is moved within the document: portals, keyed moves, sortable lists."""

import pytest

from drivers import Fingers, draw, finish, outcomes, wait_for_phase

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
