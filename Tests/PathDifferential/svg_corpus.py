#!/usr/bin/env python3
"""Reads the SVG icons of Debian's and PyPI's icon sets with the tool and compares them with svgelements.

    Tests/PathDifferential/svg_corpus.py             # at most 100 files of each set, at equal distances
    Tests/PathDifferential/svg_corpus.py --all       # every file; takes hours
    Tests/PathDifferential/svg_corpus.py FOLDER...   # other files

Packages are downloaded and unpacked below .build/svg-corpus; nothing is installed. For each set it prints a
row: files read in full, files of which something is not read, files refused, and shapes whose bounds or
length differ by more than 0.2 % of the picture or of the length. Each refusal and each difference follows,
and a difference is an error. svgelements gets the file without what the tool says it does not read.
"""

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
import zipfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
WORK = ROOT / ".build" / "svg-corpus"
TOOL = os.environ.get("OVERSCROLL_TOOL", ROOT / ".build" / "debug" / "overscroll-tool")
DEBIAN = [
    "adwaita-icon-theme", "breeze-icon-theme", "elementary-xfce-icon-theme", "mate-icon-theme",
    "numix-icon-theme", "papirus-icon-theme", "sugar-icon-theme", "suru-icon-theme", "tango-icon-theme",
]
PYPI = ["py-phosphor-icons", "wagtail-font-awesome-svg"]
LIBRARY = "svgelements==1.9.6"
LIMIT = 100
NAMESPACE = "{http://www.w3.org/2000/svg}"
UNREAD = {NAMESPACE + name for name in ("style", "text", "image", "foreignObject", "flowRoot")}
EXPLAINED = ("is not well-formed XML", "draws no shape", "is not an SVG file", "is compressed", "is empty")


def fetched(package, is_wheel):
    """The folder of an unpacked package, which is downloaded the first time; None if it cannot be."""
    folder = WORK / package.replace("=", "-")
    if folder.exists():
        return folder
    download = WORK / "download" / package
    download.mkdir(parents=True, exist_ok=True)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", "."]
    command = [*pip, package] if is_wheel else ["apt-get", "download", "--quiet", package]
    if subprocess.run(command, cwd=download, stdout=subprocess.DEVNULL).returncode:
        print(f"{package} is not available")
        return None
    (file,) = download.iterdir()
    if is_wheel:
        zipfile.ZipFile(file).extractall(folder)
    else:
        subprocess.run(["dpkg", "--extract", file, folder], check=True)
    return folder


