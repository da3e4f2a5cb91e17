// The entry of overscroll-looks.js, which is loaded with overscroll-looks.wasm when a page names another look
// than the first.

import { DATES, INPUTS, LAYOUT, LOOK_FONTS, PALETTES, SEQUENCES } from "./codes.js";
import { pointsOf } from "./outline.js";

export const part = {
  layout: LAYOUT,
  palettes: PALETTES,
  fonts: LOOK_FONTS,
  dates: DATES,

  // Draws a look from the numbers at an address of the engine's memory; returns the numbers of the list.
  drawList({ call, canvas }, memory, input, look, isFading, outline) {
    new Float64Array(call.memory.buffer, canvas).set(new Float64Array(memory, input, INPUTS));
    const address = call.overscroll_draw(canvas, look, isFading, outline);
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

  // Makes an outline of path data, or none of null, and frees an earlier one. Returns its address, 0 for none.
  makeOutline({ call }, old, data) {
    if (old) call.overscroll_outline(old, NaN);
    let outline = 0;
    for (const point of pointsOf(data)) outline = call.overscroll_outline(outline, ...point);
    return outline;
  },
};
