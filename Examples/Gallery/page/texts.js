// The words of the page, by language: English, where index.html does not have it anyway, and what is
// loaded for those who read another language. `data-text` there names the entry here.

const english = {
  updated: "Updated {time}",
  ring: "Ring",
  path: "SVG path",
  timelineSummary: "{seconds} s, {events} events",
  timelineEmpty: "Nothing was pulled.",
  arrowDetail: "The classic: it turns over when letting go will refresh, and says so.",
  ringDetail: "Two layers: the pull fills the one, the wait turns the other.",
  pathDetail: "Any SVG path, drawn along its length by the pull.",
  tick: "Ring to tick",
  tickDetail: "A ring whose line runs off into a tick, or into a cross.",
  petals: "Petals",
  petalsDetail: "Petals come one by one, then take turns.",
  disc: "Disc",
  discDetail: "It fills like a clock; full, it is armed.",
  material: "Material ring",
  materialDetail: "An arrow on its disc, then an arc that grows and shrinks.",
  balls: "Ball pulse",
  ballsDetail: "Three balls that grow with the pull and pulse in turn.",
  frames: "Image frames",
  framesDetail: "Images of your own: the pull leafs through them, a run repeats them.",
  drop: "Water drop",
  dropDetail: "A drop that the pull stretches.",
  wave: "Wave",
  waveDetail: "The gap is water, and its edge a wave.",
  segments: "Line segments",
  segmentsDetail: "Lines that fly in and make a picture.",
  listOf: "News, {look}",
  noNews: "The news server does not answer. Pull to try again.",
  noChat: "The chat server does not answer. Try again.",
  noPart: "This could not be loaded: the server does not answer. Try again.",
  noElement: "The element could not be loaded. The lists still scroll, but cannot be pulled.",
  noEngine: "The engine could not be loaded. The lists still scroll, but cannot be pulled.",
};
for (const { dataset, textContent } of document.querySelectorAll("[data-text]")) {
  english[dataset.text] ??= textContent;
}

const languages = { en: english, "zh-Hans": {} };
let wanted = "en";

/** The reader's language if the page has it, otherwise English. */
export function preferredLanguage() {
  return navigator.language.startsWith("zh") ? "zh-Hans" : "en";
}

/** Adds what a part of the page that is loaded later says, by language. */
export function addTexts(more) {
  for (const language in more) Object.assign(languages[language], more[language]);
}

/** Whether there is a text of this name. */
export const has = (name) => name in english;

/**
 * One text in the page's language; `{name}` is replaced by the value of that name. What has no text
 * is its own name, spelled: the element may have looks that this page has not heard of.
 */
export function text(name, values = {}) {
  const words = languages[document.documentElement.lang][name] ?? spelled(name);
  return words.replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

/** Gives an element a text that follows the page's language; without a name, none. */
export function label(element, name) {
  element.dataset.text = name;
  element.textContent = name && text(name);
}

/** Puts the whole page into a language, once its words are there. */
export async function speak(language) {
  wanted = language;
  if (language === "zh-Hans") {
    const { texts } = await import("./texts-zh-Hans.js");
    // The reader may have chosen again.
    if (wanted !== language) return;
    addTexts({ [language]: texts });
  }
  document.documentElement.lang = language;
  relabel();
}

/** Gives every text that follows the page's language its words. */
export function relabel() {
  for (const element of document.querySelectorAll("[data-text]")) {
    label(element, element.dataset.text);
  }
}

const spelled = (name) => name[0].toUpperCase() + name.slice(1).replaceAll("-", " ");

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was, such as "5 min. ago". A moment ahead of the clock is now. */
export function ago(date) {
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, {
    numeric: "auto",
    style: "short",
  });
  const seconds = Math.max(0, (Date.now() - date) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second");
}
