"""Tests of a release's dry run, on a small project whose build is replaced by copies of fixed files."""

import hashlib
import json
import re
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
TOOL = "Sources/OverscrollTool/OverscrollTool.swift"
PAGE = """# A list

<!-- until published -->
**Until it is published**, use the clone.
<!-- once published
[The site](https://OWNER.github.io/overscroll/). Select *Up to Next Major Version* from 1.0.0, and peer 1.0.0 stays.

```swift
.package(url: "https://github.com/OWNER/overscroll", from: "1.0.0"),
```

-->
The end.

.package(name: "overscroll", path: "../overscroll", traits: ["GTK"]),
"""
APP = "Examples/UIKitNews.swiftpm/Package.swift"
NEWS = "Examples/GTKNews/Package.swift"
CLONE = '.package(name: "overscroll", path: "../..")\n'
CHANGELOG = "# Changelog\n\n## 1.0.0\n\nNot published yet.\n\n### Added\n\n- Pulls.\n\n## 0.9.0\n\n- Old.\n"
# The package and the site as the real scripts name them, without a build.
NPM = """#!/usr/bin/env bash
set -eu
mkdir -p Web/npm
version=$(Scripts/release_pages.py version)
printf '{"name": "overscroll", "version": "%s"}' "$version" >Web/npm/package.json
"""
SITE = """#!/usr/bin/env bash
set -eu
mkdir -p .build/site/overscroll .build/docs/site
echo page | tee .build/site/index.html .build/docs/site/index.html >/dev/null
cd .build/site
echo script >overscroll/overscroll.js
zip --quiet --recurse-paths overscroll.zip overscroll
"""
MAKE = "test-all:\n\tfalse\nnpm:\n\t@Scripts/npm\nsite:\n\t@Scripts/site\n"
TOOLS = ["git", "npm", "zip"]
pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, TOOLS)), reason=f"a release needs {', '.join(TOOLS)}")


def git(folder, *words):
    return subprocess.run(
        ["git", "-C", folder, *words], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def commit(folder):
    git(folder, "add", "--all")
    git(folder, "-c", "user.name=N", "-c", "user.email=n@example.org", "commit", "--quiet", "--message", "Work")


def make_project(folder):
    for file, text in {
        "README.md": PAGE, "CHANGELOG.md": CHANGELOG, APP: CLONE, NEWS: CLONE, TOOL: 'static let version = "1.0.0"\n', ".gitignore": ".build/\nWeb/\n",
        "Scripts/npm": NPM, "Scripts/site": SITE, "Makefile": MAKE,
    }.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, encoding="utf-8")
    for script in ["release.sh", "release_pages.py"]:
        shutil.copy(ROOT / "Scripts" / script, folder / "Scripts")
    for script in (folder / "Scripts").iterdir():
        script.chmod(0o755)
    git(folder, "init", "--quiet", "--initial-branch", "main")
    commit(folder)
    return folder


@pytest.fixture
def project(tmp_path):
    return make_project(tmp_path / "project")


def release(project, *words):
    command = [project / "Scripts/release.sh", "--date", "2030-01-02", *words]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def dry_run(project, *words):
    folder = project.parent / "dry"
    done = release(project, "--dry-run", folder, "--skip-tests", *words)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def tried(tmp_path_factory):
    """A project, and the folder of its dry run."""
    project = make_project(tmp_path_factory.mktemp("release") / "project")
    return project, dry_run(project, "someone")


def refusal(project, *words):
    """The message of a release that is refused, which changes nothing."""
    done = release(project, *words)
    assert done.returncode == 1
    assert git(project, "tag") == ""
    return done.stderr


def test_the_releases_commit_says_what_holds_once_it_is_published(tried):
    source = tried[1] / "source"
    page = (source / "README.md").read_text()
    assert page == """# A list

[The site](https://someone.github.io/overscroll/). Select *Up to Next Major Version* from 1.0.0, and peer 1.0.0 stays.

```swift
.package(url: "https://github.com/someone/overscroll", from: "1.0.0"),
```

The end.

.package(url: "https://github.com/someone/overscroll", from: "1.0.0", traits: ["GTK"]),
"""
    assert (source / APP).read_text() == '.package(url: "https://github.com/someone/overscroll", from: "1.0.0")\n'
    # It is started in the clone.
    assert (source / NEWS).read_text() == CLONE
    changelog = (source / "CHANGELOG.md").read_text()
    assert changelog.startswith("# Changelog\n\n## 1.0.0 - 2030-01-02\n\n### Added\n")
    assert git(source, "status", "--porcelain") == ""
    assert git(source, "describe", "--exact-match") == "1.0.0"
    assert git(source, "log", "-1", "--format=%s") == "Release 1.0.0"


def test_the_tree_itself_is_not_changed(tried):
    project = tried[0]
    assert git(project, "log", "--format=%s") == "Work"
    assert git(project, "status", "--porcelain") + git(project, "tag") == ""


def test_another_version_is_written_where_an_app_asks_for_it(project):
    retitle(project)
    source = dry_run(project, "someone", "1.2.0") / "source"
    page = (source / "README.md").read_text()
    assert 'from: "1.2.0"' in page and "from 1.2.0, and peer 1.0.0 stays" in page
    assert (source / TOOL).read_text() == 'static let version = "1.2.0"\n'
    assert "## 1.2.0 - 2030-01-02\n" in (source / "CHANGELOG.md").read_text()


def retitle(project):
    """Adds changes for a next version to the changelog."""
    file = project / "CHANGELOG.md"
    file.write_text(CHANGELOG.replace("## 1.0.0", "## Unreleased\n\n- New.\n\n## 1.0.0 - 2029-01-01"))
    commit(project)


