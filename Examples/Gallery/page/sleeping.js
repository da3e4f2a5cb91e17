// Lists that leave a finger to the page: on a touch screen they scroll only once they are tapped.

import { label } from "./texts.js";

const touches = matchMedia("(hover: none)");

/** A list that can be pulled down at once; it scrolls, and is pulled up, from a tap on until it is out of sight. */
export function letSleep(frame) {
  const view = frame.querySelector("overscroll-view");
  const hint = Object.assign(document.createElement("p"), { className: "wake small", ariaHidden: true });
  label(hint.appendChild(document.createElement("span")), "wake");
  view.after(hint);
  const pullsUp = view.getAttribute("load-behavior") === "back";
  const sleep = (isAsleep) => {
    frame.classList.toggle("asleep", isAsleep);
    if (pullsUp && touches.matches) view.disabled = isAsleep && "end";
  };
  for (const type of ["click", "focusin"]) frame.addEventListener(type, () => sleep(false));
  new IntersectionObserver((entries) => entries.at(-1).isIntersecting || sleep(true)).observe(frame);
  sleep(true);
}
