// The five known controls, for people who move from one of them: a list for each, which plays its own pull.

import "./overscroll/overscroll.js";
import { bone, bones } from "./bones.js";
import { Player } from "./player.js";
import { engineOf, pause } from "./pull.js";
import { copy, label, preferredLanguage, speak, text } from "./texts.js";

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
const ROWS = 8;
const ANSWER_MILLISECONDS = 900;
// A card plays when this much of its list is in sight.
const MOSTLY = 0.6;

/** The parameters at an edge that keep their proportions at the size of the text. */
function enlarged(view, edge) {
  const own = view.parametersOf(edge);
  // A figure in the middle of a longer gap has room, and its pull is long already.
  if (!own || own.placement === "gapCentered") return null;
  const scale = parseFloat(getComputedStyle(view).fontSize) / TEXT_SIZE;
  return Object.fromEntries(DISTANCES.map((name) => [name, scale * own[name]]));
}

/** Adds a list that is in the page, with its engine, only while it can be seen. */
function addCard(list, name, attributes) {
  const item = copy("card");
  item.dataset.original = name;
  list.append(item);
  const place = item.querySelector(".frame");
  const rows = item.querySelector(".bones");
  rows.append(...bones(ROWS));
  const view = place.querySelector("overscroll-view");
  const all = { indicator: name, behavior: name, ...attributes };
  for (const each of Object.entries(all)) view.setAttribute(...each);
  label(item.querySelector("h3"), name);
  view.setAttribute("aria-label", text("listOf", { look: text(name) }));
  view.onrefresh = async ({ signal }) => {
    await pause(ANSWER_MILLISECONDS, signal);
    rows.prepend(bone("new"));
  };
  view.onloadmore = ({ signal }) => pause(ANSWER_MILLISECONDS, signal);
  const player = new Player(place, view);
  engineOf(view).then(() => {
    view.parameters = { ...view.parameters, ...enlarged(view, "start") };
    view.loadParameters = enlarged(view, "end");
  });
  view.remove();

  const seen = (entries) => {
    const { isIntersecting, intersectionRatio } = entries.at(-1);
    if (!isIntersecting) view.remove();
    else if (!view.isConnected) place.prepend(view);
    player.isSeen = isIntersecting && intersectionRatio >= MOSTLY;
  };
  new IntersectionObserver(seen, { threshold: [0, MOSTLY] }).observe(place);
  return view;
}

await speak(preferredLanguage()).catch(() => {});
const known = document.getElementById("known");
const views = Object.entries(KNOWN).map(([name, attributes]) => addCard(known, name, attributes));
const fidelity = document.getElementById("fidelity");
const choose = (value) => views.forEach((view) => view.setAttribute("fidelity", value));
choose(fidelity.querySelector(":checked").value);
fidelity.addEventListener("change", ({ target }) => choose(target.value));
