"""Real input: what the browser's own input pipeline makes of fingers, a mouse and a wheel.

Touch goes by the debugging protocol, because a script's synthetic touch events neither scroll nor
have a slop. Each step is awaited, so a step takes about a frame and nothing is timed by sleeping.
"""

import time

# A test page is set up and its view has its engine.
READY = "window.ready && view.shadowRoot.querySelector('button:not([hidden])')"


class Fingers:
    """Fingers on a page, by number."""

    def __init__(self, page):
        self.cdp = page.context.new_cdp_session(page)
        self.points = {}

    def _dispatch(self, kind, points, **more):
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **more})

    def _all(self):
        return [{"x": x, "y": y, "id": finger} for finger, (x, y) in self.points.items()]

    def down(self, x, y, finger=0):
        self.points[finger] = (x, y)
        self._dispatch("touchStart", self._all())

    def move(self, dx, dy, steps=10, finger=0):
        """Moves a finger by a distance, in steps of equal length."""
        x, y = self.points[finger]
        for step in range(1, steps + 1):
            self.points[finger] = (x + dx * step / steps, y + dy * step / steps)
            self._dispatch("touchMove", self._all())

    def flick(self, dy, steps=6):
        """Throws the content: moves the one finger fast and lifts it on the way.

        The speed is that of the events' own times, so a busy machine throws as far as an idle one.
        """
        (x, y), now = self.points.pop(0), time.time()
        for step in range(1, steps + 1):
            point = {"x": x, "y": y + dy * step / steps, "id": 0}
            self._dispatch("touchMove", [point], timestamp=now + step * 0.016)
        self._dispatch("touchEnd", [], timestamp=now + (steps + 0.5) * 0.016)

    def up(self, finger=0):
        """Lifts a finger; the protocol wants the lifted one while others stay, none for the last."""
        x, y = self.points.pop(finger)
        self._dispatch("touchEnd", [{"x": x, "y": y, "id": finger}] if self.points else [])

    def cancel(self):
        self.points.clear()
        self._dispatch("touchCancel", [])

    def pull(self, distance, *, x=195, y=200, steps=10):
        """Puts a finger down, pulls it down by a distance, and leaves it there."""
        self.down(x, y)
        self.move(0, distance, steps)


class Mouse:
    """A mouse on a page, with one button."""

    def __init__(self, page):
        self.mouse = page.mouse
        self.x = self.y = 0

    def down(self, x, y):
        self.x, self.y = x, y
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, dx, dy, steps=10):
        self.x += dx
        self.y += dy
        self.mouse.move(self.x, self.y, steps=steps)

    def up(self):
        self.mouse.up()


class Wheel:
    """A wheel or touchpad over a point of a page; the deltas are those of the DOM."""

    def __init__(self, page, x=195, y=300):
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        self.x, self.y = x, y

    def turn(self, *deltas, every=None):
        """Sends steps; with `every` their times are that many seconds apart on a busy machine too."""
        now = time.time()
        for step, delta in enumerate(deltas):
            event = {"type": "mouseWheel", "x": self.x, "y": self.y, "deltaX": 0, "deltaY": delta}
            if every:
                event["timestamp"] = now + step * every
            self.cdp.send("Input.dispatchMouseEvent", event)

    def turn_as_one(self, *deltas):
        """Sends steps of one gesture."""
        self._make_as_one(lambda: self.turn(*deltas))

    def glide(self, distance):
        """Moves the fingers on a touchpad evenly, plus downward, as the browser itself makes it up.

        One command for the whole gesture, so that nothing but the browser can make a pause in it.
        """
        gesture = {"x": self.x, "y": self.y, "yDistance": distance, "speed": 900}
        command = {**gesture, "gestureSourceType": "mouse"}
        self._make_as_one(lambda: self.cdp.send("Input.synthesizeScrollGesture", command))

    def _make_as_one(self, make):
        """Makes a gesture, again in a fresh page where a busy machine made a pause in it.

        A pause ends a gesture, so the steps would mean something else. It is as long as it is for a
        timer: from a step's own time until the next one is heard of.
        """
        for _ in range(20):
            self.page.evaluate(
                """() => {
                  let last;
                  window.widestGap = 0;
                  view.addEventListener("wheel", ({ timeStamp }) => {
                    widestGap = Math.max(widestGap, performance.now() - (last ?? timeStamp));
                    last = timeStamp;
                  }, { passive: true });
                }"""
            )
            make()
            if self.page.evaluate("widestGap") < 150:
                return
            self.page.reload()
            self.page.wait_for_function(READY)
        raise AssertionError("this machine makes a pause in every gesture")


def rubber_band(travel, viewport):
    """Visible points for a travel: UIScrollView's curve as published in 2012 (chpwn)."""
    return (1 - 1 / (travel * 0.55 / viewport + 1)) * viewport


def wait_for_phase(page, phase):
    page.wait_for_function(f"view.phase === '{phase}'")


def wait_until_settled(page):
    """Waits until nothing moves and the content is back in its place."""
    page.wait_for_function("view.phase === 'idle' && view.overscroll === 0")
    assert page.evaluate("scroller.style.transform") == ""


def record_words(page):
    """Notes every text that is painted from now on."""
    page.evaluate(
        """() => {
          window.painted = new Set();
          const { prototype } = CanvasRenderingContext2D;
          const { fillText } = prototype;
          prototype.fillText = function (text, ...rest) {
            painted.add(text);
            fillText.call(this, text, ...rest);
          };
        }"""
    )


def record_positions(page):
    """Notes where the first row is on the screen, in every frame from now on."""
    page.evaluate(
        """() => {
          window.positions = [];
          const row = view.querySelector(".row");
          const note = () => {
            positions.push(row.getBoundingClientRect().top);
            requestAnimationFrame(note);
          };
          note();
        }"""
    )


def assert_no_jump(page, limit):
    """No frame moved the content further than the finger's fastest step or a spring does."""
    positions = page.evaluate("positions")
    steps = [abs(b - a) for a, b in zip(positions, positions[1:])]
    assert len(steps) > 10
    assert max(steps) < limit, [round(position) for position in positions]


def hooked(call=""):
    """Shows a page the module's memory; a call, if any, is put between the script and its export."""
    return f"""
      const load = WebAssembly.instantiate;
      WebAssembly.instantiate = async (source) => {{
        const {{ instance }} = await load(source);
        window.memory = instance.exports.memory;
        const exports = {{ ...instance.exports, {call} }};
        return {{ instance: {{ exports }} }};
      }};
    """


def memory_growth(page, times, each=""):
    """The bytes a hooked module's memory grows by while the view leaves and comes back often."""
    return page.evaluate(
        f"""async () => {{
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
          const before = memory.buffer.byteLength;
          await cycle({times});
          return memory.buffer.byteLength - before;
        }}"""
    )
