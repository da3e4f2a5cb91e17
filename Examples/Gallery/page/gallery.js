// The gallery: connects the lists, the controls and the read-out.

import { pullOnce } from "./ghost.js";
import { NewsFrame } from "./news-frame.js";
import { refreshAges } from "./news-list.js";
import { LINK, Picker } from "./picker.js";
import { engineOf, prefersStill } from "./pull.js";
import { conditions } from "./request.js";
import { label, preferredLanguage, speak } from "./texts.js";

const AGE_INTERVAL_MILLISECONDS = 30_000;

const defined = customElements.whenDefined("overscroll-view");
const byId = (id) => document.getElementById(id);
const frames = [...document.querySelectorAll("[data-rows]")].map((frame) => new NewsFrame(frame));
const [hero, main, ...demos] = frames;

async function chooseLanguage(chosen) {
  if (!(await fetched(headline, () => [speak(chosen)]))) {
    language.querySelector(`[value="${document.documentElement.lang}"]`).checked = true;
    return;
  }
  refreshAges();
  for (const frame of frames) frame.speak();
}

function chooseLook(look) {
  main.view.setAttribute("indicator", look);
  main.speak();
}

function showTrouble() {
  document.body.classList.add("plain");
  byId("hero").classList.remove("early");
  complain(headline, "noEngine");
}

function complain(about, name) {
  settle(about, name);
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.role = "alert";
  label(notice, name);
  about.parentElement.append(notice);
}

function settle(about, name) {
  about.parentElement.querySelector(`:scope > [data-text="${name}"]`)?.remove();
}

/** Imports a module on demand; null, with an error message in its place, on failure. */
async function fetched(about, parts) {
  try {
    const all = await Promise.all(parts());
    settle(about, "noPart");
    return all;
  } catch {
    complain(about, "noPart");
    return null;
  }
}

/** Builds from fetched data; after a failure, retries on the next scroll. */
async function build(about, parts, make) {
  const all = await fetched(about, parts);
  if (all) make(...all);
  else addEventListener("scroll", () => build(about, parts, make), { once: true });
}

const headline = byId("headline");

// A browser may restore what was chosen before a reload, so the controls are read, then followed.
const language = byId("language");
const look = byId("look");
language.querySelector(`[value="${preferredLanguage()}"]`).checked = true;
chooseLanguage(language.querySelector(":checked").value);
chooseLook(look.value);
language.addEventListener("change", ({ target: { value } }) => chooseLanguage(value));
look.addEventListener("change", ({ target }) => {
  chooseLook(target.value);
  // Shown at once, without a pull.
  main.view.begin?.();
});
for (const name of Object.keys(conditions)) {
  const control = byId(name);
  conditions[name] = control.checked;
  control.addEventListener("change", () => (conditions[name] = control.checked));
}

// Without the element or its engine the lists remain, and the page reports the failure.
for (const { view } of frames) view.addEventListener("error", showTrouble);
import("./overscroll/overscroll.js").catch(showTrouble);

const finger = byId("finger");
new Picker(byId("picker"), hero.view, byId("hero").querySelector(".finger"), byId("code"), fetched);

// The defined element has the list of looks, and posts its frames only to listeners added after its
// definition.
defined.then(() => {
  const { indicator } = main.view.constructor.choices;
  for (const name of indicator.slice(look.length)) {
    const option = new Option("", name);
    label(option, name);
    look.append(option);
  }
  offerReadout(byId("readout"));
});

/** Loads what draws a pull with the first that is about to begin, and the recorder with the first recording. */
function offerTimeline() {
  const root = byId("timeline");
  const section = root.parentElement;
  whenNear(section, () => build(root, () => [style("timeline.css")], () => {}));
  let drawing;
  const use = () => (drawing ??= draw());
  const draw = async () => {
    const [part] = (await fetched(root, () => [import("./timeline.js"), style("timeline.css"), defined])) ?? [];
    if (!part) return (drawing = null);
    const timeline = new part.Timeline(root, main.view);
    frames.push(timeline);
    return timeline;
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) section.addEventListener(type, use, { passive: true });
  offerRecorder(byId("recorder"), use);
}

/** Loads what its buttons need with the first click. */
function offerTool(root, parts, make) {
  let tool;
  root.addEventListener("click", async ({ target }) => {
    if (!target.matches("button")) return;
    const all = () => [...parts(), defined.then(() => engineOf(main.view))];
    const [part] = tool ? [] : ((await fetched(root.firstElementChild, all)) ?? []);
    if (part) tool ??= make(part);
    tool?.start(target.dataset.breaks);
  });
}

function offerTools() {
  const [breaker, ruler] = [byId("breaker"), byId("ruler")];
  const makeBreaker = ({ Breaker }) => new Breaker(breaker, byId("main-frame"));
  offerTool(breaker, () => [import("./breaker.js")], makeBreaker);
  offerTool(ruler, () => [import("./ruler.js"), style("ruler.css")], ({ Ruler }) => new Ruler(ruler, main.view));
}

