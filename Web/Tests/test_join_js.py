"""Tests of the script that joins the modules."""

import sys

import pytest

from places import WEB

sys.path.insert(0, str(WEB.parent / "Scripts"))
from join_js import JoinError, join  # noqa: E402

pytestmark = pytest.mark.quick


@pytest.fixture
def joined(tmp_path):
    """Joins files given by name; the first one is the entry."""

    def joined(**files):
        for name, text in files.items():
            (tmp_path / f"{name}.js").write_text(text)
        return join(tmp_path / f"{next(iter(files))}.js")

    return joined


def test_imported_files_come_first_and_once(joined):
    text = joined(
        a='import { b } from "./b.js";\nimport {\n  c,\n} from "./c.js";\nexport const a = b + c;\n',
        b='// Of c.\nimport { c } from "./c.js";\nexport const b = c;\n',
        c="export const c = 1;\n",
    )
    assert text == "const c = 1;\n// Of c.\nconst b = c;\nexport const a = b + c;\n"


def test_an_enumeration_becomes_its_numbers(joined):
    text = joined(
        a='import { CODE } from "./b.js";\nuse(CODE.first, CODE.second, BAR_CODE.first);\n',
        b="export const CODE = {\n  first: 1,\n  second: 20,\n};\n",
    )
    assert text.endswith("use(1 /* CODE.first */, 20 /* CODE.second */, BAR_CODE.first);\n")


def test_a_constant_number_becomes_its_value(joined):
    text = joined(
        a='import { MOST } from "./b.js";\nuse(MOST, AT_MOST, `${MOST}`);\n',
        b="export const MOST = 1_000.5;\n",
    )
    assert text.endswith("use(1_000.5 /* MOST */, AT_MOST, `${1_000.5 /* MOST */}`);\n")


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"a": 'import x from "./b.js";\n'}, "form"),
        ({"a": "export default 1;\n"}, "form"),
        ({"a": 'import { b } from "./b.js";\n'}, "cannot read"),
        ({"a": 'import { c } from "./b.js";\n', "b": "export const b = 1;\n"}, "does not declare"),
        ({"a": 'import { b } from "./b.js";\nconst b = 2;\n', "b": "export const b = 1;\n"}, "both"),
        ({"a": 'import { b } from "./b.js";\n', "b": 'import { a } from "./a.js";\n'}, "itself"),
        ({"a": 'import { C } from "./b.js";\nC.y;\n', "b": "export const C = {\n  x: 1,\n};\n"}, "no y"),
    ],
)
def test_what_cannot_be_joined_stops_the_build(joined, files, reason):
    with pytest.raises(JoinError, match=reason):
        joined(**files)
