"""Tests of the workbench's code: Swift compiles, HTML behaves like its preview."""

import html as markup
import json

import pytest
from browsing import DESKTOP, until
from conftest import typecheck
from test_workbench import VIEW, at_the_workbench, present

# Each state is written differently in the code.
ADDRESSES = [
    "",
    "look=ring&arm=90&armStrictness=exceeded&closing=easeInOut%3A0.2&lang=zh-Hans",
    "look=ego&behavior=ego&fidelity=original&fire=70&hold=50&holdMeans=offset&trigger=reach",
    "look=mj&behavior=standard&fidelity=original&loadBehavior=mj-auto&load.lead=3&load.leadUnit=items"
    "&load.shortContent=afterGesture&load.whenExhausted=hide&load.budgetPerDrag=2&load.backOff=5",
    "behavior=mrefresh&loadBehavior=back&startDistance=10&actionDelay=0.5&endWithContact=defer"
    "&opening=linear%3A0.3&minimumRunning=1&resultHold=0.2&placement=gapCentered&indicatorExtent=40"
    "&ignoredInset=4&resting=8&holdFollowsScroll=yes&fireStrictness=exceeded",
    "look=yq&behavior=cll&loadBehavior=cll&load.lead=1.5&load.leadUnit=viewports&load.trigger=tap"
    "&load.emptyContent=show&lang=id",
    "behavior=yq&loadBehavior=mj-trailer&lang=he&load.arm=10&load.fire=64",
    # The look is missing: the workbench chooses one that draws the path.
    "path=M2+13+26+3+18+26+12+16Z&lang=ja&load.hold=40",
    "look=mrefresh&path=M0+0L9+9&behavior=mrefresh&fidelity=original",
    "dragRate=0.5&dragLimit=300&locksContent=yes&floor=130&floorStrictness=exceeded&floorLeave=0.5"
    "&floorMotion=linear%3A0.3&load.movesContent=no&load.whenExhausted=loadAgain",
]


@pytest.fixture(scope="module")
def codes(open_shared):
    """For each address: the Swift, the HTML, and the parameters in force."""
    page = at_the_workbench(open_shared(**DESKTOP))
    found = []
    for address in ADDRESSES:
        page.evaluate("(address) => { location.hash = address }", address)
        until(page, f"location.hash.slice(1) === {json.dumps(address)}")
        # An outline is read by a part that is loaded for it, and may be drawn by another engine.
        until(page, f"!!{VIEW}.outline === {json.dumps('path=' in address)} && {VIEW}.parametersOf('start')")
        page.wait_for_timeout(50)
        code = {name: page.evaluate(f"document.getElementById('{name}').textContent")
                for name in ("swift", "html")}
        force = {edge: present(page, edge) for edge in ("start", "end")}
        attributes = page.evaluate(f"[{VIEW}.indicator, {VIEW}.lang, {VIEW}.fidelity, {VIEW}.outline]")
        found.append({**code, "force": force, "attributes": attributes})
    return found


def test_the_swift_of_every_state_compiles_against_the_host(codes, tmp_path):
    files = [tmp_path / "Reader.swift"]
    for number, code in enumerate(codes):
        head, body = code["swift"].split("import OverscrollUIKit\n")
        inside = body.replace("\n", "\n    ")
        files.append(tmp_path / f"State{number}.swift")
        files[-1].write_text(
            f"{head}import OverscrollUIKit\n"
            f"extension Reader {{\n  func state{number}() throws {{{inside}\n  }}\n}}\n")
    files[0].write_text("""
import UIKit
@MainActor final class Feed { func reload() async throws {}; func next() async throws -> Bool { true } }
@MainActor final class Reader {
  let tableView = UITableView(); let feed = Feed(); let shop = UIViewController()
}
""")
    assert typecheck(files, "OverscrollUIKit", "OverscrollClassics") == (0, "")


def test_the_html_of_every_state_behaves_like_the_frame(codes, open_shared):
    page = open_shared(**DESKTOP)
    for code in codes:
        # What a reader pastes: the element with its attributes, and the script's settings.
        tag, settings = code["html"].split("\n", 1)[1].split("<script type=\"module\">\n")
        page.evaluate(
            """async ([tag, settings]) => {
              document.getElementById("list")?.remove();
              // The gallery's own security policy allows no style attribute.
              const [attribute, height] = tag.match(/style="([^"]*)"/);
              document.querySelector("main").insertAdjacentHTML("beforeend", tag.replace(attribute, ""));
              window.list = document.getElementById("list");
              list.style.cssText = height;
              const lines = settings.split("list.onrefresh")[0];
              for (const [, name, value] of lines.matchAll(/list\\.(\\w+) = (\\{[^}]*\\});/g)) {
                list[name] = JSON.parse(value.replace(/(\\w+):(?= )/g, '"$1":').replace(/,\\s*}/, "}"));
              }
            }""",
            [markup.unescape(tag), settings],
        )
        until(page, "list.parametersOf('start')")
        for edge in ("start", "end"):
            assert page.evaluate(f"list.parametersOf('{edge}')") == code["force"][edge]
        attributes = page.evaluate("[list.indicator, list.lang, list.fidelity, list.outline]")
        assert attributes == code["attributes"]
        # Without a height it cannot scroll.
        assert page.evaluate("list.clientHeight === innerHeight")
        assert settings.count("list.onrefresh = ") == settings.count("list.onloadmore = ") == 1
        assert settings.rstrip().endswith("</script>")
