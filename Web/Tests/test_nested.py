"""A view inside another one: a gesture belongs to the inner one as long as it can use it."""

import pytest

from drivers import Fingers, Wheel, wait_until_settled


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
