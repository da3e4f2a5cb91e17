"""The page whose lists keep the place that is read."""

import pytest
from browsing import until


@pytest.fixture
def page(open_page):
    page = open_page()
    page.goto(page.url.partition("?")[0].partition("#")[0] + "keeping.html")
    until(page, "document.querySelector('#long p') && document.querySelector('#late .pictured')")
    return page


LATE = "document.querySelector('#late overscroll-view')"
LONG = "document.querySelector('#long overscroll-view')"
READ = """(selector) => {
  const view = document.querySelector(selector);
  const top = view.getBoundingClientRect().top;
  const rows = [...view.querySelectorAll("[data-number]")].map((row) => [row.dataset.number, row.getBoundingClientRect().top - top]);
  return rows.find(([, top]) => top >= -1);
}"""


def test_articles_and_their_late_images_move_nothing(page):
    page.evaluate(f"{LATE}.scrollTop = 900")
    until(page, f"{LATE}.scrollTop === 900")
    page.wait_for_timeout(100)
    number, top = page.evaluate(READ, "#late overscroll-view")
    page.locator("#late button").first.click()
    until(page, "document.querySelectorAll('#late article').length >= 52")
    # The images of the new ones.
    until(page, "document.querySelectorAll('#late article:not(.pictured)').length === 0")
    now = page.evaluate(f"document.querySelector('[data-number=\"{number}\"]').getBoundingClientRect().top - {LATE}.getBoundingClientRect().top")
    assert abs(now - top) <= 1
    assert page.evaluate(f"{LATE}.shadowRoot.querySelector('#new').textContent") == "12 new"


def test_from_an_article_one_comes_back_to_the_same_place(page):
    page.evaluate(f"{LATE}.scrollTop = 900")
    until(page, f"{LATE}.scrollTop === 900")
    page.wait_for_timeout(100)
    number, top = page.evaluate(READ, "#late overscroll-view")
    page.locator(f"#late [data-number='{number}'] a").click()
    until(page, "document.querySelector('main h1')?.textContent.startsWith('№')")
    page.reload()
    until(page, "document.querySelector('main h1')?.textContent.startsWith('№')")
    page.go_back()
    until(page, f"{LATE}?.querySelector('.pictured')")
    until(page, "document.querySelectorAll('#late article:not(.pictured)').length === 0")
    assert page.evaluate(READ, "#late overscroll-view") == [number, pytest.approx(top, abs=1)]


def test_history_of_a_long_list_moves_nothing(page):
    assert page.evaluate("document.querySelectorAll('#long p').length") < 60
    page.evaluate(f"{LONG}.scrollTop = 150")
    until(page, f"{LONG}.phase === 'running'")
    page.wait_for_timeout(100)
    number, top = page.evaluate(READ, "#long overscroll-view")
    until(page, f"{LONG}.phase === 'idle' && {LONG}.scrollTop > 10000")
    assert page.evaluate(READ, "#long overscroll-view") == [number, pytest.approx(top, abs=1)]
