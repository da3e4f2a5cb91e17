// The gallery: wires the lists, the controls and the read-out together.

import { ChatFrame } from "./chat-frame.js";
import { conditions } from "./feed.js";
import { pullOnce } from "./ghost.js";
import { NewsFrame } from "./news-frame.js";
import { refreshAges } from "./news-list.js";
import { Readout } from "./readout.js";
import { Recorder } from "./recorder.js";
import { preferredLanguage, speak, text } from "./texts.js";

const AGE_INTERVAL_MILLISECONDS = 30_000;

const framesIn = (place, Frame) =>
  [...document.querySelectorAll(`${place} .frame`)].map((frame) => new Frame(frame));
const [main] = framesIn(".stage", NewsFrame);
const originals = framesIn(".originals", NewsFrame);
const shelf = [...framesIn(".looks", NewsFrame), ...originals];
const demos = [...framesIn(".chat", ChatFrame), ...framesIn(".more", NewsFrame)];
const frames = [main, ...shelf, ...demos];

function chooseLanguage(language) {
  speak(language);
  refreshAges();
  for (const frame of frames) frame.speak();
}

function chooseLook(look) {
  document.body.dataset.look = look;
  main.view.setAttribute("indicator", look);
  main.speak();
}

function chooseFidelity(fidelity) {
  for (const { view } of originals) view.setAttribute("fidelity", fidelity);
}

function showTrouble(name) {
  document.body.classList.add("plain");
  const notice = document.getElementById("trouble");
  notice.dataset.text = name;
  notice.textContent = text(name);
  notice.hidden = false;
}

// A browser may restore what was chosen before a reload, so the controls are read, then followed.
const language = document.getElementById("language");
const look = document.getElementById("look");
language.querySelector(`[value="${preferredLanguage()}"]`).checked = true;
chooseLanguage(language.querySelector(":checked").value);
chooseLook(look.querySelector(":checked").value);
language.addEventListener("change", ({ target }) => chooseLanguage(target.value));
look.addEventListener("change", ({ target }) => {
  chooseLook(target.value);
  // Shown at once, without waiting for a pull.
  main.view.begin?.();
});
const fidelity = document.getElementById("fidelity");
chooseFidelity(fidelity.querySelector(":checked").value);
fidelity.addEventListener("change", ({ target }) => chooseFidelity(target.value));
for (const name of Object.keys(conditions)) {
  const control = document.getElementById(name);
  conditions[name] = control.checked;
  control.addEventListener("change", () => (conditions[name] = control.checked));
}

// Without the element or its engine the lists remain, and the page says what is missing.
for (const { view } of frames) view.addEventListener("error", () => showTrouble("noEngine"));
import("./overscroll/overscroll.js").catch(() => showTrouble("noElement"));

// The element sends its frames only to those who ask the element itself, not the tag before it.
const defined = customElements.whenDefined("overscroll-view");
const finger = document.getElementById("finger");
defined.then(() => {
  new Readout(document.getElementById("readout"), main.view);
  new Recorder(document.getElementById("recorder"), main.view, finger);
});

/** The first frame tells that the engine is there. */
async function engineFound() {
  await defined;
  await new Promise((resolve) => {
    main.view.addEventListener("overscrollframe", resolve, { once: true });
  });
}

const wantsMotion = !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Pulls the list once, then leaves it to the reader. */
async function invite() {
  const invitation = document.getElementById("invitation");
  await Promise.all([engineFound(), main.open()]);
  if (wantsMotion) await pullOnce(main.view, finger);
  invitation.classList.add("shown");
  await new Promise((resolve) => setTimeout(resolve, 3000));
  main.view.addEventListener("refreshstart", () => invitation.classList.remove("shown"), {
    once: true,
  });
}

/** Fills the frames of the looks; each shows its look when it first comes into sight. */
function introduce() {
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        if (wantsMotion) target.begin?.();
      }
    },
    { threshold: 0.9 },
  );
  for (const frame of shelf) frame.open().then(() => sight.observe(frame.view));
}

invite();
introduce();
defined.then(() => demos.forEach((frame) => frame.open()));
setInterval(refreshAges, AGE_INTERVAL_MILLISECONDS);
