"""What is in the package: the files, their descriptions for tools, and the same version everywhere."""

import gzip
import json
import re

import pytest

from places import RECIPES, ROOT, WEB, code_in, run


@pytest.fixture
def described(package):
    return json.loads((package / "package.json").read_text())


@pytest.fixture
def manifest(package, described):
    made = json.loads((package / described["customElements"]).read_text())
    [module] = made["modules"]
    [element] = module["declarations"]
    return element


def test_it_has_all_files_of_the_build(package):
    built = {path.name for path in (WEB / "dist").iterdir()}
    packed = {path.name for path in package.iterdir()}
    assert built <= packed
    assert {"LICENSE", "README.md", "custom-elements.json", "overscroll-inline.js"} <= packed


def test_the_pages_take_less_than_1100_bytes(package):
    assert len(gzip.compress((package / "overscroll-pages.js").read_bytes(), 9)) < 1100


def test_its_version_is_that_of_the_tool(described):
    source = (ROOT / "Sources/OverscrollTool/OverscrollTool.swift").read_text()
    assert f'version = "{described["version"]}"' in source


def test_its_repository_is_that_of_the_first_page(described):
    address = re.search(r'\.package\(url: "([^"]+)"', (ROOT / "README.md").read_text())[1]
    assert described["repository"]["url"] == f"git+{address}.git"


def test_each_export_leads_to_a_file(package, described):
    def targets(entry):
        if isinstance(entry, str):
            return [entry]
        return [each for value in entry.values() for each in targets(value)]

    # Some tools read no exports.
    for path in [described["main"], described["types"], *targets(described["exports"])]:
        assert list(package.glob(path)), path
    assert described["sideEffects"] == ["./*.js"]


def test_the_manifest_has_the_attributes_that_the_element_observes(manifest, project):
    script = """
      import { OverscrollView } from "overscroll";
      console.log(JSON.stringify(OverscrollView.observedAttributes));
    """
    observed = json.loads(run("node", "--input-type=module", "-e", script, cwd=project({})))
    # Read when it is needed, not observed.
    assert sorted(each["name"] for each in manifest["attributes"]) == sorted([*observed, "first-indicator"])


def test_the_manifest_has_the_members_of_the_element(manifest, serve, open_phone, package):
    page = open_phone(serve(package) + "/")
    page.evaluate("() => import('./overscroll.js')")
    own = page.evaluate("""() => {
      const { prototype } = customElements.get("overscroll-view");
      return Object.getOwnPropertyNames(prototype).filter((name) => !name.includes("Callback"));
    }""")
    # Of every element and scroller, so their types are already known.
    native = {"constructor", "addEventListener", "scroll", "scrollTo", "scrollBy",
              "scrollTop", "scrollLeft", "scrollHeight", "scrollWidth"}
    handlers = {"onrefresh", "onloadmore", "onfetch"}
    members = {each["name"] for each in manifest["members"] if not each.get("static")}
    assert members - handlers == set(own) - native


def test_the_manifest_has_the_events_and_parts_of_the_documentation(manifest):
    page = (ROOT / "Documentation/Browser.md").read_text()
    rows = page.split("| Event | `detail` |")[1].split("\n\n")[0]
    firsts = [row.split("|")[1] for row in rows.splitlines() if "|" in row]
    named = {name for first in firsts for name in re.findall(r"`(\w+)`", first)}
    # Those that any scroller has.
    assert {each["name"] for each in manifest["events"]} == named - {"scroll", "scrollend"}
    parts = re.search(r"\*\*Parts\*\* to style:([^.]*)\.", page)[1]
    assert [each["name"] for each in manifest["cssParts"]] == re.findall(r"`([^`]+)`", parts)


def test_every_property_that_an_app_sets_has_a_type_for_frameworks(manifest, package):
    settable = {
        each["name"]
        for each in manifest["members"]
        if each["kind"] == "field" and not each.get("static") and not each.get("readonly")
    }
    named = set(re.findall(r'^    \| "(\w+)"', (package / "properties.d.ts").read_text(), re.M))
    assert named == settable - {"onrefresh", "onloadmore", "onfetch"}


# Deno finds the packages in node_modules that the project names.
DENO = [ROOT / ".build/frameworks/bin/deno", "run", "--no-remote", "--node-modules-dir=manual"]
NAMED = '{ "type": "module", "dependencies": { "overscroll": "*" } }'


@pytest.mark.parametrize(("name", "program"), [
    *((name, ["node"]) for name in ("overscroll", "overscroll/inline", "overscroll/react", "overscroll/overscroll.js")),
    ("overscroll", DENO),
])
def test_importing_it_on_a_server_does_nothing(project, name, program):
    [script] = code_in(RECIPES, "On a server")["js"]
    # What the component takes of React, whose server builds are in no package of the registries in use.
    names = ["createElement", "forwardRef", "useEffect", "useImperativeHandle", "useRef"]
    react = {
        "node_modules/react/package.json": '{ "type": "module", "main": "index.js" }',
        "node_modules/react/index.js": "".join(f"export const {name} = (value) => value;" for name in names),
    }
    folder = project({"server.js": script.replace('"overscroll"', f'"{name}"'), "package.json": NAMED, **react})
    assert run(*program, "server.js", cwd=folder, DENO_NO_UPDATE_CHECK="1") == "start,end,both\n"


def test_it_can_be_required(project):
    # Node 22.12 and later; older ones explain that it is a module.
    script = """
      try { console.log(require("overscroll").OverscrollView.choices.edge.join()); }
      catch ({ code }) { console.log(code); }
    """
    printed = run("node", "--input-type=commonjs", "-e", script, cwd=project({})).strip()
    assert printed in ("start,end,both", "ERR_REQUIRE_ESM")
