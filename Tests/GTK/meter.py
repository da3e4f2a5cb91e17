"""What moved the rows of a list from each frame to the next: rule R17 of Documentation/Checks.md.

Rows count by their texts, with their places on the screen in pixels. A step that nothing explains is a jump.
"""

from collections import Counter, deque
from math import exp

# A place is a whole pixel, in both frames.
PIXEL = 1.5
# GTK's own list takes a finger only after this distance, and then moves by all of it at once.
THRESHOLD = 8
# After a finger the speed of GTK's motion falls to a part of e^-4 in a second.
FRICTION = 4
# No spring of ours has a higher angular frequency, per second.
STIFFNESS = 20
# Seconds from one frame to the next.
FRAME = 1 / 60
# The frames after a tap in which GTK scrolls to the row that has got the focus.
FOCUS = 10
# The height of a row of a GtkListView.
ROW = 52
# The most by which the text of a row begins below the end of the row before.
MARGIN = 20
# How far content springs from its edge for a run that begins, at most.
OPEN = 64
# GTK adds the speeds of flicks that follow each other, up to this factor.
ADDED = 6
# The height of the bar that an app shows above its list. GTK counts the way of a finger in the list's coordinates, so that
# the next move makes up for a bar that has moved the list under it, also without our controls.
BAR = 60


def frames_of(said):
    """Frames with different times; what happened in one that was painted twice counts in the last."""
    frames = []
    for each in said:
        if "frame" not in each:
            continue
        if frames and each["frame"] - frames[-1]["frame"] < 0.001:
            last = frames.pop()
            each = each | {"way": last["way"] + each["way"], "did": last["did"] + each["did"],
                           "down": last["down"] or each["down"]}
        frames.append(each)
    return frames