/** Loads the read-out when it is opened. */
function offerReadout(root) {
  const make = ({ Readout }) => new Readout(root, main.view);
  const load = () => build(root, () => [import("./readout.js"), style("readout.css")], make);
  root.addEventListener("toggle", load, { once: true });
}

function offerRecorder(root, draw) {
  const button = root.querySelector('[data-text="record"]');
  const record = async () => {
    button.disabled = true;
    const timeline = await draw();
    const [part] = (timeline && (await fetched(root, () => [import("./recorder.js")]))) ?? [];
    button.disabled = false;
    if (!part) return;
    button.removeEventListener("click", record);
    new part.Recorder(root, main.view, finger, timeline).record();
  };
  button.addEventListener("click", record);
}

/** Lets a pull of the first list request as soon as it is far enough. What that needs is loaded with the first use. */
function offerPrefetch() {
  const begin = () => (hero.view.parameters ??= { prefetch: 1 });
  for (const type of ["pointerover", "touchstart", "focusin"]) hero.view.addEventListener(type, begin, { passive: true });
}

/** Goes on with the pull that the page begins with. */
async function invite() {
  const frame = byId("hero");
  const invitation = byId("invitation");
  const begin = () => frame.classList.remove("early");
  const opened = hero.open();
  opened.then(() => main.open());
  await Promise.all([defined.then(() => engineOf(hero.view)), opened]);
  if (!prefersStill()) await pullOnce(hero.view, frame.querySelector(".finger"), begin);
  begin();
  // Once it is closed again.
  while (hero.view.phase !== "idle" || hero.view.overscroll) await new Promise(requestAnimationFrame);
  invitation.classList.add("shown");
  await new Promise((resolve) => setTimeout(resolve, 3000));
  hero.view.addEventListener("refresh", () => invitation.classList.remove("shown"), {
    once: true,
  });
}

/** Calls back once, when an element comes near the viewport, or into it without a margin. */
function whenNear(element, action, rootMargin = "300px") {
  const observe = (entries, observer) => {
    if (!entries.at(-1).isIntersecting) return;
    observer.disconnect();
    action();
  };
  new IntersectionObserver(observe, { rootMargin }).observe(element);
}

/** Loads a part of the page before it is visible, or when the returned function is called. */
function offer(root, parts, make) {
  let loaded;
  const load = () => (loaded ??= build(root, parts, make));
  whenNear(root.parentElement, load);
  return load;
}

/** The last pictures of the scenes; what plays them is loaded unless nothing moves by itself. */
function offerReasons() {
  const root = byId("reasons");
  const play = () => {
    if (!prefersStill()) build(root, () => [import("./reasons.js"), defined], ({ buildReasons }) => buildReasons(root));
  };
  // Not part of the first screen, which it is near to on a phone.
  whenNear(root, () => build(root, () => [style("reasons.css")], play), "0px");
  // It has lines, too, and may be reached on a way past the reasons.
  whenNear(document.querySelector(".whole"), () => build(root, () => [style("reasons.css")], () => {}));
}

/** A finger that goes up scrolls the page, wherever it begins. */
function offerSleep() {
  const lists = document.querySelectorAll(":is(.instrument, .ways) .frame:has(overscroll-view:not([axis]))");
  const parts = () => [import("./sleeping.js"), style("sleeping.css")];
  for (const list of lists) whenNear(list, () => build(headline, parts, ({ letSleep }) => letSleep(list)));
}

function offerChat() {
  const root = document.querySelector(".chat .frame");
  offer(root, () => [import("./chat-frame.js"), style("chat.css")], ({ ChatFrame }) => {
    const chat = new ChatFrame(root);
    frames.push(chat);
    chat.speak();
  });
}

function offerFloor() {
  const root = document.querySelector(".floor .frame");
  const parts = () => [import("./floor.js"), style("floor.css"), defined];
  offer(root, parts, ({ addFloor }) => addFloor(root));
}

/** The address may need the workbench. */
function offerWorkbench() {
  const root = byId("workbench");
  const parts = () => [
    import("./workbench/workbench.js"),
    style("workbench/workbench.css"),
    style("sleeping.css"),
    defined,
  ];
  const load = offer(root, parts, ({ Workbench }) => frames.push(new Workbench(root).frame));
  const show = () => load().then(() => root.parentElement.scrollIntoView());
  const isMeant = () => location.hash.length > 1 && !location.hash.startsWith(LINK);
  const follow = () => {
    if (!isMeant()) return;
    removeEventListener("hashchange", follow);
    show();
  };
  addEventListener("hashchange", follow);
  follow();
}

/** Adds the style sheet of a part that is loaded later. */
function style(href) {
  if (document.querySelector(`[href="${href}"]`)) return null;
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(link.remove());
    document.head.append(link);
  });
}

offerChat();
offerFloor();
offerWorkbench();
offerReasons();
offerSleep();
offerTimeline();
offerTools();
offerPrefetch();
invite();
const open = async (frame) => {
  await frame.open();
  // What is pulled at its end rests there.
  if (frame.view.matches("[load-behavior=back]")) frame.view.scrollTop = 1e6;
};
for (const frame of demos) whenNear(frame.view, () => open(frame));
setInterval(refreshAges, AGE_INTERVAL_MILLISECONDS);
