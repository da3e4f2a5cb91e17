"""Parameters that the element follows, not the engine: whether a pull may begin, the age of what is shown, haptics."""

import re
from pathlib import Path

import pytest

from drivers import Fingers, Wheel, draw, finish, wait_for_phase, wait_until_settled, warnings_of

RECIPES = Path(__file__).resolve().parents[2] / "Documentation" / "Recipes.md"
REFRESHES = "count('refresh')"


def recipe(heading):
    """The code of a recipe."""
    return re.search(rf"^## {heading}\n.*?```js\n(.*?)```", RECIPES.read_text(), re.M | re.S)[1]


def attach(page):
    """Waits until the element has the full engine."""
    page.wait_for_function("view.parametersOf()?.dragRate > 0")
    draw(page)


def use(page, parameters):
    page.evaluate(f"void (view.parameters = {parameters})")
    attach(page)


# MARK: Whether a pull may begin


@pytest.mark.quick
def test_a_pull_that_the_page_refuses_is_shown_and_starts_nothing(open_page):
    page = open_page(edge="both")
    page.evaluate("document.body.append(document.createElement('textarea'))")
    page.evaluate(recipe("No refresh by a pull for a while"))
    attach(page)
    fingers = Fingers(page)
    page.evaluate("document.querySelector('textarea').focus()")
    fingers.pull(400)
    assert page.evaluate("[view.phase, view.overscroll > 100]") == ["pulling", True]
    fingers.up()
    wait_until_settled(page)
    assert "armed" not in page.evaluate("phases()")
    # The end of the list still loads, also by a gesture that was refused.
    page.evaluate("scroller.scrollTop = 1e6")
    page.wait_for_function("count('loadmore') === 1")
    page.evaluate("finish('exhausted'), scroller.scrollTop = 0")
    page.wait_for_function("view.phaseOf('end') === 'exhausted'")
    draw(page)
    page.evaluate("document.querySelector('textarea').blur()")
    fingers.pull(400)
    assert page.evaluate("view.phase") == "armed"
    fingers.up()
    wait_for_phase(page, "running")
    assert page.evaluate(REFRESHES) == 1


def test_a_touchpad_is_refused_as_well_and_begin_is_not(open_page):
    page = open_page(touch=False)
    use(page, "{ allowsPull: () => window.mayPull }")
    page.evaluate("mayPull = false")
    Wheel(page).glide(200)
    wait_for_phase(page, "idle")
    assert page.evaluate("phases()") == ["pulling", "idle"]
    # By the program it may begin.
    page.evaluate("void view.begin()")
    wait_for_phase(page, "running")
    finish(page)
    wait_until_settled(page)
    page.evaluate("mayPull = true")
    Wheel(page).glide(200)
    wait_for_phase(page, "running")


def test_a_refusal_ends_with_its_gesture_and_leaves_the_apps_own_loading(page):
    use(page, "{ allowsPull: () => window.mayPull }")
    page.evaluate("[view.loading, window.mayPull] = [true, false]")
    fingers = Fingers(page)
    fingers.pull(400)
    fingers.up()
    wait_until_settled(page)
    page.evaluate("mayPull = true")
    fingers.pull(400)
    assert page.evaluate("view.phase") == "pulling"
    fingers.cancel()
    wait_until_settled(page)
    page.evaluate("view.loading = false")
    fingers.pull(400)
    assert page.evaluate("view.phase") == "armed"


def test_a_gesture_stays_refused_when_the_element_is_set_up_again(page):
    use(page, "{ allowsPull: () => false }")
    fingers = Fingers(page)
    fingers.pull(400)
    page.evaluate("view.lang = 'de'")
    fingers.move(0, 20)
    assert page.evaluate("view.phase") == "pulling"
    fingers.up()
    wait_until_settled(page)
    assert page.evaluate("phases()") == ["pulling", "idle"]


def test_a_refused_gesture_is_recorded_in_the_order_in_which_the_engine_has_it(page):
    page.evaluate(
        """() => {
          window.events = [];
          view.addEventListener("overscrollframe", ({ detail }) => events.push(...detail.events));
        }"""
    )
    use(page, "{ allowsPull: () => false }")
    page.evaluate("events.length = 0")
    fingers = Fingers(page)
    fingers.pull(400)
    fingers.up()
    wait_until_settled(page)
    told = page.evaluate("events.map(({ event, flag }) => event === 'externalLoadingChanged' ? `loading ${flag}` : event)")
    order = ["loading true", "contactBegan", "contactEnded", "loading false"]
    assert [event for event in told if event in order] == order


def test_a_function_that_throws_allows_the_pull_and_is_reported(page):
    use(page, "{ allowsPull: () => { throw new Error('no answer') } }")
    Fingers(page).pull(400)
    assert page.evaluate("view.phase") == "armed"
    assert page.problems == ["no answer"]
    page.problems.clear()


# MARK: What is old


@pytest.mark.parametrize("age, refreshes", [("null", 1), ("1000", 0), ("400_000", 1), ("-1000", 1)])
def test_a_list_that_appears_is_refreshed_if_its_last_refresh_is_old(page, age, refreshes):
    if age != "null":
        page.evaluate(f"view.lastUpdated = Date.now() - {age}")
    page.evaluate(recipe("Refresh what is old"))
    attach(page)
    assert page.evaluate(REFRESHES) == refreshes


@pytest.mark.quick
def test_a_list_that_is_shown_again_is_refreshed_once_it_is_old(page):
    use(page, "{ maximumAge: 300 }")
    wait_for_phase(page, "running")
    finish(page)
    wait_until_settled(page)
    show = "document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(f"Object.defineProperty(document, 'hidden', {{ value: true, configurable: true }}), {show}")
    page.evaluate(f"delete document.hidden, {show}")
    draw(page)
    assert page.evaluate(REFRESHES) == 1
    page.evaluate("view.lastUpdated = Date.now() - 301_000")
    page.evaluate(f"Object.defineProperty(document, 'hidden', {{ value: true, configurable: true }}), {show}")
    draw(page)
    assert page.evaluate(REFRESHES) == 1
    page.evaluate(f"delete document.hidden, {show}")
    wait_for_phase(page, "running")
    assert page.evaluate(REFRESHES) == 2


# MARK: Haptics


@pytest.mark.parametrize("parameters, felt", [("{ dragRate: 1 }", 1), ("{ haptics: 'yes' }", 1), ("{ haptics: 'no' }", 0)])
def test_a_pull_that_arms_is_felt_unless_the_page_says_no(page, parameters, felt):
    use(page, parameters)
    page.evaluate("[navigator.vibrate, window.felt] = [() => felt++, 0]")
    fingers = Fingers(page)
    # Before a gesture, browsers block vibration.
    fingers.down(195, 700)
    fingers.up()
    fingers.pull(400, steps=20)
    assert page.evaluate("[view.phase, felt]") == ["armed", felt]


# MARK: Values


@pytest.mark.parametrize("name, value", [("allowsPull", "1"), ("haptics", "'off'"), ("maximumAge", "-1")])
def test_a_value_that_cannot_be_is_reported_and_ignored(page, name, value):
    warned = warnings_of(page)
    use(page, f"{{ {name}: {value}, dragRate: 2 }}")
    text = value.strip("'")
    assert set(warned) == {f'overscroll-view: parameter {name} cannot be "{text}"'}
    Fingers(page).pull(400)
    assert page.evaluate("view.phase") == "armed"
