"""The texts of every language: selection, changes at run time, and text direction."""

import re

import pytest

from places import WEB
from drivers import BUTTON, Fingers, draw, record_words

TAGS = re.findall(r'"([\w-]+)"', re.search(r"LANGUAGES = (.*)", (WEB / "js/codes.ts").read_text())[1])


@pytest.mark.quick
def test_the_language_is_that_of_the_nearest_lang_attribute(open_page):
    page = open_page()
    fingers = Fingers(page)
    record_words(page)
    assert page.evaluate(BUTTON) == "Refresh"
    page.evaluate("document.documentElement.lang = 'zh-CN'")
    page.wait_for_function(f"{BUTTON} === '刷新'")
    fingers.pull(90)
    assert "下拉可以刷新" in page.evaluate("[...painted]")
    # At run time, during a pull.
    page.evaluate("view.lang = 'en-GB'")
    fingers.move(0, 5)
    assert "Pull down to refresh" in page.evaluate("[...painted]")
    fingers.up()


# The tags and languages of LanguageTagTests: the browser parses the tag here, so this shows that
# both hosts agree.
SERVED = [
    ("刷新", ["zh", "zh-SG", "zh-Hans-HK", "zh-u-ca-chinese", "zh-CN-u-rg-twzzzz"]),
    ("重新整理", ["zh-Hant", "zh-TW", "zh-HK", "zh-MO", "zh-hant-CN", "zh-tw-u-ca-roc"]),
    ("Atualizar", ["pt", "pt-BR", "PT-pt"]),
    ("Aktualisieren", ["de", "de-CH"]),
    ("Actualizar", ["es-419"]),
    ("更新", ["ja-JP"]),
    ("רענון", ["he-IL", "iw"]),
    ("Segarkan", ["id-ID", "in"]),
    ("Refresh", ["en-GB", "fi", "zho-x", "deu-x", "not a tag", "x", "", "de_", "hiphop"]),
]


def test_a_tag_gets_the_language_that_serves_its_reader(page):
    for word, tag in [(word, tag) for word, tags in SERVED for tag in tags]:
        # An unknown tag must not keep the previous language.
        page.evaluate("view.lang = 'ko', loaded()")
        assert page.evaluate(BUTTON) == "새로고침"
        page.evaluate("(tag) => (view.lang = tag, loaded())", tag)
        assert page.evaluate(BUTTON) == word, tag


# The browser's own data for each language verifies the language of the texts.
@pytest.mark.quick
def test_every_language_has_its_own_words(page):
    assert len(TAGS) == 20
    fingers = Fingers(page)
    record_words(page)
    fingers.pull(90)
    page.evaluate("view.lastUpdated = new Date()")
    for tag in TAGS:
        page.evaluate("(tag) => (view.lang = tag, loaded())", tag)
        page.evaluate("(painted.clear(), view.lastUpdated = new Date())")
        today = page.evaluate(
            "(tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'day')", tag
        )
        draw(page, 1)
        painted = page.evaluate("[...painted].join('\\n')")
        assert today.lower() in painted.lower(), tag


def test_words_run_as_their_language_and_the_picture_as_its_page(open_page):
    page = open_page()
    record_words(page)
    Fingers(page).pull(90)
    page.evaluate("Promise.all(['he', 'ar', 'de'].map((tag) => OverscrollView.load(tag)))")
    places = {}
    # Each step changes the language, the direction of the page or both; without one the language decides.
    for lang, dir, direction, align in [
        ("he", "rtl", "rtl", "right"), ("en", "ltr", "ltr", "left"), ("en", "rtl", "ltr", "right"),
        ("ar", "ltr", "rtl", "left"), ("ar", "", "rtl", "right"), ("de", "", "ltr", "left"),
    ]:
        page.evaluate("""([lang, dir]) => {
          const root = document.documentElement;
          written.length = 0;
          // Setting an unchanged attribute is observed too.
          if (root.lang !== lang) root.lang = lang;
          if (root.dir !== dir) root.dir = dir;
        }""", [lang, dir])
        page.wait_for_function("written.length > 0")
        title = page.evaluate("written[0]")
        assert (title["direction"], title["align"]) == (direction, align), (lang, dir)
        places[lang, dir] = title["x"]
    # Mirrored about the middle of 390 points, except for the text widths of the two languages.
    assert places["en", "ltr"] < 195 < places["he", "rtl"]


def test_the_language_beyond_a_shadow_root_counts(page):
    page.evaluate("""() => {
      const outer = document.body.appendChild(document.createElement("div"));
      outer.lang = "fr";
      outer.attachShadow({ mode: "open" }).append(view);
    }""")
    page.wait_for_function(f"{BUTTON} === 'Actualiser'")
    page.evaluate("view.getRootNode().host.lang = 'de'")
    page.wait_for_function(f"{BUTTON} === 'Aktualisieren'")
