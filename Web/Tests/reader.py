"""A reader with a seed: what it does with a list, by real touch and in real time, and what the page does meanwhile."""

import json
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random

from meter import explain

METER = Path(__file__).with_name("meter.js").read_text()
# Queries of place.html: without and with a kept place, a chat, and a list that scrolls with the page.
LISTS = ["free", "", "chat", "chat&free", "scroller=page", "stays"]
X = 195
# How far the finger stays away from the ends of the list.
MARGIN = 20
# What the reader and the page do, by how often.
KINDS = {
    "throw": 8, "drag": 5, "creep": 2, "stop": 3, "catch": 3, "pull": 4, "wait": 6, "grow": 4, "insert": 3, "remove": 2,
    "keyboard": 2, "bar": 1, "turn": 1, "begin": 2, "more": 2, "top": 1,
}


@dataclass(frozen=True)
class History:
    """A list, what its loads answer, and the actions: a name and its numbers."""

    list: str
    answers: tuple
    actions: tuple

    def text(self):
        return json.dumps(asdict(self))


def history(seed, length=24):
    random = Random(seed)

    def numbers(kind):
        side = random.choice((-1, 1))
        match kind:
            case "throw":
                return [side * random.randint(100, 500), round(random.uniform(0.05, 0.25), 2)]
            case "drag":
                return [side * random.randint(30, 500), round(random.uniform(0.3, 1.5), 2)]
            case "creep" | "catch":
                return [side * random.randint(20, 50)]
            case "pull":
                return [random.randint(40, 400), round(random.uniform(0.2, 0.8), 2)]
            case "wait":
                return [round(random.uniform(0.1, 2), 2)]
            case "grow":
                return [random.randint(-10, 10), random.randint(20, 400)]
            case "insert":
                return [random.randint(-20, 10), random.randint(1, 40)]
            case "remove":
                return [random.randint(-20, 10), random.randint(1, 10)]
            case "keyboard":
                return [random.choice((0, 300))]
            case "bar":
                return [random.choice((0, 50))]
            case "turn":
                return [random.randint(0, 1)]
        return []

    kinds = random.choices(list(KINDS), KINDS.values(), k=length)
    outcomes = ["succeeded"] * 5 + ["failed"]
    answers = tuple(
        (round(random.uniform(0, 2), 2), random.randint(0, 40), random.choice(outcomes)) for _ in range(4)
    )
    return History(random.choice(LISTS), answers, tuple((kind, *numbers(kind)) for kind in kinds))


class Reader:
    """Plays histories in a page by a hand: what touches a screen and evaluates scripts."""

    def __init__(self, hand, server):
        self.hand, self.server = hand, server
        self.fingers = []

    def play(self, history, patience=1.5):
        """Plays a history; returns the meter's report."""
        # A chat that loads at its end, too, needs a kept place to know where rows have come in.
        edge = "start" if "chat" in history.list else "both"
        self.hand.turn(False)
        self.hand.open(f"{self.server}/Tests/pages/place.html?rows=120&edge={edge}&{history.list}")
        self.hand.evaluate(METER)
        self.hand.evaluate(f"meter.answering({json.dumps(history.answers)})")
        self.fingers = []
        frames = []
        self.pause(0.3)
        self.hand.evaluate("meter.take()")
        for action in history.actions:
            self.act(*action)
            frames += json.loads(self.hand.evaluate("meter.take()"))
        self.pause(patience)
        frames += json.loads(self.hand.evaluate("meter.take()"))
        return explain(frames, self.fingers, self.hand.pixel)

    def act(self, kind, *numbers):
        match kind:
            case "throw" | "pull":
                self.drag(*numbers, rests=False)
            case "drag":
                self.drag(*numbers)
            case "creep" | "catch":
                [distance] = numbers
                self.drag(distance, abs(distance) / 60, catches=kind == "catch")
            case "stop":
                self.down(self.beginning(1))
                self.pause(0.1)
                self.up()
            case "wait":
                self.pause(*numbers)
            case "turn":
                self.hand.turn(bool(numbers[0]))
            case _:
                self.hand.evaluate(f"meter.act('{kind}', ...{json.dumps(numbers)})")

    def drag(self, distance, seconds, catches=False, rests=True):
        """Moves a finger; one that rests before it is lifted throws nothing."""
        self.down(self.beginning(distance))
        if catches:
            self.pause(0.1)
        self.move(self.y, distance, seconds)
        if rests:
            self.pause(0.15)
        self.up()

    def beginning(self, distance):
        """Where a finger comes down that moves by a distance."""
        self.box = self.hand.evaluate("meter.box()")
        top, bottom = self.box
        return top + (bottom - top) * (0.2 if distance > 0 else 0.9)

    @staticmethod
    def pause(seconds):
        time.sleep(seconds)

    def down(self, y):
        self.fingers.append((1000 * time.time(), None, None))
        self.send(self.hand.down, y)
        self.y = y

    def move(self, y, distance, seconds):
        """Moves the finger at constant speed, as far as the screen reaches."""
        began = time.monotonic()
        share = 0.0
        while share < 1:
            share = min((time.monotonic() - began + 0.016) / seconds, 1)
            self.y = max(self.box[0] + MARGIN, min(self.box[1] - MARGIN, y + distance * share))
            self.send(self.hand.move, self.y)
            # As often as a screen reports it.
            time.sleep(max(0.0, 0.012 - (time.time() - self.fingers[-1][0] / 1000)))

    def send(self, touch, y):
        sent = 1000 * time.time()
        touch(X, y)
        self.fingers.append((sent, y, 1000 * time.time()))

    def up(self):
        self.hand.up(X, self.y)


def reduced(play, history, seconds=600):
    """The shortest history found in a time that still shows something unexplained: actions are left out by halves, then
    one by one. Each is played twice, because real time is never the same."""
    end = time.monotonic() + seconds
    size = len(history.actions) // 2
    while size:
        at = 0
        while at < len(history.actions) and time.monotonic() < end:
            shorter = replace(history, actions=history.actions[:at] + history.actions[at + size :])
            if shorter.actions and any(play(shorter).found for _ in range(2)):
                history = shorter
            else:
                at += size
        size //= 2
    return history
