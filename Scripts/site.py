#!/usr/bin/env python3
"""Puts the site together from the gallery, Web/dist and .build/docs/site: `Scripts/site.py FOLDER`.

`make site` builds the two last parts first. The folder is replaced once the new one is complete. With `--plain`, as
in tests, it has the readable scripts of Web/plain.

The site has no server: the news and messages of each language are in `data`, with their age in seconds, and
`static/request.js` takes the place of the module that asks the server.
"""

import argparse
import json
import re
import shutil
import sys
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GALLERY = ROOT / "Examples" / "Gallery"
DOCUMENTATION = ROOT / ".build" / "docs" / "site"
# Of each language.
ARTICLES, MESSAGES, LATER = 160, 200, 40
# Said on every page with news, beside the switches if there are some.
SIMULATED = (
    '<p class="small quiet" id="simulated" data-text="simulated">This copy of the page has no server: '
    "delays, failures and new articles are simulated.</p>\n"
)
# Below the gallery's headline, and at its end.
LINKS = """
    <p class="small"><a href="docs/" data-text="documentation">Documentation</a> · <a href="overscroll.zip" data-text="download">Download</a></p>
  """
# In each language of the pages; the documentation is in English alone.
TRANSLATED = {
    "zh-Hans": {
        "simulated": "此页面没有服务器：延迟、失败和新文章均为模拟。",
        "documentation": "文档（英文）",
    },
    "ar": {
        "simulated": "هذه النسخة من الصفحة بلا خادم: التأخير والأخطاء والأخبار الجديدة محاكاة.",
        "documentation": "التوثيق (بالإنجليزية)",
    },
}
# Beside the first steps on the documentation's first page.
BACK = """
        <a href="../">Gallery</a>"""
sys.path.insert(0, str(GALLERY))

from stories import CHAT_LANGUAGES, LANGUAGES, news, talk, told  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description="Puts the site together.")
    parser.add_argument("--plain", action="store_true", help="with the readable scripts of Web/plain")
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    folder, element = options.folder, ROOT / "Web" / ("plain" if options.plain else "dist")
    if folder.exists() and not (folder / "overscroll.zip").is_file():
        sys.exit(f"site: {folder} is there already and is not a site")
    for needed, target in ((element / "overscroll.js", "web"), (DOCUMENTATION / "index.html", "docs")):
        if not needed.is_file():
            sys.exit(f"site: {needed.parent.relative_to(ROOT)} is missing: run `make {target}` first")
    new = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    write_gallery(new, element)
    shutil.copytree(DOCUMENTATION, new / "docs")
    change(new / "docs/index.html", r"First steps in UIKit</a>", lambda found: found[0] + BACK)
    # Unpacked beside a page, it is the folder that all examples name.
    shutil.copy(ROOT / "LICENSE", new / "overscroll")
    shutil.make_archive(str(new / "overscroll"), "zip", new, "overscroll")
    # Otherwise GitHub Pages leaves out what begins with an underscore.
    (new / ".nojekyll").touch()
    shutil.rmtree(folder, ignore_errors=True)
    new.rename(folder)
    print(f"site: wrote {folder}, for any static file server")


def write_gallery(folder, element):
    shutil.copytree(GALLERY / "page", folder)
    shutil.copytree(element, folder / "overscroll")
    shutil.copy(GALLERY / "static" / "request.js", folder)
    (folder / "data").mkdir()
    for language in LANGUAGES:
        write_data(folder / f"data/news-{language}.json", news([language]), ARTICLES, newest_first=True)
    for language in CHAT_LANGUAGES:
        write_data(folder / f"data/chat-{language}.json", talk(language), MESSAGES)
    page = folder / "index.html"
    # Only the server has a feed.
    change(page, r".*feed\.atom.*\n", "")
    change(page, r' *<div class="panel">\n', lambda found: found[0] + SIMULATED)
    change(folder / "document.html", r" *<overscroll-view", lambda found: SIMULATED + found[0])
    change(page, r" *<noscript><p class=\"notice", lambda found: LINKS + found[0])
    change(page, r"</footer>", lambda found: LINKS + found[0])
    for language, words in TRANSLATED.items():
        texts = "".join(f'  {key}: "{text}",\n' for key, text in words.items())
        change(folder / f"texts-{language}.js", r"export const texts = \{\n", lambda found: found[0] + texts)


def write_data(file, stream, count, newest_first=False):
    """Writes what is there at first, and what comes later."""
    first = told(stream, count)
    later = [entry for _, entry in islice(stream, LATER)]
    content = {"told": first[::-1] if newest_first else first, "waiting": later}
    file.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def change(file, pattern, replacement):
    """Replaces what occurs exactly once."""
    text, count = re.subn(pattern, replacement, file.read_text(encoding="utf-8"))
    if count != 1:
        sys.exit(f"site: {pattern} occurs {count} times in {file.name}")
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
