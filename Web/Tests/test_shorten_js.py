"""The script that gives a joined program short names."""

import sys

import pytest

from places import WEB

sys.path.insert(0, str(WEB.parent / "Scripts"))
from shorten_js import ShortenError, shorten  # noqa: E402

pytestmark = pytest.mark.quick


@pytest.mark.parametrize(
    ("code", "short"),
    [
        # What is declared is renamed, what is not belongs to the browser.
        ("const point = 1;\nwindow.seen = point;\n", "let e=1;window.seen=e;"),
        ("function twice(value) {\n  return value * 2;\n}\n", "function e(e){return e*2}"),
        ("(first, second = screen) => first + second;\n", "(e,t=screen)=>e+t;"),
        ("try {} catch (error) {\n  log(error);\n}\n", "try{}catch(e){log(e)}"),
        ("for (const [key, { deep: value }] of list) log(key, value);\n",
         "for(let[e,{deep:t}]of list)log(e,t);"),
        ("const { left, right: [other] = top, ...rest } = box;\nlog(left, other, rest);\n",
         "let{left:e,right:[t]=top,...n}=box;log(e,t,n);"),
        ("const key = 1;\nfunction go(box) {\n  const { [key]: [one, two], last } = box;\n  log(one, two, last);\n}\n",
         "let e=1;function t(t){let{[e]:[n,r],last:a}=t;log(n,r,a)}"),
        # A lone plain parameter needs no parentheses.
        ("const same = (value) => value;\n", "let e=e=>e;"),
        ("const none = ({ value }) => value;\n", "let e=({value:e})=>e;"),
        # Members and keys stay, also where they are written once for both.
        ("const size = box.size;\nsend({ size, size2: size });\n",
         "let e=box.size;send({size:e,size2:e});"),
        ("const o = {\n  begin(n) {\n    return n ? o.begin : 1;\n  },\n};\n",
         "let e={begin(t){return t?e.begin:1}};"),
        # Private members are nobody else's.
        ("class Run {\n  #end;\n  stop() {\n    this.#end();\n  }\n}\nnew Run();\n",
         "class e{#e;stop(){this.#e()}}new e();"),
        ("export class Run {}\nexport function go(run) {\n  return new Run(run);\n}\n",
         "export class Run{}export function go(e){return new Run(e)}"),
        # Text is left alone, code inside text is not.
        ('const name = "name // name";\nlog(`name ${name} {} ${`${name}`} name`);\n',
         'let e="name // name";log(`name ${e} {} ${`${e}`} name`);'),
        ("const part = 2;\nlog(/part\\/[/part]/g.test(part), 4 / part / 2);\n",
         "let e=2;log(/part\\/[/part]/g.test(e),4/e/2);"),
        # Signs that would run together are kept apart, needless ones go.
        ("const n = 1;\nlog(n - -n, n + +n, typeof n, [n, n,], { n, });\n",
         "let e=1;log(e- -e,e+ +e,typeof e,[e,e],{n:e});"),
        ("switch (code) {\n  case 0: {\n    const at = code ? { at: 1 } : 2;\n    log(at);\n  }\n  default:\n    log();\n}\n",
         "switch(code){case 0:{let e=code?{at:1}:2;log(e)}default:log()}"),
        # Each function begins again, but not with what it uses from outside.
        ("function one(first) {\n  return first;\n}\nfunction two(second, third) {\n  return one(second) + third + n;\n}\n",
         "function e(e){return e}function t(t,r){return e(t)+r+n}"),
        # An inner variable may hide an outer one.
        ("const size = 1;\nfunction go(size) {\n  return ((size) => size)(size);\n}\nlog(size);\n",
         "let e=1;function t(e){return(e=>e)(e)}log(e);"),
        # So may one in a block, and one in a loop that has no block.
        ("const size = 1;\nif (size) {\n  const size = 2;\n  log(size);\n}\nlog(size);\n",
         "let e=1;if(e){let e=2;log(e)}log(e);"),
        ("const sizes = [1];\nfor (const size of sizes) log(size, sizes);\nlog(sizes);\n",
         "let e=[1];for(let t of e)log(t,e);log(e);"),
        ("const all = (one) => one;\nconst other = all;\nlog(`${((all) => all)(other)}`, all);\n",
         "let e=e=>e,t=e;log(`${(e=>e)(t)}`,e);"),
        # Declarations that follow each other are one, true and false a number's opposite.
        ("const one = () => {\n  let two = true;\n  return two;\n};\nlet three = 3;\none(three);\n",
         "let e=()=>{let e=!0;return e},t=3;e(t);"),
        ("for (let i = 0; i < 2; i++) {\n  const more = false;\n}\nconst end = { true: 1 };\n",
         "for(let e=0;e<2;e++){let e=!1}let e={true:1};"),
        # The new name is nobody's.
        ("const value = e + t.n;\nlog(value);\n", "let n=e+t.n;log(n);"),
    ],
)
def test_a_program_gets_short(code, short):
    assert shorten(code) == short + "\n"


def test_members_that_are_listed_are_renamed_like_variables():
    code = "const room = 1;\nconst view = { room, shift: 2 };\nlog(view.room, view?.shift, view.size);\n"
    assert shorten(code, {"room", "shift"}) == "let e=1,t={e,t:2};log(t.e,t?.t,t.size);\n"


def test_a_name_that_is_used_where_nothing_declares_it_stops_the_build():
    with pytest.raises(ShortenError, match="inner"):
        shorten("{\n  const inner = 1;\n}\nlog(inner);\n")


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
