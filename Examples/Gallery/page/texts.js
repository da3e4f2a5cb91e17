// The page's texts by language. An element with `data-text` in index.html defines the English text of that key;
// the other English texts are here. Other languages are loaded on demand.

const english = {
  updated: "Updated {time}",
  idlePhase: "idle",
  pullingPhase: "pulling",
  armedPhase: "armed",
  runningPhase: "running",
  finishingPhase: "finishing",
  exhaustedPhase: "exhausted",
  succeededPhase: "succeeded",
  failedPhase: "failed",
  cancelledPhase: "cancelled",
  atEnd: "end {words}",
  inSeconds: "{count} s",
  inPoints: "{count} pt",
  timelineEmpty: "The recording contains no pull.",
  frames: "Image frames",
  cover: "Drawn by the app",
  ego: "EGOTableViewPullRefresh",
  cll: "CLLRefresh",
  mj: "MJRefresh",
  mrefresh: "MRefresh",
  yq: "YQRefreshHeadView",
  listOf: "News, {look}",
  noNews: "The news server does not respond.",
  noRefresh: "Could not refresh.",
  noMore: "Could not load more.",
  again: "Try again",
  gallery: "Gallery",
  key: "Tab, Enter",
  residual: "content {content} pt, {count} pt from the formula",
  residualMost: "at most {count} pt from the formula",
  silence: "nothing happens",
  wake: "Tap to scroll",
  copied: "Copied",
  ownLogo: "Your logo",
  copy: "Copy",
  saved: "Saved for later",
  closeFloor: "Back to the news",
  noChat: "The chat server does not respond. Try again.",
  noPart: "This part could not be loaded. Try again.",
  noEngine: "Overscroll could not be loaded. The lists still scroll, but cannot be pulled.",
};
for (const { dataset, textContent } of document.querySelectorAll("[data-text]")) {
  english[dataset.text] ??= textContent;
}

// The modules that have the texts of other languages, without the language.
const parts = ["./texts"];
let translated = {};
let wanted = "en";

/** What language.js has found; once, because the page is shown with the first language that is there. */
export const preferredLanguage = () => document.documentElement.dataset.wanted ?? "en";

/** Adds the English texts of a part that is loaded later, and a module like "./texts" for the others. */
export function addTexts(texts, part) {
  Object.assign(english, texts);
  if (!parts.includes(part)) parts.push(part);
  return speak(wanted);
}

/** Whether there is a text of this name. */
export const has = (name) => name in english;

/**
 * One text in the page's language, with values in place of their `{name}`. A missing text is
 * derived from its key, as for a new look.
 */
export function text(name, values = {}) {
  const words = translated[name] ?? english[name] ?? spelled(name);
  return words.replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

/** Sets an element's text, updated with the page's language; without a name, clears it. */
export function label(element, name) {
  element.dataset.text = name;
  element.textContent = name && text(name);
}

/** Switches the page to a language, once its texts are loaded. */
export async function speak(language) {
  wanted = language;
  const needed = language === "en" ? [] : parts;
  const load = (part) => import(`${part}-${language}.js`);
  const settled = Promise.all(needed.map(load)).finally(() => delete document.documentElement.dataset.wanted);
  const loaded = await settled.catch((error) => {
    wanted = document.documentElement.lang;
    throw error;
  });
  // The user may have chosen another language meanwhile.
  if (wanted !== language) return;
  translated = Object.assign({}, ...loaded.map(({ texts }) => texts));
  document.documentElement.lang = language;
  document.dir = language === "ar" ? "rtl" : "";
  // The lines that reasons.css writes.
  for (let n = 0; n < 10; n += 1) {
    const words = translated[`n${n}`];
    document.documentElement.style.setProperty(`--n${n}`, words ? JSON.stringify(words) : "");
  }
  relabel();
}

/** A copy of the template with this id. */
export function copy(template) {
  return document.getElementById(template).content.firstElementChild.cloneNode(true);
}

/** Updates every text that depends on the page's language. */
export function relabel() {
  for (const element of document.querySelectorAll('[data-text]:not([data-text=""])')) {
    label(element, element.dataset.text);
  }
}

const spelled = (name) =>
  name[0].toUpperCase() + name.slice(1).replace(/-|(?=[A-Z])/g, " ").toLowerCase();

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was, such as "5 min. ago". A date in the future counts as now. */
export function ago(date, language) {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const seconds = Math.max(0, (Date.now() - date) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second").replace("现在", "刚刚");
}
