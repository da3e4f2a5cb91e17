"""Compares length, bounding box and points along paths with Chromium's measurements.

By default with all paths of Debian's adwaita-icon-theme; with OVERSCROLL_PATHS=all, set by `make
paths-differential`, also with its papirus-icon-theme. Our numbers come from the command-line tool, which
is built unless OVERSCROLL_TOOL names one. Lengths and bounds must agree within 0.1 % or 0.01 units. A
point agrees if Chromium's path is equally near to it somewhere within that tolerance of the same length:
between two subpaths, rounding decides which of two points it is.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "Benchmarks"), str(ROOT / "Web/Tests")]

from drivers import chromium  # noqa: E402
from icons import ADWAITA, PAPIRUS, path_data  # noqa: E402

SAMPLES = 5
BATCH = 500
# Each path's length, box, and those of our points that are not near one of Chromium's.
MEASURE = """([data, found]) => {
  const element = document.querySelector('path')
  return data.map((text, index) => {
    element.setAttribute('d', text)
    const length = element.getTotalLength()
    const box = element.getBBox()
    const slack = Math.max(0.01, length / 1000)
    const far = []
    const count = length > 0 ? found[index].length : 0
    for (let order = 0; order < count; order += 1) {
      const [x, y] = found[index][order]
      const at = length * order / (count - 1)
      const isNear = (place) => {
        const point = element.getPointAtLength(Math.min(Math.max(place, 0), length))
        return Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) <= slack
      }
      let step = 0
      while (step <= 10 && !isNear(at + slack * step / 10) && !isNear(at - slack * step / 10)) {
        step += 1
      }
      if (step > 10) {
        const point = element.getPointAtLength(at)
        far.push([[x, y], [point.x, point.y]])
      }
    }
    return {length, far, bounds: [box.x, box.y, box.x + box.width, box.y + box.height]}
  })
}"""


@pytest.fixture(scope="module")
def tool():
    if "OVERSCROLL_TOOL" in os.environ:
        return os.environ["OVERSCROLL_TOOL"]
    build = [ROOT / "Scripts/swift.sh", "build", "--product", "overscroll-tool"]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    return ROOT / ".build/debug/overscroll-tool"


@pytest.fixture(scope="module")
def page():
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        page = browser.new_page()
        page.set_content("<svg><path/></svg>")
        yield page
        browser.close()


def slack(size):
    return max(0.01, size / 1000)


def differences(ours, theirs):
    """The differences as text; empty if both agree."""
    if theirs["length"] == 0 and ours["length"] == 0:
        return  # invisible: Chromium's box of it is at the origin
    if abs(ours["length"] - theirs["length"]) > slack(theirs["length"]):
        yield f"length {ours['length']}, in Chromium {theirs['length']}"
    left, top, right, bottom = theirs["bounds"]
    allowed = slack(max(right - left, bottom - top))
    if any(abs(a - b) > allowed for a, b in zip(ours["bounds"], theirs["bounds"])):
        yield f"bounds {ours['bounds']}, in Chromium {theirs['bounds']}"
    for own, other in theirs["far"]:
        yield f"point {own}, in Chromium {other}"


def compare(data, tool, page, folder):
    lines = folder / "paths.txt"
    lines.write_text("".join(text + "\n" for text in data))
    run = subprocess.run(
        [tool, "path", "--lines", lines, "--sample", str(SAMPLES)],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )
    # 1 if some path is invalid: both measure what precedes the error.
    assert run.returncode in (0, 1)
    found = run.stdout.splitlines()
    assert len(found) == len(data)
    wrong = []
    for start in range(0, len(data), BATCH):
        batch = data[start:start + BATCH]
        own = [json.loads(line) for line in found[start:start + BATCH]]
        measured = page.evaluate(MEASURE, [batch, [path["points"] for path in own]])
        for text, ours, theirs in zip(batch, own, measured):
            wrong += [f"{text[:200]}: {what}" for what in differences(ours, theirs)]
    print(f"{len(data)} paths, {len(wrong)} differences")
    assert not wrong, "\n".join([f"{len(wrong)} differences", *wrong[:20]])


@pytest.mark.skipif(not ADWAITA[0].is_dir(), reason="adwaita-icon-theme is not installed")
def test_adwaita_measures_as_in_chromium(tool, page, tmp_path):
    data, files = path_data(ADWAITA)
    assert files > 500
    compare(sorted(set(data)), tool, page, tmp_path)


@pytest.mark.skipif(os.environ.get("OVERSCROLL_PATHS") != "all", reason="make paths-differential")
def test_papirus_measures_as_in_chromium(tool, page, tmp_path):
    data, files = path_data(PAPIRUS)
    assert files > 50_000, "papirus-icon-theme is missing: apt-get install papirus-icon-theme"
    compare(sorted(set(data)), tool, page, tmp_path)
