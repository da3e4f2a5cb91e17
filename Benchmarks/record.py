#!/usr/bin/env python3
"""Turns what a benchmark prints into one JSON file a measurement, under Benchmarks/Results.

    some-benchmark | Benchmarks/record.py "make bench"

The argument is the command that shows the figures again. Each line is a name, a unit and the samples,
with tabs between them; other lines are passed through. `chart: series` names a bar of a chart,
`chart: series @ 1000` a point of a line. A file has the keys name, unit, command, machine, commit,
median, min, max and samples. chart.py draws them. Where a peer is measured, both run in turn in one
process and the unit is `ratio`, sample by sample: times of two runs are not compared.
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
    """The processor and the system, as far as they decide what a step costs."""
    model = platform.processor() or platform.machine()
    try:
        found = re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
        model = found.group(1) if found else model
    except OSError:
        pass
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"


def commit():
    """The commit that was measured; with a plus when the sources differ from it."""

    def git(*arguments):
        return subprocess.run(
            ["git", *arguments], cwd=RESULTS.parent, stdout=subprocess.PIPE, text=True
        ).stdout.strip()

    changed = git("status", "--porcelain", "--", "..", ":!Results")
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


def path(name, folder=RESULTS):
    """Where a measurement is kept: words of its name, with hyphens between them."""
    return folder / ("-".join(re.findall(r"[a-z0-9.]+", name.lower())) + ".json")


def main():
    command = sys.argv[1]
    RESULTS.mkdir(exist_ok=True)
    for line in sys.stdin:
        measurement = parse(line)
        if measurement is None:
            print(line, end="", flush=True)
            continue
        found = result(*measurement, command)
        path(found["name"]).write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
        print("{name}: {median:.4g} {unit} ({min:.4g} to {max:.4g})".format(**found), flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit('usage: record.py "the command that shows the figures again"')
    main()
