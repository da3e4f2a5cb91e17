#!/usr/bin/env python3
"""Makes the npm package from a folder with the built browser host.

    npm_package.py Web/dist Web/npm

All files of the folder are part of it, with the types of frameworks from Web/types, the component for React from
Web/wrappers, a manifest of the
element for editors, and overscroll-inline.js, which contains the wasm: one request instead of two. The
new package replaces an old one only when it is complete.
"""

import base64
import json
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Types that also declare the element to a framework; the script is the same except for React.
FRAMEWORKS = ["react", "preact", "vue", "svelte", "solid"]
# What is read in the types.
TAG = "overscroll-view"
NAME = "OverscrollView"
COMMENT = r"(?:/\*\*(?P<text>(?:(?!\*/).)*)\*/\s*)?"
CLASS = re.compile(COMMENT + rf"export class {NAME} extends HTMLElement \{{(?P<body>.*?)\n\}}", re.DOTALL)
EVENTS = re.compile(r"interface \w+EventMap extends HTMLElementEventMap \{(?P<body>.*?)\n\}", re.DOTALL)
EVENT = re.compile(COMMENT + r"^  (?P<name>\w+): (?P<type>[^;]+);", re.DOTALL | re.MULTILINE)
PROPERTY = re.compile(
    COMMENT + r"^  (?P<modifiers>(?:static |readonly )*)(?:(?P<name>\w+)\??|get (?P<got>\w+)\(\)):\s*(?P<type>[^;]+);",
    re.DOTALL | re.MULTILINE,
)
METHOD = re.compile(
    COMMENT + r"^  (?P<name>(?!addEventListener)\w+)\((?P<parameters>[^)]*)\): (?P<type>[^;]+);",
    re.DOTALL | re.MULTILINE,
)
# Attributes of every element, or without a property.
GLOBAL = ["lang", "name"]
README = """# overscroll

Pull to refresh and load-more: the custom element `<overscroll-view>` is a native scroller. No
dependencies.

```html
<overscroll-view style="height: 100dvh">…rows…</overscroll-view>
```

```js
import "overscroll"

const view = document.querySelector("overscroll-view")
view.onrefresh = async ({ signal }) => { await reload({ signal }) }
```

[All attributes, properties and events](https://github.com/OWNER/overscroll/blob/main/Documentation/Browser.md),
[recipes](https://github.com/OWNER/overscroll/blob/main/Documentation/Recipes.md) for frameworks and bundlers.
The first page also has a content security policy.

| Import | |
|---|---|
| `overscroll` | the element; it loads `overscroll.wasm` from its own folder |
| `overscroll/inline` | the same in one file, which contains the wasm |
| `overscroll/react`, `/preact`, `/vue`, `/svelte`, `/solid` | the same as `overscroll`, with the element's types for that framework; for React also as a component |
| `overscroll/lazy` | 1.9 KB: prepares the elements, and loads the rest when the page is idle or one is used |
| `overscroll/engine` | the engine without an element, for pages that draw and move everything themselves; 13 KB with its wasm |
| `overscroll/pages` | which page of a list to load next, and how a list comes back after a reload; 1.0 KB, without the element |
| `overscroll/place` | keeps what is read in its place over every change of the list, and says how many items are new; 4.2 KB |
| `overscroll/load-limit` | lets some loads begin by themselves, then each by a tap |
| `overscroll/overscroll.wasm` | the wasm, for a bundler that copies files |
"""


class PackageError(Exception):
    """What is missing, and where."""


def version():
    """The version of the whole project, which the tool defines."""
    source = ROOT / "Sources/OverscrollTool/OverscrollTool.swift"
    found = re.search(r'static let version = "([\d.]+)"', source.read_text(encoding="utf-8"))
    if not found:
        raise PackageError(f"no version in {source}")
    return found[1]


