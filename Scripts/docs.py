#!/usr/bin/env python3
"""Builds the documentation of every module, and fails on gaps and errors.

It fails on a DocC warning (dead links included), on a public symbol without documentation, and
on a first line that is longer than 100 characters or names a symbol: lists show it next to the
name. Synthesized symbols (the `init(rawValue:)` of an enum), inherited symbols and protocol
extensions have no source location and are not counted.

It needs only the toolchain (symbol graphs and docc). The symbols are those available on Linux, where
the UIKit host is built with a test double of UIKit, and the SwiftUI modifiers are compiled against a
stand-in for SwiftUI. The GTK host needs GTK's headers.

A page may include a section of another file, to avoid duplication, with the line

    <!-- taken from Documentation/GTK.md: Three lines in GTK -->

or without a heading for the whole file below its title. Documentation/Site/Guides.tsv lists the pages
that consist of such a section alone; they are under *Guides* of the module's first page. A line

    <!-- table Documentation/Transitions/Shown.tsv -->

becomes the table of that file.

Documentation/PublicAPI.txt lists every public symbol with its declaration, so that a review shows
added and removed API. If it is out of date, the script rewrites it and fails once.

The site is written to .build/docs/site, for any static file server, in any folder of it. Its first
page is Documentation/Site, whose links are checked.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"
API = ROOT / "Documentation" / "PublicAPI.txt"
LONGEST = 100  # Maximum characters of a first line, which is the first paragraph.

# Each module after those it links to.
MODULES = [
    "OverscrollGraphics", "OverscrollText", "Overscroll", "OverscrollIndicators",
    "OverscrollPaths", "OverscrollLooks", "OverscrollClassics",
    "OverscrollAnchor", "OverscrollTrace", "OverscrollHosting", "OverscrollUIKit", "OverscrollPlace", "OverscrollSwiftUI",
    "OverscrollTesting",
    "OverscrollUserDefaults", "OverscrollGTK", "OverscrollPaging",
]

# Compiled against a stand-in.
SWIFTUI = "OverscrollSwiftUI"
MADE = ROOT / ".build" / "docs" / "swiftui"

# Imports the headers of GTK.
GTK = "OverscrollGTK"

# Folders that are not modules for import.
NO_MODULES = ["OverscrollCatalog", "OverscrollTool", "OverscrollMath", "CGtk"]

TAKEN = re.compile(r"^<!-- taken from ([^:]+?)(?:: (.+?))? -->$", re.MULTILINE)
TABLE = re.compile(r"^<!-- table (\S+) -->$", re.MULTILINE)
# Pictures are files of the project, which the site has not, or diagrams that only GitHub draws.
PICTURE = re.compile(r"^<img [^\n]+>\n+|^```mermaid\n.*?^```\n+", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")
FIRST_PAGE = ROOT / "Documentation" / "Site"
# The pages of a module that are taken from another file.
GUIDES = FIRST_PAGE / "Guides.tsv"
HREF = re.compile(r'href="([^":#]+)"')


def run(*command):
    """Runs a command; prints its output only on failure."""
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}docs: {Path(command[0]).name} failed")
    return done.stdout


def section(text, heading):
    """The section below a heading, with its headings raised to fit below a page's title."""
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
    """Each line, with whether it is outside all code blocks."""
    is_text, lines = True, []
    for line in text.split("\n"):
        is_fence = line.startswith("```")
        lines.append((line, is_text and not is_fence))
        if is_fence:
            is_text = not is_text
    return lines


def rows(file):
    """The rows of tab-separated values."""
    return [line.split("\t") for line in file.read_text().splitlines()]


def table(match):
    """A file of tab-separated values as a table of Markdown."""
    head, *body = rows(ROOT / match[1])
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *body])


def add_guides(module, catalog):
    """Writes the pages of GUIDES, and lists them on the module's first page."""
    guides = [row for row in rows(GUIDES) if row[0] == module]
    for _, name, title, abstract, source in guides:
        (catalog / f"{name}.md").write_text(f"# {title}\n\n{abstract}\n\n<!-- taken from {source} -->\n")
    first = catalog / f"{module}.md"
    text = first.read_text()
    if guides:
        listed = "\n".join(f"- <doc:{name}>" for _, name, *_ in guides)
        text = text if "## Topics\n" in text else f"{text}\n## Topics\n"
        # The group comes after those of the page.
        first.write_text(f"{text}\n### More guides\n\n{listed}\n")


