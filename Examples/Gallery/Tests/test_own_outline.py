"""Tests of custom outlines: files and path data, and the byte of the first syntax error."""

import gzip
import json
import re
from pathlib import Path

import pytest
from browsing import DESKTOP, until
from conftest import ROOT
from test_workbench import VIEW, at_the_workbench, fragment

LISTS = ROOT / "Tests" / "PathData"
OUTLINE = f"{VIEW}.outline"
ESCAPES = {"t": "\t", "n": "\n", "f": "\f", "r": "\r", "v": "\v", "0": "\0"}


@pytest.fixture(scope="module")
def page(open_shared):
    # While it parses a file, the browser reports what the policy would block if the file were shown.
    return at_the_workbench(open_shared(**DESKTOP, allowed_error="Content Security Policy"))


@pytest.fixture(autouse=True)
def from_the_beginning(page):
    page.locator("#reset").click()


def rows_of(file: Path) -> list[list[str]]:
    lines = file.read_text(encoding="utf-8").split("\n")
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def rows(file: str) -> list[list[str]]:
    """The test lists shared with the engine's parser."""
    found = []
    for data, *rest in rows_of(LISTS / file):
        for letter, character in ESCAPES.items():
            data = data.replace(f"\\{letter}", character)
        found.append([data, *rest])
    return found


def evaluated(page, module: str, call: str, values: list) -> list:
    return page.evaluate(
        f"""async (values) => {{
          const {{ commandsOf }} = await import("./workbench/path-data.js");
          const {{ {module} }} = await import("./workbench/{'outline' if module == 'pieces' else 'path-data'}.js");
          return values.map((data) => {call});
        }}""",
        values,
    )


def test_data_stops_making_sense_at_the_byte_of_the_specification(page):
    # A sum of numbers beyond single precision is found by drawing, not by parsing.
    cases = [row for row in rows("reject.tsv") if row[0] != "M3e38 0l1e38 0"]
    found = evaluated(page, "oneLine", "commandsOf(data).mistake", [data for data, *_ in cases])
    wrong = [(data[:40], at, offset) for (data, offset, *_), at in zip(cases, found) if at != int(offset)]
    assert len(cases) > 60 and wrong == []


def test_data_that_makes_sense_becomes_the_absolute_pieces_of_the_list(page):
    cases = rows("accept.tsv")
    found = evaluated(page, "pieces", "pieces(commandsOf(data).commands)", [data for data, *_ in cases])
    assert len(cases) > 60
    for (data, expected, *_), pieces in zip(cases, found):
        words = " ".join(" ".join(map(str, piece)) for piece in pieces).split()
        wanted = expected.split()
        assert len(words) == len(wanted), data
        for word, want in zip(words, wanted):
            if want.isalpha():
                assert word == want, data
            else:
                assert float(word) == pytest.approx(float(want), abs=0.0006, rel=1e-6), data


def choose(page, name: str, text: str | bytes) -> None:
    data = text.encode() if isinstance(text, str) else text
    file = {"name": name, "mimeType": "image/svg+xml", "buffer": data}
    page.locator('#own input[type="file"]').set_input_files(file)


def drop(page, name: str, text: str, place: str = "h1") -> None:
    """Drops a file on the title; `place` is a selector of another part of the page."""
    page.evaluate(
        """([name, text, place]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], name, { type: "image/svg+xml" }));
          const send = (type) => document.querySelector(place).dispatchEvent(
            new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
          window.over = [send("dragenter"), send("dragover")];
          window.marked = document.body.classList.contains("dropping");
          window.dropped = send("drop");
        }""",
        [name, text, place],
    )


def svg(inside: str, box: str = "0 0 24 24") -> str:
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f'<svg {names} viewBox="{box}">{inside}</svg>'


def drawn(page) -> str:
    until(page, OUTLINE)
    return page.evaluate(OUTLINE)


