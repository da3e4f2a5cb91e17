"""The recipe for Lottie in GTK, built as it is printed into the program of the guide, and pulled."""

import os
import re
import subprocess
import time

import pytest

from conftest import IN, LIMIT, ROOT
from screen import Screen
from server import ENVIRONMENT

FOLDER = ROOT / ".build/lottie"
ENDED = FOLDER / "ended"
SAMPLE = ROOT / "Examples/Lottie/pull.json"
# Of the ring and the tick in the sample.
PURPLE = bytes([0x7A, 0x3F, 0xD1])
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Lottie",
  dependencies: [.package(name: "overscroll", path: "../..", traits: ["GTK"])],
  targets: [
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4"),
    .systemLibrary(name: "CLottie", pkgConfig: "rlottie"),
    .executableTarget(
      name: "List",
      dependencies: ["CGtk4", "CLottie", .product(name: "OverscrollGTK", package: "overscroll")]
    ),
  ]
)
"""


def code_below(page, heading):
    text = (ROOT / page).read_text().split(f"\n{heading}\n")[1]
    return re.findall("```swift\n(.*?)```", re.split("\n##", text)[0], re.DOTALL)


def write(path, text):
    """Keeps a file that is right already, which is then not built again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


@pytest.fixture
def program():
    if subprocess.run(["pkg-config", "--exists", "rlottie"]).returncode:
        pytest.skip("no librlottie-dev")
    indicator, use = code_below("Documentation/Recipes.md", "### In GTK")
    whole = code_below("Documentation/GTK.md", "## A whole program")[0]
    made = whole.replace("PullControls(OpaquePointer(scrolled)).onRefresh",
                         "let control = PullControls(OpaquePointer(scrolled)).onRefresh")
    # The run ends once the test has seen it, and the result stays for the pictures that a busy machine takes.
    ended = f'while g_file_test("{ENDED}", G_FILE_TEST_EXISTS) == 0 {{ try await Task.sleep(for: .milliseconds(20)) }}'
    made = made.replace("try await Task.sleep(for: .seconds(1))", ended)
    assert made.count("let control") == made.count(ended) == 1
    use = use.replace("pull.json", str(SAMPLE)) + "control.style?.behavior.resultHold = 10\n"
    main = made.replace("gtk_window_present", use + "gtk_window_present")
    write(FOLDER / "Package.swift", MANIFEST)
    for name, header in [("CGtk4", "gtk/gtk.h"), ("CLottie", "rlottie_capi.h")]:
        write(FOLDER / f"Sources/{name}/shim.h", f"#include <{header}>\n")
        write(FOLDER / f"Sources/{name}/module.modulemap",
              f'module {name} [system] {{ header "shim.h" export * }}\n')
    write(FOLDER / "Sources/List/LottieIndicator.swift", indicator)
    write(FOLDER / "Sources/List/main.swift", f"import CGtk4\nimport OverscrollGTK\n\n{main}")
    built = subprocess.run(
        ["swift", "build", "--package-path", FOLDER, "-Xswiftc", "-warnings-as-errors"],
        capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return FOLDER / ".build/debug/List"


def test_a_lottie_file_shows_the_pull_the_run_and_the_end(server, program):
    server.point(780, 880)
    ENDED.unlink(missing_ok=True)
    process = subprocess.Popen(
        [*IN, program], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env=os.environ | ENVIRONMENT | server.environment)
    screen = Screen(server.display)

    def purple():
        """Where the sample is seen."""
        return {(at // 3, y) for y, line in enumerate(screen.lines(0, 0, 360, 200))
                for at in range(0, len(line), 3)
                if all(abs(a - b) < 12 for a, b in zip(line[at:at + 3], PURPLE))}

    def until(claim):
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            if found := claim(purple()):
                return found
            time.sleep(0.02)
        raise AssertionError(f"not within {LIMIT} s")

    def center(pixels):
        columns, rows = zip(*pixels)
        return (min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2

    try:
        until(lambda _: screen.size() == (360, 640))
        time.sleep(0.5)
        server.put(180, 60)
        server.drag((180, 60), (180, 160))
        first = len(until(lambda pixels: pixels))
        server.drag((180, 160), (180, 300))
        # Four fifths of the ring, to its left as well.
        pulled = until(lambda pixels: len(pixels) > 1.2 * first and pixels)
        time.sleep(0.25)
        server.lift(180, 300)
        # The gap of the ring turns around the middle of the indicator, which is 56 points long.
        emptiest = set()

        def turns(pixels):
            quarters = [(x < 180, y < 28) for x, y in pixels]
            if quarters and max(y for _, y in pixels) < 50:
                emptiest.add(min(((x, y) for x in (0, 1) for y in (0, 1)), key=quarters.count))
            return len(emptiest) > 2

        until(turns)
        ENDED.touch()

        # The tick is within the ring, 2 to the left of its center and 6 below.
        def is_ticked(pixels):
            if not pixels:
                return False
            x, y = center(pixels)
            return (x - 2, y + 6) in pixels and len(pixels) > len(pulled)
        until(is_ticked)
        until(lambda pixels: not pixels)
    finally:
        process.terminate()
        process.wait(LIMIT)
