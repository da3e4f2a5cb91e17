// The colors that all looks can have, on light and on dark backgrounds.

import { label } from "./texts.js";

const HUES = {
  indigo: "#4a32dd,#a99bff",
  blue: "#0369a1,#62c4f8",
  green: "#0a7a6c,#4fd1b8",
  amber: "#ad4e00,#f2b04e",
  pink: "#c2185b,#ff8ab5",
  gray: "#16181d,#f2f3f5",
};

/** Offers the colors as a choice, which changes every list of a shelf at once. */
export function offerPalette(root, shelf) {
  const choose = (hue) => {
    shelf.style.setProperty("--overscroll-accent", hue);
    // A look reads its colors again when its element changes.
    for (const view of shelf.querySelectorAll("overscroll-view")) {
      const { indicator } = view;
      view.removeAttribute("indicator");
      view.setAttribute("indicator", indicator);
    }
  };
  for (const [name, hues] of Object.entries(HUES)) {
    const hue = `light-dark(${hues})`;
    const option = document.createElement("label");
    const title = Object.assign(document.createElement("span"), { className: "unseen" });
    label(title, name);
    const input = Object.assign(document.createElement("input"), { type: "radio", name: "palette", value: name });
    input.style.setProperty("--hue", hue);
    input.checked = !root.querySelector("input");
    if (input.checked) choose(hue);
    input.addEventListener("change", () => choose(hue));
    option.append(input, title);
    root.append(option);
  }
}
