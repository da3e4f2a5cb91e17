"""The engine without the element: a page that draws and moves its own list, by real touch."""

import re

import pytest

from drivers import Fingers, rubber_band
from places import REFERENCE, WEB, code_in


@pytest.fixture
def own(open_page):
    """A page with a session `s` of a list that is as long as its viewport; `send` performs nothing but runs."""
    page = open_page("blank.html")
    page.evaluate("""async () => {
      const { session } = await import("/dist/overscroll-engine.js");
      const s = (window.s = await session());
      window.send = (event) => {
        s.send(event);
        for (const { effect, edge } of s.effects()) if (effect === "startAction") window.run = s.progress(edge).run;
      };
      s.configure("start", { behavior: "standard" });
      send({ event: "scrolled", offset: 0, viewport: 844, extent: 844 });
      send({ event: "attached" });
    }""")
    return page


@pytest.mark.quick
def test_wrong_names_and_values_are_errors_that_name_them(own):
    def error(call):
        return own.evaluate(f"(() => {{ try {{ {call} }} catch (error) {{ return `${{error}}` }} }})()")

    assert error("s.send({ event: 'contactBegun' })").startswith('RangeError: "contactBegun" is none of contactBegan,')
    assert error("s.configure('start', { behavior: 'back' })").startswith('RangeError: "back" is none of standard,')
    assert error("s.configure('start', { behavior: 'standard', parameters: { arm: -1 } })") == "RangeError: arm is out of range"
    assert error("s.configure('end', { role: 'loadMore', behavior: 'back' })") is None


def test_a_load_more_loads_and_is_exhausted(own):
    own.evaluate("s.configure('end', { role: 'loadMore', behavior: 'standard', parameters: { lead: 0.5 } })")
    ended = "{ event: 'actionFinished', edge: 'end', run"
    for event, phase in [
        ("{ event: 'scrolled', offset: 2000, viewport: 844, extent: 3000 }", "running"),
        (ended + ", outcome: 'exhausted' }", "exhausted"),
        # Near its end, it loads again at once.
        ("{ event: 'resetRequested', edge: 'end' }", "running"),
        (ended + " }", "idle"),
        ("{ event: 'exhaustRequested', edge: 'end' }", "exhausted"),
    ]:
        own.evaluate(f"send({event}); send({{ event: 'woke', time: performance.now() + 10000 }})")
        assert own.evaluate("s.progress('end').phase") == phase, event


# What the code of the documentation leaves to the page.
REST = """
  document.body.innerHTML = '<div id="list" style="position: fixed; inset: 0; touch-action: none"></div>';
  window.runs = [];
  let frame = 0;
  const tick = (time) => { frame = requestAnimationFrame(tick); send({ event: "frame", time }); };
  window.startFrames = () => (frame ||= requestAnimationFrame(tick));
  window.stopFrames = () => (frame = cancelAnimationFrame(frame) ?? 0);
  window.wakeAt = (time) => setTimeout(() => send({ event: "woke" }), time * 1000 - performance.now());
  window.reload = (edge, run) => runs.push({ edge, run });
  window.draw = ({ phase, fraction, overscroll }) => Object.assign(window, { phase, fraction, overscroll });
  const names = { pointerdown: "contactBegan", pointermove: "contactMoved", pointerup: "contactEnded" };
  for (const type in names) {
    list.addEventListener(type, ({ clientY, timeStamp }) => send({ event: names[type], position: clientY, time: timeStamp }));
  }
"""
HEADING = "The engine without the element"


@pytest.mark.quick
def test_the_code_of_the_documentation_is_pulled_and_refreshes(open_page):
    [code] = code_in(REFERENCE, HEADING)["js"]
    assert '"./overscroll/overscroll-engine.js"' in code
    page = open_page("blank.html")
    page.evaluate(f"() => {{ {REST} }}")
    page.add_script_tag(type="module", content=f"{code.replace('./overscroll/', '/dist/')}\nwindow.send = send;")
    page.wait_for_function("window.send")
    fingers = Fingers(page).pull(200)
    # The viewport that the code tells; it arms at 80 points.
    pulled = pytest.approx(rubber_band(200, 600), abs=0.5)
    assert page.evaluate("[phase, overscroll, fraction * 80]") == ["armed", pulled, pulled]
    assert page.evaluate("parseFloat(list.style.transform.slice(11))") == pulled
    fingers.up()
    page.wait_for_function("runs.length === 1 && runs[0].edge === 'start'")
    page.evaluate("send({ event: 'actionFinished', ...runs[0] })")
    page.wait_for_function("phase === 'idle' && list.style.transform === 'translateY(0px)'")


@pytest.mark.quick
def test_the_documentation_lists_all_events_and_effects(own):
    section = REFERENCE.read_text(encoding="utf-8").split(f"## {HEADING}")[1].split("\n## ")[0]
    listed = [re.findall(r"`(\w+)`", row.split("|")[1]) for row in section.splitlines() if row.startswith("| `")]
    listed = {name for names in listed for name in names}
    types = (WEB / "js/overscroll-engine.d.ts").read_text(encoding="utf-8")
    alternatives = re.findall(r"event: ([^;}]*)", types)
    events = set(re.findall(r'"(\w+)"', " ".join(alternatives)))
    effects = set(re.findall(r'"(\w+)"', types.split("readonly effect:")[1].split(";")[0]))
    assert listed == events | effects
    own.evaluate("(names) => names.forEach((event) => s.send({ event }))", sorted(events))


def test_a_wake_at_its_own_time_is_never_too_early(own):
    stuck = """async () => {
      const { session } = await import("/dist/overscroll-engine.js");
      let stuck = 0;
      for (let number = 0; number < 300; number += 1) {
        const s = await session();
        let wake;
        const send = (event) => {
          s.send(event);
          for (const { effect, value } of s.effects()) if (effect === "wake") wake = value * 1000;
        };
        const time = 1000 + number * 13.7;
        s.configure("start", { behavior: "standard" });
        send({ event: "scrolled", offset: 0, viewport: 844, extent: 844, time });
        send({ event: "attached", time });
        send({ event: "beginRequested", time });
        send({ event: "actionFinished", run: s.progress().run, time: time + 300 });
        for (let count = 0; count < 6; count += 1) send({ event: "woke", time: wake });
        stuck += s.progress().phase !== "idle";
        s.close();
      }
      return stuck;
    }"""
    assert own.evaluate(stuck) == 0
