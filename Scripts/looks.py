#!/usr/bin/env python3
"""Writes the wasm of a page to a folder: overscroll.wasm, overscroll-full.wasm, and in `looks` a file for each look
and `all.wasm`, for a page with many.

    looks.py Web/dist
    looks.py --whole FOLDER Web/dist

The engines are linked here once more, and each look together with the engine, from what Scripts/wasm.sh has compiled:
so the linker makes nearly the same functions of the engine. Then split_wasm.py makes them imports of the look. A look also gets a section `look` with its colors, fonts and
form of dates, where it has others than most, and the fingerprint of Web/js/codes.ts. With --whole the looks are also
written to another folder as the linker makes them, each with all it needs and a stack of its own, for a test.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import split_wasm
from split_wasm import Module

ROOT = Path(__file__).resolve().parent.parent
# A look's data is where the engine's stack would end: each has a place of this size, from the second on.
ROOM = 1024
STACK = 65_536
# A look's functions that are called by address have as many places in the table, after the engine's. The first is so
# high that few other numbers in a function are like one of them.
PLACES = 32
FIRST_PLACE = 1000
# Looks that can draw an outline of the page.
OUTLINED = {"path", "mrefresh"}


def compiled(product, *options):
    """The files of a product that the linker takes."""
    path = subprocess.run(
        [ROOT / "Scripts/wasm.sh", *options, product], check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()
    listed = (ROOT / path).parent / f"{product}.product/Objects.LinkFileList"
    return [line.strip("'") for line in listed.read_text().splitlines()]


def link(files, folder, stack, options=()):
    """A linked module with the names of its functions."""
    flags = json.loads((ROOT / "Web/toolset.json").read_text())["linker"]["extraCLIOptions"]
    flags = ["--strip-debug" if flag == "-s" else flag for flag in flags]
    flags = [f"stack-size={stack}" if flag.startswith("stack-size=") else flag for flag in flags]
    out = folder / "linked.wasm"
    arguments = folder / "arguments"
    arguments.write_text("\n".join([*files, "--gc-sections", "--export=__heap_base", *flags, *options, "-o", str(out)]))
    linker = Path(shutil.which("swift")).resolve().parent / "wasm-ld"
    subprocess.run([linker, "-m", "wasm32", f"@{arguments}"], check=True)
    return out.read_bytes()


def constants():
    """What Web/js/codes.ts says about looks, by name."""
    text = (ROOT / "Web/js/codes.ts").read_text()

    def value(name):
        found = re.search(rf"^export const {name} = (.*);$", text, re.MULTILINE)[1]
        # Lists of JavaScript may have holes.
        holes = re.sub(r"(?<=[\[,])\s*(?=,)", "null", found)
        return json.loads(holes.replace("_", "") if name == "LAYOUT" else holes)

    return {name: value(name) for name in ("LOOKS", "PALETTES", "LOOK_FONTS", "WORDINGS", "DATES", "LAYOUT")}


def traits(numbers, codes):
    """What the script has to know about looks, as JSON: by name, what each has other than most."""
    found = {"layout": codes["LAYOUT"]}
    of_looks = {"palette": codes["PALETTES"], "fonts": codes["LOOK_FONTS"]}
    for number in numbers:
        own = {name: looks[number] for name, looks in of_looks.items() if number < len(looks) and looks[number]}
        wording = codes["WORDINGS"][number] if number < len(codes["WORDINGS"]) else 0
        if wording:
            own["dates"] = codes["DATES"][wording]
        found[codes["LOOKS"][number]] = own
    return json.dumps(found, separators=(",", ":")).encode()


def linked(files, looks, base, place):
    """Looks with all they need in a module whose data begins at a place in the memory and one in the table."""
    options = [f"--table-base={place}", *(f"--export=overscroll_look_{name}" for name in looks)]
    if OUTLINED.intersection(looks):
        options.append("--export=overscroll_outline")
    with tempfile.TemporaryDirectory() as folder:
        return link(files, Path(folder), base, options)


def write(target, whole):
    codes = constants()
    # One that draws nothing has no file.
    looks = [name for name in codes["LOOKS"] if name != "cover"]
    # What the script calls them.
    exports = {"overscroll_outline": "outline"} | {f"overscroll_look_{name}": name for name in looks}
    contents = {name: [name] for name in looks} | {"all": looks}
    objects = {
        "overscroll.wasm": compiled("OverscrollWeb"),
        "overscroll-full.wasm": compiled("OverscrollWeb", "--full"),
    }
    # Each file once.
    of_looks = list(dict.fromkeys(objects["overscroll.wasm"] + compiled("OverscrollWebLooks")))
    # The last file has the rest, with room for as much as the others together.
    ends = [ROOM * number for number in range(1, len(looks) + 2)] + [2 * ROOM * (len(looks) + 1)]
    places = [FIRST_PLACE + end // ROOM * PLACES for end in ends]
    with tempfile.TemporaryDirectory() as folder:
        engines = {file: link(files, Path(folder), ends[-1] + STACK) for file, files in objects.items()}
    modules = {file: Module(data) for file, data in engines.items()}
    with ThreadPoolExecutor(2) as pool:
        modules_of_looks = pool.map(lambda *each: Module(linked(of_looks, *each)), contents.values(), ends, places)
        parsed = dict(zip(contents, modules_of_looks))
        if whole:
            for name, data in zip(looks, pool.map(lambda name: linked(of_looks, [name], STACK, 1), looks)):
                (whole / f"{name}.wasm").write_bytes(data)
    for file, end, place in zip(contents, ends[1:], places[1:]):
        look = parsed[file]
        if look.global_named("__heap_base") > end or look.element_base + len(look.elements) > place:
            sys.exit(f"looks: {file} does not fit into its place")
    shared = {file: split_wasm.shared(look, modules.values()) for file, look in parsed.items()}
    used = set().union(*(split_wasm.imports(look, shared[file], exports) for file, look in parsed.items()))
    letters = dict(zip(sorted(used), split_wasm.LETTERS))
    if len(letters) < len(used):
        sys.exit("looks: they import more functions than there are letters")
    (target / "looks").mkdir(exist_ok=True)
    for file, look in parsed.items():
        about = traits(map(codes["LOOKS"].index, contents[file]), codes)
        data = split_wasm.split(look, shared[file], letters, exports, about)
        (target / f"looks/{file}.wasm").write_bytes(data)
    for file, data in engines.items():
        (target / file).write_bytes(split_wasm.with_exports(data, modules[file], letters, places[-1]))


def main(arguments):
    whole = None
    if arguments[:1] == ["--whole"] and len(arguments) > 1:
        whole = Path(arguments[1])
        whole.mkdir(parents=True, exist_ok=True)
        del arguments[:2]
    if len(arguments) != 1:
        sys.exit("usage: looks.py [--whole FOLDER] FOLDER")
    write(Path(arguments[0]), whole)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except split_wasm.SplitError as error:
        sys.exit(f"looks: {error}")
    except subprocess.CalledProcessError as error:
        sys.exit(f"looks: {error.cmd[0]} failed")
