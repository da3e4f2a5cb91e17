// What is painted of a list, from picture to picture.

// A generator of numbers in [0, 1) from a seed: mulberry32.
export const numbersFrom = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

// Sets the functions below for the rows of a view, which are those with an identifier.
export function measureOn(view, isHorizontal) {
  const content = view.shadowRoot.querySelector("#content");
  const rowOf = (window.rowOf = (id) => view.querySelector(`[data-id="${id}"]`));

  // What is shown of each row, from the visible edge on.
  const start = isHorizontal ? "left" : "top";
  const end = isHorizontal ? "right" : "bottom";
  const size = isHorizontal ? innerWidth : innerHeight;
  const shown = () => {
    const seen = new Map();
    for (const row of view.querySelectorAll("[data-id]")) {
      const box = row.getBoundingClientRect();
      if (box.height && box[end] > 0 && box[start] < size) seen.set(row.dataset.id, box);
    }
    return seen;
  };
  window.shown = shown;
  const readId = () => [...shown()].find(([, box]) => box[start] >= -1)?.[0];
  window.reading = () => rowOf(readId());

  // Looks at the next picture as it is painted: after all observers, the last of which is this one. Resolves after
  // it, with what was seen: a message that is posted in a frame comes then.
  const { port1, port2 } = new MessageChannel();
  const pictured = (look) =>
    new Promise((resolve) => {
      let seen;
      port1.onmessage = () => resolve(seen);
      requestAnimationFrame(() => {
        const last = new ResizeObserver(() => {
          last.disconnect();
          seen = look?.();
          port2.postMessage(0);
        });
        last.observe(document.documentElement);
      });
    });
  window.pictured = pictured;
  // How far the content is moved by a scroll and a pull, from the top of the page on.
  const offset = () => view.getBoundingClientRect()[start] * !view.hasAttribute("scroller") - content.getBoundingClientRect()[start];

  // What scripts have scrolled; the rest is native.
  let written = 0;
  const side = isHorizontal ? "scrollLeft" : "scrollTop";
  const native = Object.getOwnPropertyDescriptor(Element.prototype, side);
  function noting(write) {
    return function (...rest) {
      const before = native.get.call(this);
      write.apply(this, rest);
      written += native.get.call(this) - before;
    };
  }
  for (const node of [content.parentNode, document.scrollingElement]) {
    Object.defineProperty(node, side, { ...native, set: noting(native.set) });
    node.scrollBy = noting(node.scrollBy);
  }

  // How much since the last call.
  window.takeWritten = () => {
    const points = written;
    written = 0;
    return points;
  };

  // The largest movement of a row on the screen from picture to picture, less a scroll `by` some pixels, which comes
  // first. A change is made in the first frame, or `isSoon` before it. Without `isAll` only that which is read
  // counts, because a change among the visible rows moves others. What is scrolled natively does not count either.
  window.movement = async (change, { isAll = true, isSoon = false, isNative = false, by = 0, frames = 4 } = {}) => {
    let before = shown();
    let [from, scrolled] = [offset(), 0];
    written = 0;
    const read = (window.read = readId());
    let [most, count] = [0, 0];
    if (isSoon) change();
    for (let frame = 0; frame < frames; frame += 1) {
      requestAnimationFrame(() => {
        const here = offset();
        if (!frame) view.scrollBy(0, by);
        scrolled = isSoon ? 0 : offset() - here;
        if (!frame && !isSoon) change();
      });
      await pictured(() => {
        if (isNative) scrolled = offset() - from - written;
        // What is read has not gone away.
        if (!frame && !rowOf(read)?.getClientRects().length) most = Infinity;
        for (const [id, box] of before) {
          const row = rowOf(id);
          if (!row?.getClientRects().length || (!isAll && id !== read)) continue;
          most = Math.max(most, Math.abs(row.getBoundingClientRect()[start] - box[start] + scrolled));
          count += 1;
        }
        [before, from, written] = [shown(), offset(), 0];
      });
    }
    // Infinite if nothing was compared.
    return count ? most : Infinity;
  };
}
