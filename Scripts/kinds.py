"""The kinds of tests: what runs for every change, and what runs beside it in all tests."""

from dataclasses import dataclass, field

FORMATTED = ["Package.swift", "Sources", "Tests", "UIKitDouble", "Web/Sources", "Benchmarks", "Fuzz"]
PYTEST = [".venv/bin/python", "-m", "pytest", "-q", "--junitxml", "{report}"]
# A test in a browser waits for frames part of the time, so two of them run side by side.
PAIRED = [*PYTEST, "-n", "2"]
BROWSER = [*PAIRED, "Web/Tests", "--ignore", "Web/Tests/engines", "-m"]
GALLERY = [*PAIRED, "Examples/Gallery/Tests", "--dist", "loadscope", "-m"]
ENGINES = [*PYTEST, "Web/Tests/engines", "-k"]
# Of a build that is there. Two tests at a time, so that the seconds of each are its own and not those of
# all that began with it.
NATIVE = [
    "Scripts/swift.sh", "test", "--skip-build", "--disable-xctest",
    "--experimental-maximum-parallelization-width", "2", "--xunit-output", "{report}",
    "--event-stream-output-path", "{events}",
]
# In a folder of its own, so that it need not wait for the tests in debug.
RELEASE = ["--configuration", "release", "--scratch-path", ".build/release-tests"]
# .oxlintrc.json says what is asked.
SCRIPTS = [".venv/bin/oxlint", "--deny-warnings", "Web/js", "Web/Tests", "Examples/Gallery/page"]
CONSUMER = ["Tests/Consumer/check.py", "--build-system"]
LINUX = ["test", "-e", "/proc/version"]
# The long runs of random tests: in release alone, where they take less than half of the time.
EVERYTHING = {"OVERSCROLL_TESTS": "all"}
# With the script that is released in the place of the one to read.
MINIFIED = {"OVERSCROLL_SCRIPT": "minified"}


@dataclass(frozen=True)
class Kind:
    """One command, and how its result is counted.

    Where the command has `{report}` it writes a JUnit report, whose tests are counted; with `{events}` also
    the events of Swift Testing, for the seconds. With `counts`, its last line is `N passed, N failed`. Any
    other command is one check.
    """

    name: str
    command: list
    # Kinds that must have passed before this one starts.
    needs: list = field(default_factory=list)
    # One kind at a time uses the folder of native builds, which SwiftPM locks.
    builds: bool = False
    counts: bool = False
    # The kind is left out where this command fails.
    where: list = field(default_factory=list)
    environment: dict = field(default_factory=dict)


# In the order in which they start, as far as their needs allow.
QUICK = [
    Kind("web build", ["Scripts/web.sh", "--plain"]),
    Kind("native build", ["Scripts/swift.sh", "build", "--build-tests"], builds=True),
    Kind("browser", [*BROWSER, "quick"], needs=["web build"]),
    Kind("gallery", [*GALLERY, "quick"], needs=["web build"]),
    Kind("format", ["swift", "format", "lint", "--strict", "--parallel", "--recursive", *FORMATTED]),
    Kind("JavaScript", SCRIPTS),
    Kind("age", ["Scripts/check-age.py"]),
    Kind("SwiftUI", ["Scripts/check-swiftui.sh"], needs=["native build"], where=LINUX),
    Kind("code table", ["Scripts/codes.sh", "--check"], needs=["native build"], builds=True),
    Kind("native tests", NATIVE, needs=["native build"], builds=True),
    # By the build system of Xcode, which refuses more; beside the native tests, most of which share one
    # thread.
    Kind("consumer", [*CONSUMER, "swiftbuild"], needs=["native build"], counts=True),
]

# Before a release, and in continuous integration.
REST = [
    Kind("release build", ["Scripts/swift.sh", "build", "--build-tests", *RELEASE], needs=["native build"]),
    Kind("release tests", [*NATIVE, *RELEASE], needs=["release build"], environment=EVERYTHING),
    Kind("consumer, native", [*CONSUMER, "native"], counts=True),
    Kind("browser, the rest", [*BROWSER, "not quick"], needs=["browser"]),
    Kind("gallery, the rest", [*GALLERY, "not quick"], needs=["gallery", "native build"]),
    Kind("browser, minified", [*BROWSER, "quick"], needs=["browser"], environment=MINIFIED),
    Kind("Firefox", [*ENGINES, "Firefox"], needs=["web build"], where=["Scripts/setup.sh", "--firefox"]),
    Kind("WebKit", [*ENGINES, "WebKit"], needs=["web build"], where=["Scripts/setup.sh", "--webkit"]),
    Kind("embedded", ["Scripts/check-embedded.sh"]),
    Kind("size", ["Scripts/size.py"], needs=["web build"]),
    Kind("documentation", ["Scripts/docs.py"], needs=["native build"], builds=True, where=LINUX),
    Kind("benchmark results", [*PYTEST, "Benchmarks/Tests"]),
    Kind("paths in Chromium", [*PYTEST, "Tests/PathDifferential"], needs=["native build"], builds=True),
]
