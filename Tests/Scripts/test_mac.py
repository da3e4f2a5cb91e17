"""Tests of Scripts/mac.sh: its dry run here, and the whole script with stand-ins for Apple's tools."""

import json
import re
import shlex
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SCENES = ["large-title", "sheet", "plain", "bounce", "deceleration"]
DEVICE = "11111111-2222"
# Each writes its arguments to the file of calls. `FAILING` is an extended regular expression of calls that fail.
NOTE = """#!/usr/bin/env bash
set -eu
call="$(basename "$0") $*"
echo "$call" >>"$CALLS"
! grep -qE "${FAILING:-^$}" <<<"$call" || exit 65
"""
STAND_INS = {
    "uname": "[ $# -gt 0 ] && echo arm64 || echo Darwin",
    "sw_vers": "echo 26.1",
    "sleep": "",
    "swift": "",
    # The products of the watch define nothing, unless a test says so.
    "xcodebuild": """
case "$*" in
  -version) printf 'Xcode 26.1\\nBuild version 1\\n' ;;
  *overscroll-Package*) echo 'probe: insetAtRest = clamp' ;;
esac""",
    "xcrun": """
case "$*" in
  "simctl list"*) cat "$DEVICES" ;;
  "simctl get_app_container"*) echo "$CONTAINER" ;;
  *recordVideo*) echo video >"${@: -1}" ;;
  *screenshot*) echo picture >"${@: -1}" ;;
  "nm "*OverscrollSwiftUI.o) echo "0 T ${SYMBOL:-}" ;;
esac""",
}


