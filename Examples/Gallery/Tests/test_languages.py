"""Tests of the page in each language: its words, its direction, and its layout at each size of window and text."""

import pytest
from browsing import DESKTOP, MAIN, READY, draw, until
from test_workbench import at_the_workbench

READERS = [
    ("zh-CN", "zh-Hans", "下拉刷新，就该这样。", "刚刚", "刷新", "ltr"),
    ("ar-EG", "ar", "السحب للتحديث كما ينبغي.", "الآن", "تحديث", "rtl"),
]
SPEAKS = "document.documentElement.lang"


@pytest.mark.parametrize(("locale", "language", "title", "now", "refresh", "direction"), READERS)
def test_a_reader_is_spoken_to_in_their_language_by_page_and_element(
    open_page, locale, language, title, now, refresh, direction
):
    page = open_page(locale=locale)
    until(page, f"{SPEAKS} === '{language}'")
    assert page.locator("h1").inner_text() == title
    ago = f"import('./texts.js').then(({{ ago }}) => ago(new Date(), '{language}'))"
    assert page.evaluate(ago) == now
    button = f"{MAIN}.shadowRoot.querySelector('button')"
    # The element's texts in another language are a file of their own.
    until(page, f"{button}.textContent === '{refresh}'")
    at_the_workbench(page)
    reads = "(nodes) => [...new Set(nodes.map((node) => getComputedStyle(node).direction))]"
    parts = page.locator("body, main, .moments, .shelf, .settings, overscroll-view")
    assert parts.evaluate_all(reads) == [direction]
    # Code and times have their own.
    assert page.locator("pre, textarea, .plot, .range, .term").evaluate_all(reads) == ["ltr"]
    # The last choice wins, whichever texts load first.
    page.evaluate(f"""for (const language of ["en", "{language}", "en"]) {{
      document.querySelector(`#language [value="${{language}}"]`).click();
    }}""")
    assert page.locator("h1").inner_text() == "Pull to refresh, done right."
    until(page, f"{button}.textContent === 'Refresh'")
    assert page.locator("body").evaluate_all(reads) == ["ltr"]


def test_a_chosen_language_is_kept_on_both_pages(open_page):
    page = open_page(locale="ar-EG")
    page.check('#language [value="en"]', force=True)
    until(page, f"{SPEAKS} === 'en'")
    page.reload()
    until(page, READY)
    until(page, f"{SPEAKS} === 'en' && document.querySelector('#language :checked').value === 'en'")
    page.goto(page.url.partition("?")[0] + "document.html")
    until(page, "document.querySelector('.article')")
    assert page.evaluate(f"[{SPEAKS}, document.querySelector('.article').lang]") == ["en", "en"]


def test_without_storage_a_language_can_still_be_chosen(open_page):
    refused = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })"
    page = open_page(locale="ar-EG", script=refused)
    until(page, f"{SPEAKS} === 'ar'")
    page.check('#language [value="zh-Hans"]', force=True)
    until(page, f"{SPEAKS} === 'zh-Hans'")


@pytest.mark.parametrize("language", ["zh-Hans", "ar"])
def test_every_word_of_the_page_is_there_in_every_language(open_shared, language):
    page = open_shared()
    # A missing text would show its key, which is the English name of some looks.
    missing = page.evaluate(
        """async (language) => {
          const { has } = await import("./texts.js");
          const { indicator } = document.querySelector("overscroll-view").constructor.choices;
          const { texts } = await import(`./texts-${language}.js`);
          // Not all English texts are in the markup.
          const others = (await import(`./texts-${language === "ar" ? "zh-Hans" : "ar"}.js`)).texts;
          const read = async (page) => new DOMParser().parseFromString(await (await fetch(page)).text(), "text/html");
          const pages = await Promise.all(["", "originals.html", "keeping.html"].map(read));
          const named = pages.flatMap((page) => [...page.querySelectorAll("[data-text]")]);
          const isWritten = (name) => named.some(({ dataset }) => dataset.text === name);
          // Lines that reasons.css has in English.
          const isLine = (name) => /^n[0-9]$/.test(name);
          return [...Object.keys(texts).filter((name) => ![has, isWritten, isLine].some((is) => is(name)) && !indicator.includes(name)),
            ...named.map(({ dataset }) => dataset.text).filter((name) => !(name in texts)),
            ...Object.keys(others).filter((name) => !(name in texts))];
        }""",
        language,
    )
    assert missing == []


# A reader's locale, the width of the window and how large the text is that the reader has set in the browser. WCAG 2.2
# asks for text of twice the size, 1.4.4, and for a width of 320, 1.4.10.
SIZES = [("en-US", 390, 2), ("zh-CN", 1280, 2), ("ar-MA", 320, 1), ("ar-MA", 390, 2)]


@pytest.mark.parametrize(("locale", "width", "size"), SIZES)
def test_nothing_is_wider_than_the_window(open_page, locale, width, size):
    window = DESKTOP if width == 1280 else {"viewport": {"width": width, "height": 844}}
    page = open_page(locale=locale, **window)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * size, "fixed": 13 * size}})
    page.reload()
    until(page, f"{SPEAKS}.startsWith('{locale[:2]}') && document.querySelector('#hero .article')")
    assert page.evaluate("parseFloat(getComputedStyle(document.querySelector('.lead')).fontSize)") >= 16 * size
    for section in page.locator("main > section").all():
        section.evaluate("(node) => node.scrollIntoView()")
        draw(page)
    at_the_workbench(page)
    assert page.evaluate("document.documentElement.scrollWidth") == width