class Meter:
    """Explains steps, one after the other."""

    def __init__(self, options=()):
        self.counts = Counter()
        self.jumps = []
        self.stays = "staysAtTop" in options or "chat" in options
        self.is_list_view = "list=listView" in options
        # Pixels a second at the end of the last step, of what goes on by itself.
        self.speed = self.rest = self.tail = 0
        # The finger's speeds in the last frames, and how much of its way its list still lags behind.
        self.speeds = deque(maxlen=10)
        self.lag = 0
        # How much too late the last frames were, of a busy machine: the next ones are too short for what they show.
        self.late = deque(maxlen=3)
        # How far the finger that was down last has come, and how many frames ago it left.
        self.reach = self.left = 0
        # Where the list was when the app scrolled it away from under a finger, or from a throw before one.
        self.scrolled = None
        # How far a bar may have moved the list since the last move of the finger that is down, or has just come down.
        self.barred = 0

    def read(self, frames):
        for a, b in zip(frames, frames[1:]):
            step = self.step(a, b)
            kind = self.explain(a, b, step)
            self.counts[kind] += 1
            if kind == "unexplained":
                self.jumps.append((step, self.speed, a, b))
            self.follow(a, b, step, kind)
        return self

    @staticmethod
    def step(a, b):
        """How far what is read has moved; None if no row is left in sight of content that has changed."""
        rows = [(y, text) for text, y in a["rows"].items() if text in b["rows"]]
        if not rows and not a["did"] and not b["did"] and a["last"] == b["last"]:
            return a["value"] - b["value"] + b["displacement"] - a["displacement"]
        if not rows:
            return None if a["rows"] and b["rows"] else 0
        y, text = min(rows)
        return b["rows"][text] - y

    def follow(self, a, b, step, kind):
        seconds = b["frame"] - a["frame"]
        self.left = 0 if b["down"] else self.left + 1
        if b["down"]:
            self.reach = max(self.reach * (b["contacts"] == a["contacts"]), abs(b["travel"]))
        if any(each.startswith("scroll") for each in b["did"]):
            self.scrolled = a["value"]
        elif a["down"] and not b["down"]:
            self.scrolled = None
        if "bar" in b["did"]:
            self.barred = BAR
        elif (step and b["down"]) or not (a["down"] or b["down"] or "bar" in a["did"]):
            self.barred = 0
        if b["down"]:
            # A late frame tells the way of a finger and not when it went it.
            self.speeds.append(b["way"] / min(seconds, 3 * FRAME))
            is_new = b["contacts"] != a["contacts"]
            self.lag = b["travel"] if is_new else self.lag + b["way"] - (step or 0)
        else:
            self.speeds.append(0)
            self.lag = 0
        self.tail = max(abs(self.speed), self.tail * 0.9)
        self.late.append(seconds - 1.5 * FRAME)
        if kind in ("app", "bar", "list view"):
            # What has moved it otherwise goes on as before.
            self.speed *= exp(-FRICTION * seconds)
        else:
            self.speed = (step or 0) * FRICTION / (exp(FRICTION * seconds) - 1)
        # A list that scrolls itself past rows does it also at the beginning of a throw, whose speed is its rest.
        own = (b["own"] - a["own"]) * self.is_list_view
        self.rest = ((step or 0) + own) * FRICTION / (exp(FRICTION * seconds) - 1) if abs(own) > ROW else self.speed

    def explain(self, a, b, step):
        """What a step is, or what a part of it is whose rest is explained, too."""
        kind = self.alone(a, b, step)
        if step is not None and kind == "unexplained":
            for part, length in self.parts(a, b):
                if self.alone(a, b, step - length) != "unexplained":
                    return part
        return "taken back" if kind == "unexplained" and self.takes_back(b) else kind

    def parts(self, a, b):
        """What may have moved the rows besides the rest, by exactly how much."""
        own = b["own"] - a["own"]
        if self.is_list_view and own:
            yield "list view", -own
        # A tap gives its row the focus, and GTK shows all of that row.
        if own and self.reach < THRESHOLD and self.left < FOCUS:
            yield "focus", -own
        # Without our controls, too, it scrolls past rows that it has not laid out as if none were gone.
        if self.is_list_view and any(each.startswith("cut") for each in b["did"]):
            added = sum(int(each.split()[1]) for each in b["did"] if each.startswith(("append", "insert")))
            yield "list view", b["last"] - a["last"] - ROW * added
        if b["down"] and (self.barred or "bar" in b["did"]):
            yield from [("bar", BAR), ("bar", -BAR)]
        places = sorted((y, text) for text, y in a["rows"].items())
        first = next((y for y, text in places if text in b["rows"]), None)
        if first is not None:
            gone = [below - y for (y, text), (below, _) in zip(places, places[1:])
                    if y < first and "cut " + text in b["did"]]
            yield "app", -sum(gone)
        grown = Counter()
        for _, length, text in (each.split(" ", 2) for each in b["did"] if each.startswith("grow")):
            grown[text] += int(length)
        for text, length in grown.items():
            # A row that is seen by its margin alone grows above what is read.
            if len(places) > 1 and places[0][1] == text and places[1][0] < MARGIN:
                yield "app", -length
            # Of a row that is seen by its margin alone no text is.
            if text in b["rows"] and text not in a["rows"]:
                yield "app", length

    def alone(self, a, b, step):
        seconds = b["frame"] - a["frame"]
        way = b["way"]
        # How far it goes on by itself.
        on = self.speed * (1 - exp(-FRICTION * seconds)) / FRICTION
        if step is None:
            # Fast enough for a page in one frame.
            if abs(on) + abs(way) > 0.7 * a["page"]:
                return "throw"
            return "motion" if "begin" in b["did"] else self.asked(a, b, step) or "unexplained"
        if abs(step) <= PIXEL and (abs(on) < 8 or b["down"] or self.is_at_edge(b, on)):
            return "still"
        if b["down"]:
            return self.by_finger(a, b, step, way, on) or self.asked(a, b, step) or "unexplained"
        # It begins within a frame, whose step is shorter than the next one.
        if (a["down"] or self.left == 1) and self.between(step, 0, ADDED * self.fastest(step) * seconds):
            return "throw"
        if b["runs"] or a["runs"] or "begin" in b["did"] or self.springs(a, b, step):
            return "motion"
        if any(self.goes_on(step, speed, seconds) for speed in (self.speed, self.rest)):
            return "throw"
        # A slow end, of which some frames show nothing.
        if abs(step) <= min(self.tail, 150) * seconds + PIXEL + 1:
            return "throw"
        if self.is_at_edge(b, on) and self.between(step, 0, on):
            return "throw"
        return self.asked(a, b, step) or "unexplained"

    def goes_on(self, step, speed, seconds):
        """Whether it is a step of GTK's motion after one with this speed."""
        on = speed * (1 - exp(-FRICTION * seconds)) / FRICTION
        late = max(*self.late, seconds - 1.5 * FRAME, 0)
        return speed and abs(step - on) <= 3 + abs(on) / 4 + abs(speed) * late and step * on >= 0

    def takes_back(self, b):
        """Whether GTK goes on from where a finger or a throw was before the app's scrolling, as without our controls."""
        if self.scrolled is None or not b["down"]:
            return False
        return abs(b["value"] + b["travel"] - self.scrolled) <= THRESHOLD + abs(b["way"])

    def by_finger(self, a, b, step, way, on):
        if abs(step - way) <= PIXEL + 1:
            return "finger"
        if b["travel"] == 0 and (self.springs(a, b, step) or "begin" in b["did"]):
            return "motion"
        # Past an edge it moves by less, not for where the finger leaves, and in a busy app by some of its moves.
        if self.between(step, 0, way):
            return "finger"
        if (self.barred or "bar" in b["did"]) and self.between(abs(step - way - self.lag), 0, BAR + THRESHOLD):
            return "bar"
        # What still moved before the finger came down, or went on after it has left.
        if not a["down"] and self.between(step, 0, on + way):
            return "throw"
        if b["travel"] == 0 and self.between(step - way, 0, ADDED * self.fastest(step) * (b["frame"] - a["frame"])):
            return "throw"
        # Its parts are not known of a frame in which one finger has left and another one come down.
        if b["contacts"] - a["contacts"] + a["down"] > 1:
            return "fingers"
        # The threshold does not count where the list scrolls for the finger itself.
        if self.between(abs(step - way - self.lag), 0, THRESHOLD) and abs(b["travel"] - way - self.lag) <= PIXEL:
            return "threshold"
        # GTK's list waits for the threshold, and then moves by all that it lags behind.
        if abs(step) <= PIXEL and abs(self.lag + way) <= THRESHOLD + abs(way):
            return "still"
        if abs(step - way - self.lag) <= PIXEL + 1 and abs(self.lag) <= THRESHOLD + PIXEL:
            return "threshold"
        return None

    def springs(self, a, b, step):
        """Whether a spring explains it, from where it was and with the speed that it had."""
        moved = b["displacement"] - a["displacement"]
        seconds = b["frame"] - a["frame"]
        far = max(abs(a["displacement"]), abs(b["displacement"]), OPEN)
        # It begins when the finger leaves, up to a frame earlier.
        since = seconds + FRAME
        most = (abs(self.speed) + STIFFNESS ** 2 * far * since) * since
        # Rows that arrive take over what was past the edge.
        return moved and (abs(step - moved) <= PIXEL + 1 or b["did"]) and abs(step) <= most + PIXEL

    def asked(self, a, b, step):
        """Whether it is what the app has asked for."""
        did = Counter(each.split()[0] for each in b["did"])
        if did["scroll"]:
            return "app"
        # Rows above a reader at the top are to be seen, unless the app says otherwise.
        is_at_top = a["value"] - max(0, b["way"]) < 1
        if did["insert"] and not self.stays and is_at_top and (step is None or step > 0 or did["cut"]):
            return "app"
        # The next row takes the place of one that is gone; that of one as long as the page is not in sight.
        if step is None:
            own = b["own"] - a["own"]
            if self.is_list_view and abs(b["value"] - a["value"] - own) <= abs(b["way"]) + PIXEL:
                return "list view"
            return "app" if all("cut " + text in b["did"] for text in a["rows"]) else None
        places = sorted((y, text) for text, y in a["rows"].items())
        first = next((y for y, text in places if text in b["rows"]), 0)
        if "cut " + places[0][1] in b["did"] and self.between(step, 0, places[0][0] - first):
            return "app"
        # A GtkListView without our controls does the same: it keeps another row than the first visible one.
        if self.is_list_view:
            # It may be laid out a frame later.
            grown = sum(int(each.split()[1]) for each in a["did"] + b["did"] if each.startswith("grow"))
            most = grown + abs(b["page"] - a["page"])
            if most and abs(step - b["way"]) <= most + abs(self.speed * (b["frame"] - a["frame"])) + PIXEL:
                return "list view"
        # The end of a list that is shorter, or of a window that is higher, is at the end of the window.
        if b["value"] >= b["last"] - 1 and step > 0 and (did["cut"] or b["page"] > a["page"]):
            return "app"
        return None

    def fastest(self, step):
        return max((each for each in self.speeds if each * step > 0), key=abs, default=0)

    @staticmethod
    def is_at_edge(frame, direction):
        """Whether it is scrolled as far as it can be; above 0 is towards the start."""
        return frame["value"] < 1 if direction > 0 else frame["value"] > frame["last"] - 1

    @staticmethod
    def between(step, first, last):
        return min(first, last) - PIXEL - 1 <= step <= max(first, last) + PIXEL + 1


def described(jump):
    step, speed, a, b = jump
    numbers = {key: (round(a[key], 1), round(b[key], 1))
               for key in ("way", "travel", "value", "last", "page", "displacement", "down", "contacts")}
    rows = [min((y, text) for text, y in each["rows"].items()) for each in (a, b) if each["rows"]]
    return (f"{step} pixels in {(b['frame'] - a['frame']) * 1000:.0f} ms at {b['frame']:.3f} s, "
            f"{speed:.0f} a second before; {rows}, {numbers}, {a['did']}, {b['did']}")
