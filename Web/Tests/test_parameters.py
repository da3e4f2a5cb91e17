"""Behavior parameters, changed and read on the element."""

import pytest

from drivers import Fingers, finish, wait_for_phase, warnings_of

# One value per parameter that differs from the standard; the names are those of traces.
CHANGED = {
    "startDistance": 7,
    "arm": 91,
    "armStrictness": "exceeded",
    "fire": 92,
    "fireStrictness": "exceeded",
    "trigger": "reach",
    "lead": -3,
    "leadUnit": "items",
    "hold": 93,
    "holdMeans": "offset",
    "holdFollowsScroll": "yes",
    "actionDelay": 0.7,
    "endWithContact": "defer",
    "opening": 0.25,
    "closing": "easeInOut:0.4",
    "minimumRunning": 1.5,
    "resultHold": 0.75,
    "placement": "gapCentered",
    "indicatorExtent": 94,
    "ignoredInset": 9,
    "resting": 8,
    "shortContent": "hide",
    "emptyContent": "afterGesture",
    "whenExhausted": "hide",
    "budgetPerDrag": 3,
    "backOff": 4.5,
}

# Behavior.standard, as documented.
STANDARD = {
    "startDistance": 0,
    "arm": 64,
    "armStrictness": "reached",
    "fire": 64,
    "fireStrictness": "reached",
    "trigger": "release",
    "lead": 0,
    "leadUnit": "points",
    "hold": 56,
    "holdMeans": "inset",
    "holdFollowsScroll": "no",
    "actionDelay": 0,
    "endWithContact": "fold",
    "opening": 0.35,
    "closing": 0.35,
    "minimumRunning": 0.3,
    "resultHold": 0.5,
    "placement": "withContent",
    "indicatorExtent": 56,
    "ignoredInset": 0,
    "resting": 0,
    "shortContent": "fill",
    "emptyContent": "hide",
    "whenExhausted": "show",
    "budgetPerDrag": 0,
    "backOff": 2,
}


@pytest.fixture
def page(page):
    """The list on a phone, where parameters can be read and changed at once."""
    page.evaluate("OverscrollView.load('parameters').then(() => null)")
    return page


@pytest.mark.quick
def test_all_parameters_can_be_read(page):
    assert page.evaluate("view.parametersOf('start')") == STANDARD
    assert page.evaluate("view.parametersOf()") == STANDARD
    assert page.evaluate("view.parametersOf('end')") is None
    assert page.evaluate("view.parameters") is None


@pytest.mark.quick
def test_each_parameter_can_be_changed_alone(page):
    warned = warnings_of(page)
    for name, value in CHANGED.items():
        set_one = "([name, value]) => (view.parameters = { [name]: value }, [view.parametersOf(), view.parameters])"
        read, given = page.evaluate(set_one, [name, value])
        expected = {**STANDARD, name: value}
        # `fire` equals `arm`, unless it is set.
        if name in ("arm", "armStrictness"):
            expected[name.replace("arm", "fire")] = value
        assert (read, given) == (expected, {name: value}), name
    assert warned == []


def test_the_words_that_the_element_names_are_those_it_takes(page):
    # Those of the full engine are tested with it.
    taken = page.evaluate(
        """async (full) => Object.entries((await OverscrollView.load("parameters")).words).filter(([name]) => !full.includes(name)).map(([name, words]) => [name, words.map((word) => {
          if (full.includes(word)) return true;
          const value = name.endsWith("ing") ? word && `${word}:0.2` : word;
          if (value) view.parameters = { [name]: value };
          return !value || view.parametersOf()[name] === value;
        })])""",
        ["floorMotion", "floorStrictness", "movesContent", "locksContent", "growing", "fullViewport", "loadAgain"],
    )
    words = {name for name, value in STANDARD.items() if isinstance(value, str)}
    assert {name for name, _ in taken} == words | {"opening", "closing"}
    assert all(all(results) for _, results in taken)


def test_all_parameters_can_be_changed_at_once_and_taken_back(page):
    page.evaluate("(changed) => (view.parameters = changed)", CHANGED)
    assert page.evaluate("view.parametersOf()") == CHANGED
    page.evaluate("view.parameters = view.parametersOf()")
    assert page.evaluate("view.parametersOf()") == CHANGED
    page.evaluate("view.parameters = { hold: 70 }")
    assert page.evaluate("view.parametersOf()") == {**STANDARD, "hold": 70}
    page.evaluate("view.parameters = null")
    assert page.evaluate("view.parametersOf()") == STANDARD


def test_they_change_the_behavior_that_is_named(open_page):
    page = open_page(behavior="yq", fidelity="original", edge="both")
    page.evaluate("view.parameters = { arm: 100 }")
    page.evaluate("view.loadParameters = { lead: 2 }")
    read = "view.parametersOf('{}').{}"
    # YQRefreshHeadView's start distance; the standard load-more's unit.
    assert page.evaluate(read.format("start", "startDistance")) == 30
    assert page.evaluate(read.format("end", "leadUnit")) == "viewports"
    assert page.evaluate(read.format("end", "lead")) == 2
    page.evaluate("view.behavior = 'standard'")
    assert page.evaluate(read.format("start", "startDistance")) == 0
    assert page.evaluate(read.format("start", "arm")) == 100


