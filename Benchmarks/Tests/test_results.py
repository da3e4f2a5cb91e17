"""Tests of storing and drawing measurements."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

BENCHMARKS = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(BENCHMARKS))

sys.path.insert(0, str(BENCHMARKS.parent / "Scripts"))

import chart  # noqa: E402
import count  # noqa: E402
import icons  # noqa: E402
import record  # noqa: E402

SVG = "{http://www.w3.org/2000/svg}"
KEYS = ["name", "unit", "command", "machine", "commit", "median", "min", "max", "samples"]


def result(name, unit, *samples):
    return record.result(name, unit, list(samples), "make bench")


def test_a_line_with_tabs_is_a_measurement_and_any_other_is_not():
    assert record.parse("engine: pulling\tns\t3\t1\t2.5\n") == ("engine: pulling", "ns", [3, 1, 2.5])
    assert record.parse("warming up\n") is None


def test_a_measurement_keeps_its_samples_with_median_and_spread():
    found = result("engine: pulling", "ns", 3, 1, 8, 2)
    assert list(found) == KEYS
    # Of four samples the median is between the two in the middle: (2 + 3) / 2.
    assert (found["median"], found["min"], found["max"]) == (2.5, 1, 8)


def test_a_measurement_takes_the_place_of_that_of_its_name_alone(tmp_path):
    file = tmp_path / "engine.json"
    for name, sample in [("t: b", 1), ("t: a @ 10", 2), ("t: a", 3), ("t: b", 4)]:
        record.keep(result(name, "µs", sample), file)
    assert [(found["name"], found["median"]) for found in record.read(file)] == [
        ("t: a", 3), ("t: a @ 10", 2), ("t: b", 4),
    ]
    assert len(file.read_text().splitlines()) == 2 + 3


def test_bars_are_as_long_as_their_medians():
    root = ElementTree.fromstring(chart.draw("t", [result("t: a", "ns", 4), result("t: b", "ns", 1)]))
    first, second = (float(bar.get("width")) for bar in root.iter(SVG + "rect"))
    assert abs(first / second - 4) < 0.01


def test_a_cost_that_does_not_grow_is_a_level_line():
    results = [result(f"t: a @ {rows}", "ns", 7) for rows in (10, 1000, 1000000)]
    root = ElementTree.fromstring(chart.draw("t", results))
    points = [point.split(",") for point in root.find(f".//{SVG}polyline").get("points").split()]
    assert len(points) == 3
    assert len({y for _, y in points}) == 1
    # 1000 is at two fifths of the distance from 10 to 1000000 in powers of ten.
    left, middle, right = (float(x) for x, _ in points)
    assert abs((middle - left) / (right - left) - 0.4) < 0.001


def test_units_are_not_mixed_in_one_panel():
    results = [result("t: a", "ns", 1000), result("t: b", "bytes", 1)]
    root = ElementTree.fromstring(chart.draw("t", results))
    widths = {bar.get("width") for bar in root.iter(SVG + "rect")}
    assert len(widths) == 1


def test_a_name_with_marks_of_its_own_stays_text():
    root = ElementTree.fromstring(chart.draw("a < b", [result("a < b: c & d", "ns", 1)]))
    assert {"a < b", "c & d"} <= {element.text for element in root.iter(SVG + "text")}


def test_the_page_shows_the_chart_of_every_group():
    page = chart.listed({"a b": [result("a b: c", "ns", 3, 1, 8)], "t": [result("t: b @ 10", "bytes", 1)]})
    shown = [line for line in page.splitlines() if line.startswith("![")]
    assert shown == ["![a b](Results/a-b.svg)", "![t](Results/t.svg)"]


def test_every_kept_measurement_has_every_key_and_is_listed_and_drawn():
    results = [found for file in record.RESULTS.glob("*.json") for found in record.read(file)]
    assert len({found["name"] for found in results}) == len(results) > 100
    assert all(list(found) == KEYS for found in results)
    written = chart.written()
    assert set(record.RESULTS.glob("*.svg")) < set(written)
    for file, text in written.items():
        assert file.read_text() == text, file.name


def test_own_instructions_are_those_of_the_modules_without_what_they_call():
    # The format: https://valgrind.org/docs/manual/cl-format.html; a name is written once.
    profile = """events: Ir
fl=(1) a.swift
fn=(1) $s13OverscrollUIKit4pullyyF
12 30
cfn=(2) swift_retain
calls=4 20
+1 100
fn=(2)
20 100
fn=(3) $s5UIKit12UIScrollViewC4stepyyF
* 7
cfn=(4) $s10Overscroll7SessionV4sendyyF
calls=1 9
* 50
fn=(4)
9 50
"""
    assert count.profile_sums(profile) == (30 + 100 + 7 + 50, 30 + 50)


def test_a_count_that_another_run_does_not_repeat_ends_the_script(monkeypatch):
    runs = iter([(1_000, 10), (1_000 + count.LIMIT, 10), (1_000, 10), (1_001 + count.LIMIT, 10)])
    monkeypatch.setattr(count, "counted", lambda *_: next(runs))
    assert count.instructions("program", []) == [1_000, 10]
    with pytest.raises(SystemExit, match="differ"):
        count.instructions("program", [])


def test_generated_icons_are_the_same_each_time_and_of_their_kind():
    for name, letter in [("arcs", "a"), ("numbers", "c")]:
        data = icons.generated(name, 50)
        assert data == icons.generated(name, 50) and len(data) == 50
        letters = "".join(data).count
        assert letters(letter) > 0.35 * sum(letters(other) for other in "aclhvs")
    assert icons.joined("l", [0.5, -0.25, 3, 0.75], 2) == "l.5-.25 3 .75"
    assert icons.joined("l", [1.5, 0.25, 0.1], 2) == "l1.5.25.1"
