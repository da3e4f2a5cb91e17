#!/usr/bin/env python3
"""Draws the measurements under Benchmarks/Results as SVG charts and shows them in Benchmarks/Results.md.

    Benchmarks/chart.py            # writes all files
    Benchmarks/chart.py --check    # fails if a chart or the list is not current

The names written by record.py determine the charts: `chart: series` is a bar from zero to the
median with a line from the least sample to the largest, `chart: series @ 1000` a point of a line
above 1000 on a logarithmic axis. Each unit has its own panel. The same measurements give the same
bytes. Light and dark follow the viewer's setting.
"""

import math
import re
import sys
from html import escape

from record import RESULTS, read

WIDTH, MARGIN, NAMES = 760, 24, 270
BAR, GAP, PLOT = 14, 12, 190

STYLE = """
text { font: 12px system-ui, sans-serif; fill: #16181d }
.title { font-size: 15px; font-weight: 600 }
.note, .tick { font-size: 11px; fill: #5b626d }
.axis { stroke: #dfe2e8 } .spread { stroke: #16181d }
.c0 { --c: #1d5fd6 } .c1 { --c: #ad4e00 } .c2 { --c: #7a3fd1 } .c3 { --c: #157a3c }
.c4 { --c: #cf2f24 } .c5 { --c: #5b626d }
rect { fill: var(--c) } circle { fill: var(--c) } polyline { stroke: var(--c); fill: none; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
text { fill: #f2f3f5 } .note, .tick { fill: #a0a7b2 } .axis { stroke: #3a404a }
.spread { stroke: #f2f3f5 }
.c0 { --c: #7fb0ff } .c1 { --c: #f2b04e } .c2 { --c: #be9bff } .c3 { --c: #5fd38d }
.c4 { --c: #ff8075 } .c5 { --c: #a0a7b2 }
}
"""


def number(value):
    """A figure with three digits and a multiplier, such as `1.25 M`."""
    for factor, unit in ((1e9, " G"), (1e6, " M"), (1e4, " k")):
        if abs(value) >= factor:
            return f"{value / (1e3 if unit == ' k' else factor):.3g}{unit}"
    return f"{value:.4g}" if abs(value) >= 1000 else f"{value:.3g}"


def coordinate(value):
    return f"{value:.1f}".removesuffix(".0")


