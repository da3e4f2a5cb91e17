"""Compares the size of the project, over all files that git tracks, with the numbers in Totals.tsv.

No total may rise unless its number is raised, with the reason, in the same commit. One that has fallen gets the
lower number, so that it cannot rise again unseen:

    python3 Tests/Scripts/test_totals.py

Lines and words may be below their number by a hundredth; the other totals are exact.
"""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FILE = "Tests/Scripts/Totals.tsv"
LOWER = "python3 Tests/Scripts/test_totals.py"
SOURCES = ("Sources/", "Web/Sources/")
NOT_WORDS = ("#", "|", "![", "<img ")


def tracked(root):
    """The text of each file that git tracks, by name; of a file that is no text, what can be read as such."""
    listed = subprocess.run(["git", "-C", root, "ls-files", "-z"], check=True, stdout=subprocess.PIPE, text=True).stdout
    names = [name for name in listed.split("\0") if name and (root / name).is_file()]
    return {name: (root / name).read_bytes().decode("utf-8", errors="ignore") for name in names}


def words(page):
    """The words of a page, without code, tables, pictures and headings."""
    prose = "".join(page.split("\n```")[::2])
    return sum(len(line.split()) for line in prose.split("\n") if not line.startswith(NOT_WORDS))


def totals(root):
    files = tracked(root)

    def lines(end, keep=lambda name: True):
        return sum(text.count("\n") for name, text in files.items() if name.endswith(end) and keep(name))

    return {
        "files": len(files),
        "scripts": sum(name.startswith("Scripts/") for name in files),
        "public symbols": files.get("Documentation/PublicAPI.txt", "").count("\n  "),
        "lines of Swift in Sources and Web/Sources": lines(".swift", lambda name: name.startswith(SOURCES)),
        "lines of Swift elsewhere": lines(".swift", lambda name: not name.startswith(SOURCES)),
        "lines of Python": lines(".py"),
        "lines of JavaScript": lines(".js"),
        "words of Markdown": sum(words(text) for name, text in files.items() if name.endswith(".md")),
    }


def recorded(root):
    """The number of each total, and the reason why it was last raised."""
    rows = [row.split("\t") for row in (root / FILE).read_text(encoding="utf-8").splitlines()[1:]]
    return {name: (int(number), reason) for name, number, reason in rows}


def complaints(root):
    present, found = totals(root), recorded(root)
    assert list(present) == list(found), f"{FILE} has other totals than are counted: {', '.join(found)}"
    for name, (number, reason) in found.items():
        assert reason, f"{FILE} does not say why {name} was last raised"
        slack = number // 100 if name.startswith(("lines", "words")) else 0
        told = f"{name}: {number} recorded, {present[name]} present"
        if present[name] > number:
            yield f"{told}: lower it, or raise the number in {FILE} in the same commit and say why in its reason"
        elif present[name] < number - slack:
            yield f"{told}: write the lower number: {LOWER}"


def lower(root):
    present, found = totals(root), recorded(root)
    rows = [f"{name}\t{min(number, present[name])}\t{reason}\n" for name, (number, reason) in found.items()]
    (root / FILE).write_text("total\tnumber\treason of the latest raise\n" + "".join(rows), encoding="utf-8")


def test_no_total_of_the_project_has_risen_or_has_fallen_unrecorded():
    assert list(complaints(ROOT)) == []


if __name__ == "__main__":
    lower(ROOT)