def test_what_is_published_is_complete_and_has_its_checksums(tried):
    assets = tried[1] / "assets"
    files = sorted(file.name for file in (assets / "github").iterdir())
    assert files == ["SHA256SUMS", "overscroll-1.0.0.tgz", "overscroll-documentation.zip", "overscroll.zip"]
    sums = dict(line.split()[::-1] for line in (assets / "github/SHA256SUMS").read_text().splitlines())
    assert sorted(sums) == files[1:]
    for name, expected in sums.items():
        assert hashlib.sha256((assets / "github" / name).read_bytes()).hexdigest() == expected
    with tarfile.open(assets / "github/overscroll-1.0.0.tgz") as package:
        assert json.load(package.extractfile("package/package.json"))["version"] == "1.0.0"
    assert "overscroll/overscroll.js" in zipfile.ZipFile(assets / "github/overscroll.zip").namelist()
    assert (assets / "notes.md").read_text() == "### Added\n\n- Pulls.\n"
    assert (assets / "site/index.html").is_file()


def test_the_summary_names_every_file_and_step(tried):
    summary = (tried[1] / "summary.txt").read_text()
    for text in ["git push --atomic origin main 1.0.0", "overscroll-1.0.0.tgz --provenance", "overscroll.zip", "SHA256SUMS"]:
        assert text in summary


def test_a_real_release_whose_tests_fail_leaves_the_tree_as_it_was(project):
    git(project, "remote", "add", "origin", "https://github.com/someone/overscroll.git")
    message = refusal(project, "someone")
    assert "a test fails" in message and "nothing was changed" in message
    assert git(project, "status", "--porcelain") == ""


def test_a_release_pushes_the_commit_and_its_tag_and_nothing_else(project):
    remote = project.parent / "remote.git"
    git(project, "init", "--quiet", "--bare", remote)
    git(project, "remote", "add", "origin", "https://github.com/someone/overscroll.git")
    # Pushes to the address of the repository go to a folder.
    git(project, "config", f"url.{remote}.pushInsteadOf", "https://github.com/someone/overscroll.git")
    git(project, "config", "user.name", "N")
    git(project, "config", "user.email", "n@example.org")
    (project / "Makefile").write_text("test-all:\n\tgrep -q github.com/someone/ README.md\n")
    commit(project)
    done = release(project, "someone")
    assert done.returncode == 0, done.stderr
    refs = git(remote, "for-each-ref", "--format=%(refname)").split()
    assert refs == ["refs/heads/main", "refs/tags/1.0.0"]
    assert git(remote, "log", "-2", "--format=%s", "1.0.0") == "Release 1.0.0\nWork"
    assert git(remote, "rev-parse", "1.0.0^{commit}") == git(remote, "rev-parse", "main")
    assert git(project, "status", "--porcelain") == ""


@pytest.mark.parametrize(("file", "text", "is_committed", "words", "message"), [
    ("README.md", "new", False, [], "not committed:  M README.md"),
    # As it is, a test fails.
    ("Makefile", MAKE, False, [], "a test fails"),
    ("README.md", PAGE.replace("OWNER/", "another/"), True, ["--skip-tests"], "README.md names another owner: another"),
    ("CHANGELOG.md", CHANGELOG.replace("yet.\n\n", "yet. The first.\n\n"), True, ["--skip-tests"],
     "CHANGELOG.md still says what holds before publication"),
])
def test_a_tree_that_must_not_be_published_is_refused(project, file, text, is_committed, words, message):
    (project / file).write_text(text)
    if is_committed:
        commit(project)
    assert message in refusal(project, "--dry-run", project.parent / "dry", *words, "someone")


@pytest.mark.parametrize(("words", "message"), [
    (["some one"], "no owner"),
    (["someone", "1.0"], "no version"),
    (["someone", "0.9.9"], "before the present one"),
    (["someone", "1.1.0"], "no section `## 1.1.0`"),
    ([], "say Scripts/release.sh"),
])
def test_what_is_given_wrongly_is_named(project, words, message):
    assert message in refusal(project, "--dry-run", project.parent / "dry", "--skip-tests", *words)


def test_a_release_without_its_repository_is_refused(project):
    assert "no remote" in refusal(project, "someone")
    git(project, "remote", "add", "origin", "https://github.com/another/overscroll.git")
    assert "not the repository overscroll of someone" in refusal(project, "someone")
    assert "only a dry run may skip tests" in refusal(project, "--skip-tests", "someone")


def test_a_version_with_a_tag_is_refused(project):
    git(project, "tag", "1.0.0")
    done = release(project, "--dry-run", project.parent / "dry", "someone")
    assert done.returncode == 1 and "has a tag already" in done.stderr


def test_placeholders_of_the_project_are_all_of_the_form_that_a_release_replaces():
    """The real pages: a word OWNER outside of an address would stay; until then none is shown."""
    found = subprocess.run(["git", "-C", ROOT, "grep", "-lw", "OWNER"], stdout=subprocess.PIPE, text=True).stdout
    for file in found.split():
        # They explain the command.
        if file.startswith(("Scripts/release", "Tests/Scripts/", ".github/CONTRIBUTING.md")):
            continue
        text = (ROOT / file).read_text(encoding="utf-8")
        text = re.sub(r"github\.com/OWNER/|https://OWNER\.github\.io/", "", text)
        assert not re.search(r"\bOWNER\b", text), file
        if file.endswith(".md"):
            shown = re.sub(r"<!-- once published\n.*?^-->\n", "", (ROOT / file).read_text(encoding="utf-8"), flags=re.S | re.M)
            assert "OWNER" not in shown, file
