"""The engine without the element: a page that draws and moves its own list, by real touch."""

import re

import pytest

from drivers import Fingers, draw, rubber_band
from places import REFERENCE, WEB, code_in

# All that such a page does. Numbers are points along the axis.
PAGE = """async () => {
  const { session } = await import("/dist/overscroll-engine.js");
  document.body.innerHTML = '<div id="box" style="position: fixed; inset: 0; touch-action: none; background: #eee"></div>';
  const s = (window.s = await session());
  window.said = [];
  window.shown = 0;
  let frame = 0;
  const perform = () => {
    for (const { effect, edge, value } of s.effects()) {
      said.push(effect);
      if (effect === "setDisplacement") box.style.transform = `translateY(${(window.shown = value)}px)`;
      if (effect === "requestFrames") frame ||= requestAnimationFrame(tick);
      if (effect === "stopFrames") frame = cancelAnimationFrame(frame) ?? 0;
      if (effect === "wake") setTimeout(() => send({ event: "woke" }), value * 1000 - performance.now());
      if (effect === "startAction") window.run = s.progress(edge).run;
    }
  };
  const send = (window.send = (event) => { s.send(event); perform(); });
  const tick = (time) => { frame = requestAnimationFrame(tick); send({ event: "frame", time }); };
  s.configure("start", { behavior: "standard" });
  send({ event: "environmentChanged", lessMotion: false, scale: 2 });
  send({ event: "scrolled", offset: 0, viewport: 844, extent: 844 });
  send({ event: "attached" });
  const names = { pointerdown: "contactBegan", pointermove: "contactMoved", pointerup: "contactEnded" };
  for (const type in names) {
    box.addEventListener(type, ({ clientY, timeStamp }) => send({ event: names[type], position: clientY, time: timeStamp }));
  }
}"""


@pytest.fixture
def own(open_page):
    page = open_page("blank.html", ready=False)
    page.evaluate(PAGE)
    draw(page)
    return page


@pytest.mark.quick
def test_a_page_that_draws_by_itself_is_pulled_and_refreshes(own):
    fingers = Fingers(own)
    fingers.pull(200)
    assert own.evaluate("shown") == pytest.approx(rubber_band(200, 844), abs=0.5)
    assert own.evaluate("s.progress().phase") == "armed"
    fingers.up()
    own.wait_for_function("s.progress().phase === 'running' && said.includes('startAction')")
    assert own.evaluate("s.progress().run === run && run > 0") is True
    own.evaluate("send({ event: 'actionFinished', run })")
    own.wait_for_function("s.progress().phase === 'idle' && shown === 0")
    assert own.evaluate("said.includes('storeLastUpdated')") is True
    own.evaluate("s.close()")


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
    own.evaluate("send({ event: 'scrolled', offset: 2000, viewport: 844, extent: 3000 })")
    own.wait_for_function("s.progress('end').phase === 'running'")
    own.evaluate("send({ event: 'actionFinished', edge: 'end', run, outcome: 'exhausted' })")
    own.wait_for_function("s.progress('end').phase === 'exhausted'")
    # Near its end, it loads again at once.
    own.evaluate("send({ event: 'resetRequested', edge: 'end' })")
    assert own.evaluate("s.progress('end').phase") == "running"
    own.evaluate("send({ event: 'actionFinished', edge: 'end', run })")
    own.wait_for_function("s.progress('end').phase === 'idle'")
    own.evaluate("send({ event: 'exhaustRequested', edge: 'end' })")
    assert own.evaluate("s.progress('end').phase") == "exhausted"


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
    page = open_page("blank.html", ready=False)
    module = f"{code.replace('./overscroll/', '/dist/')}\nwindow.send = send; window.isReady = true;"
    page.evaluate("([rest, module]) => { new Function(rest)(); document.body.append(Object.assign("
                  "document.createElement('script'), { type: 'module', textContent: module })) }", [REST, module])
    page.wait_for_function("window.isReady")
    fingers = Fingers(page)
    fingers.pull(200)
    # The viewport that the code tells; it arms at 80 points.
    pulled = rubber_band(200, 600)
    assert page.evaluate("[phase, overscroll, fraction * 80]") == ["armed", pytest.approx(pulled, abs=0.5), pytest.approx(pulled, abs=0.5)]
    assert page.evaluate("parseFloat(list.style.transform.slice(11))") == pytest.approx(pulled, abs=0.5)
    fingers.up()
    page.wait_for_function("runs.length === 1")
    assert page.evaluate("runs[0].edge") == "start"
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
