"""Real input through the browser's own pipeline: touches, a mouse and a wheel; and what is seen of a page.

Touches are sent through the DevTools protocol, because synthetic touch events neither scroll nor have a
slop. Each step is awaited and takes one frame of the page's time.
"""

import time

from axe_playwright_python.sync_playwright import Axe

from places import installed

# What a screen reader hears.
STATUS = "view.shadowRoot.querySelector('[role=status]').textContent"
# The control at each edge.
BUTTON = "view.shadowRoot.querySelector('button').textContent"
FOOTER = "view.shadowRoot.querySelector('button.end')"
# How far the indicator at the start is moved, how long it is, and its layer.
HOLDER = """((holder) => {
  const { transform, zIndex } = getComputedStyle(holder);
  return [new DOMMatrix(transform).m42, holder.offsetHeight, zIndex.replace("auto", "")];
})(view.shadowRoot.querySelector(".indicator.start"))"""
# How far the content is moved.
SHIFT = "new DOMMatrix(getComputedStyle(scroller).transform).m42"
# A test page is set up and its view has its engine.
READY = "window.ready && view.shadowRoot?.querySelector('button:not([hidden])')"


def chromium(playwright, is_paced=False):
    """Starts the Chromium of the setup; unless it is paced as by a screen, it draws as fast as it can."""
    arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
    if not is_paced:
        arguments += ["--disable-frame-rate-limit", "--disable-gpu-vsync"]
    return playwright.chromium.launch(executable_path=installed("--chromium"), args=arguments)


class Fingers:
    """Touches on a page, by identifier; what is done with them can be written in one line."""

    def __init__(self, page):
        self.page = page
        self.cdp = devtools(page)
        self.points = {}
        hold(page, self)

    def _dispatch(self, kind, points, **more):
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **more})

    def _all(self):
        return [{"x": x, "y": y, "id": finger} for finger, (x, y) in self.points.items()]

    def down(self, x, y, finger=0):
        self.points[finger] = (x, y)
        self._dispatch("touchStart", self._all())
        return self

    def move(self, dx, dy, steps=10, finger=0, is_drawn=False):
        """Moves a touch by a distance, in steps of equal length.

        The last step is drawn. The browser scrolls asynchronously, and under load by several steps in one
        frame. If a test checks each frame, every step is drawn before the next one.
        """
        x, y = self.points[finger]
        for step in range(1, steps + 1):
            self.points[finger] = (x + dx * step / steps, y + dy * step / steps)
            self._dispatch("touchMove", self._all())
            if is_drawn or step == steps:
                # A page of a benchmark has no clock of ours.
                self.page.evaluate("globalThis.clock?.frames(1)")
        return self

    def flick(self, dy, steps=6):
        """Flings the content: moves the one touch fast and releases it while moving.

        The speed depends on the events' own timestamps, so a busy machine flings equally far.
        """
        (x, y), now = self.points.pop(0), time.time()
        for step in range(1, steps + 1):
            point = {"x": x, "y": y + dy * step / steps, "id": 0}
            self._dispatch("touchMove", [point], timestamp=now + step * 0.016)
        self._dispatch("touchEnd", [], timestamp=now + (steps + 0.5) * 0.016)

    def up(self, finger=0):
        """Ends a touch; the protocol expects the ended one while others remain, none for the last."""
        x, y = self.points.pop(finger)
        self._dispatch("touchEnd", [{"x": x, "y": y, "id": finger}] if self.points else [])

    def cancel(self):
        self.points.clear()
        self._dispatch("touchCancel", [])

    def let_go(self):
        if self.points:
            self.cancel()

    def pull(self, distance, *, x=195, y=200, steps=10):
        """Begins a touch, pulls it down by a distance, and keeps it down."""
        return self.down(x, y).move(0, distance, steps)


