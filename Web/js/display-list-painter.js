// Draws a display list on a canvas.

import { CAPS, DRAW, FONTS, JOINS, PALETTE, SLOTS } from "./codes.ts";
import { parts } from "./parts.js";

// A canvas needs plain colors, but a custom property may contain var() or light-dark(). So each
// slot of the palette sets an invisible color of the canvas element, and the browser resolves it.
const SIDES = ["top", "right", "bottom", "left"];
const CARRIERS = ["color", "outline-color", ...SIDES.map((side) => `border-${side}-color`)];
const ALIGNMENTS = ["left", "center", "right"];

// A vertical list's indicator has the size of its text, within these limits.
const SMALLEST = 0.75;
const LARGEST = 2;
// The text size for which the looks are made.
const TEXT_SIZE = 16;

export function makePainter(canvas, isHorizontal) {
  // Made when first needed: most views of a page are never pulled.
  let context;
  let traits;
  let hasTitle = false;
  let fonts;
  // As the page's style sheets have them, or else the look; read when first needed.
  let colors;
  let family;
  // The picture follows the page's direction, each line of text its language's.
  let isMirrored;
  let direction;
  // Of texts, by font and text.
  let widths = {};
  let zoom;
  let scale;
  let isClear = true;
  // The numbers of the picture.
  const painted = [];

  function readStyle() {
    if (colors) return;
    context ??= canvas.getContext("2d");
    fonts = traits?.fonts ?? FONTS;
    const style = getComputedStyle(canvas);
    // The accent of the page's own controls, if it has one.
    const { accentColor = "auto" } = style;
    SLOTS.forEach((slot, i) => {
      const own = traits?.palette?.[i];
      const usual = i || accentColor === "auto" ? `light-dark(${PALETTE[i]})` : accentColor;
      canvas.style.setProperty(CARRIERS[i], `var(--overscroll-${slot},${own ? `light-dark(${own})` : usual})`);
    });
    colors = CARRIERS.map((name) => style.getPropertyValue(name));
    family = style.fontFamily;
    isMirrored = style.direction === "rtl";
    context.direction = direction;
    context.textBaseline = "middle";
    zoom = isHorizontal ? 1 : Math.min(Math.max(parseFloat(style.fontSize) / TEXT_SIZE, SMALLEST), LARGEST);
  }

  function measure(text, role) {
    readStyle();
    context.font = fonts[role] + family;
    return (widths[context.font + text] ??= context.measureText(text).width);
  }

  // Alignments are numbered from start to end, so half the number is the fraction of the box.
  function write(text, role, x, y, width, height, alignment, color) {
    hasTitle ||= role !== 1;
    const place = isMirrored ? 2 - alignment : alignment;
    // The previous title has the font of the title.
    context.font = fonts[role % 2] + family;
    context.fillStyle = color;
    context.textAlign = ALIGNMENTS[place];
    context.fillText(text, x + (width * place) / 2, y + height / 2, width);
  }

  const painter = {
    // Whether the look has drawn a title.
    hasTitle: () => hasTitle,

    // The width of a text before the zoom.
    measure,

    // How much larger than it is made the picture may be.
    zoom() {
      readStyle();
      return zoom;
    },

    // Sets the size in points, which clears the canvas.
    resize(width, height) {
      if (canvas.style.width === `${width}px` && canvas.style.height === `${height}px` && scale === devicePixelRatio) return;
      isClear = true;
      // The context loses its settings.
      colors = null;
      scale = devicePixelRatio;
      canvas.width = width * scale;
      canvas.height = height * scale;
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    },

    // Sets the text direction of a language, also for the picture if the page has none.
    direct(value, isForAll) {
      direction = value;
      canvas.dir = isForAll ? value : "";
    },

    // Sets what is special about the look. Colors and font may have changed, too. Returns the resulting direction.
    restyle(ofLook) {
      hasTitle &&= traits === ofLook;
      traits = ofLook;
      colors = null;
      widths = {};
      return getComputedStyle(canvas).direction;
    },

    clear() {
      if (!isClear) {
        // Larger than any canvas, because the transform may scale it down.
        context.clearRect(0, 0, 1e5, 1e5);
      }
      isClear = true;
    },

    // Paints a list of numbers that ends with 0; texts by role, images by sequence and frame. A picture that is
    // already there is painted again only if `isStale`, or if images may have been loaded meanwhile.
    paint(list, texts, images, isStale) {
      let at = 0;
      const next = () => (painted[at] = list[at++]);
      if (!isStale && !isClear && !images && painted.every((number, i) => number === list[i])) return;
      readStyle();
      painter.clear();
      context.setTransform(scale, 0, 0, scale, 0, 0);
      isClear = false;
      for (;;) {
        switch (next()) {
          case 0:
            painted.length = at;
            return;
          case DRAW.beginPath:
            context.beginPath();
            break;
          case DRAW.move:
            context.moveTo(next(), next());
            break;
          case DRAW.line:
            context.lineTo(next(), next());
            break;
          case DRAW.quadratic:
            context.quadraticCurveTo(next(), next(), next(), next());
            break;
          case DRAW.cubic:
            context.bezierCurveTo(next(), next(), next(), next(), next(), next());
            break;
          case DRAW.close:
            context.closePath();
            break;
          case DRAW.fill:
            context.fillStyle = colors[next()];
            context.fill();
            break;
          case DRAW.stroke:
            context.strokeStyle = colors[next()];
            context.lineWidth = next();
            context.lineCap = CAPS[next()];
            context.lineJoin = JOINS[next()];
            context.stroke();
            break;
          case DRAW.save:
            context.save();
            break;
          case DRAW.restore:
            context.restore();
            break;
          case DRAW.transform:
            context.transform(next(), next(), next(), next(), next(), next());
            break;
          case DRAW.opacity:
            context.globalAlpha *= next();
            break;
          case DRAW.text: {
            const role = next();
            const box = [next(), next(), next(), next()];
            write(texts[role], role, ...box, next(), colors[next()]);
            break;
          }
          case DRAW.image:
            parts.pictures.show(context, images, next(), next(), next(), next(), next(), next());
            break;
        }
      }
    },
  };
  return painter;
}
