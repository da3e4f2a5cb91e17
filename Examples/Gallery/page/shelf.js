// The shelves: a card for each look and for each known control, which plays its own pull.

import { Feed } from "./feed.js";
import { whenNear } from "./near.js";
import { NewsFrame } from "./news-frame.js";
import { Player } from "./player.js";
import { engineOf } from "./pull.js";
import { addScrub } from "./scrub.js";
import { texts } from "./shelf-texts.js";
import { addTexts, copy, has, label } from "./texts.js";

// Without their translation the shelves are in English.
await addTexts(texts, "./shelf-texts").catch(() => {});

const KNOWN = {
  ego: {},
  cll: { edge: "both", "load-behavior": "cll" },
  mj: { edge: "both", "load-behavior": "mj-back" },
  mrefresh: {},
  yq: {},
};
// What grows with the text, made for this size.
const DISTANCES = ["startDistance", "arm", "fire", "hold", "indicatorExtent"];
const TEXT_SIZE = 16;
const ROWS = 5;
// A card plays when this much of its list is in sight.
const MOSTLY = 0.6;
// Between the beginnings of two cards, of as many as are in sight.
const STAGGER_MILLISECONDS = 700;
const STAGGERED = 8;

// By language. The cards share one, so that each has news of its own.
const feeds = {};

const feedOf = (language) => (feeds[language] ??= new Feed(language, ROWS));

/** A card for each look, except the known controls. */
export function buildLooks(shelf, names) {
  return names
    // The look cover draws nothing.
    .filter((name) => !(name in KNOWN) && name !== "cover")
    .map((name, index) => {
      const card = new Card(shelf, name, index);
      // Its line would be too long at this size.
      card.view.dateLine = () => "";
      return card;
    });
}

/** A card for each known control. */
export function buildKnown(shelf) {
  return Object.entries(KNOWN).map(([name, attributes], index) => {
    const card = new Card(shelf, name, index, { behavior: name, ...attributes });
    card.item.dataset.original = name;
    return card;
  });
}

/** The parameters at an edge that keep their proportions at the size of the text. */
function enlarged(view, edge) {
  const own = view.parametersOf(edge);
  // A figure in the middle of a longer gap has room, and its pull is long already.
  if (!own || own.placement === "gapCentered") return null;
  const scale = parseFloat(getComputedStyle(view).fontSize) / TEXT_SIZE;
  return Object.fromEntries(DISTANCES.map((name) => [name, scale * own[name]]));
}

/** A list that is in the page, with its engine, only while it can be seen. */
class Card {
  constructor(shelf, name, index, attributes) {
    this.item = copy("card");
    this.item.dataset.look = name;
    shelf.append(this.item);
    const place = this.item.querySelector(".frame");
    this.view = place.querySelector("overscroll-view");
    const all = { indicator: name, ...attributes };
    for (const [key, value] of Object.entries(all)) this.view.setAttribute(key, value);
    label(this.item.querySelector("h3"), name);
    if (has(`${name}Detail`)) label(this.item.querySelector("p"), `${name}Detail`);
    this.frame = new NewsFrame(place, feedOf);
    this.frame.speak();
    const player = new Player(this.item, this.view, (index % STAGGERED) * STAGGER_MILLISECONDS);
    addScrub(this.item, this.view);
    engineOf(this.view).then(() => {
      this.view.parameters = { ...this.view.parameters, ...enlarged(this.view, "start") };
      this.view.loadParameters = enlarged(this.view, "end");
    });
    this.view.remove();

    whenNear(place, () => {
      this.frame.open();
      if (name === "frames") import("./moons.js").then(({ frames }) => (this.view.frames = frames));
    });
    const seen = (entries) => {
      const { isIntersecting, intersectionRatio } = entries.at(-1);
      if (!isIntersecting) this.view.remove();
      else if (!this.view.isConnected) place.prepend(this.view);
      player.isSeen = isIntersecting && intersectionRatio >= MOSTLY;
    };
    new IntersectionObserver(seen, { threshold: [0, MOSTLY] }).observe(place);
  }
}
