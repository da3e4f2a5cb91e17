#!/usr/bin/env python3
"""Puts the site together from Web/dist and .build/docs/site: `Scripts/site.py FOLDER`.

The folder is replaced. `make site` builds the two parts first.
"""

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GALLERY = ROOT / "Examples" / "Gallery"
DOCUMENTATION = ROOT / ".build" / "docs" / "site"
# In the section that needs it; the gallery has the word in every language.
DOWNLOAD = """<p class="small"><a href="overscroll.zip" data-text="download">Download</a></p>
      """
# Below the gallery's headline, and at its end.
LINKS = """
    <p class="small" lang="en"><a href="docs/">Documentation</a> · <a href="overscroll.zip">Download the script</a></p>
  """
sys.path.insert(0, str(GALLERY))

import static  # noqa: E402


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: site.py FOLDER")
    folder = Path(sys.argv[1])
    if folder.exists() and not (folder / "overscroll.zip").is_file():
        sys.exit(f"site: {folder} is there already and is not a site")
    if not (DOCUMENTATION / "index.html").is_file():
        sys.exit("site: .build/docs/site is missing: run `make docs` first")
    shutil.rmtree(folder, ignore_errors=True)
    static.write(folder)
    shutil.copytree(DOCUMENTATION, folder / "docs")
    page = folder / "index.html"
    static.change(page, r" *<noscript>", lambda found: LINKS + found[0])
    static.change(page, r"</footer>", lambda found: LINKS + found[0])
    static.change(page, r"<pre ", lambda found: DOWNLOAD + found[0])
    # Unpacked beside a page, it is the folder that all examples name.
    shutil.copy(ROOT / "LICENSE", folder / "overscroll")
    shutil.make_archive(str(folder / "overscroll"), "zip", folder, "overscroll")
    # Otherwise GitHub Pages leaves out what begins with an underscore.
    (folder / ".nojekyll").touch()
    print(f"site: wrote {folder}, for any static file server")


if __name__ == "__main__":
    main()
