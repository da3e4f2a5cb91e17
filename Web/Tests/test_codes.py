"""Every order and drawing command is handled in the page's script, or listed as unused there."""

import re

import pytest

from places import WEB

pytestmark = pytest.mark.quick


def names(table):
    codes = (WEB / "js/codes.js").read_text()
    body = re.search(rf"^export const {table} = \{{\n(.*?)^\}};", codes, re.DOTALL | re.MULTILINE)[1]
    return set(re.findall(r"(\w+):", body))


def handled(table, file, form="case "):
    return set(re.findall(rf"{form}{table}\.(\w+)", (WEB / "js" / file).read_text()))


def test_every_effect_is_performed():
    adapted = [handled("EFFECT", file, form="effect === ") for file in ("floor.js", "own-settings.js")]
    assert handled("EFFECT", "effect-application.js").union(*adapted) == names("EFFECT")


def test_every_drawing_command_is_painted():
    assert handled("DRAW", "display-list-painter.js") == names("DRAW")