def test_path_data_that_is_pasted_is_an_indicator_at_once(page):
    page.locator("#own textarea").fill("M2 13 26 3 18 26 12 16Z")
    assert drawn(page) == "M2 13 26 3 18 26 12 16Z"
    # The look changes to one that draws the outline, which the arrow does not.
    assert page.evaluate(f"{VIEW}.indicator") == "path"
    assert fragment(page).startswith("#look=path&path=M2+13")
    swift = page.locator("#swift").inner_text()
    assert 'try! PathIndicator(pathData: Array("M2 13 26 3 18 26 12 16Z".utf8))' in swift
    assert swift.count("$0.indicator = outline") == 2
    assert ' outline="M2 13 26 3 18 26 12 16Z">' in page.locator("#html").inner_text()
    page.locator("#own textarea").fill("")
    until(page, f"{OUTLINE} === null")


def test_the_first_wrong_byte_is_shown_and_the_last_outline_stays(page):
    trouble, field = page.locator("#path-trouble"), page.locator("#own textarea")
    field.fill("M0 0L9 9")
    drawn(page)
    field.fill("M0 0L9 9 8 x")
    assert trouble.inner_text().startswith("Byte 11 is invalid") and trouble.locator("mark").inner_text() == "x"
    assert drawn(page) == "M0 0L9 9"
    # A move alone, and a line longer than a browser's largest number.
    for nothing in ("M5 5", "M3e38 0H-3e38"):
        field.fill(nothing)
        assert "draws nothing" in trouble.inner_text()
    field.fill("M0 0L9 9 8 8")
    assert trouble.inner_text() == "" and drawn(page) == "M0 0L9 9 8 8"


def test_files_are_read_as_the_list_states(page):
    """The list is shared with the command-line tool."""
    cases = rows_of(ROOT / "Tests" / "SVG" / "cases.tsv")
    files = [text if text.startswith("<?xml") else svg(text, "0 0 100 50") for text, *_ in cases]
    found = page.evaluate(
        """async ([files, outlines]) => {
          const { shapesOf } = await import("./workbench/svg-file.js");
          const { moved, pieces } = await import("./workbench/outline.js");
          const { commandsOf } = await import("./workbench/path-data.js");
          const at = ({ data, matrix }) => moved(pieces(commandsOf(data).commands), matrix);
          return files.map((source, index) => {
            const { shapes, skipped, leftOut } = shapesOf(source);
            const plain = outlines[index].map((data) => ({ data, matrix: new DOMMatrix() }));
            const notRead = [...skipped].map(([name, count]) => `${count} ${name}`).join(", ");
            return [shapes.map(at), plain.map(at), notRead, leftOut.length];
          });
        }""",
        [files, [outlines.split(" | ") for _, outlines, *_ in cases]],
    )
    assert len(cases) > 40
    for (text, _, not_read, left_out, _), (shapes, outlines, said, count) in zip(cases, found):
        assert (said, count) == (not_read, int(left_out)), text
        assert len(shapes) == len(outlines), text
        for shape, outline in zip(shapes, outlines):
            assert letters(shape) == letters(outline), text
            assert numbers(shape) == pytest.approx(numbers(outline), abs=0.002), text


def letters(data: str) -> str:
    return "".join(letter for letter in data if letter.isupper())


def numbers(data: str) -> list[float]:
    return [float(word) for word in re.findall(r"-?[\d.]+(?:e-?\d+)?", data)]


def test_a_file_is_read_in_every_encoding(page):
    text = svg('<!-- \u00e9 --><path id="\u00e9" d="M1 2h10v5"/>')
    for encoded in (
        gzip.compress(text.encode()),
        b"\xef\xbb\xbf" + text.encode(),
        f"<?xml version='1.0' encoding='ISO-8859-1'?>{text}".encode("latin-1"),
        f"<?xml version='1.0' encoding='UTF-16'?>{text}".encode("utf-16"),
        b"\xfe\xff" + text.encode("utf-16-be"),
    ):
        choose(page, "icon.svg", encoded)
        assert drawn(page) == "M1 2L11 2L11 7", encoded[:40]
        page.locator("#reset").click()
        until(page, f"!{OUTLINE}")


