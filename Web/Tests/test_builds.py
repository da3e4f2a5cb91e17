"""What the builds of the browser host write, and where."""

import os
import shutil
import subprocess

from places import WEB

SCRIPT = WEB.parent / "Scripts/web.sh"


def stamps(folder):
    return {path.name: path.stat().st_mtime_ns for path in folder.glob("*")} if folder.exists() else {}


def test_without_a_minifier_the_build_is_readable_and_in_its_own_folder(tmp_path):
    # All programs of the search path but terser; the first of a name counts.
    for folder in os.environ["PATH"].split(os.pathsep):
        for program in os.scandir(folder) if os.path.isdir(folder) else ():
            link = tmp_path / program.name
            if program.name != "terser" and not link.is_symlink():
                link.symlink_to(program.path)
    assert not shutil.which("terser", path=tmp_path)
    existed, before = (WEB / "dist").exists(), stamps(WEB / "dist")
    done = subprocess.run([SCRIPT], env={**os.environ, "PATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "no terser" in done.stderr and "not minified" in done.stderr
    assert done.stdout == "web: wrote Web/plain\n"
    # A build without a minifier must not create the folder of the minified scripts.
    assert stamps(WEB / "dist") == before and (WEB / "dist").exists() == existed
    assert "\n// " in (WEB / "plain/overscroll.js").read_text(encoding="utf-8")
