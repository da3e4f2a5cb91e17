// Cards: a small list for each look and for each known control, which plays its own pull.

import { bone, bones } from "./bones.js";
import { Player } from "./player.js";
import { engineOf, pause } from "./pull.js";
import { copy, label, text } from "./texts.js";

const KNOWN = {
  ego: {},
  cll: { edge: "both", "load-behavior": "cll" },
  mj: { edge: "both", "load-behavior": "mj-back" },
  mrefresh: {},
  yq: {},
};
// What the app draws, as images or by itself.
const OTHERS = ["frames", "cover"];
// What grows with the text, made for this size.
const DISTANCES = ["startDistance", "arm", "fire", "hold", "indicatorExtent"];
const TEXT_SIZE = 16;
// A small list stiffens early: with this a finger that stays on the card arms a look.
const DRAG_RATE = 2.4;
const ROWS = 8;
const ANSWER_MILLISECONDS = 900;
// A card plays when this much of its list is in sight.
const MOSTLY = 0.6;

/** A card for each look that draws by itself, except the known controls. */
export const buildLooks = (list, names) =>
  names.filter((name) => !(name in KNOWN || OTHERS.includes(name))).map((name) => new Card(list, name));

/** A card for each known control. */
export const buildKnown = (list) =>
  Object.entries(KNOWN).map(([name, attributes]) => {
    const card = new Card(list, name, { behavior: name, ...attributes });
    card.item.dataset.original = name;
    return card;
  });

/** The parameters at an edge that keep their proportions at the size of the text, with a pull of a part of its length. */
function enlarged(view, edge, part) {
  const own = view.parametersOf(edge);
  // A figure in the middle of a longer gap has room, and its pull is long already.
  if (!own || own.placement === "gapCentered") return null;
  const scale = parseFloat(getComputedStyle(view).fontSize) / TEXT_SIZE;
  const larger = Object.fromEntries(DISTANCES.map((name) => [name, scale * own[name]]));
  return { ...larger, arm: larger.arm * part, fire: larger.fire * part };
}

/** A list that is in the page, with its engine, only while it can be seen. */
class Card {
  constructor(list, name, attributes) {
    this.item = copy("card");
    this.item.dataset.look = name;
    list.append(this.item);
    const place = this.item.querySelector(".frame");
    const rows = this.item.querySelector(".bones");
    rows.append(...bones(ROWS));
    const view = (this.view = place.querySelector("overscroll-view"));
    for (const each of Object.entries({ indicator: name, ...attributes })) view.setAttribute(...each);
    label(this.item.querySelector("h3"), name);
    if (!attributes) {
      // Its line would be too long at this size.
      view.dateLine = () => "";
      view.parameters = { dragRate: DRAG_RATE };
    }
    view.onrefresh = async ({ signal }) => {
      await pause(ANSWER_MILLISECONDS, signal);
      rows.prepend(bone("new"));
    };
    view.onloadmore = ({ signal }) => pause(ANSWER_MILLISECONDS, signal);
    this.speak();
    const player = new Player(place, view);
    engineOf(view).then(() => {
      const part = attributes ? 1 : 0.75;
      view.parameters = { ...view.parameters, ...enlarged(view, "start", part) };
      view.loadParameters = enlarged(view, "end", part);
    });
    view.remove();

    const seen = (entries) => {
      const { isIntersecting, intersectionRatio } = entries.at(-1);
      if (!isIntersecting) view.remove();
      else if (!view.isConnected) place.prepend(view);
      player.isSeen = isIntersecting && intersectionRatio >= MOSTLY;
    };
    new IntersectionObserver(seen, { threshold: [0, MOSTLY] }).observe(place);
  }

  /** Applies the page's language; the element observes it without a call. */
  speak() {
    this.view.setAttribute("aria-label", text("listOf", { look: this.item.querySelector("h3").textContent }));
  }
}