def pages_of(catalog):
    """The pages of a catalog that include a whole file, by file."""
    pages = {}
    for page in catalog.rglob("*.md"):
        for source, heading in TAKEN.findall(page.read_text()):
            if not heading:
                pages[(ROOT / source).resolve()] = page.stem
    return pages


def assemble(module, work):
    """Copies a module's catalog and resolves the includes of its pages.

    A link to an included file becomes a link to its page; other file links become plain text.
    """
    catalog = work / f"{module}.docc"
    shutil.copytree(SOURCES / module / f"{module}.docc", catalog)
    add_guides(module, catalog)
    pages = pages_of(catalog)
    for page in catalog.rglob("*.md"):

        def taken(match):
            source = ROOT / match[1]

            def relinked(link):
                if re.match(r"[a-z]+:", link[2]):
                    return link[0]
                target = pages.get((source.parent / link[2].split("#")[0]).resolve())
                return f"[{link[1]}](doc:{target})" if target else link[1]

            text = PICTURE.sub("", section(source.read_text(), match[2]))
            return LINK.sub(relinked, TABLE.sub(table, text))

        text = TAKEN.sub(taken, page.read_text())
        if "<!-- taken" in text:
            sys.exit(f"docs: {page.name} has an invalid include")
        page.write_text(text)
    return catalog


def symbols_of(graphs):
    """Name and graph entry of every public symbol that a module's sources declare."""
    for graph in sorted(graphs.glob("*.symbols.json")):
        for symbol in json.loads(graph.read_text())["symbols"]:
            if "location" in symbol and symbol["kind"]["identifier"] != "swift.extension":
                yield ".".join(symbol["pathComponents"]), symbol


def declarations(symbols):
    """A line for each symbol with its declaration, sorted by name."""
    found = set()
    for name, symbol in symbols:
        declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
        found.add((name, " ".join(declaration.split())))
    return [f"  {name}: {declaration}" for name, declaration in sorted(found)]


def faults(module, symbols):
    """The symbols without documentation, and with an invalid first line."""
    for name, symbol in symbols:
        lines = symbol.get("docComment", {}).get("lines", [])
        words = "\n".join(line["text"].strip() for line in lines).strip()
        first = words.split("\n\n")[0].replace("\n", " ")
        if not words:
            yield f"not documented: {module}: {name}"
        elif "`" in first or len(first) > LONGEST:
            yield f"invalid first line: {module}: {name}: {first}"


def main():
    if sys.platform != "linux":
        sys.exit("docs: Linux only, where the UIKit test double is available; "
                 "on a Mac, Xcode builds the same catalogs")
    run("Scripts/setup.sh")
    unlisted = {path.name for path in SOURCES.iterdir() if path.is_dir()} - {*MODULES, *NO_MODULES}
    if unlisted:
        sys.exit(f"docs: not in the list of modules: {', '.join(unlisted)}")

    print("docs: building; the first time it takes some minutes", file=sys.stderr)
    run("Scripts/setup.sh", "--gtk")
    run("Scripts/swift.sh", "build", "--quiet")
    toolchain = json.loads(run("swiftc", "-print-target-info"))
    target = toolchain["target"]["triple"]
    docc = Path(toolchain["paths"]["runtimeResourcePath"]).parent.parent / "bin/docc"

    work = ROOT / ".build/docs"
    shutil.rmtree(work, ignore_errors=True)
    compile_for_swiftui(MADE)
    found, archives, listed = [], [], []
    for module in MODULES:
        graphs = work / "graphs" / module
        graphs.mkdir(parents=True)
        run("swift", "symbolgraph-extract", "-module-name", module, *search(module),
            "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members",
            "-skip-inherited-docs", "-emit-extension-block-symbols",
            "-module-cache-path", str(work / "cache"), "-output-dir", str(graphs))
        symbols = list(symbols_of(graphs))
        if not symbols:
            sys.exit(f"docs: {module} has no symbols")
        found += faults(module, symbols)
        declared = declarations(symbols)
        listed += [f"{module}: {len(declared)}", *declared, ""]

        archives.append(str(work / f"{module}.doccarchive"))
        known = [part for archive in archives[:-1] for part in ("--dependency", archive)]
        said = run(str(docc), "convert", str(assemble(module, work / "catalogs")),
                   "--additional-symbol-graph-dir", str(graphs), "--output-path", archives[-1],
                   "--fallback-display-name", module, "--fallback-bundle-identifier", module,
                   "--fallback-default-module-kind", "Library",
                   "--enable-experimental-external-link-support", *known, "--warnings-as-errors")
        if "warning:" in said:
            sys.exit(f"{said}docs: {module} has warnings")
    for fault in found:
        print(fault)

    run(str(docc), "merge", *archives, "--synthesized-landing-page-name", "Overscroll",
        "--synthesized-landing-page-topics-style", "list", "--output-path", str(work / "site"))
    make_relative(work / "site")
    dead = add_first_page(work / "site")
    if dead:
        sys.exit(f"docs: dead links on the first page: {', '.join(dead)}")
    print("in .build/docs/site, for any static file server:")
    print("python3 -m http.server --bind 127.0.0.1 --directory .build/docs/site")
    return bool(found) or not is_api_listed("\n".join(listed))


