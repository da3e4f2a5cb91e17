#!/usr/bin/env python3
"""Builds the documentation of every module, and fails on what is missing or wrong in it.

A warning of DocC fails, and so does a dead link, which is one; and fewer than 98 of 100 public
symbols with words of their own; and a first line that is none, because it goes on for more than 100
characters or names a symbol: it stands beside the name in every list. What the compiler writes (the
`init(rawValue:)` of an enum), what is inherited and what a protocol gives to every type has no place
in the source, and is not counted.

Nothing but the toolchain is needed: its symbol graphs, its docc. The symbols are those that Linux
sees. There the UIKit host stands on a double of UIKit, and SwiftUI is missing; that its modifiers are
documented as well is the lint's to say, which reads every line.

A page may take a part of another file, so that nothing is kept twice. In its place stands

    <!-- taken from Documentation/Transitions.md: Phases and events -->

or the same without a heading for all of a file below its title.

    Scripts/docs.py [--base-path PATH]

Documentation/PublicAPI.txt lists every public symbol with its declaration, so that a review sees what a
change adds or takes away. Where it is not what the sources say, it is written anew, and the script fails
once.

The site is left in .build/docs/site, for any server of files; its first page is /documentation.
--base-path is for a server that has it in a folder.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"
API = ROOT / "Documentation" / "PublicAPI.txt"
LEAST = 98  # Percent of public symbols.
LONGEST = 100  # Characters of a first line, which is its first paragraph.

# Each after those it links to.
MODULES = [
    "OverscrollMath", "OverscrollGraphics", "OverscrollText", "Overscroll", "OverscrollIndicators",
    "OverscrollTrace", "OverscrollUIKit", "OverscrollSwiftUI", "OverscrollUserDefaults",
]

# What Linux sees nothing of.
UNSEEN = ["OverscrollSwiftUI"]

# What nobody imports.
NO_MODULE = "OverscrollTool"

TAKEN = re.compile(r"^<!-- taken from ([^:]+?)(?:: (.+?))? -->$", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")


def run(*command):
    """Runs a command; what it printed is shown only when it failed."""
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}docs: {Path(command[0]).name} failed")
    return done.stdout


def section(text, heading):
    """What stands below a heading, its own headings raised to follow a page's title."""
    lines = outside_code(text)
    for first, (line, is_text) in enumerate(lines):
        found = re.match(r"(#+) (.+)$", line) if is_text else None
        if found and (found[2] == heading or (heading is None and found[1] == "#")):
            break
    else:
        sys.exit(f"docs: no heading {heading}")
    level = len(found[1])
    taken = []
    for line, is_text in lines[first + 1:]:
        marks = re.match(r"#+(?= )", line) if is_text else None
        if marks:
            if len(marks[0]) <= level:
                break
            line = line[level - 1:]
        taken.append(line)
    return "\n".join(taken).strip()


def outside_code(text):
    """Each line, with whether it stands outside of every block of code."""
    is_text, lines = True, []
    for line in text.split("\n"):
        is_fence = line.startswith("```")
        lines.append((line, is_text and not is_fence))
        if is_fence:
            is_text = not is_text
    return lines


def pages_of(catalog):
    """The pages of a catalog that take all of another file, by that file."""
    pages = {}
    for page in catalog.rglob("*.md"):
        for source, heading in TAKEN.findall(page.read_text()):
            if not heading:
                pages[(ROOT / source).resolve()] = page.stem
    return pages


def assemble(module, work):
    """A copy of a module's catalog with everything in it that its pages take from other files.

    A link to another file becomes a link to its page where there is one, otherwise its words alone.
    """
    catalog = work / f"{module}.docc"
    shutil.copytree(SOURCES / module / f"{module}.docc", catalog)
    pages = pages_of(catalog)
    for page in catalog.rglob("*.md"):

        def taken(match):
            source = ROOT / match[1]

            def relinked(link):
                if re.match(r"[a-z]+:", link[2]):
                    return link[0]
                target = pages.get((source.parent / link[2].split("#")[0]).resolve())
                return f"[{link[1]}](doc:{target})" if target else link[1]

            return LINK.sub(relinked, section(source.read_text(), match[2]))

        text = TAKEN.sub(taken, page.read_text())
        if "<!-- taken" in text:
            sys.exit(f"docs: {page.name} takes something in a way that is not understood")
        page.write_text(text)
    return catalog


def symbols_of(graphs):
    """Name and graph entry of every public symbol that a module's sources declare."""
    for graph in sorted(graphs.glob("*.symbols.json")):
        for symbol in json.loads(graph.read_text())["symbols"]:
            if "location" in symbol and symbol["kind"]["identifier"] != "swift.extension":
                yield ".".join(symbol["pathComponents"]), symbol