def dry_run(folder="FOLDER"):
    done = subprocess.run(
        [ROOT / "Scripts/mac.sh", "--dry-run", folder], check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.replace(f"{ROOT}/FOLDER", "FOLDER")


@pytest.fixture(scope="module")
def said():
    return dry_run()


def libraries():
    manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
    return re.findall(r"\.library\(\s*name: \"(\w+)\"", manifest)


def test_every_scene_would_be_filmed_and_recorded(said):
    for scene in SCENES:
        assert f"recordVideo --codec h264 --force FOLDER/videos/{scene}.mp4" in said
        assert f"Documents/{scene}.json FOLDER/traces/" in said
    tests = (ROOT / "Tests/Mac/UITests/PullTests.swift").read_text()
    named = re.findall(r"PullsUITests/PullTests/(\w+)", said)
    assert sorted(named) == sorted(re.findall(r"func (test\w+)\(", tests))
    assert sorted(re.findall(r'record\("([\w-]+)"', tests)) == sorted(SCENES)


def test_its_commands_can_be_pasted(said):
    words = [shlex.split(line) for line in said.splitlines() if "xcodebuild build -quiet -scheme Overscroll" in line]
    assert {tuple(line[:5]) for line in words} == {
        ("xcodebuild", "build", "-quiet", "-scheme", library) for library in libraries()}
    assert {line[6] for line in words} >= {"generic/platform=macOS,variant=Mac Catalyst", "generic/platform=iOS"}
    assert {len(line) for line in words} == {10}
    spaced = dry_run("/some/Mac's folder")
    assert "Mac's folder/derived" not in spaced
    assert ["cp", "-R", "Examples/UIKitNews.swiftpm", "/some/Mac's folder/"] in [
        shlex.split(line) for line in spaced.splitlines() if " cp -R " in line]


@pytest.mark.skipif(sys.platform != "linux", reason="says what Linux has not")
def test_on_linux_it_says_what_is_missing_and_runs_nothing(said):
    assert said.splitlines()[0] == "missing: a Mac: this is Linux"
    assert "missing: a simulator of an iPhone: xcodebuild -downloadPlatform iOS" in said
    assert "missing: the platform Mac Catalyst: install Xcode, which includes it" in said
    assert said.splitlines()[-1] == "mac: nothing was run; missing: 7"
    done = subprocess.run([ROOT / "Scripts/mac.sh"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2 and "needs a Mac with Xcode" in done.stderr


class Mac:
    """The script in a folder, with stand-ins for what a Mac has."""

    def __init__(self, folder):
        if not shutil.which("zip"):
            pytest.skip("the report is packed with zip")
        self.folder = folder / "report"
        tools = folder / "tools"
        tools.mkdir()
        for name, code in STAND_INS.items():
            (tools / name).write_text(NOTE + code + "\n")
            (tools / name).chmod(0o755)
        documents = folder / "container/Documents"
        documents.mkdir(parents=True)
        for scene in SCENES:
            (documents / f"{scene}.json").write_text("{}")
        devices = {"devices": {"com.apple.CoreSimulator.SimRuntime.iOS-26-1": [
            {"name": "iPad", "udid": "0"}, {"name": "iPhone 17", "udid": DEVICE}]}}
        (folder / "devices.json").write_text(json.dumps(devices))
        # A project with what the script reads; the check of a dependent package would take minutes.
        self.project = folder / "project"
        (self.project / "Tests/Consumer").mkdir(parents=True)
        for name in ["Scripts", "Examples", "Package.swift"]:
            (self.project / name).symlink_to(ROOT / name)
        (self.project / "Tests/Mac").symlink_to(ROOT / "Tests/Mac")
        (self.project / "Tests/Consumer/check.py").write_text("#!/bin/sh\n")
        (self.project / "Tests/Consumer/check.py").chmod(0o755)
        self.environment = {
            "PATH": f"{tools}:/usr/local/bin:/usr/bin:/bin", "CALLS": str(folder / "calls.txt"),
            "DEVICES": str(folder / "devices.json"), "CONTAINER": str(folder / "container"),
        }

    def run(self, **environment):
        self.done = subprocess.run(
            ["bash", self.project / "Scripts/mac.sh", self.folder], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, env=self.environment | environment)
        self.calls = Path(self.environment["CALLS"]).read_text()
        self.report = (self.folder / "report.md").read_text()
        return self.done.returncode


@pytest.fixture(scope="module")
def mac(tmp_path_factory):
    """A Mac on which every step passes."""
    mac = Mac(tmp_path_factory.mktemp("mac"))
    assert mac.run() == 0, mac.done.stdout
    return mac


def test_all_steps_pass_where_all_commands_do(mac):
    assert "failed" not in mac.report and "skipped" not in mac.report
    # Two without a device, each library on each platform, six checks for emptiness, one start of the
    # simulator, one run of the tests, four of the example, one build and five pulls.
    assert mac.report.count("- **passed**") == 2 + len(libraries()) * 5 + 6 + 1 + 1 + 4 + 6
    assert "probe: insetAtRest = clamp" in mac.report
    assert f"-destination id={DEVICE} " in mac.calls and "id=0" not in mac.calls
    # The example depends on this clone.
    manifest = (mac.folder / "UIKitNews.swiftpm/Package.swift").read_text()
    assert '.package(name: "overscroll", path: "' in manifest and "github.com" not in manifest


def test_one_file_has_the_report_the_videos_and_the_traces(mac):
    names = zipfile.ZipFile(mac.folder / "overscroll-mac-report.zip").namelist()
    wanted = ["report.md", "videos/example.png"]
    wanted += [f"videos/{scene}.mp4" for scene in SCENES] + [f"traces/{scene}.json" for scene in SCENES]
    assert set(wanted) <= set(names)


def test_a_step_that_fails_is_reported_and_the_others_run(tmp_path):
    mac = Mac(tmp_path)
    assert mac.run(FAILING="build .*-scheme OverscrollGraphics .*tvOS") == 1
    assert mac.report.count("- **failed**") == 1
    assert "- **failed**: OverscrollGraphics for tvOS, see logs/OverscrollGraphics-for-tvOS.log" in mac.report
    assert "mac: 1 steps failed" in mac.done.stdout
    assert "testDeceleration" in mac.calls


def test_a_module_that_defines_something_without_a_host_fails(tmp_path):
    mac = Mac(tmp_path)
    # A function `f` of the module, as Swift mangles it: the length of the name is before it.
    assert mac.run(SYMBOL="_$s17OverscrollSwiftUI1fyyF") == 1
    assert mac.report.count("- **failed**") == 3
    assert "- **failed**: OverscrollSwiftUI is empty on watchOS" in mac.report


def test_without_a_simulator_the_rest_runs(tmp_path):
    mac = Mac(tmp_path)
    (tmp_path / "devices.json").write_text('{"devices": {}}')
    assert mac.run() == 0
    assert mac.report.count("- **skipped**: no simulator of an iPhone") == 4
    assert "missing: a simulator of an iPhone" in mac.report
    assert "recordVideo" not in mac.calls


def test_the_project_compiles_every_source_and_refers_to_what_it_has():
    place = ROOT / "Tests/Mac/Pulls.xcodeproj"
    project = (place / "project.pbxproj").read_text()
    objects = dict(re.findall(r"^\t\t([0-9A-F]{24}) /\* .*? \*/ = \{(.*?)\};$", project, re.DOTALL | re.MULTILINE))
    assert set(re.findall(r"\b[0-9A-F]{24}\b", project)) == set(objects)
    # All files of their folders.
    groups = re.findall(r"fileSystemSynchronizedGroups = \(\s*(\w+)", project)
    built = [place.parent / re.search(r"path = (\w+);", objects[group])[1] for group in groups]
    found = sorted(file for folder in built for file in folder.rglob("*.swift"))
    assert found == sorted((ROOT / "Tests/Mac").glob("*/*.swift")) and len(found) == 5
    scheme = ElementTree.parse(place / "xcshareddata/xcschemes/Pulls.xcscheme")
    tested = scheme.find("TestAction/Testables/TestableReference/BuildableReference").attrib
    assert "com.apple.product-type.bundle.ui-testing" in objects[tested["BlueprintIdentifier"]]
    assert (place.parent / re.search(r"relativePath = (.+);", project)[1]).resolve() == ROOT


def test_a_recorded_trace_has_what_its_reader_requires():
    """The app's file is written on a Mac, the reader's is compiled here: both name the keys."""
    def keys(file, kind):
        text = (ROOT / file).read_text(encoding="utf-8")
        body = re.search(rf"struct {kind}\b.*?\n( *)\}}\n", text, re.DOTALL)[0] if kind else re.sub(
            r"\n  (?:///[^\n]*\n  )?struct .*?\n  \}", "", text, flags=re.DOTALL)
        return dict(re.findall(r"\bvar (\w+)(?:: ([^\n=]+))?", body.split("static")[0]))

    for kind in [None, "Size", "Event", "Call", "Ending", "Write"]:
        reader = keys("Tests/UIKitDoubleTests/Recordings/TraceFile.swift", kind)
        required = {name for name, type in reader.items() if not type.strip().endswith("?")}
        written = set(keys("Tests/Mac/App/Trace.swift", kind))
        assert required and required <= written <= set(reader), kind