class Mouse:
    """A mouse on a page, with one button."""

    kind = "mouse"

    def __init__(self, page):
        self.cdp = devtools(page)
        self.x = self.y = 0
        self.is_down = False
        hold(page, self)

    def _dispatch(self, type):
        event = {"type": type, "x": self.x, "y": self.y, "button": "left", "clickCount": 1, "pointerType": self.kind}
        if type == "mouseMoved" and not self.is_down:
            event |= {"button": "none", "clickCount": 0}
        self.cdp.send("Input.dispatchMouseEvent", {**event, "buttons": int(self.is_down)})

    def down(self, x, y):
        self.x, self.y = x, y
        self._dispatch("mouseMoved")
        self.is_down = True
        self._dispatch("mousePressed")
        return self

    def move(self, dx, dy, steps=10):
        x, y = self.x, self.y
        for step in range(1, steps + 1):
            self.x, self.y = x + dx * step / steps, y + dy * step / steps
            self._dispatch("mouseMoved")
        return self

    def up(self):
        self.is_down = False
        self._dispatch("mouseReleased")

    def let_go(self):
        if self.is_down:
            self.up()


class Pen(Mouse):
    """A pen on a page."""

    kind = "pen"


class Wheel:
    """A wheel or touchpad over a point of a page; deltas have the DOM's sign."""

    def __init__(self, page, x=195, y=300):
        self.cdp = devtools(page)
        self.x, self.y = x, y

    def turn(self, *deltas):
        """Sends steps, one frame of the page's time apart."""
        for delta in deltas:
            event = {"type": "mouseWheel", "x": self.x, "y": self.y, "deltaX": 0, "deltaY": delta}
            self.cdp.send("Input.dispatchMouseEvent", event)

    def glide(self, distance, frames=16):
        """Moves two fingers on a touchpad at constant speed; positive is downward.

        The browser's own gesture runs in real time, so on a busy machine its steps would be as large as
        wheel notches.
        """
        self.turn(*[-distance / frames] * frames)


def rubber_band(travel, viewport):
    """Visible points for a travel: UIScrollView's curve as published in 2012 (chpwn)."""
    return (1 - 1 / (travel * 0.55 / viewport + 1)) * viewport


def until(page, condition, patience=60_000):
    """Advances the page's time until a condition is true.

    A condition that is not true after this many milliseconds of real time never will be, even on a busy
    machine.
    """
    assert page.evaluate(f"clock.until(() => {condition}, {patience})"), f"never true: {condition}"


def let_time_pass(page, milliseconds):
    """Advances the page's time."""
    page.evaluate(f"clock.pass({milliseconds})")


def frames_requested(page, milliseconds=2000):
    """How many frames the page requests while a time passes."""
    return page.evaluate("""async (milliseconds) => {
      const request = requestAnimationFrame;
      let count = 0;
      window.requestAnimationFrame = (call) => {
        count += 1;
        return request(call);
      };
      await clock.pass(milliseconds);
      window.requestAnimationFrame = request;
      return count;
    }""", milliseconds)


def draw(page, frames=2):
    """Draws some frames; after two of them, events for scrolling and layout have been delivered."""
    page.evaluate(f"clock.frames({frames})")


def hold(page, device):
    """Notes an input device, so that the next test can release what is pressed."""
    if not hasattr(page, "held"):
        page.held = []
    page.held.append(device)


def devtools(page):
    """The page's DevTools session."""
    if not hasattr(page, "devtools"):
        page.devtools = page.context.new_cdp_session(page)
    return page.devtools


def scroll_to(page, offset):
    """Scrolls a list, as far as it can be, and draws that."""
    most = "scroller.scrollHeight - scroller.clientHeight"
    # Not the end that the list has once it has loaded more.
    end = page.evaluate(f"(end => (scroller.scrollTop = end))(Math.min({offset}, {most}))")
    page.wait_for_function(f"scroller.scrollTop >= Math.min({end}, {most}) - 1")
    draw(page)


def begin(page, is_open=True):
    """Begins a refresh by the program, and waits until its gap is open."""
    page.evaluate("void view.begin()")
    page.wait_for_function(f"view.phase === 'running' {'&& view.overscroll === 56' if is_open else ''}")


