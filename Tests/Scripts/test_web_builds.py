"""What the builds of the browser host write, where, and when they have nothing to do.

On a small project whose compilers are replaced by scripts that only write files.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "Scripts"
WEB = SCRIPTS.parent / "Web"
STAND_INS = {
    "looks.py": """
import pathlib, sys
(pathlib.Path(sys.argv[1]) / "looks").mkdir(exist_ok=True)
(pathlib.Path(sys.argv[1]) / "looks/ring.wasm").write_text("ring")
(pathlib.Path(sys.argv[1]) / "overscroll.wasm").write_text("engine")
""",
    "wasm.sh": """
echo compiled >>log
for product in "$@"; do echo engine >"$product"; echo "$product"; done
[ ! -e broken ]
""",
    "swift.sh": "printf 'de\\ttexts\\n'",
}
PROGRAMS = {
    "esbuild": """
for word in "$@"; do
  case "$word" in
    --outdir=*) echo joined >"${word#*=}/overscroll.js" ;;
  esac
done
""",
    "swift": 'echo "Swift version 6.2"',
    "swiftc": 'echo "\\"runtimeResourcePath\\": \\"$HOME/resources\\""',
}
USED = "bash cat cp dirname env find head id mkdir mktemp mv python3 rm rmdir sed sort tail touch true".split()


def write_program(path, text):
    first = "#!/usr/bin/env python3" if path.suffix == ".py" else "#!/usr/bin/env bash"
    path.write_text(f"{first}\n{text}\n")
    path.chmod(0o755)


@pytest.fixture
def project(tmp_path):
    """A folder with the script, and in `programs` all programs that it finds."""
    for folder in ("Scripts", "Sources", "Web/Sources", "Web/js", "programs/resources/embedded/wasm32-unknown-none-wasm"):
        (tmp_path / folder).mkdir(parents=True)
    for name, text in STAND_INS.items():
        write_program(tmp_path / "Scripts" / name, text)
    for name in ("web.sh", "setup.sh"):
        shutil.copy(SCRIPTS / name, tmp_path / "Scripts")
    for source in (WEB / "js").glob("*.d.ts"):
        shutil.copy(source, tmp_path / "Web/js")
    for name in ("Package.swift", "Sources/a.swift", "Web/toolset.json"):
        (tmp_path / name).write_text("")
    for name in USED:
        (tmp_path / "programs" / name).symlink_to(sys.executable if name == "python3" else shutil.which(name))
    for name in ("swift", "swiftc", "esbuild"):
        write_program(tmp_path / "programs" / name, PROGRAMS[name])
    return tmp_path


def build(project, *options):
    programs = str(project / "programs")
    environment = {"PATH": programs, "HOME": programs}
    return subprocess.run([project / "Scripts/web.sh", *options], env=environment, capture_output=True, text=True)


def builds(project):
    """How often something was compiled."""
    return (project / "log").read_text().count("compiled") if (project / "log").exists() else 0


def test_only_a_change_is_built_again(project):
    build(project, "--plain")
    first = builds(project)
    assert build(project, "--plain").stdout == "web: Web/plain is up to date\n"
    assert builds(project) == first
    for change in (
        lambda: (project / "Sources/a.swift").write_text("new"),
        lambda: (project / "Sources/a.swift").unlink(),
        lambda: (project / "Web/plain/languages/de.json").unlink(),
        lambda: write_program(project / "programs/swift", 'echo "Swift version 6.3"'),
    ):
        change()
        assert build(project, "--plain").stdout == "web: wrote Web/plain\n"
        assert build(project, "--plain").stdout == "web: Web/plain is up to date\n"


def test_a_build_that_failed_is_not_taken_for_one(project):
    build(project, "--plain")
    (project / "Sources/a.swift").write_text("new")
    (project / "broken").write_text("")
    assert build(project, "--plain").returncode == 1
    (project / "broken").unlink()
    assert build(project, "--plain").stdout == "web: wrote Web/plain\n"


def test_a_bundler_that_cannot_be_installed_is_one_line(project):
    (project / "programs/esbuild").unlink()
    done = build(project)
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr == "setup: no esbuild, which joins the scripts: npm install --global esbuild\n"
    assert not (project / "Web/dist").exists() and not (project / "Web/plain").exists()