def test_what_is_not_read_of_a_file_is_said_beside_the_rest(page):
    inside = '<text>a</text><rect width="2em"/><path d="M1 1h2"/><path d="M1 2L3 4 5"/>'
    choose(page, "icon.svg", svg(inside))
    assert drawn(page) == "M1 1L3 1M1 2L3 4"
    lines = page.locator("#path-trouble .notice")
    lines.nth(2).wait_for()
    texts = lines.all_inner_texts()
    assert texts[0].startswith("Byte 10 of a path in icon.svg")
    assert texts[1:] == ["Left out, because it cannot be read: rect 2em.", "Not read: 1 text."]
    page.locator("#own textarea").fill("M0 0L9 9")
    until(page, "!document.querySelector('#path-trouble .notice')")


def test_references_that_multiply_are_refused(page):
    uses = [f'<use href="#a{level}"/>' * 10 for level in range(20)]
    levels = "".join(f'<g id="a{level + 1}">{inside}</g>' for level, inside in enumerate(uses))
    choose(page, "icon.svg", svg("<path id='a0' d='M0 0h1'/>" + levels))
    page.locator("#path-trouble .notice").wait_for()
    assert "more than a million" in page.locator("#path-trouble").inner_text()


def test_a_file_that_cannot_be_drawn_says_why_and_changes_nothing(page):
    trouble = page.locator("#path-trouble")
    for name, text, says in (
        ("empty.svg", svg("<text>Words</text>"), "Nothing in this file is visible."),
        ("page.svg", "<html xmlns='http://www.w3.org/1999/xhtml'/>", "This is not an SVG file."),
        ("\u202e<b>.svg", svg('<path d="x"/>'), "Byte 0 of a path in"),
    ):
        choose(page, name, text)
        until(page, f"document.getElementById('path-trouble').innerText.startsWith({json.dumps(says)})")
        assert trouble.locator("b").count() == 0
        assert not page.evaluate(f"Boolean({OUTLINE})") and fragment(page) == ""


def test_nothing_of_a_hostile_file_runs_or_enters_the_page(page):
    hostile = (
        '<script>document.title = "hit"</script><style>body { display: none }</style>'
        '<path onload="document.title = 1" d="M1 1h5v5" style="background: url(//127.0.0.1:9/x)"/>'
        '<image href="x" onerror="document.title = 2"/><a href="javascript:alert(1)"><path d="M1 1h2"/></a>'
    )
    choose(page, "hostile.svg", svg(hostile))
    drawn(page)
    assert page.title() == "Overscroll"
    markup = page.evaluate(f"{VIEW}.cloneNode().outerHTML")
    assert not any(word in markup for word in ("script", "onload", "image", "href", "url"))


def test_a_file_can_be_dropped_anywhere_on_the_workbench(page):
    drop(page, "dropped.svg", svg('<path d="M1 2h10v5"/>'), ".workbench h2")
    # preventDefault was called: otherwise the browser would open the file.
    assert page.evaluate("[over[1], marked, dropped]") == [False, True, False]
    drawn(page)
    assert page.evaluate("document.body.classList.contains('dropping')") is False
    # The first screen's list has not got it.
    assert page.evaluate("document.querySelector('#hero overscroll-view').hasAttribute('outline')") is False


@pytest.mark.parametrize("path", ['M0 0"); evil()', "M0 0</svg><script>", "x9"])
def test_an_address_cannot_bring_code_as_a_path(page, path):
    page.evaluate("(path) => { location.hash = 'arm=70&path=' + encodeURIComponent(path) }", path)
    until(page, f"{VIEW}.parametersOf('start').arm === 70")
    assert not page.evaluate(f"Boolean({OUTLINE})")
    for id in ("swift", "html"):
        assert json.dumps(path)[1:-1] not in page.evaluate(f"document.getElementById('{id}').textContent")