def make_relative(site):
    """Replaces the addresses of a page's files by relative ones, so that the site works in any folder.

    Each page gets a link to the first page, which DocC's own header has not.
    """
    header = (FIRST_PAGE / "header.html").read_text()
    for page in site.rglob("index.html"):
        up = "../" * (len(page.relative_to(site).parts) - 1) or "./"
        text = re.sub("<body[^>]*>", lambda body: body[0] + header, page.read_text())
        text = re.sub(r'(href|src)="/', rf'\1="{up}', text)
        here = f'new URL("{up}", document.baseURI).pathname'
        page.write_text(text.replace('var baseUrl = "/"', f"var baseUrl = {here}"))


def add_first_page(site):
    """Copies the first page, and finds its dead links."""
    # Pages ask for it; without the file that is an error in the console.
    (site / "theme-settings.json").write_text("{}\n")
    for part in ["index.html", "first-page.css"]:
        shutil.copy(FIRST_PAGE / part, site)
    shutil.copy(ROOT / "Examples/Gallery/page/pictures/ring.svg", site)
    links = HREF.findall((site / "index.html").read_text())
    files = [site / link / "index.html" if link.endswith("/") else site / link for link in links]
    return [link for link, file in zip(links, files) if not file.is_file()]


def compile_for_swiftui(folder):
    """Compiles the modifiers against the stand-in, as Scripts/check-swiftui.sh does."""
    folder.mkdir(parents=True)
    for module, sources in [("SwiftUI", "UIKitDouble/SwiftUI"), (SWIFTUI, f"Sources/{SWIFTUI}")]:
        # SwiftPM names a package after its folder.
        package = re.sub(r"\W", "_", ROOT.name.lower())
        run("swiftc", "-swift-version", "6", "-package-name", package, "-I", str(folder),
            "-I", str(ROOT / ".build/debug/Modules"), "-parse-as-library", "-emit-module",
            "-module-name", module, "-emit-module-path", str(folder / f"{module}.swiftmodule"),
            *sorted(map(str, (ROOT / sources).glob("*.swift"))))


def search(module):
    """The options with which the compiler finds a module and what it imports."""
    modules = ["-I", str(ROOT / ".build/debug/Modules")]
    if module == SWIFTUI:
        return ["-I", str(MADE), *modules]
    if module != GTK:
        return modules
    headers = run("pkg-config", "--cflags-only-I", "gtk4").split()
    return [*modules, "-I", str(SOURCES / "CGtk"), *[word for header in headers for word in ("-Xcc", header)]]


def is_api_listed(text):
    """Whether the committed list of public symbols is current; rewrites it if not."""
    if API.exists() and API.read_text() == text:
        return True
    API.write_text(text)
    print(f"docs: the public API has changed: review and commit {API.relative_to(ROOT)}")
    return False


if __name__ == "__main__":
    sys.exit(main())
