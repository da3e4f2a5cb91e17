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

from element_manifest import manifest_of

ROOT = Path(__file__).resolve().parent.parent
# Types that also declare the element to a framework; the script is the same except for React.
FRAMEWORKS = ["react", "preact", "vue", "svelte", "solid"]
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