def description_of_package():
    script = {"types": "./overscroll.d.ts", "default": "./overscroll.js"}
    return {
        "name": "overscroll",
        "version": version(),
        "description": "Pull to refresh and load-more: a custom element that is a native scroller",
        "keywords": ["pull-to-refresh", "infinite-scroll", "load-more", "custom-element", "web-component"],
        "license": "MIT",
        "repository": {"type": "git", "url": "git+https://github.com/OWNER/overscroll.git"},
        "type": "module",
        # Importing it defines the element.
        "sideEffects": ["./*.js"],
        # For tools that do not read `exports`.
        "main": "./overscroll.js",
        "types": "./overscroll.d.ts",
        "customElements": "custom-elements.json",
        "exports": {
            ".": script,
            "./inline": script | {"default": "./overscroll-inline.js"},
            "./lazy": {"types": "./overscroll-lazy.d.ts", "default": "./overscroll-lazy.js"},
            "./engine": {"types": "./overscroll-engine.d.ts", "default": "./overscroll-engine.js"},
            "./place": {"types": "./overscroll-place.d.ts", "default": "./overscroll-place.js"},
            "./load-limit": {"types": "./overscroll-load-limit.d.ts", "default": "./overscroll-load-limit.js"},
            "./pages": {"types": "./overscroll-pages.d.ts", "default": "./overscroll-pages.js"},
            **{f"./{name}": script | {"types": f"./{name}.d.ts"} for name in FRAMEWORKS},
            # With a component, which React 18 needs.
            "./react": {"types": "./react.d.ts", "default": "./react.js"},
            "./*": "./*",
        },
    }


def in_one_line(comment):
    return " ".join(re.sub(r"^\s*\* ?", "", comment or "", flags=re.MULTILINE).split())


def listed(text, before, after=r"\."):
    """The names in backticks of one sentence of the class comment."""
    sentence = re.search(rf"{re.escape(before)}(.*?){after}", text)
    if not sentence:
        raise PackageError(f"the comment of {NAME} has no sentence with {before!r}")
    return re.findall(r"`([^`]+)`", sentence[1])


def property_named(attribute):
    return re.sub(r"-(\w)", lambda letter: letter[1].upper(), attribute)


def without(entry):
    return {key: value for key, value in entry.items() if value}


def member(found, kind):
    entry = {
        "kind": kind,
        "name": found["name"] if kind == "method" else found["name"] or found["got"],
        "description": in_one_line(found["text"]),
    }
    if kind == "method":
        parameters = [part.split(":") for part in found["parameters"].split(",") if part]
        entry["parameters"] = [
            without({"name": name.strip().rstrip("?"), "type": {"text": text.strip()}, "optional": "?" in name})
            for name, text in parameters
        ]
        entry["return"] = {"type": {"text": found["type"]}}
    else:
        entry["type"] = {"text": " ".join(found["type"].split())}
        entry["static"] = "static" in found["modifiers"]
        entry["readonly"] = "readonly" in found["modifiers"]
    return without(entry)


