// The entry of overscroll-looks.js, which is loaded with overscroll-looks.wasm when a page names another look
// than the first.

import { DATES, INPUT, INPUTS, LAYOUT, LOOK_FONTS, PALETTES, SEQUENCES } from "./codes.js";
import { lookOf } from "./first-load.js";
import { pointsOf } from "./outline.js";
import { put } from "./placed.js";

export const part = {
  layout: LAYOUT,
  palettes: PALETTES,
  fonts: LOOK_FONTS,
  dates: DATES,

  // The number of a look, whose canvas is put where the page wants it.
  lookOf(element, canvas, holder) {
    put(element, canvas, holder);
    return lookOf(element);
  },

  // Draws a look from the numbers at an address of the engine's memory; returns the numbers of the list.
  drawList({ call, canvas }, memory, input, outline, look, isFading, frames) {
    const numbers = new Float64Array(call.memory.buffer, canvas);
    numbers.set(new Float64Array(memory, input, INPUTS));
    // The engine knows of no images.
    numbers[INPUT.pullFrames] = frames?.pull?.length ?? 0;
    numbers[INPUT.runFrames] = frames?.run?.length ?? 0;
    const address = call.overscroll_draw(canvas, look, isFading, outline?.address);
    return new Float32Array(call.memory.buffer, address);
  },

  // Scales an image to fit, centered; skips one that is not loaded or is broken.
  show(context, images, sequence, frame, x, y, width, height) {
    const image = images?.[SEQUENCES[sequence]]?.[frame];
    const w = image?.naturalWidth ?? image?.width;
    const h = image?.naturalHeight ?? image?.height;
    if (!w || !h) return;
    const scale = Math.min(width / w, height / h);
    const left = x + (width - w * scale) / 2;
    const top = y + (height - h * scale) / 2;
    context.drawImage(image, left, top, w * scale, h * scale);
  },

  // Makes an outline of path data, or none of null, and frees an earlier one of other data.
  makeOutline({ call }, old, data) {
    if (old?.data === data) return old;
    if (old?.address) call.overscroll_outline(old.address, NaN);
    let address = 0;
    for (const point of pointsOf(data)) address = call.overscroll_outline(address, ...point);
    return { data, address };
  },
};