def load(page, edge="end"):
    """Begins a load-more by the program."""
    page.evaluate(f"void view.loadMore('{edge}')")
    wait_for_phase(page, "running", edge)


def finish_load(page, outcome="succeeded", phase="idle", edge="end"):
    """Ends a load-more, and waits for the phase that follows its result."""
    page.evaluate(f"finish('{outcome}')")
    wait_for_phase(page, phase, edge)


def outcomes(page, type="refreshend"):
    """How the runs so far have ended."""
    return page.evaluate(f"log.filter((each) => each.type === '{type}').map(({{ outcome }}) => outcome)")


def box(page, node):
    """Where a node is on the screen, as the expression of a page: left, top, width, height and so on."""
    return page.evaluate(f"{node}.getBoundingClientRect().toJSON()")


def wait_for_phase(page, phase, edge="start"):
    page.wait_for_function(f"view.phaseOf('{edge}') === '{phase}'")


def wait_until_settled(page):
    """Waits until nothing moves and the content is at rest."""
    page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")
    assert page.evaluate("scroller.style.transform") == ""


def finish(page, outcome=None):
    """Ends the run, by an outcome if one is given, and waits until nothing moves."""
    page.evaluate(f"finish('{outcome}')" if outcome else "finish()")
    wait_until_settled(page)


def warnings_of(page):
    """What the console is warned of from now on."""
    lines = []
    page.on("console", lambda message: message.type == "warning" and lines.append(message.text))
    return lines


def record_words(page):
    """Records every text that is painted from now on: `painted` has each once, `written` has where and how."""
    page.evaluate("""() => {
      window.painted = new Set();
      window.written = [];
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
        const { direction, textAlign: align, fillStyle: color } = this;
        const { a, d } = this.getTransform();
        painted.add(text);
        const zoom = [a / devicePixelRatio, d / devicePixelRatio];
        written.push({ text, x, y, direction, align, color, zoom, phase: globalThis.view?.phase });
        fillText.call(this, text, x, y, ...rest);
      };
    }""")


def record_positions(page):
    """Records the first row's position on the screen in every frame from now on."""
    page.evaluate("""() => {
      window.positions = [];
      const row = view.querySelector(".row");
      const note = () => {
        positions.push(row.getBoundingClientRect().top);
        requestAnimationFrame(note);
      };
      note();
    }""")


def assert_no_jump(page, limit):
    """No frame moved the content further than the touch's fastest step or a spring."""
    positions = page.evaluate("positions")
    steps = [abs(b - a) for a, b in zip(positions, positions[1:])]
    assert len(steps) > 10
    assert max(steps) < limit, [round(position) for position in positions]


def axe_findings(page, rules=("wcag2a", "wcag2aa")):
    """What axe-core finds on a page in real time, by the rules of these names, or by all rules."""
    response = Axe().run(page, options={"runOnly": list(rules)} if rules else None).response
    assert len(response["passes"]) > 10
    return [(each["id"], [node["failureSummary"] for node in each["nodes"]]) for each in response["violations"]]


def hooked():
    """Exposes the modules' memories to a page."""
    return """
      const load = WebAssembly.instantiate;
      WebAssembly.instantiate = async (source) => {
        const { instance } = await load(source);
        (window.memories ??= []).push(instance.exports.memory);
        return { instance };
      };
    """


def memory_growth(page, times, each=""):
    """The bytes that the memories of hooked modules grow by while the view leaves and comes back often."""
    return page.evaluate(f"""async () => {{
      const cycle = async (times) => {{
        for (let i = 0; i < times; i++) {{
          {each}
          view.remove();
          document.body.append(view);
          await null, await null, await null;
          view.begin();
        }}
      }};
      await cycle(20);
      const size = () => memories.reduce((sum, {{ buffer }}) => sum + buffer.byteLength, 0);
      const before = size();
      await cycle({times});
      return size() - before;
    }}""")
