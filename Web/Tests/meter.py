"""Explains each movement of what is read: by rule R17 it moves only by a finger, by the browser's own scrolling, by what
the app asks for, or along a motion's curve. The places are in CSS pixels, as meter.js has recorded them; the times of
frames and fingers are milliseconds of one clock."""

from collections import Counter
from dataclasses import dataclass, field

FRAME = 1000 / 60
# A browser may show a touch by as many milliseconds later than it has taken it.
LATE = 60
# How many milliseconds after a finger, a wheel or a key the browser may scroll by itself.
THROWN = 6000
# The spring of the content is critically damped; the fastest motion of a policy has this stiffness, per second squared.
STIFFNESS = 400
# The browser rounds offsets to device pixels, and a frame may come late: a throw may grow by this and this factor.
LEAP, FACTOR = 60, 2.5
# A throw of as many points a frame does not end within one.
FAST = 8


@dataclass
class Found:
    """Something that R17 does not explain."""

    time: float
    kind: str
    points: float
    text: str


@dataclass
class Report:
    counts: Counter = field(default_factory=Counter)
    milliseconds: float = 0.0
    found: list = field(default_factory=list)

    def add(self, other):
        self.counts += other.counts
        self.milliseconds += other.milliseconds
        self.found += other.found


def marker(before, after):
    """The positions of what is read: of the first row in both frames that begins in the visible part, or else of the
    first that is visible."""
    now = dict(after["rows"])
    both = [(name, top, now[name]) for name, top in before["rows"] if name in now]
    return next((row for row in both if row[1] >= before["edge"] - 1), both[0] if both else None)


def travel(fingers, start, end):
    """How far the finger may have moved the content by between two times, in its last touch."""
    places = []
    for sent, place, arrived in fingers:
        if sent > end:
            break
        if place is None:
            places = []
        else:
            # Of those before, only the last.
            places = [place] if arrived < start - LATE else [*places, place]
    return max(places) - min(places) if places else 0.0


def drag(inputs, heard):
    """How far the page heard the finger move, and where at last. What a browser keeps to itself at the beginning of a
    touch is no movement that the content may make at once."""
    points = 0.0
    for kind, place in inputs:
        if kind == "touchstart":
            heard = None
        elif kind == "touchmove":
            points += abs(place - heard) if heard is not None else 0.0
            heard = place
    return points, heard


def explain(frames, fingers, pixel):
    """Explains what happened between each two frames. `fingers` has when each place of a finger was sent, the place and
    when it had arrived, with no place before each touch; `pixel` is the length of a device pixel."""
    report = Report()
    tolerance = pixel * 1.01
    # The last speeds: of the content as a motion moves it, and of the browser's scrolling, in points per millisecond.
    speed = 0.0
    has_begun = False
    # How long before a frame something may have happened that it shows first; longer where the browser was busy.
    late = FRAME
    throws = [0.0] * 4
    # Where the page last heard the finger.
    heard = None
    input_at = -THROWN
    for number in range(1, len(frames)):
        before, after = frames[number - 1], frames[number]
        time, took = after["time"], max(after["time"] - before["time"], FRAME / 2)
        report.milliseconds += took
        if after["touching"] or after["inputs"]:
            input_at = time
        room, heard = drag(after["inputs"], heard)
        room = max(room, travel(fingers, before["time"], time))
        is_held = before["touching"] or after["touching"]
        is_apps = any(act.endswith("!") or act == "resized" for act in after["acts"])
        native = after["offset"] - before["offset"] - after["written"]
        found = marker(before, after)
        # What is not the browser's own scrolling, however the host moves it.
        rest = 0.0
        if is_apps:
            kind = "app"
        elif not found:
            kind = "none visible twice"
        else:
            name, was, now = found
            rest = now - was + native
            points = now - was
            if abs(points) <= tolerance:
                kind = "still"
            elif after["acts"] and is_short(rest, after):
                kind = "app"
            elif abs(rest) <= tolerance:
                kind = scrolling(native, took, throws, is_held, time - input_at, after)
            else:
                kind = motion(rest, took, late, speed, has_begun, before, after, room)
            if not is_held and stops(throws, took, frames[number : number + 4], fingers):
                kind = "jump, a throw that stops"
            if kind.startswith(("jump", "leap")):
                text = f"{name} from {was:.2f} to {now:.2f} in {took:.0f} ms; browser {native:.2f}, shift {before['shift']:.2f} to {after['shift']:.2f}"
                text += f", offset {before['offset']:.1f} to {after['offset']:.1f}, written {after['written']:.1f}"
                text += f", {after['phases']}, {after['acts']}, {'held' if is_held else 'free'}"
                report.found.append(Found(time, kind, points, text))
        report.counts[kind] += 1
        speed = rest / took
        # A motion begins at the time of its event, before the next picture.
        has_begun = begins(before, after)
        late = max(FRAME, took - FRAME)
        throws = [*throws[1:], native / took]
    return report


def stops(throws, took, frames, fingers):
    """Whether a throw ends within one frame, away from both ends of the list, and no finger has touched it, of which a
    page may hear late."""
    if min(map(abs, throws[1:])) * FRAME <= FAST or len(frames) < 4:
        return False
    if any(frames[0]["time"] - took - 10 * LATE <= sent <= frames[-1]["time"] for sent, *_ in fingers):
        return False
    return all(
        abs(after["offset"] - before["offset"] - after["written"]) < 0.5 and 1 < after["offset"] < after["most"] - 1
        for before, after in zip(frames, frames[1:])
    )


def is_short(points, frame):
    """Whether the content has got too short before what is read, or after it, to keep it in its place."""
    return frame["offset"] < 1 if points < 0 else frame["offset"] > frame["most"] - 1


def scrolling(points, took, throws, is_held, since, after):
    """The browser scrolls under a finger, or in a throw, which gets slower."""
    if is_held:
        return "browser, held"
    # A throw that nothing disturbs may come late; it is no one else's.
    is_alone = not after["acts"] and not after["written"]
    if since < THROWN and (is_alone or abs(points) <= max(map(abs, throws)) * took * FACTOR + LEAP):
        return "browser, thrown"
    return "leap of the browser"


def begins(before, after):
    """Whether a motion may have begun between two frames."""
    return before["touching"] != after["touching"] or before["phases"] != after["phases"] or bool(after["acts"])


def motion(points, took, late, speed, has_begun, before, after, finger):
    """A finger moves the content no further than itself; a motion goes on with the speed it had, pulled by a spring."""
    is_held = before["touching"] or after["touching"]
    if not is_held and not before["shift"] and not after["shift"]:
        return "jump"
    if is_held:
        if abs(points) <= finger + 2:
            return "finger"
        # A run that ends closes its room also under a finger that the browser scrolls with.
        is_closing = "finishing" in after["phases"]
        if before["touching"] and after["touching"] and "touchend" not in dict(after["inputs"]) and not is_closing:
            return "jump under a finger"
    seconds = took / 1000
    reach = max(abs(before["shift"]), abs(after["shift"]), 60)
    # From rest it began at the time of a deadline, for which no frame was due.
    if has_begun or begins(before, after) or abs(speed) * took < 0.1:
        room = STIFFNESS / 2 * reach * (seconds + late / 1000) ** 2 + finger
        # The last step of a finger may be an old one, after which it has rested.
        speed = speed if abs(points - speed * took) < abs(points) else 0.0
    else:
        room = STIFFNESS * reach * seconds * max(seconds, FRAME / 1000) + 1
    return "motion" if abs(points - speed * took) <= room else "leap of a motion"