def pictures(folder, limit):
    files = sorted(file for file in folder.rglob("*.svg*") if file.is_file() and not file.is_symlink())
    files = [file for file in files if file.suffix in (".svg", ".svgz")]
    step = max(1, len(files) // limit) if limit else 1
    return files[::step][:limit] if limit else files


def expected(file):
    """Bounds and length of each shape that is seen, by svgelements, and the size of the picture."""
    from svgelements import SVG, Shape

    root = ElementTree.fromstring(file.read_bytes())
    for parent in root.iter():
        for child in [child for child in parent if child.tag in UNREAD]:
            parent.remove(child)
        # Editors leave outlines on basic shapes; svgelements would draw both.
        if parent.tag != NAMESPACE + "path":
            parent.attrib.pop("d", None)
    # Coordinates stay those of the box, which svgelements would fit into the size.
    shift = (0, 0)
    box = root.get("viewBox", "").replace(",", " ").split()
    if len(box) == 4 and all(re.fullmatch(r"[+-]?[\d.]+(e[+-]?\d+)?", word, re.I) for word in box):
        shift = tuple(map(float, box[:2]))
        root.set("width", box[2])
        root.set("height", box[3])
    else:
        # Invalid, and so ignored.
        root.attrib.pop("viewBox", None)
    text = ElementTree.tostring(root, encoding="unicode")
    (WORK / "pictures").mkdir(exist_ok=True)
    copy = WORK / "pictures" / f"{abs(hash(file))}.svg"
    copy.write_text(text)
    try:
        picture = SVG.parse(str(copy), reify=False)
    finally:
        copy.unlink()
    return [measured(shape, shift) for shape in picture.elements() if isinstance(shape, Shape) and is_seen(shape)]


def measured(shape, shift):
    """Bounds and length of the outline's points.

    The library's own are wrong for arcs under a transform that shears, and for curves that are almost
    quadratic.
    """
    from svgelements import Line, Close, Move, Path as Outline

    outline = Outline(shape)
    outline.approximate_arcs_with_cubics()
    outline.reify()
    places, length = [], 0
    for segment in outline:
        if isinstance(segment, Move) or segment.start is None or segment.end is None:
            continue
        steps = 1 if isinstance(segment, (Line, Close)) else 40
        points = [segment.point(step / steps) for step in range(steps + 1)]
        length += sum(abs(second - first) for first, second in zip(points, points[1:]))
        places += points
    if not places:
        return None, 0
    across, down = zip(*((place.x, place.y) for place in places))
    edges = [min(across), min(down), max(across), max(down)]
    return [edge + shift[index % 2] for index, edge in enumerate(edges)], length


def is_seen(shape):
    values = shape.values
    zero = [key for key in ("opacity", "fill-opacity", "stroke-opacity", "stroke-width")
            if str(values.get(key, "1")).strip() in ("0", "0.0", "0%", "0px")]
    is_filled = values.get("fill") not in ("none", "transparent") and "fill-opacity" not in zero
    is_stroked = (values.get("stroke") or "none") not in ("none", "transparent") and not (
        {"stroke-opacity", "stroke-width"} & set(zero)
    )
    is_visible = values.get("visibility") not in ("hidden", "collapse")
    return is_visible and values.get("display") != "none" and "opacity" not in zero and (is_filled or is_stroked)


def compared(file):
    """What the tool makes of a file: kind, words, and differences."""
    run = subprocess.run([TOOL, "path", file], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    said = [line.removeprefix("overscroll-tool path: ").removeprefix(str(file)) for line in run.stderr.splitlines()]
    if run.returncode not in (0, 1):
        return "refused", said or [f": ended with {run.returncode}"], [], 0
    found = [json.loads(line) for line in run.stdout.splitlines()]
    found = [(line["bounds"], line["length"]) for line in found]
    try:
        wanted = expected(file)
    except Exception as error:  # noqa: BLE001: whatever the library cannot read is counted
        return "not compared", [f": svgelements: {type(error).__name__}"], [], 0
    found = [shape for shape in found if shape[1] > 0]
    wanted = [shape for shape in wanted if shape[1] > 0]
    differences = []
    if len(found) != len(wanted):
        differences.append(f"{len(found)} shapes instead of {len(wanted)}")
    else:
        for index, ((bounds, length), (edges, size)) in enumerate(zip(found, wanted)):
            slack = 0.002 * max(1, *(abs(edge) for edge in edges))
            is_same = abs(length - size) <= 0.002 * max(size, 1)
            if not is_same or any(abs(a - b) > slack for a, b in zip(bounds, edges)):
                differences.append(f"shape {index + 1}: {bounds} {length:.4f} instead of {edges} {size:.4f}")
    return "partly" if said else "read", said, differences, len(found)


def main():
    arguments = sys.argv[1:]
    limit = 0 if "--all" in arguments else LIMIT
    folders = [Path(word) for word in arguments if word != "--all"]
    if "OVERSCROLL_TOOL" not in os.environ:
        build = ["Scripts/swift.sh", "build", "--product", "overscroll-tool"]
        subprocess.run(build, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    WORK.mkdir(parents=True, exist_ok=True)
    sys.path.insert(0, str(fetched(LIBRARY, True)))
    sets = {folder.name: folder for folder in folders} or {
        package: fetched(package, package in PYPI) for package in [*DEBIAN, *PYPI]
    }
    print("| Set | Files | Read | In part | Refused | Shapes | Differ |\n|---|---|---|---|---|---|---|", flush=True)
    notes, unread, wrong = [], Counter(), 0
    with ProcessPoolExecutor() as pool:
        for name, folder in sets.items():
            if folder is None:
                continue
            files = pictures(folder, limit)
            kinds, shapes, differ = Counter(), 0, 0
            for file, (kind, said, differences, count) in zip(files, pool.map(compared, files)):
                kinds[kind] += 1
                shapes += count
                differ += bool(differences)
                for words in said if kind == "partly" else []:
                    _, _, names = words.partition(": not read: ")
                    unread.update(name.split(" ", 1)[1] for name in names.split(", ") if name)
                    unread["a mistake"] += not names
                notes += [f"{file}: {kind}{words}" for words in said if kind not in ("read", "partly")]
                notes += [f"{file}: differs: {words}" for words in differences[:2]]
                wrong += kind == "refused" and not any(word in said[0] for word in EXPLAINED)
            wrong += differ
            read, partly = kinds["read"], kinds["partly"]
            print(f"| {name} | {len(files)} | {read} | {partly} | {kinds['refused']} | {shapes} | {differ} |", flush=True)
    print("\nFiles in part: " + ", ".join(f"{count} with {name}" for name, count in unread.most_common()))
    print("\n".join(notes))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
