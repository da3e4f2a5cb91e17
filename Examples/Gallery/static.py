"""Writes the gallery as files, for a page without a server: `python3 Examples/Gallery/static.py FOLDER`.

The folder gets the page, the built element, and the news and messages of each language in `data`, with
their age in seconds. `static/request.js` takes the place of the module that asks the server. Needs
Web/dist; uses neither the database nor the network.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from itertools import islice
from pathlib import Path

from articles import LANGUAGE_MIX, article_stream
from conversation import FOLDER, LANGUAGES, SEED, message_stream
from database import SEED as NEWS_SEED

HERE = Path(__file__).resolve().parent
ELEMENT = HERE.parent.parent / "Web" / "dist"
# With readable scripts.
PLAIN = ELEMENT.with_name("plain")
# Of each language.
ARTICLES = 160
ARTICLES_LATER = 40
MESSAGES = 200
MESSAGES_LATER = 40
# Said on every page with news, beside the switches if there are some, in each language of the pages.
SIMULATED = (
    '<p class="small quiet" id="simulated" data-text="simulated">This copy of the page has no server: '
    "delays, failures and new articles are simulated.</p>\n"
)
SIMULATED_TRANSLATED = {
    "zh-Hans": "此页面没有服务器：延迟、失败和新文章均为模拟。",
    "ar": "هذه النسخة من الصفحة بلا خادم: التأخير والأخطاء والأخبار الجديدة محاكاة.",
}


def news() -> dict[str, dict]:
    """The articles of each language: the published ones newest first, then those of later."""
    found: dict[str, list] = {language: [] for language in LANGUAGE_MIX}
    time = 0
    for article in article_stream(NEWS_SEED):
        time += article.gap
        if len(found[article.language]) < ARTICLES + ARTICLES_LATER:
            found[article.language].append((time, article))
        if all(len(articles) == ARTICLES + ARTICLES_LATER for articles in found.values()):
            break
    return {language: split_news(articles) for language, articles in found.items()}


def split_news(articles: list) -> dict:
    told, later = articles[:-ARTICLES_LATER], articles[-ARTICLES_LATER:]
    now = told[-1][0]
    return {
        "told": [{"age": now - time, **public(article)} for time, article in reversed(told)],
        "waiting": [public(article) for _, article in later],
    }


def public(article) -> dict:
    return {name: value for name, value in article._asdict().items() if name != "gap"}


def chat(language: str) -> dict:
    """The messages of a language, oldest first, then those of later."""
    stream = message_stream(FOLDER / f"{language}.txt", SEED)
    written = list(islice(stream, MESSAGES))
    age, told = 0, []
    for line, gap in reversed(written):
        told.append({"age": age, **line._asdict()})
        age += gap
    later = [line._asdict() for line, _ in islice(stream, MESSAGES_LATER)]
    return {"told": told[::-1], "waiting": later}


def write_data(folder: Path) -> None:
    folder.mkdir()
    contents = {f"news-{language}": parts for language, parts in news().items()}
    contents |= {f"chat-{language}": chat(language) for language in LANGUAGES}
    for name, content in contents.items():
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def write(folder: Path, element: Path = ELEMENT) -> None:
    """Writes the gallery into a new folder, with a built element."""
    if not (element / "overscroll.js").is_file():
        sys.exit(f"Web/{element.name} is not built yet: run `make web` first.")
    shutil.copytree(HERE / "page", folder)
    shutil.copytree(element, folder / "overscroll")
    shutil.copy(HERE / "static" / "request.js", folder)
    write_data(folder / "data")
    # Only the server has a feed.
    change(folder / "index.html", r".*feed\.atom.*\n", "")
    change(folder / "index.html", r' *<div class="panel">\n', lambda found: found[0] + SIMULATED)
    change(folder / "document.html", r" *<overscroll-view", lambda found: SIMULATED + found[0])
    translate(folder, "simulated", SIMULATED_TRANSLATED)


def translate(folder: Path, key: str, words: dict[str, str]) -> None:
    """Adds a text's translations, by language."""
    for language, translation in words.items():
        text = f'  {key}: "{translation}",\n'
        change(folder / f"texts-{language}.js", r"export const texts = \{\n", lambda found: found[0] + text)


def change(file: Path, pattern: str, replacement) -> None:
    """Replaces what occurs exactly once."""
    text, count = re.subn(pattern, replacement, file.read_text(encoding="utf-8"))
    if count != 1:
        sys.exit(f"{file.name}: {pattern} occurs {count} times")
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: static.py FOLDER")
    write(Path(sys.argv[1]))
