"""Parameters that the element follows, not the engine: whether a pull may begin, the age of what is shown, haptics."""

import pytest

from drivers import (
    Fingers, Wheel, begin, draw, finish, finish_load, scroll_to, wait_for_phase, wait_until_settled, warnings_of,
)
from places import RECIPES, code_in

REFRESHES = "count('refresh')"


def attach(page):
    """Waits until the element has the full engine."""
    page.wait_for_function("view.parametersOf()?.dragRate > 0")
    draw(page)


def use(page, parameters):
    page.evaluate(f"void (view.parameters = {parameters})")
    attach(page)


@pytest.mark.quick
def test_a_pull_that_the_page_refuses_is_shown_and_starts_nothing(open_page):
    page = open_page(edge="both")
    page.evaluate("document.body.append(document.createElement('textarea'))")
    page.evaluate(code_in(RECIPES, "No refresh by a pull for a while")["js"][0])
    attach(page)
    page.evaluate("document.querySelector('textarea').focus()")
    fingers = Fingers(page).pull(400)
    assert page.evaluate("[view.phase, view.overscroll > 100]") == ["pulling", True]
    fingers.up()
    wait_until_settled(page)
    # The end of the list still loads, also by a gesture that was refused.
    scroll_to(page, 1e6)
    finish_load(page, "exhausted", "exhausted")
    scroll_to(page, 0)
    page.evaluate("document.querySelector('textarea').blur()")
    fingers.pull(400).up()
    wait_for_phase(page, "running")
    assert page.evaluate(REFRESHES) == 1


def test_a_touchpad_is_refused_as_well_and_begin_is_not(open_page):
    page = open_page(touch=False)
    use(page, "{ allowsPull: () => window.mayPull ?? false }")
    Wheel(page).glide(200)
    wait_for_phase(page, "idle")
    assert page.evaluate("phases()") == ["pulling", "idle"]
    # By the program it may begin.
    begin(page, is_open=False)
    finish(page)
    page.evaluate("mayPull = true")
    Wheel(page).glide(200)
    wait_for_phase(page, "running")


def test_a_refusal_ends_with_its_gesture_and_leaves_the_apps_own_loading(page):
    use(page, "{ allowsPull: () => window.mayPull }")
    fingers = Fingers(page)
    for may_pull, is_loading, phase in [(False, True, "pulling"), (True, True, "pulling"), (True, False, "armed")]:
        page.evaluate("(given) => void ([window.mayPull, view.loading] = given)", [may_pull, is_loading])
        fingers.pull(400)
        # It is set up again, in another language.
        page.evaluate("view.lang = view.lang === 'de' ? 'en' : 'de'")
        fingers.move(0, 20)
        assert page.evaluate("view.phase") == phase
        fingers.cancel()
        wait_until_settled(page)


def test_a_function_that_throws_allows_the_pull_and_is_reported(page):
    use(page, "{ allowsPull: () => { throw new Error('no answer') } }")
    Fingers(page).pull(400)
    assert page.evaluate("view.phase") == "armed"
    assert page.problems == ["no answer"]
    page.problems.clear()


@pytest.mark.parametrize("age, refreshes", [("null", 1), ("1000", 0), ("400_000", 1), ("-1000", 1)])
def test_a_list_that_appears_is_refreshed_if_its_last_refresh_is_old(page, age, refreshes):
    if age != "null":
        page.evaluate(f"view.lastUpdated = Date.now() - {age}")
    page.evaluate(code_in(RECIPES, "Refresh what is old")["js"][0])
    attach(page)
    assert page.evaluate(REFRESHES) == refreshes


@pytest.mark.quick
def test_a_list_that_is_shown_again_is_refreshed_once_it_is_old(page):
    use(page, "{ maximumAge: 300 }")
    wait_for_phase(page, "running")
    finish(page)
    tell = "document.dispatchEvent(new Event('visibilitychange'))"
    for age, count in [(0, 1), (301_000, 2)]:
        page.evaluate(f"Object.defineProperty(document, 'hidden', {{ value: true, configurable: true }}), {tell}")
        page.evaluate(f"view.lastUpdated = Date.now() - {age}")
        draw(page)
        assert page.evaluate(REFRESHES) == 1
        page.evaluate(f"delete document.hidden, {tell}")
        draw(page)
        assert page.evaluate(REFRESHES) == count


@pytest.mark.parametrize("parameters, felt", [("{ dragRate: 1 }", 1), ("{ haptics: 'yes' }", 1), ("{ haptics: 'no' }", 0)])
def test_a_pull_that_arms_is_felt_unless_the_page_says_no(page, parameters, felt):
    use(page, parameters)
    page.evaluate("[navigator.vibrate, window.felt] = [() => felt++, 0]")
    fingers = Fingers(page)
    # Before a gesture, browsers block vibration.
    fingers.down(195, 700).up()
    fingers.pull(400, steps=20)
    assert page.evaluate("[view.phase, felt]") == ["armed", felt]


@pytest.mark.parametrize("name, value", [("allowsPull", "1"), ("haptics", "'off'"), ("maximumAge", "-1")])
def test_a_value_that_cannot_be_is_reported_and_ignored(page, name, value):
    warned = warnings_of(page)
    use(page, f"{{ {name}: {value}, dragRate: 2 }}")
    text = value.strip("'")
    assert set(warned) == {f'overscroll-view: parameter {name} cannot be "{text}"'}
    Fingers(page).pull(400)
    assert page.evaluate("view.phase") == "armed"
