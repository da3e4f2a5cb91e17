"""The script that gives a joined program short names."""

import sys

import pytest

from conftest import WEB

sys.path.insert(0, str(WEB.parent / "Scripts"))
from shorten_js import shorten  # noqa: E402


@pytest.mark.parametrize(
    ("code", "short"),
    [
        # What is declared is renamed, what is not belongs to the browser.
        ("const point = 1;\nwindow.seen = point;\n", "let a=1;window.seen=a;"),
        ("function twice(value) {\n  return value * 2;\n}\n", "function a(b){return b*2}"),
        ("(first, second = screen) => first + second;\n", "(a,b=screen)=>a+b;"),
        ("try {} catch (error) {\n  log(error);\n}\n", "try{}catch(a){log(a)}"),
        ("for (const [key, { deep: value }] of list) log(key, value);\n",
         "for(let[a,{deep:b}]of list)log(a,b);"),
        ("const { left, right: [other] = top, ...rest } = box;\nlog(left, other, rest);\n",
         "let{left:a,right:[b]=top,...c}=box;log(a,b,c);"),
        # A lone plain parameter needs no parentheses.
        ("const same = (value) => value;\n", "let a=b=>b;"),
        ("const none = ({ value }) => value;\n", "let a=({value:b})=>b;"),
        # Members and keys stay, also where they are written once for both.
        ("const size = box.size;\nsend({ size, size2: size });\n",
         "let a=box.size;send({size:a,size2:a});"),
        ("const o = {\n  begin(n) {\n    return n ? o.begin : 1;\n  },\n};\n",
         "let a={begin(b){return b?a.begin:1}};"),
        # Private members are nobody else's.
        ("class Run {\n  #end;\n  stop() {\n    this.#end();\n  }\n}\nnew Run();\n",
         "class a{#a;stop(){this.#a()}}new a();"),
        ("export class Run {}\nexport function go(run) {\n  return new Run(run);\n}\n",
         "export class Run{}export function go(a){return new Run(a)}"),
        # Text is left alone, code inside text is not.
        ('const name = "name // name";\nlog(`name ${name} {} ${`${name}`} name`);\n',
         'let a="name // name";log(`name ${a} {} ${`${a}`} name`);'),
        ("const part = 2;\nlog(/part\\/[/part]/g.test(part), 4 / part / 2);\n",
         "let a=2;log(/part\\/[/part]/g.test(a),4/a/2);"),
        # Signs that would run together are kept apart, needless ones go.
        ("const n = 1;\nlog(n - -n, n + +n, typeof n, [n, n,], { n, });\n",
         "let a=1;log(a- -a,a+ +a,typeof a,[a,a],{n:a});"),
        ("switch (code) {\n  case 0: {\n    const at = code ? { at: 1 } : 2;\n    log(at);\n  }\n  default:\n    log();\n}\n",
         "switch(code){case 0:{let a=code?{at:1}:2;log(a)}default:log()}"),
        # Each function begins again, but not with what it uses from outside.
        ("function one(first) {\n  return first;\n}\nfunction two(second, third) {\n  return one(second) + third + c;\n}\n",
         "function a(b){return b}function b(d,e){return a(d)+e+c}"),
        # An inner variable may hide an outer one.
        ("const size = 1;\nfunction go(size) {\n  return ((size) => size)(size);\n}\nlog(size);\n",
         "let a=1;function b(a){return(a=>a)(a)}log(a);"),
        # The new name is nobody's.
        ("const value = a + b.c;\nlog(value);\n", "let d=a+b.c;log(d);"),
    ],
)
def test_a_program_gets_short(code, short):
    assert shorten(code) == short + "\n"


def test_members_that_are_listed_are_renamed_like_variables():
    code = "const room = 1;\nconst view = { room, shift: 2 };\nlog(view.room, view?.shift, view.size);\n"
    assert shorten(code, {"room", "shift"}) == "let b=1;let a={b,a:2};log(a.b,a?.a,a.size);\n"


def test_the_license_stays():
    assert shorten("/*! License */\nlog();\n") == "/*! License */\nlog();\n"


PROGRAM = r"""
const KINDS = { plain: 1, "quoted-key": 2 };
let total = 0;
class Base {
  static count = 3;
  static #hidden = 4;
  #own = { nested: [1, 2, 3] };
  get nested() {
    return this.#own.nested;
  }
  set nested(value) {
    this.#own = { ...this.#own, nested: value };
  }
  async wait({ by = 2, of: [first = 1, ...others] = [] } = {}, ...rest) {
    await null;
    return [by, first, others, rest, Base.#hidden];
  }
  static {
    Object.defineProperty(this.prototype, "made", { get() { return KINDS.plain; } });
  }
}
class Derived extends Base {
  constructor(start) {
    super();
    this.start = start;
  }
  *steps(limit) {
    for (let step = this.start; step < limit; step++) yield step;
  }
}
const outer = (value) => {
  const inner = (value) => (value ? { value } : null);
  return [inner(value), inner(0)?.value ?? "none", value > 1 ? value : -value];
};
const table = { [`key-${KINDS["quoted-key"]}`]: outer, outer, of(outer) { return outer / 2 / 1; } };
function fold(list, [head, ...tail] = list) {
  switch (typeof head) {
    case "undefined": return "";
    case "number": { const text = `<${head}${tail.length ? `,${fold(tail)}` : ""}>`; return text; }
    default: return String(head).replace(/[/'"`]+/g, (match) => `${match.length}`);
  }
}
const derived = new Derived(2);
derived.nested = [...derived.nested, ...derived.steps(5)];
for (const [index, entry] of Object.entries(derived.nested)) total += index * entry;
try {
  null.missing;
} catch ({ name }) {
  total = `${total} ${name}`;
}
const result = JSON.stringify([
  total, Base.count, derived.made, derived.nested, outer(2), table["key-2"](0), table.of(8), fold([1, 2]),
  fold(["a/'b"]), await derived.wait({ of: [7, 8] }, 9), Object.keys({ total, outer }),
]);
"""


def test_a_program_does_the_same_when_it_is_short(open_page):
    page = open_page("blank.html", ready=False)
    run = "(code) => new (async () => {}).constructor(code)()"
    answer = page.evaluate(run, PROGRAM + "return result;")
    assert answer.startswith('["46 TypeError",3,1,[1,2,3,2,3,4]')
    short = shorten(PROGRAM + "globalThis.answer = result;\n")
    assert len(short) < len(PROGRAM) * 0.75
    page.evaluate(run, short)
    assert page.evaluate("answer") == answer
