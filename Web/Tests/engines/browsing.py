"""A page in a browser, and input to it."""

from webdriver import DriverError

# Calls back as soon as an expression is true, checked once per frame.
WAIT = """
const [expression, done] = arguments;
window.waited = -1;
const look = () => (window.waited++, window.eval(expression) ? done() : requestAnimationFrame(look));
look();
"""

# What the keys are called that are no characters (WebDriver, section 17.4.2).
KEYS = {"Alt": "\ue00a", "Enter": "\ue007", "Tab": "\ue004"}


class Page:
    def __init__(self, engine, commands):
        self.engine, self.commands = engine, commands

    def evaluate(self, expression):
        return self.commands("ExecuteScript", script="return window.eval(arguments[0])", args=[expression])

    def wait_for(self, expression):
        try:
            self.commands("ExecuteAsyncScript", script=WAIT, args=[expression])
        except DriverError as error:
            state = self.evaluate("JSON.stringify([view.phase, view.overscroll, scroller.scrollTop, log])")
            frames = self.evaluate("waited + ' frames, ' + document.visibilityState")
            raise AssertionError(f"never in {frames}: {expression}; instead {state}") from error

    def wait_for_phase(self, phase, edge="start"):
        self.wait_for(f"view.phaseOf('{edge}') === '{phase}'")

    def wait_for_frames(self, count):
        self.evaluate("window.seenFrames = 0")
        self.wait_for(f"seenFrames++ >= {count}")

    def wait_until_settled(self):
        self.wait_for("view.phase === 'idle' && view.overscroll === 0 && !scroller.style.transform")

    def press(self, *keys):
        """Presses keys one after the other and lets them go in reverse."""
        values = [KEYS.get(key, key) for key in keys]
        steps = [{"type": "keyDown", "value": value} for value in values]
        steps += [{"type": "keyUp", "value": value} for value in reversed(values)]
        self.act({"type": "key", "id": "keyboard", "actions": steps})

    def turn_wheel(self, *deltas, x=195, y=300):
        """Turns the wheel in steps; deltas have the DOM's sign: up is negative."""
        self.wait_for_frames(2)
        step = {"type": "scroll", "x": x, "y": y, "deltaX": 0, "duration": 0}
        self.act({"type": "wheel", "id": "wheel", "actions": [{**step, "deltaY": delta} for delta in deltas]})

    def act(self, source):
        self.commands("PerformActions", actions=[source])


class Mouse:
    """A mouse with one button; a movement of several steps takes a frame for each."""

    def __init__(self, page):
        self.page = page

    def _act(self, *steps):
        self.page.act({
            "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [*steps],
        })

    def _to(self, x, y):
        return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 16}

    def down(self, x, y):
        self.x, self.y = x, y
        self._act(self._to(x, y), {"type": "pointerDown", "button": 0})

    def move(self, dx, dy, steps=10):
        self._act(*[self._to(self.x + dx * i / steps, self.y + dy * i / steps) for i in range(1, steps + 1)])
        self.x += dx
        self.y += dy

    def up(self):
        self._act({"type": "pointerUp", "button": 0})


# Firefox hit-tests a touch on the displayed frame, which may still be the previous page's.
SHOW = """
const done = arguments[0];
const isShown = () => {
  Services.obs.removeObserver(isShown, "apz-repaints-flushed");
  done();
};
Services.obs.addObserver(isShown, "apz-repaints-flushed");
if (!windowUtils.flushApzRepaints()) isShown();
"""

# A touch as a screen reports it, so that Firefox itself scrolls with what the page lets pass.
NATIVE_TOUCH = """
const [x, y, isDown, done] = arguments;
const { TOUCH_CONTACT, TOUCH_REMOVE } = windowUtils;
const [left, top] = [window.mozInnerScreenX, gBrowser.selectedBrowser.getBoundingClientRect().top + window.mozInnerScreenY];
const state = isDown ? TOUCH_CONTACT : TOUCH_REMOVE;
windowUtils.sendNativeTouchPoint(0, state, left + x, top + y, 1, 90, () => requestAnimationFrame(done));
"""

# WebKitGTK's driver takes no touches: a script makes the events. Nothing scrolls by them.
MADE_TOUCH = """
const [x, y, isDown, done] = arguments;
const isFirst = !window.touched;
window.touched ??= document.elementFromPoint(x, y);
const touch = { identifier: 1, clientX: x, clientY: y };
const type = isFirst ? "touchstart" : isDown ? "touchmove" : "touchend";
const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
touched.dispatchEvent(Object.assign(event, { touches: isDown ? [touch] : [], changedTouches: [touch] }));
if (!isDown) window.touched = undefined;
requestAnimationFrame(done);
"""


class Finger:
    def __init__(self, page):
        self.page = page
        self.is_native = page.engine == "Firefox"
        self.is_down = False

    def _touch(self, is_down):
        self.is_down = is_down
        arguments = [round(self.x), round(self.y), is_down]
        if self.is_native:
            self.page.commands.in_browser(NATIVE_TOUCH, *arguments)
        else:
            self.page.commands("ExecuteAsyncScript", script=MADE_TOUCH, args=arguments)

    def down(self, x, y):
        self.x, self.y = x, y
        if self.is_native:
            self.page.wait_for_frames(2)
            self.page.commands.in_browser(SHOW)
        self._touch(True)

    def move(self, dx, dy, steps=10):
        for _ in range(steps):
            self.x += dx / steps
            self.y += dy / steps
            self._touch(True)

    def up(self):
        self._touch(False)
