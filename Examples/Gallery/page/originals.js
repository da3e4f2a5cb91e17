// The five known controls, for people who move from one of them.

import "./overscroll/overscroll.js";
import { buildKnown } from "./shelf.js";
import { preferredLanguage, speak } from "./texts.js";

await speak(preferredLanguage()).catch(() => {});
const cards = buildKnown(document.getElementById("known"));
const fidelity = document.getElementById("fidelity");
const choose = (value) => cards.forEach(({ view }) => view.setAttribute("fidelity", value));
choose(fidelity.querySelector(":checked").value);
fidelity.addEventListener("change", ({ target }) => choose(target.value));
