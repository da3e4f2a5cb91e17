"""The custom elements manifest, from which editors complete and explain the element's tag.

Everything in it comes from Web/js/overscroll.d.ts: the comment of the class lists attributes, slots, custom
properties and parts, its members are the properties and methods, and the event map has the events. The
format is schema 1.0.0 of https://github.com/webcomponents/custom-elements-manifest.
"""

import re

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


class ManifestError(Exception):
    """What the types lack."""


def in_one_line(comment):
    return " ".join(re.sub(r"^\s*\* ?", "", comment or "", flags=re.MULTILINE).split())


def listed(text, before, after=r"\."):
    """The names in backticks of one sentence of the class comment."""
    sentence = re.search(rf"{re.escape(before)}(.*?){after}", text)
    if not sentence:
        raise ManifestError(f"the comment of {NAME} has no sentence with {before!r}")
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
    """The manifest as a value for JSON, from the text of the types."""
    declared, events = CLASS.search(types), EVENTS.search(types)
    if not declared or not events:
        raise ManifestError(f"the types declare no class {NAME}, or no event map")
    text, body = in_one_line(declared["text"]), declared["body"]
    fields = [member(found, "field") for found in PROPERTY.finditer(body)]
    by_name = {field["name"]: field for field in fields}

    def attribute(name):
        field = by_name.get(property_named(name))
        if not field and name not in GLOBAL:
            raise ManifestError(f"the attribute {name} has no property")
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
