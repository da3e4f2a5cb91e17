// The properties that decide whether a shape is seen, from presentation attributes and `style`: SVG 2,
// section 13. Style sheets are not read.

export const UNSTYLED = {
  isDisplayed: true,
  isVisible: true,
  fill: { isGiven: true, isOpaque: true },
  stroke: { isGiven: false, isOpaque: true },
  hasStrokeWidth: true,
};

/** The style of an element: its own, and for what it does not state the one around it. */
export function styled(node, around) {
  const declared = declarations(node.getAttribute("data-style") ?? "");
  const value = (name) => {
    const text = declared.get(name) ?? trimmed(node.getAttribute(name) ?? "");
    return text === "inherit" ? "" : text;
  };
  const stated = (name, inherited, read) => (value(name) ? read(value(name)) : inherited);
  const paint = (name) => ({
    isGiven: stated(name, around[name].isGiven, (word) => !["none", "transparent"].includes(word)),
    isOpaque: stated(`${name}-opacity`, around[name].isOpaque, isMore),
  });
  const isHidden = (word) => word === "hidden" || word === "collapse";
  const style = {
    isDisplayed: value("display") !== "none" && stated("opacity", true, isMore),
    isVisible: stated("visibility", around.isVisible, (word) => !isHidden(word)),
    fill: paint("fill"),
    stroke: paint("stroke"),
    hasStrokeWidth: stated("stroke-width", around.hasStrokeWidth, isMore),
    hasTransform: declared.has("transform"),
  };
  const isStroked = style.stroke.isGiven && style.stroke.isOpaque && style.hasStrokeWidth;
  style.isSeen = style.isVisible && (isStroked || (style.fill.isGiven && style.fill.isOpaque));
  return style;
}

/** The declarations of a `style` attribute, without their priority. */
function declarations(text) {
  const found = new Map();
  for (const declaration of text.split(";")) {
    const at = declaration.indexOf(":");
    if (at > 0) {
      found.set(trimmed(declaration.slice(0, at)), trimmed(declaration.slice(at + 1).split("!")[0]));
    }
  }
  return found;
}

const trimmed = (text) => text.toLowerCase().trim();

/** Whether a number, a percentage or a length is not 0. */
const isMore = (text) => Number.parseFloat(text) !== 0;
