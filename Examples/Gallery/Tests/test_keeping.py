"""The page whose lists keep the place that is read."""

import pytest
from browsing import until


@pytest.fixture
def page(open_page):
    shown = "document.querySelector('#long p') && document.querySelector('#late .pictured')"
    return open_page(at="keeping.html", ready=shown)


LATE = "document.querySelector('#late overscroll-view')"
LONG = "document.querySelector('#long overscroll-view')"
PICTURED = "document.querySelectorAll('#late article:not(.pictured)').length === 0"
READ = """(selector) => {
  const view = document.querySelector(selector);
  const top = view.getBoundingClientRect().top;
  const rows = [...view.querySelectorAll("[data-number]")].map((row) => [row.dataset.number, row.getBoundingClientRect().top - top]);
  return rows.find(([, top]) => top >= -1);
}"""


def reads(selector, number, top):
    """Whether the same is read as before, once the page has been laid out: it is not right before each picture."""
    return f"(([now, at]) => now === '{number}' && Math.abs(at - {top}) <= 1)(({READ})('{selector}'))"


def test_late_images_and_new_articles_move_nothing_and_from_an_article_one_comes_back(page):
    page.evaluate(f"{LATE}.scrollTop = 900")
    until(page, f"{LATE}.scrollTop === 900")
    until(page, PICTURED)
    page.wait_for_timeout(100)
    number, top = page.evaluate(READ, "#late overscroll-view")
    page.locator("#late button").first.click()
    until(page, "document.querySelectorAll('#late article').length >= 52")
    # The images of the new ones.
    until(page, PICTURED)
    until(page, reads("#late overscroll-view", number, top))
    assert page.evaluate(f"{LATE}.shadowRoot.querySelector('#new').textContent") == "12 new"
    page.locator(f"#late [data-number='{number}'] a").click()
    until(page, "document.querySelector('main h1')?.textContent.startsWith('№')")
    page.go_back()
    until(page, f"{LATE}?.querySelector('.pictured')")
    until(page, PICTURED)
    until(page, reads("#late overscroll-view", number, top))


def test_history_of_a_long_list_moves_nothing(page):
    assert page.evaluate("document.querySelectorAll('#long p').length") < 60
    page.evaluate(f"{LONG}.scrollTop = 150")
    until(page, f"{LONG}.phase === 'running'")
    page.wait_for_timeout(100)
    number, top = page.evaluate(READ, "#long overscroll-view")
    until(page, f"{LONG}.phase === 'idle' && {LONG}.scrollTop > 10000")
    until(page, reads("#long overscroll-view", number, top))
