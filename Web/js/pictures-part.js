// The entry of overscroll-pictures.js, which is loaded when a page names what it draws itself or where: an outline,
// images, a look for the first load, a place inside the content.

import { LAYOUT, OUTLINED, SEQUENCES } from "./codes.ts";
import { lookOf } from "./first-load.js";
import { pointsOf } from "./outline.js";
import { put } from "./placed.js";

export const part = {
  layout: LAYOUT,

  // The name of a look, whose canvas is put where the page wants it.
  lookOf(element, canvas, holder) {
    put(element, canvas, holder);
    return lookOf(element);
  },

  // How many images there are for a pull and for a run.
  count: (frames) => SEQUENCES.map((name) => frames?.[name]?.length),

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

  // Makes an outline of path data, or none of null, and frees an earlier one of other data; nothing until a look
  // that draws one is there.
  makeOutline(drawer, old, data) {
    const { outline } = OUTLINED.map(drawer).find(Boolean) ?? {};
    if (!outline || old?.data === data) return old;
    if (old?.address) outline(old.address, NaN);
    let address = 0;
    for (const point of pointsOf(data)) address = outline(address, ...point);
    return { data, address };
  },
};