def declarations(symbols):
    """A line for each symbol with its declaration, in the order of their names."""
    found = set()
    for name, symbol in symbols:
        declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
        found.add((name, " ".join(declaration.split())))
    return [f"  {name}: {declaration}" for name, declaration in sorted(found)]


def coverage(symbols):
    """How many symbols have words of their own, the names of the others, and unfit first lines."""
    documented, bare, unfit = 0, [], []
    for name, symbol in symbols:
        lines = symbol.get("docComment", {}).get("lines", [])
        words = "\n".join(line["text"].strip() for line in lines).strip()
        if not words:
            bare.append(name)
            continue
        documented += 1
        first = words.split("\n\n")[0].replace("\n", " ")
        if "`" in first or len(first) > LONGEST:
            unfit.append(f"{name}: {first}")
    return documented, bare, unfit


def main():
    options = argparse.ArgumentParser(allow_abbrev=False)
    options.add_argument("--base-path", default="/")
    options = options.parse_args()
    if sys.platform != "linux":
        sys.exit("docs: on Linux only, where there is something to build the UIKit host against; "
                 "on a Mac, Xcode builds the same catalogs")
    run("Scripts/setup.sh")
    unlisted = {path.name for path in SOURCES.iterdir() if path.is_dir()} - {*MODULES, NO_MODULE}
    if unlisted:
        sys.exit(f"docs: not in the list of modules: {', '.join(unlisted)}")

    print("docs: building; the first time it takes some minutes", file=sys.stderr)
    run("Scripts/swift.sh", "build", "--quiet")
    modules = ROOT / ".build/debug/Modules"
    toolchain = json.loads(run("swiftc", "-print-target-info"))
    target = toolchain["target"]["triple"]
    docc = Path(toolchain["paths"]["runtimeResourcePath"]).parent.parent / "bin/docc"

    work = ROOT / ".build/docs"
    shutil.rmtree(work, ignore_errors=True)
    documented, all_bare, all_unfit, archives = 0, [], [], []
    listed = []
    row = "{:<24}{:>12}{:>8}{:>11}"
    print(row.format("public symbols", "documented", "of", ""))
    for module in MODULES:
        graphs = work / "graphs" / module
        graphs.mkdir(parents=True)
        run("swift", "symbolgraph-extract", "-module-name", module, "-I", str(modules),
            "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members",
            "-skip-inherited-docs", "-emit-extension-block-symbols",
            "-module-cache-path", str(work / "cache"), "-output-dir", str(graphs))
        symbols = list(symbols_of(graphs))
        words, bare, unfit = coverage(symbols)
        if not words and module not in UNSEEN:
            sys.exit(f"docs: {module} has no symbols")
        documented += words
        declared = declarations(symbols)
        listed += [f"{module}: {len(declared)}", *declared, ""]
        all_bare += [f"{module}: {name}" for name in bare]
        all_unfit += [f"{module}: {line}" for line in unfit]
        print(row.format(module, words, words + len(bare), share(words, len(bare))))

        archives.append(str(work / f"{module}.doccarchive"))
        known = [part for archive in archives[:-1] for part in ("--dependency", archive)]
        said = run(str(docc), "convert", str(assemble(module, work / "catalogs")),
                   "--additional-symbol-graph-dir", str(graphs), "--output-path", archives[-1],
                   "--fallback-display-name", module, "--fallback-bundle-identifier", module,
                   "--fallback-default-module-kind", "Library",
                   "--hosting-base-path", options.base_path,
                   "--enable-experimental-external-link-support", *known, "--warnings-as-errors")
        if "warning:" in said:
            sys.exit(f"{said}docs: {module} has warnings")
    print(row.format("all", documented, documented + len(all_bare),
                     share(documented, len(all_bare))))
    for name in all_bare:
        print(f"not documented: {name}")
    for line in all_unfit:
        print(f"no first line: {line}")

    run(str(docc), "merge", *archives, "--synthesized-landing-page-name", "Overscroll",
        "--synthesized-landing-page-topics-style", "list", "--output-path", str(work / "site"))
    print("in .build/docs/site; the first page is /documentation, of any server of files:")
    print("python3 -m http.server --bind 127.0.0.1 --directory .build/docs/site")
    is_bare = documented * 100 < LEAST * (documented + len(all_bare))
    return is_bare or bool(all_unfit) or not is_api_listed("\n".join(listed))


def is_api_listed(text):
    """Whether the list of public symbols is the one that is committed; writes it where not."""
    if API.exists() and API.read_text() == text:
        return True
    API.write_text(text)
    print(f"docs: the public API has changed: look at {API.relative_to(ROOT)} and commit it")
    return False


def share(words, bare):
    return f"{100 * words / (words + bare):.1f} %" if words + bare else "none here"


if __name__ == "__main__":
    sys.exit(main())
