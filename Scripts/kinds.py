"""The kinds of tests: those run for every change, and the additional ones of the full run."""

from dataclasses import dataclass, field

FORMATTED = [
    "Package.swift", "Sources", "Tests", "UIKitDouble", "Web/Sources", "Benchmarks",
    "Examples/GTKNews/Package.swift", "Examples/GTKNews/Sources", "Examples/GTKNews/Tests", "Examples/ObjectiveC",
]
PYTEST = [".venv/bin/python", "-m", "pytest", "-q", "--junitxml", "{report}"]
# The native build gets more of the processors than what a browser needs: the native tests, most of which
# share one thread, leave the other to the browser tests.
NICE = ["nice", "-n", "5"]
# A browser test spends part of its time waiting for frames, so two run side by side.
PAIRED = [*NICE, *PYTEST, "-n", "2"]
BROWSER = [*PAIRED, "Web/Tests", "--ignore", "Web/Tests/engines", "--ignore", "Web/Tests/package", "-m"]
GALLERY = [*PAIRED, "Examples/Gallery/Tests", "--dist", "loadscope"]
ENGINES = [*PYTEST, "Web/Tests/engines", "-k"]
PACKAGE = [*PAIRED, "Web/Tests/package"]
# For an existing build. Two tests at a time, so that each test's duration does not include waiting for
# all others.
NATIVE = [
    # The GTK host has a kind of its own, with a display.
    "Scripts/swift.sh", "test", "--skip-build", "--disable-xctest", "--skip", "OverscrollGTKTests",
    "--experimental-maximum-parallelization-width", "2", "--xunit-output", "{report}",
    "--event-stream-output-path", "{events}",
]
# A target that imports a module it does not depend on builds by chance.
BUILD = ["Scripts/swift.sh", "build", "--build-tests", "--explicit-target-dependency-import-check", "error"]
# In its own folder, to run in parallel with the debug tests.
RELEASE = ["--configuration", "release", "--scratch-path", ".build/release-tests"]
# The rules are in .oxlintrc.json.
SCRIPTS = [".venv/bin/oxlint", "--deny-warnings", "Web/js", "Web/Tests", "Examples/Gallery/page", "Examples/Gallery/static"]
SITE = [*PYTEST, "Tests/Site"]
TOTALS = "Tests/Scripts/test_totals.py"
CONSUMER = ["Tests/Consumer/check.py", "--build-system"]
LINUX = ["test", "-e", "/proc/version"]
# The long random runs: in release only, where they take less than half the time.
EVERYTHING = {"OVERSCROLL_TESTS": "all"}
WAYLAND = "Tests/GTK/test_wayland.py"
GTK_TOUCH = [*PAIRED, "Tests/GTK", "--ignore", WAYLAND]
# In a folder with another system, made on first use.
DEBIAN_13 = ["Scripts/debian-13.sh", "--make"]
GTK_4_18 = [
    "Scripts/on-display.sh", "Scripts/debian-13.sh", ".build/debug/overscrollPackageTests.xctest",
    "--testing-library", "swift-testing", "--filter", "OverscrollGTKTests", "--xunit-output", "{report}",
]
# With one scale.
GTK_4_18_WINDOW = [*PAIRED, "Tests/GTK", "-k", "not (scale and (1.5 or 2))"]
# A warning of GTK ends the program.
STRICT = {"G_DEBUG": "fatal-warnings"}
GTK_NEWS = [
    "swift", "test", "--package-path", "Examples/GTKNews", "-Xswiftc", "-warnings-as-errors",
    "--disable-xctest", "--xunit-output", "{report}", "--event-stream-output-path", "{events}",
]
GTK_NEWS_TOUCH = [*PAIRED, "Examples/GTKNews/Tests/Window"]
# GTK does not start without a display, even for widgets that no window shows.
GTK = [
    "Scripts/on-display.sh", "Scripts/swift.sh", "test", "--skip-build", "--disable-xctest", "--filter", "OverscrollGTKTests",
    "--xunit-output", "{report}", "--event-stream-output-path", "{events}",
]
# With the minified script instead of the readable one.
MINIFIED = {"OVERSCROLL_SCRIPT": "minified"}


@dataclass(frozen=True)
class Kind:
    """A command, and how its result is counted.

    A command with `{report}` writes a JUnit report, whose tests are counted; with `{events}` it
    also writes Swift Testing's events, for durations. With `counts`, its last line is `N passed, N
    failed`. Any other command is one check.
    """

    name: str
    command: list
    # Kinds that must pass before this one starts.
    needs: list = field(default_factory=list)
    # Only one kind at a time uses the native build folder, which SwiftPM locks.
    builds: bool = False
    counts: bool = False
    # The kind is skipped if this command fails; in continuous integration one that must run on Linux fails.
    where: list = field(default_factory=list)
    must_run: bool = False
    environment: dict = field(default_factory=dict)


