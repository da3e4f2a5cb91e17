"""Every code that a script names exists, and every order and drawing command is handled or listed as unused there."""

import re

import pytest

from places import WEB

pytestmark = pytest.mark.quick


def names(table):
    codes = (WEB / "js/codes.ts").read_text()
    body = re.search(rf"^export const enum {table} \{{\n(.*?)^\}}", codes, re.DOTALL | re.MULTILINE)[1]
    return set(re.findall(r"(\w+) =", body))


def handled(table, file, form="case "):
    return set(re.findall(rf"{form}{table}\.(\w+)", (WEB / "js" / file).read_text()))


def test_every_effect_is_performed():
    adapted = [handled("EFFECT", file, form="effect === ") for file in ("floor.js", "own-settings.js")]
    assert handled("EFFECT", "effect-application.js").union(*adapted) == names("EFFECT")


def test_every_drawing_command_is_painted():
    assert handled("DRAW", "display-list-painter.js") == names("DRAW")


# esbuild makes undefined of one that does not.
def test_every_code_that_a_script_names_exists():
    tables = re.findall(r"^export const enum (\w+)", (WEB / "js/codes.ts").read_text(), re.MULTILINE)
    used = re.findall(rf"\b({'|'.join(tables)})\.(\w+)", "".join(file.read_text() for file in (WEB / "js").glob("*.js")))
    assert len(used) > 100 and [(table, name) for table, name in used if name not in names(table)] == []