@pytest.mark.quick
def test_a_pull_arms_and_fires_where_it_is_told_to(page):
    page.evaluate("view.parameters = { startDistance: 20, arm: 130 }")
    page.evaluate(
        """() => {
          window.seen = [];
          view.addEventListener("overscrollframe", ({ detail }) => {
            seen.push([detail.overscroll, detail.phase, detail.progress]);
          });
        }"""
    )
    fingers = Fingers(page)
    fingers.pull(300, steps=60)
    seen = page.evaluate("seen")
    assert {phase for overscroll, phase, _ in seen if 0 < overscroll < 130} == {"pulling"}
    assert {phase for overscroll, phase, _ in seen if overscroll >= 130} == {"armed"}
    for overscroll, _, progress in seen:
        assert progress == pytest.approx(max(overscroll - 20, 0) / 110)
    fingers.up()
    wait_for_phase(page, "running")


def test_during_a_run_the_content_is_held_as_far_as_it_is_told_to(page):
    page.evaluate("view.parameters = { hold: 90 }")
    page.evaluate("view.begin()")
    page.wait_for_function("Math.abs(view.overscroll - 90) < 0.5")
    # Also while it is open.
    page.evaluate("view.parameters = { hold: 40 }")
    page.wait_for_function("Math.abs(view.overscroll - 40) < 0.5")


def test_a_motion_of_no_time_is_over_with_the_next_frame(page):
    page.evaluate("view.parameters = { opening: 0, closing: 'linear:0', resultHold: 0, minimumRunning: 0 }")
    page.evaluate(
        """() => {
          window.held = new Set();
          view.addEventListener("overscrollframe", ({ detail }) => held.add(detail.overscroll));
          view.begin();
        }"""
    )
    page.wait_for_function("view.overscroll === 56")
    finish(page)
    assert page.evaluate("[...held].sort()") == [0, 56]


UNKNOWN = {
    "{ armm: 80, hold: 70 }": "overscroll-view: parameter armm does not exist",
    "{ placement: 'somewhere', hold: 70 }": (
        'overscroll-view: parameter placement cannot be "somewhere", only withContent, '
        "fixedBehind, fixedInFront, gapCentered, superviewLayer, overlay, afterContent, growing, fullViewport"
    ),
    "{ opening: 'quick:0.3', hold: 70 }": (
        'overscroll-view: parameter opening cannot be "quick:0.3", only seconds, '
        "linear:seconds, easeInOut:seconds, systemDefault:seconds"
    ),
}


def test_what_is_no_parameter_is_warned_of_and_the_others_count(page):
    warned = warnings_of(page)
    for parameters, line in UNKNOWN.items():
        page.evaluate("view.parameters = null")
        warned.clear()
        page.evaluate(f"view.parameters = {parameters}")
        assert page.evaluate("view.parametersOf()") == {**STANDARD, "hold": 70}, parameters
        assert warned == [line], parameters


REFUSED = {
    "{ startDistance: 80, hold: 70 }": "arm must be above 80 (startDistance), not 64",
    "{ startDistance: -1, hold: 70 }": 'startDistance cannot be "-1"',
    "{ hold: -1, startDistance: 5 }": 'hold cannot be "-1"',
    "{ hold: 'far', startDistance: 5 }": 'hold cannot be "far"',
    "{ hold: '', startDistance: 5 }": 'hold cannot be ""',
    "{ closing: 'linear:-1', startDistance: 5 }": 'closing cannot be "linear:-1"',
    "{ backOff: 0, startDistance: 5 }": 'backOff cannot be "0"',
    "{ budgetPerDrag: 1.5, startDistance: 5 }": 'budgetPerDrag cannot be "1.5"',
}


@pytest.mark.quick
def test_a_combination_that_is_refused_is_warned_of_and_counts_as_not_set(page):
    warned = warnings_of(page)
    for parameters, reason in REFUSED.items():
        page.evaluate("view.parameters = { hold: 60 }")
        warned.clear()
        page.evaluate(f"view.parameters = {parameters}")
        assert page.evaluate("view.parametersOf()") == STANDARD, parameters
        page.evaluate("loaded()")
        assert warned == [f'overscroll-view: all of "parameters" is ignored: {reason}'], parameters


def test_a_trace_has_all_parameters_of_a_configuration(page):
    page.evaluate(
        """() => {
          window.configured = [];
          view.addEventListener("overscrollframe", ({ detail }) => {
            for (const event of detail.events) if (event.event === "configured") configured.push(event);
          });
          view.parameters = { arm: 80 };
        }"""
    )
    page.wait_for_function("configured.length")
    first = page.evaluate("configured[0]")
    assert (first["edge"], first["behavior"]) == ("start", "standard")
    assert first["parameters"] == {**STANDARD, "arm": 80, "fire": 80}
    page.evaluate("[configured, view.parameters] = [[], null]")
    page.wait_for_function("configured.length")
    assert page.evaluate("configured[0].parameters") == STANDARD


def test_parameters_from_before_the_definition_count(open_page):
    page = open_page("early.html", ready=False)
    page.wait_for_function("window.started === 1")
    assert page.evaluate("view.parametersOf().hold") == 48
