"""Tests of the reasons: in each scene the usual list shows the problem, and ours does not."""

from __future__ import annotations

import pytest
from browsing import until

# What both lists of every scene are like in each frame, the usual one first.
RECORD = """
window.seen = {};
const look = () => {
  for (const card of document.querySelectorAll("#reasons > li:has(.pair)")) {
    const panes = [...card.querySelectorAll("overscroll-view")].map((view) => {
      const [list, frame] = [view.querySelector("ul"), view.parentElement];
      const top = frame.getBoundingClientRect().top;
      return {
        top: list.querySelector(".read").getBoundingClientRect().top - top,
        rows: list.children.length,
        isNew: !!list.querySelector(".new"),
        phase: view.phase,
        offset: view.scrollTop,
        inset: parseFloat(list.style.paddingTop),
        bar: parseFloat(frame.style.getPropertyValue("--bar")),
        said: frame.querySelector(".said").textContent,
      };
    });
    (seen[card.dataset.scene] ??= []).push(panes);
  }
  requestAnimationFrame(look);
};
addEventListener("DOMContentLoaded", look);
"""


@pytest.fixture(scope="module")
def seen(open_shared):
    """The frames of each scene, all of which play at once in a window of their height."""
    size = {"width": 1280, "height": 1000}
    page = open_shared(viewport=size, is_mobile=False, reduced_motion="no-preference", script=RECORD)
    page.locator("section.reasons").evaluate("(node) => node.scrollIntoView({ behavior: 'instant' })")
    until(page, "document.querySelectorAll('.pair').length === 6")
    page.wait_for_timeout(8000)
    return page.evaluate("seen")


def test_it_keeps_your_place(seen):
    def jump(pane: int) -> float:
        """The longest way that the row being read goes in one frame, until the scene begins again."""
        frames = [panes[pane] for panes in seen["place"]]
        return max(abs(b["top"] - a["top"]) for a, b in zip(frames, frames[1:]) if b["offset"] or not a["offset"])

    # MJRefresh's header is 54 high; a finger moves by less than 20.
    assert jump(0) > 50 and jump(1) < 20


def test_it_is_never_stuck(seen):
    ends = [[pane["phase"] for pane in panes] for panes in seen["stuck"] if all(pane["isNew"] for pane in panes)]
    assert ends and all(usual == "running" for usual, _ in ends) and ["running", "idle"] in ends


def test_your_inset_stays(seen):
    grown = [panes for panes in seen["inset"] if panes[0]["bar"] == 64]
    assert grown and any(usual["inset"] == 32 for usual, _ in grown)
    assert all(ours["inset"] == ours["bar"] for _, ours in seen["inset"])


def test_one_finger_pulls_and_scrolls_on(seen):
    usual, ours = (max(panes[pane]["offset"] for panes in seen["onward"]) for pane in (0, 1))
    assert usual == 0 and ours > 100


def test_history_does_not_jump(seen):
    def moved(pane: int) -> float:
        frames = [panes[pane] for panes in seen["history"]]
        after = next(index for index, frame in enumerate(frames) if frame["rows"] == 13)
        return frames[after + 2]["top"] - frames[after - 1]["top"]

    # Four rows of 44.
    assert moved(0) > 170 and abs(moved(1)) < 4


def test_a_key_refreshes_and_is_spoken(seen):
    usual, ours = ({panes[pane]["said"] for panes in seen["access"]} for pane in (0, 1))
    assert usual == {"", "Tab, Enter", "nothing happens, nothing is said"}
    assert any(text.startswith("“") for text in ours)
    assert {panes[0]["phase"] for panes in seen["access"]} == {"idle"}
    assert "running" in {panes[1]["phase"] for panes in seen["access"]}