def manifest_of(types):
    """The custom elements manifest, from which editors complete and explain the element's tag, as a value for JSON.

    Everything in it comes from the types: the comment of the class lists attributes, slots, custom properties and
    parts, its members are the properties and methods, and the event map has the events. The format is schema 1.0.0 of
    https://github.com/webcomponents/custom-elements-manifest.
    """
    declared, events = CLASS.search(types), EVENTS.search(types)
    if not declared or not events:
        raise PackageError(f"the types declare no class {NAME}, or no event map")
    text, body = in_one_line(declared["text"]), declared["body"]
    fields = [member(found, "field") for found in PROPERTY.finditer(body)]
    by_name = {field["name"]: field for field in fields}

    def attribute(name):
        field = by_name.get(property_named(name))
        if not field and name not in GLOBAL:
            raise PackageError(f"the attribute {name} has no property")
        own = {key: field[key] for key in ("description", "type") if key in field} if field else {}
        return {"name": name, **own, **({"fieldName": field["name"]} if field else {})}

    properties = [name for kind in ("Colors", "Defaults of attributes, inherited")
                  for name in listed(text, f"{kind}: the custom properties ")]
    element = {
        "kind": "class",
        "customElement": True,
        "tagName": TAG,
        "name": NAME,
        "description": text.split(" Attributes:")[0],
        "superclass": {"name": "HTMLElement"},
        "attributes": [
            *[attribute(name) for name in listed(text, "Attributes: ")],
            *[{"name": name, "type": {"text": "string"}} for name in listed(text, "Titles: ")],
            {"name": "first-indicator", "description": "A look until the list has had content."},
        ],
        "members": fields + [member(found, "method") for found in METHOD.finditer(body)],
        "events": [
            without({
                "name": found["name"],
                "type": {"text": found["type"]},
                "description": in_one_line(found["text"]),
            })
            for found in EVENT.finditer(events["body"])
        ],
        "slots": [
            {"name": "", "description": "The content of the list."},
            *[{"name": name} for name in listed(text, "Slots: ", " for ")],
            {"name": "floor", "description": "A page that a longer pull brings down."},
        ],
        "cssProperties": [{"name": name if name.startswith("--") else f"--overscroll{name}"} for name in properties],
        "cssParts": [{"name": name} for name in listed(text, "Parts to style: ")],
    }
    script = "overscroll.js"
    export = {"name": NAME, "declaration": {"name": NAME, "module": script}}
    definition = {"kind": "custom-element-definition", "name": TAG, "declaration": export["declaration"]}
    module = {
        "kind": "javascript-module",
        "path": script,
        "declarations": [element],
        "exports": [{"kind": "js", **export}, definition],
    }
    return {"schemaVersion": "1.0.0", "modules": [module]}


def inlined(script, wasm):
    """The script with the wasm of the engine in place of its request.

    The bytes are decoded when they are needed. No request is made for them, so a content security policy needs
    no `connect-src`. Looks, languages and parameters are still loaded when an element names them.
    """
    text = base64.b64encode(wasm).decode()
    given = re.compile(r'("overscroll\.wasm",\s*await \w+)')
    script, found = given.subn(rf'\1 ?? overscroll_bytes("{text}")', script)
    if found != 1:
        raise PackageError("the script does not ask for \"overscroll.wasm\" where it is expected to")
    # Otherwise a bundler copies the file.
    script = re.sub(r'new URL\("overscroll\.wasm",\s*import\.meta\.url\)', "null", script)
    decode = "new Response(Uint8Array.from(atob(text), (letter) => letter.charCodeAt()))"
    return f"{script}\nfunction overscroll_bytes(text) {{ return {decode}; }}\n"


def write_package(source, target):
    new = target.with_name(f"{target.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(source, new)
    for file in new.glob("*.wasm"):
        file.chmod(0o644)
    for folder in ("types", "wrappers"):
        shutil.copytree(ROOT / "Web" / folder, new, dirs_exist_ok=True)
    shutil.copy(ROOT / "LICENSE", new)
    (new / "README.md").write_text(README, encoding="utf-8")
    script = (new / "overscroll.js").read_text(encoding="utf-8")
    (new / "overscroll-inline.js").write_text(inlined(script, (new / "overscroll.wasm").read_bytes()), encoding="utf-8")
    types = (new / "overscroll.d.ts").read_text(encoding="utf-8")
    for name, value in [("package", description_of_package()), ("custom-elements", manifest_of(types))]:
        (new / f"{name}.json").write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")
    shutil.rmtree(target, ignore_errors=True)
    new.rename(target)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: npm_package.py DIST PACKAGE")
    try:
        write_package(Path(sys.argv[1]), Path(sys.argv[2]))
    except (OSError, PackageError) as error:
        sys.exit(f"npm_package: {error}")
