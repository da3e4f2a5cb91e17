#!/usr/bin/env python3
"""Puts the site together from Web/dist and .build/docs/site: `Scripts/site.py FOLDER`.

`make site` builds the two parts first. The folder is replaced once the new one is complete. With `--plain`, as in
tests, it has the readable scripts of Web/plain.
"""

import argparse
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GALLERY = ROOT / "Examples" / "Gallery"
DOCUMENTATION = ROOT / ".build" / "docs" / "site"
# Below the gallery's headline, and at its end.
LINKS = """
    <p class="small"><a href="docs/" data-text="documentation">Documentation</a> · <a href="overscroll.zip" data-text="download">Download</a></p>
  """
# It is in English alone.
LINK_TRANSLATED = {"zh-Hans": "文档（英文）", "ar": "التوثيق (بالإنجليزية)"}
# Beside the first steps on the documentation's first page.
BACK = """
        <a href="../">Gallery</a>"""
sys.path.insert(0, str(GALLERY))

import static  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description="Puts the site together.")
    parser.add_argument("--plain", action="store_true", help="with the readable scripts of Web/plain")
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    folder = options.folder
    if folder.exists() and not (folder / "overscroll.zip").is_file():
        sys.exit(f"site: {folder} is there already and is not a site")
    if not (DOCUMENTATION / "index.html").is_file():
        sys.exit("site: .build/docs/site is missing: run `make docs` first")
    new = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    static.write(new, static.PLAIN if options.plain else static.ELEMENT)
    shutil.copytree(DOCUMENTATION, new / "docs")
    page = new / "index.html"
    static.change(page, r" *<noscript><p class=\"notice", lambda found: LINKS + found[0])
    static.change(page, r"</footer>", lambda found: LINKS + found[0])
    static.translate(new, "documentation", LINK_TRANSLATED)
    static.change(new / "docs/index.html", r"First steps in UIKit</a>", lambda found: found[0] + BACK)
    # Unpacked beside a page, it is the folder that all examples name.
    shutil.copy(ROOT / "LICENSE", new / "overscroll")
    shutil.make_archive(str(new / "overscroll"), "zip", new, "overscroll")
    # Otherwise GitHub Pages leaves out what begins with an underscore.
    (new / ".nojekyll").touch()
    shutil.rmtree(folder, ignore_errors=True)
    new.rename(folder)
    print(f"site: wrote {folder}, for any static file server")


if __name__ == "__main__":
    main()
