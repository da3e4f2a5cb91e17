// The entry of overscroll-looks.js, which is loaded with overscroll-looks.wasm when a page names another look
// than the first.

import { INPUTS, LAYOUT, LOOK_FONTS, PALETTES } from "./codes.js";
import { pointsOf } from "./outline.js";

export const part = {
  layout: LAYOUT,
  palettes: PALETTES,
  fonts: LOOK_FONTS,

  // Draws a look from the numbers at an address of the engine's memory; returns the numbers of the list.
  drawList({ call, canvas }, memory, input, look, isFading, outline) {
    new Float64Array(call.memory.buffer, canvas).set(new Float64Array(memory, input, INPUTS));
    const address = call.overscroll_draw(canvas, look, isFading, outline);
    return new Float32Array(call.memory.buffer, address);
  },

  // Makes an outline of path data, or none of null, and frees an earlier one. Returns its address, 0 for none.
  makeOutline({ call }, old, data) {
    if (old) call.overscroll_outline(old, NaN);
    let outline = 0;
    for (const point of pointsOf(data)) outline = call.overscroll_outline(outline, ...point);
    return outline;
  },
};
