"""Tests of storing and listing measurements."""

import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(BENCHMARKS))

import count  # noqa: E402
import record  # noqa: E402

KEYS = ["name", "unit", "command", "machine", "commit", "median", "min", "max", "samples"]


def result(name, unit, *samples):
    return record.result(name, unit, list(samples), "make bench")


def test_a_measurement_takes_the_place_of_that_of_its_name_alone(tmp_path):
    file = tmp_path / "engine.json"
    for name, sample in [("t: b", 1), ("t: a @ 10", 2), ("t: a", 3), ("t: b", 4)]:
        record.keep(result(name, "µs", sample), file)
    assert [(found["name"], found["median"]) for found in record.read(file)] == [
        ("t: a", 3), ("t: a @ 10", 2), ("t: b", 4),
    ]
    assert len(file.read_text().splitlines()) == 2 + 3


def test_every_kept_measurement_has_every_key_and_is_listed():
    results = [found for file in record.RESULTS.glob("*.json") for found in record.read(file)]
    assert len({found["name"] for found in results}) == len(results) > 100
    assert all(list(found) == KEYS for found in results)
    assert record.RESULTS.with_suffix(".md").read_text() == record.listed(results)


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
