#!/usr/bin/env python3
"""Stores the output of a benchmark in its JSON file under Benchmarks/Results, and lists all in Benchmarks/Results.md.

    some-benchmark | Benchmarks/record.py PART

`Scripts/bench.sh PART` repeats the measurements. Each line is a name, a unit and the samples,
separated by tabs; other lines are passed through. A name is `table: row`. A measurement is one line of its file, sorted by name, with the
keys name, unit, command, machine, commit, median, min, max and samples, and is replaced when its
name is measured again. For comparisons with a peer, both run
alternately in one process and the unit is `ratio`, sample by sample: times of different runs are
not compared.
"""

import json
import os
import platform
import re
import statistics
import subprocess
import sys
from pathlib import Path

RESULTS = Path(__file__).resolve().parent / "Results"


def machine():
    """The processor and the system, as far as they affect performance."""
    model = platform.processor() or platform.machine()
    try:
        found = re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
        model = found.group(1) if found else model
    except OSError:
        pass
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"


def commit():
    """The measured commit; with a plus if the sources differ from it."""

    def git(*arguments):
        return subprocess.run(
            ["git", *arguments], cwd=RESULTS.parent, stdout=subprocess.PIPE, text=True
        ).stdout.strip()

    changed = git("status", "--porcelain", "--", "..", ":!Results", ":!Results.md")
    return (git("rev-parse", "--short=10", "HEAD") or "unknown") + ("+" if changed else "")


def parse(line):
    """A measurement's name, unit and samples; None for any other line."""
    fields = line.rstrip("\n").split("\t")
    if len(fields) < 3:
        return None
    return fields[0], fields[1], [float(sample) for sample in fields[2:]]


def result(name, unit, samples, command):
    return {
        "name": name,
        "unit": unit,
        "command": command,
        "machine": machine(),
        "commit": commit(),
        "median": statistics.median(samples),
        "min": min(samples),
        "max": max(samples),
        "samples": samples,
    }


def read(file):
    """The measurements in a file."""
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else []


def keep(found, file):
    """Stores a measurement in a file, replacing an earlier one with its name."""
    kept = {result["name"]: result for result in [*read(file), found]}
    lines = (json.dumps(kept[name], ensure_ascii=False) for name in sorted(kept, key=str.lower))
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def shown(value):
    """A figure with at least three digits."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def listed(results):
    """The page of all measurements: a table for each group, with the least and the largest sample."""
    tables = {}
    for result in sorted(results, key=lambda result: result["name"].lower()):
        table, _, row = result["name"].partition(": ")
        spread = "" if result["min"] == result["max"] else f"{shown(result['min'])} to {shown(result['max'])}"
        measured = f"{shown(result['median'])} {result['unit']}"
        tables.setdefault(table, []).append(f"| {row} | {measured} | {spread} | {result['commit']} |")
    lines = ["# Results", "", "Written by [record.py](record.py) from [the measurements](Results): see [README.md](README.md)."]
    for table, rows in tables.items():
        lines += ["", f"## {table}", "", "| Measured | Median | From, to | Commit |", "|---|---|---|---|", *rows]
    return "\n".join(lines) + "\n"


def main():
    part = sys.argv[1]
    RESULTS.mkdir(exist_ok=True)
    for line in sys.stdin:
        measurement = parse(line)
        if measurement is None:
            print(line, end="", flush=True)
            continue
        found = result(*measurement, f"Scripts/bench.sh {part}")
        keep(found, RESULTS / f"{part}.json")
        print("{name}: {median:.4g} {unit} ({min:.4g} to {max:.4g})".format(**found), flush=True)
    results = [result for file in sorted(RESULTS.glob("*.json")) for result in read(file)]
    RESULTS.with_suffix(".md").write_text(listed(results), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: record.py PART")
    main()