# In starting order, as far as dependencies allow.
QUICK = [
    Kind("web build", [*NICE, "Scripts/web.sh", "--plain"]),
    Kind("native build", BUILD, builds=True),
    Kind("browser", [*BROWSER, "quick"], needs=["web build"]),
    Kind("format", ["swift", "format", "lint", "--strict", "--parallel", "--recursive", *FORMATTED]),
    Kind("JavaScript", SCRIPTS),
    Kind("age", ["Scripts/check-age.py"]),
    Kind("totals", [*PYTEST, TOTALS]),
    Kind("SwiftUI", ["Scripts/check-swiftui.sh"], needs=["native build"], where=LINUX),
    Kind("Objective-C", ["Scripts/check-objc.sh"], where=LINUX),
    Kind("exploration", ["make", "--silent", "explore"], needs=["native build"]),
    Kind("code table", ["Scripts/codes.sh", "--check"], needs=["native build"], builds=True),
    Kind("native tests", NATIVE, needs=["native build"], builds=True),
    Kind("GTK", GTK, needs=["native build"], builds=True, where=["Scripts/setup.sh", "--gtk"],
         environment=STRICT),
    # With Xcode's build system, which is stricter; in parallel with the native tests, most of which
    # share one thread.
    Kind("consumer", [*CONSUMER, "swiftbuild"], needs=["native build"], counts=True),
]

# Before a release, and in continuous integration.
REST = [
    Kind("release build", ["Scripts/swift.sh", "build", "--build-tests", *RELEASE], needs=["native build"]),
    Kind("release tests", [*NATIVE, *RELEASE], needs=["release build"], environment=EVERYTHING),
    Kind("consumer, native", [*CONSUMER, "native"], counts=True),
    Kind("browser, the rest", [*BROWSER, "not quick"], needs=["browser"]),
    Kind("web release", [*NICE, "Scripts/web.sh"], needs=["web build"]),
    Kind("gallery", GALLERY, needs=["web build", "native build"]),
    Kind("browser, minified", [*BROWSER, "quick"], needs=["browser", "web release"], environment=MINIFIED),
    Kind("GTK by touch", GTK_TOUCH, needs=["GTK"], where=["Scripts/setup.sh", "--gtk-touch"]),
    Kind("GTK on Wayland", [*PAIRED, WAYLAND], needs=["GTK"], where=["Scripts/setup.sh", "--wayland"], must_run=True),
    Kind("GTK 4.18", GTK_4_18, needs=["GTK"], where=DEBIAN_13, environment=STRICT),
    Kind("GTK 4.18, window", GTK_4_18_WINDOW, needs=["GTK 4.18"], where=DEBIAN_13,
         environment={"OVERSCROLL_GTK_IN": "Scripts/debian-13.sh"}),
    Kind("GTK news", GTK_NEWS, needs=["GTK"], where=["Scripts/setup.sh", "--gtk-news"]),
    Kind("GTK news by touch", GTK_NEWS_TOUCH, needs=["GTK news"], where=["Scripts/setup.sh", "--gtk-touch"]),
    Kind("Firefox", [*ENGINES, "Firefox"], needs=["web build"], where=["Scripts/setup.sh", "--firefox"]),
    Kind("WebKit", [*ENGINES, "WebKit"], needs=["web build"], where=["Scripts/setup.sh", "--webkit"]),
    Kind("npm package", PACKAGE, needs=["web release"], where=["Scripts/setup.sh", "--package-tests"]),
    Kind("embedded", ["Scripts/check-embedded.sh"]),
    Kind("size", ["Scripts/size.py"], needs=["web release"]),
    Kind("app size", ["Scripts/app_size.py"], needs=["native build"], builds=True, where=LINUX),
    Kind("documentation", ["Scripts/docs.py"], needs=["native build"], builds=True, where=LINUX),
    Kind("site", SITE, needs=["web build", "documentation"], where=LINUX),
    # Measurements kept and drawn; what a release and a Mac's first hour do, without network and Mac.
    Kind("scripts", [*PYTEST, "Benchmarks/Tests", "Tests/Scripts", "--ignore", TOTALS]),
    Kind("paths in Chromium", [*PYTEST, "Tests/PathDifferential"], needs=["native build"], builds=True),
]
