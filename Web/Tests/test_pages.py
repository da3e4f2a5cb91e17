"""What pages do around a view and with it: many at once, moves, languages, fixed children, paper, the back button."""

import pytest

from drivers import Fingers, draw, wait_for_phase, wait_until_settled

from test_layout import traced_marks


@pytest.mark.quick
def test_two_hundred_views_are_attached_with_few_layouts(browser, open_page):
    page = open_page("loading.html", ready=False, touch=False)
    page.wait_for_function("window.ready")
    page.evaluate("void addView()")
    page.wait_for_function("isAttached()")

    def attach():
        page.evaluate(
            """() => {
              const views = Array.from({ length: 200 }, () => {
                const view = document.createElement("overscroll-view");
                view.style.height = "200px";
                view.append(...Array.from({ length: 20 }, (_, i) => `<p>${i}</p>`).map((text) => {
                  const row = document.createElement("p");
                  row.textContent = text;
                  return row;
                }));
                return view;
              });
              document.body.append(...views);
              window.view = views.at(-1);
            }"""
        )
        page.wait_for_function("isAttached()")
        draw(page)

    assert traced_marks(browser, page, attach).count("Layout") <= 20
    # Parsed once.
    sheets = "[...document.querySelectorAll('overscroll-view')].map((view) => view.shadowRoot.adoptedStyleSheets[0])"
    assert page.evaluate(f"new Set({sheets}).size") == 1


def test_a_language_that_changes_elsewhere_costs_a_view_nothing(page):
    page.evaluate(
        """() => {
          window.reads = 0;
          const { Locale } = Intl;
          Intl.Locale = class extends Locale { constructor(...rest) { super(...rest); reads++; } };
          const aside = document.body.appendChild(document.createElement("p"));
          for (const lang of ["de", "fr", "ja"]) aside.lang = lang;
        }"""
    )
    draw(page)
    assert page.evaluate("reads") == 0
    page.evaluate("document.documentElement.lang = 'de'")
    draw(page)
    assert page.evaluate("reads") >= 1


def test_the_language_beyond_a_shadow_root_counts(page):
    page.evaluate(
        """() => {
          const outer = document.body.appendChild(document.createElement("div"));
          outer.lang = "fr";
          outer.attachShadow({ mode: "open" }).append(view);
        }"""
    )
    name = "view.shadowRoot.querySelector('button').textContent"
    page.wait_for_function(f"{name} === 'Actualiser'")
    page.evaluate("view.getRootNode().host.lang = 'de'")
    page.wait_for_function(f"{name} === 'Aktualisieren'")


def test_a_move_within_the_page_keeps_the_run(page):
    if not page.evaluate("'moveBefore' in Element.prototype"):
        pytest.skip("this Chromium has no moveBefore")
    page.evaluate(
        """() => {
          const other = document.body.appendChild(document.createElement("section"));
          other.lang = "de";
          other.style.height = "100%";
          void view.begin();
          other.moveBefore(view, null);
        }"""
    )
    assert page.evaluate("[view.phase, run.signal.aborted]") == ["running", False]
    # Its texts in German may still have to be loaded.
    page.wait_for_function("view.shadowRoot.querySelector('button').textContent === 'Aktualisieren'")
    assert page.evaluate("[view.phase, run.signal.aborted]") == ["running", False]
    page.evaluate("finish()")
    wait_until_settled(page)


def test_a_pull_is_over_when_the_page_is_left(page, fingers):
    fingers.pull(200)
    assert page.evaluate("view.phase") == "armed"
    # As before the page enters the cache of the back button.
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    wait_until_settled(page)
    assert page.evaluate("count('refresh')") == 0


@pytest.mark.parametrize("edge", ["start", "end"])
def test_a_fixed_child_stays_where_it_is(open_page, edge):
    page = open_page(edge="both", at=edge, **{"load-behavior": "back"})
    page.evaluate(
        """() => {
          window.badge = view.appendChild(document.createElement("div"));
          badge.style = "position: fixed; top: 100px; left: 10px; width: 20px; height: 20px";
        }"""
    )
    fingers = Fingers(page)
    fingers.down(195, 400)
    fingers.move(0, 200 if edge == "start" else -200, is_drawn=True)
    assert page.evaluate("view.phaseOf('%s')" % edge) == "armed"
    rows = "view.querySelector('.row').getBoundingClientRect().top"
    if edge == "start":
        assert page.evaluate(rows) > 50
    assert page.evaluate("badge.getBoundingClientRect().top") == 100
    fingers.cancel()
    page.wait_for_function(f"view.phaseOf('{edge}') === 'idle' && scroller.style.top === ''")


def test_after_a_run_that_ended_under_the_finger_the_next_pull_arms(page, fingers):
    page.evaluate("void view.begin()")
    page.wait_for_function("view.overscroll === 56")
    fingers.pull(250)
    page.evaluate("finish()")
    page.wait_for_function("view.phase === 'idle'")
    fingers.move(0, 20)
    assert page.evaluate("view.phase") == "idle"
    # Back to where nothing arms, but not to the edge.
    while page.evaluate("view.progress >= 0.9"):
        fingers.move(0, -10, steps=1)
    assert page.evaluate("view.overscroll > 20")
    fingers.move(0, 150)
    assert page.evaluate("view.phase") == "armed"


def test_with_less_motion_nothing_slides_when_a_run_ends(open_page):
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    draw(page)
    page.evaluate("void view.begin()")
    page.wait_for_function("view.overscroll === 56")
    page.evaluate(
        """() => {
          window.gaps = new Set();
          const note = () => { gaps.add(view.overscroll); requestAnimationFrame(note); };
          note();
          finish();
        }"""
    )
    wait_until_settled(page)
    assert sorted(page.evaluate("[...gaps]")) == [0, 56]


def test_the_whole_list_is_printed(page):
    page.emulate_media(media="print")
    heights = page.evaluate("[view.offsetHeight, getComputedStyle(scroller).overflowY, view.scrollHeight]")
    page.emulate_media(media="null")
    assert heights[0] >= 3600 and heights[1] == "visible"
