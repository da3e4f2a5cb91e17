"""The script that makes one module of many."""

import sys

import pytest

from places import WEB

sys.path.insert(0, str(WEB.parent / "Scripts"))
from join_js import JoinError, join, members_of  # noqa: E402

pytestmark = pytest.mark.quick


@pytest.fixture
def joined(tmp_path):
    """Joins files given by name, the first of which is the entry."""

    def joined(**files):
        for name, text in files.items():
            (tmp_path / f"{name}.js").write_text(text)
        return join(tmp_path / f"{next(iter(files))}.js")

    return joined


def test_imported_files_come_first_and_once(joined):
    text = joined(
        a='import { b } from "./b.js";\nimport {\n  c,\n} from "./c.js";\nexport const a = b + c;\n',
        b='import { c } from "./c.js";\nexport const b = c;\n',
        c="export const c = 1;\n",
    )
    assert text == "const c=1;\nconst b=c;\nexport const a=b + c;\n"


def test_comments_and_needless_space_go(joined):
    text = joined(a="// one\n/* two\n   three */\n\n  call( x , y ); // four\n")
    assert text == "call(x,y);\n"


def test_a_license_stays(joined):
    assert joined(a="/*! License */\nx;\n") == "/*! License */\nx;\n"


@pytest.mark.parametrize(
    "code",
    [
        '"// no  comment"',
        "'it\\'s  // fine'",
        "`  two\n   lines // ${ call({ a: `}` }) }  /* kept */`",
        "/[/]\\/  \"\\`/g",
    ],
)
def test_text_is_left_alone(joined, code):
    assert joined(a=f"x = {code};\n") == f"x={code};\n"


def test_a_slash_that_divides_begins_no_expression(joined):
    assert joined(a="x = a / b; // c / d\ny = f(1) / 2 / g;\n") == "x=a / b;\ny=f(1)/ 2 / g;\n"


def test_an_enumeration_becomes_its_numbers(joined):
    text = joined(
        a='import { CODE } from "./b.js";\nuse(CODE.first, CODE.second);\n',
        b="export const CODE = {\n  first: 1,\n  second: 20,\n};\n",
    )
    assert text == "use(1,20);\n"


def test_a_constant_number_becomes_its_value(joined):
    text = joined(
        a='import { B, MOST } from "./b.js";\nconst HALF = 1 / 8;\nuse(B.x, MOST, MOST_OF, HALF, ONE);\n',
        b="export const B = {\n  x: 3,\n  y: 5,\n};\nexport const MOST = 20_000;\nconst ONE = B.y - B.x;\n",
    )
    assert text == "use(3,20000,MOST_OF,0.125,2);\n"


def test_a_constant_that_nothing_asks_for_goes(joined):
    text = joined(
        a='import { B } from "./b.js";\nuse(B);\n',
        b='export const A = ["x", [1]];\nexport const B = [2];\nexport const C = call();\n',
    )
    assert text == "const B=[2];\nconst C=call();\nuse(B);\n"


def test_members_that_no_module_has_stop_the_build(tmp_path):
    (tmp_path / "own-members.txt").write_text("# Ours.\nbegin stop\n")
    assert members_of(tmp_path / "a.js", "a.begin();b.stop();") == {"begin", "stop"}
    with pytest.raises(JoinError, match="stop"):
        members_of(tmp_path / "a.js", "a.begin();")


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"a": 'import x from "./b.js";\n'}, "form"),
        ({"a": "export default 1;\n"}, "form"),
        ({"a": 'import { b } from "./b.js";\n'}, "cannot read"),
        ({"a": 'import { c } from "./b.js";\n', "b": "export const b = 1;\n"}, "does not declare"),
        ({"a": 'import { b } from "./b.js";\nconst b = 2;\n', "b": "export const b = 1;\n"}, "both"),
        ({"a": 'import { b } from "./b.js";\n', "b": 'import { a } from "./a.js";\n'}, "itself"),
        ({"a": 'x = "open;\n'}, "never closed"),
        ({"a": 'import { C } from "./b.js";\nf(C.y);\n', "b": "export const C = {\n  x: 1,\n};\n"}, "enum"),
    ],
)
def test_what_cannot_be_joined_stops_the_build(joined, files, reason):
    with pytest.raises(JoinError, match=reason):
        joined(**files)