def text(x, y, words, kind="", anchor="start"):
    return (
        f'<text x="{coordinate(x)}" y="{coordinate(y)}" class="{kind}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )


def line(x1, y1, x2, y2, kind):
    points = zip(("x1", "y1", "x2", "y2"), (x1, y1, x2, y2))
    return "<line " + " ".join(f'{k}="{coordinate(v)}"' for k, v in points) + f' class="{kind}"/>'


def split(name):
    """Chart, series and, for a point of a line, its position on the axis."""
    chart, _, series = name.partition(": ")
    series, _, place = series.partition(" @ ")
    return chart, series, float(place) if place else None


def bars(results, top):
    """A panel of bars from the top down; its lines and its height."""
    names = [split(result["name"])[1] for result in results]
    # No font is available for measuring; letters of a usual one are seldom wider.
    left = MARGIN + 10 + min(max(6.6 * len(name) for name in names), WIDTH / 2)
    room = WIDTH - left - MARGIN - 72
    largest = max(result["max"] for result in results) or 1
    lines = []
    for index, (name, result) in enumerate(zip(names, results)):
        y = top + index * (BAR + GAP)
        middle = y + BAR / 2

        def x(value):
            return left + value / largest * room

        lines += [
            text(left - 10, middle + 4, name, anchor="end"),
            f'<rect x="{coordinate(left)}" y="{coordinate(y)}" '
            f'width="{coordinate(x(result["median"]) - left)}" '
            f'height="{BAR}" rx="2" class="c0"/>',
            line(x(result["min"]), middle, x(result["max"]), middle, "spread"),
            text(x(result["max"]) + 8, middle + 4, number(result["median"])),
        ]
    lines.append(line(left, top - 4, left, top + len(results) * (BAR + GAP) - GAP + 4, "axis"))
    return lines, len(results) * (BAR + GAP)


def curves(results, top):
    """A panel of lines over a logarithmic axis, from zero up; its lines and its height."""
    left, right, bottom = MARGIN + 44, WIDTH - NAMES, top + PLOT
    places = sorted({split(result["name"])[2] for result in results})
    low, high = math.log10(places[0]), math.log10(places[-1])
    largest = max(result["max"] for result in results) * 1.1 or 1

    def x(place):
        return left + (math.log10(place) - low) / ((high - low) or 1) * (right - left)

    def y(value):
        return bottom - value / largest * PLOT

    lines = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        value = largest / 1.1 * share
        lines.append(line(left, y(value), right, y(value), "axis"))
        lines.append(text(left - 8, y(value) + 4, number(value), "tick", "end"))
    for place in places:
        lines.append(text(x(place), bottom + 16, f"{place:,.0f}", "tick", "middle"))
    series = sorted({split(result["name"])[1] for result in results})
    ends = []
    for color, name in enumerate(series):
        own = sorted((split(r["name"])[2], r) for r in results if split(r["name"])[1] == name)
        points = " ".join(f'{coordinate(x(p))},{coordinate(y(r["median"]))}' for p, r in own)
        lines.append(f'<g class="c{color % 6}"><polyline points="{points}"/>')
        for place, result in own:
            lines.append(line(x(place), y(result["min"]), x(place), y(result["max"]), "spread"))
            lines.append(
                f'<circle cx="{coordinate(x(place))}" cy="{coordinate(y(result["median"]))}" r="3"/>'
            )
        lines.append("</g>")
        ends.append([y(own[-1][1]["median"]), name, own[-1][1]["median"]])
    # Names next to the ends of their lines, moved down where they would overlap.
    lowest = top - 16
    for place, name, value in sorted(ends):
        lowest = max(place, lowest + 16)
        lines.append(text(right + 12, lowest + 4, f"{name}: {number(value)}"))
    return lines, PLOT + 20


def notes(results):
    """The origins of some measurements, without duplicates."""
    return dict.fromkeys(f'{r["machine"]}. Commit {r["commit"]}, {r["command"]}' for r in results)


def draw(chart, results):
    """The chart of some measurements, as SVG."""
    lines = [text(MARGIN, 34, chart, "title")]
    y = 52
    for unit in dict.fromkeys(result["unit"] for result in results):
        panel = [result for result in results if result["unit"] == unit]
        lines.append(text(MARGIN, y + 10, unit, "note"))
        is_curve = any(split(result["name"])[2] is not None for result in panel)
        drawn, height = (curves if is_curve else bars)(panel, y + 28)
        lines += drawn
        y += 28 + height + 24
    for note in notes(results):
        lines.append(text(MARGIN, y + 4, note, "note"))
        y += 18
    height = y + 12
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {coordinate(height)}" '
        f'width="{WIDTH}" height="{coordinate(height)}">\n<style>{STYLE}</style>\n'
        + "\n".join(lines)
        + "\n</svg>\n"
    )


def file_name(chart):
    return "-".join(re.findall(r"[a-z0-9.]+", chart.lower())) + ".svg"


def listed(groups):
    """The page of all charts."""
    lines = ["# Results", "", "Written by [chart.py](chart.py) from [the measurements](Results): see [README.md](README.md)."]
    for chart in groups:
        lines += ["", f"## {chart}", "", f"![{chart}](Results/{file_name(chart)})"]
    return "\n".join(lines) + "\n"


def written(folder=RESULTS):
    """All generated files, with their contents."""
    groups = {}
    results = [result for file in folder.glob("*.json") for result in read(file)]
    for result in sorted(results, key=lambda result: result["name"].lower()):
        groups.setdefault(split(result["name"])[0], []).append(result)
    charts = {folder / file_name(chart): draw(chart, results) for chart, results in groups.items()}
    return {**charts, folder.with_suffix(".md"): listed(groups)}


def main():
    files = written()
    if sys.argv[1:] == ["--check"]:
        stale = [file for file, text in files.items() if not file.exists() or file.read_text() != text]
        return [f"chart: {file.name} is not current" for file in stale]
    for file, text in files.items():
        file.write_text(text)
    return []


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit("usage: chart.py [--check]")
    sys.exit("\n".join(main()) or 0)
