"""Tests of the first screen: the animated finger, the keyboard, the languages."""

import pytest
from browsing import DESKTOP, HERO, MAIN, READY, frames_requested, phase, pull, until, until_phase


def test_the_drawn_finger_pulls_once_and_then_invites(open_page):
    page = open_page(reduced_motion="no-preference")
    page.wait_for_selector("#hero .finger.down")
    until(page, f"{HERO}.phase === 'armed'")
    page.wait_for_selector("#hero .new")
    assert page.locator("#invitation.shown").count() == 0
    page.wait_for_selector("#invitation.shown")
    assert page.evaluate(f"[{HERO}.phase, {HERO}.overscroll]") == ["idle", 0]
    assert not page.locator(".finger.down").count()


def test_the_first_frame_shows_a_pull_that_the_engine_goes_on_with(open_page):
    page = open_page(ready=False, java_script_enabled=False, reduced_motion="no-preference")
    assert page.locator("#hero .still").is_visible()
    assert page.locator("#hero .finger").evaluate("(node) => getComputedStyle(node).opacity") == "1"
    drawn = page.locator("#hero .news").bounding_box()["y"] - page.locator("#hero overscroll-view").bounding_box()["y"]
    # Three quarters of the 64 points at which the list arms.
    assert drawn == pytest.approx(48, abs=0.5)
    page = open_page(reduced_motion="no-preference")
    until(page, f"{HERO}.overscroll > 0")
    assert page.evaluate(f"{HERO}.overscroll") >= 47
    assert not page.locator("#hero.early").count()


def test_any_input_lifts_the_drawn_finger_and_nothing_is_refreshed(open_page):
    page = open_page(reduced_motion="no-preference")
    until(page, f"{HERO}.overscroll > 0")
    page.keyboard.press("Shift")
    assert not page.locator(".finger.down").count()
    until(page, f"{HERO}.overscroll === 0")
    page.wait_for_selector("#invitation.shown")
    assert page.locator("#hero .article").count() == 8


def test_with_less_motion_nothing_moves_by_itself(open_page):
    page = open_page()
    page.wait_for_selector("#invitation.shown")
    page.locator(".reasons").scroll_into_view_if_needed()
    assert page.evaluate(f"{HERO}.phase") == phase(page) == "idle"
    page.wait_for_timeout(2000)
    assert not page.locator(".finger.down, .new, .early .finger:visible").count()


def test_the_keyboard_alone_refreshes_and_changes_the_look(open_page):
    page = open_page()
    # The link to the workbench, the language, a file, a look, the list.
    for _ in range(5):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#hero .new")
    page.focus("#look")
    page.keyboard.press("ArrowDown")
    assert page.locator("#main-frame overscroll-view").get_attribute("indicator") == "ring"


def test_the_first_tab_skips_to_the_workbench(open_page):
    page = open_page()
    link = page.locator(".bar a")
    assert link.bounding_box()["width"] == 1
    page.keyboard.press("Tab")
    assert link.bounding_box()["width"] > 40
    page.keyboard.press("Enter")
    page.wait_for_selector("#workbench select")
    until(page, "document.querySelector('.workbench').getBoundingClientRect().top < innerHeight / 2")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#workbench') !== null")


READERS = [
    ("zh-CN", "zh-Hans", "下拉刷新，就该这样。", "刚刚", "刷新", "ltr"),
    ("ar-EG", "ar", "السحب للتحديث كما ينبغي.", "الآن", "تحديث", "rtl"),
]


@pytest.mark.parametrize(("locale", "language", "title", "now", "refresh", "direction"), READERS)
def test_a_reader_is_spoken_to_in_their_language_by_page_and_element(
    open_page, locale, language, title, now, refresh, direction
):
    page = open_page(locale=locale)
    until(page, f"document.documentElement.lang === '{language}'")
    assert page.locator("h1").inner_text() == title
    ago = f"import('./texts.js').then(({{ ago }}) => ago(new Date(), '{language}'))"
    assert page.evaluate(ago) == now
    button = f"{MAIN}.shadowRoot.querySelector('button')"
    # The element's texts in another language are a file of their own.
    until(page, f"{button}.textContent === '{refresh}'")
    reads = "getComputedStyle(document.body).direction"
    assert page.evaluate(reads) == direction
    # The last choice wins, whichever texts load first.
    page.evaluate(f"""for (const language of ["en", "{language}", "en"]) {{
      document.querySelector(`#language [value="${{language}}"]`).click();
    }}""")
    assert page.locator("h1").inner_text() == "Pull to refresh, done right."
    until(page, f"{button}.textContent === 'Refresh'")
    assert page.evaluate(reads) == "ltr"


SPEAKS = "document.documentElement.lang"


@pytest.mark.parametrize(("locale", "chosen"), [("en-US", "ar"), ("ar-EG", "en")])
def test_a_chosen_language_is_kept_on_both_pages(open_page, locale, chosen):
    page = open_page(locale=locale)
    page.check(f'#language [value="{chosen}"]', force=True)
    until(page, f"{SPEAKS} === '{chosen}'")
    page.reload()
    until(page, READY)
    until(page, f"{SPEAKS} === '{chosen}' && document.querySelector('#language :checked').value === '{chosen}'")
    page.goto(page.url.partition("?")[0] + "document.html")
    until(page, "document.querySelector('.article')")
    assert page.evaluate(f"[{SPEAKS}, document.querySelector('.article').lang]") == [chosen] * 2


def test_without_storage_a_language_can_still_be_chosen(open_page):
    refused = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })"
    page = open_page(locale="ar-EG", script=refused)
    until(page, f"{SPEAKS} === 'ar'")
    page.check('#language [value="zh-Hans"]', force=True)
    until(page, f"{SPEAKS} === 'zh-Hans'")


@pytest.mark.parametrize("language", ["zh-Hans", "ar"])
def test_every_word_of_the_page_is_there_in_every_language(open_page, language):
    page = open_page()
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


def test_the_time_line_is_drawn_while_the_list_is_pulled(open_page):
    page = open_page(**DESKTOP)
    page.locator(".instrument").evaluate("(node) => node.scrollIntoView()")
    box = page.locator("#timeline").bounding_box()
    # In sight beside its list.
    assert box["y"] + box["height"] < 900 and page.locator(".moments li").count() == 0
    finger = pull(page, 220, lift=False)
    page.wait_for_timeout(500)
    bars = page.locator('.lane[data-edge="start"] span')
    assert bars.all_inner_texts() == ["pulling", "armed"]
    width = "document.querySelector('.lane span:last-child').offsetWidth"
    points = "document.querySelector('.plot .line').getAttribute('d').split('L').length"
    before, drawn = page.evaluate(width), page.evaluate(points)
    finger.move(0, 20)
    assert page.evaluate(width) > before and page.evaluate(points) > drawn
    finger.up()
    page.wait_for_selector("#main-frame .new")
    until_phase(page, "idle")
    page.wait_for_timeout(100)
    assert bars.all_inner_texts() == ["pulling", "armed", "running", "finishing"]
    # As text as well, and it stays until the next pull.
    moments = [line.split(" s ")[1] for line in page.locator(".moments li").all_inner_texts()]
    assert moments == ["pulling", "armed", "running", "finishing · succeeded", "idle"]
    until(page, f"{MAIN}.overscroll === 0")
    page.wait_for_timeout(500)
    assert frames_requested(page) == 0
