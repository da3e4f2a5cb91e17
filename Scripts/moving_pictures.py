"""Moving pictures of a page, whose time stands still while a frame is taken: a busy machine loses none.

Scripts advance with Web/Tests/clock.js, style sheets' animations with them.
"""

from io import BytesIO
from itertools import pairwise

from PIL import Image

STEP_MILLISECONDS = 80
# Of the frames side by side, to be looked at one by one.
SHEET_EVERY = 4
SHEET_WIDTH = 2000
TILE_HEIGHT = 400
GROUND = "gray"
GAP = 8
QUALITY = 80
ADVANCE = """async (step) => {
  const before = performance.now();
  await clock.pass(step);
  const passed = performance.now() - before;
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect.getComputedTiming();
    const time = (animation.currentTime ?? 0) + (animation.playState === "paused" ? passed : 0);
    if (time >= endTime) {
      animation.finish();
    } else {
      animation.pause();
      animation.currentTime = time;
    }
  }
  return performance.now();
}"""


class Film:
    """The frames of a page that was opened with the tests' clock."""

    def __init__(self, page):
        self.page = page
        self.frames = []
        self.times = []

    def roll(self, seconds, act=""):
        """Takes frames while the page's time passes; the script `act` runs before each."""
        for _ in range(round(seconds * 1000 / STEP_MILLISECONDS)):
            if act:
                self.page.evaluate(act)
            self.take()

    def take(self):
        self.times.append(self.page.evaluate(ADVANCE, STEP_MILLISECONDS))
        self.frames.append(Image.open(BytesIO(self.page.screenshot())).convert("RGB"))

    def write(self, path):
        """Writes the moving picture, and beside it some of its frames as one picture."""
        ends = [*self.times[1:], self.times[-1] + STEP_MILLISECONDS]
        durations = [round(end - time) for time, end in zip(self.times, ends)]
        first, *others = self.frames
        first.save(
            path.with_suffix(".webp"), save_all=True, append_images=others, duration=durations, loop=0,
            quality=QUALITY, method=0)
        some = self.frames[::SHEET_EVERY]
        seen = [first, *(frame for last, frame in pairwise(some) if frame.tobytes() != last.tobytes())]
        width = first.width * TILE_HEIGHT // first.height
        small = [frame.resize((width, TILE_HEIGHT), Image.Resampling.LANCZOS) for frame in seen]
        side_by_side(small, SHEET_WIDTH // width).save(path.with_suffix(".png"))


def side_by_side(pictures, columns):
    """Pictures of one size in rows, from the left."""
    width, height = pictures[0].size
    rows = -(-len(pictures) // columns)
    sheet = Image.new("RGB", (min(len(pictures), columns) * (width + GAP), rows * (height + GAP)), GROUND)
    for number, picture in enumerate(pictures):
        row, column = divmod(number, columns)
        sheet.paste(picture, (column * (width + GAP), row * (height + GAP)))
    return sheet
