// The page's texts by language. An element with `data-text` in index.html defines the English text of that key;
// the other English texts are here. Other languages are loaded on demand.

const english = {
  updated: "Updated {time}",
  ring: "Ring",
  path: "SVG path",
  timelineSummary: "{seconds} s, {events} events",
  timelineEmpty: "The recording contains no pull.",
  arrowDetail: "The classic: once releasing refreshes, the arrow flips and the label changes.",
  ringDetail: "Two layers: one fills with the pull, the other rotates while loading.",
  pathDetail: "Any SVG path, drawn along its length as you pull.",
  tick: "Ring to tick",
  tickDetail: "A ring that turns into a tick, or into a cross on failure.",
  petals: "Petals",
  petalsDetail: "Petals open one by one, then a bright petal rotates.",
  disc: "Disc",
  discDetail: "Fills clockwise like a pie chart; when full, releasing refreshes.",
  material: "Material ring",
  materialDetail: "An arrow on a disc, then an arc that grows and shrinks.",
  balls: "Ball pulse",
  ballsDetail: "Three balls that grow with the pull and pulse in turn.",
  frames: "Image frames",
  framesDetail: "Your own images: the pull steps through them, a run loops them.",
  drop: "Water drop",
  dropDetail: "A drop that stretches with the pull.",
  wave: "Wave",
  waveDetail: "Water fills the gap, with a wave as its edge.",
  segments: "Line segments",
  segmentsDetail: "Lines that fly in and form a picture.",
  sun: "Day and night",
  sunDetail: "The sun rises with the pull, then day and night pass.",
  strokes: "Four strokes",
  strokesDetail: "Strokes drawn one after another, which shrink to dots and turn.",
  pulse: "Pulse",
  pulseDetail: "A heartbeat drawn by the pull, then beats that pass through it.",
  caret: "Typing caret",
  caretDetail: "A caret that writes a line with the pull, then again and again.",
  rows: "Skeleton rows",
  rowsDetail: "Empty rows that fill with the pull, then a light passes over them.",
  radar: "Radar",
  radarDetail: "Dots that spread with the pull and fall together; rings run outward.",
  bounce: "Bouncing ball",
  bounceDetail: "A rope that lifts a ball with the pull and lets it bounce.",
  liquid: "Liquid",
  liquidDetail: "A drop that the pull draws out of the edge; it breaks free, swings and holds an arc.",
  listOf: "News, {look}",
  noNews: "The news server does not respond. Pull to try again.",
  noChat: "The chat server does not respond. Try again.",
  noPart: "This part could not be loaded: the server does not respond. Try again.",
  noElement: "The element could not be loaded. The lists still scroll, but cannot be pulled.",
  noEngine: "The engine could not be loaded. The lists still scroll, but cannot be pulled.",
};
for (const { dataset, textContent } of document.querySelectorAll("[data-text]")) {
  english[dataset.text] ??= textContent;
}

const languages = { en: english, "zh-Hans": {} };
let wanted = "en";

/** Simplified Chinese for users of any Chinese, otherwise English. */
export function preferredLanguage() {
  return navigator.language.startsWith("zh") ? "zh-Hans" : "en";
}

/** Adds the texts of a part that is loaded later, by language. */
export function addTexts(more) {
  for (const language in more) Object.assign(languages[language], more[language]);
}

/** Whether there is a text of this name. */
export const has = (name) => name in english;

/**
 * One text in the page's language; `{name}` is replaced by the value of that name. A missing text is
 * derived from its key: the element may have looks that this page has no text for.
 */
export function text(name, values = {}) {
  const words = languages[document.documentElement.lang][name] ?? spelled(name);
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
  if (language === "zh-Hans") {
    const { texts } = await import("./texts-zh-Hans.js");
    // The user may have chosen another language meanwhile.
    if (wanted !== language) return;
    addTexts({ [language]: texts });
  }
  document.documentElement.lang = language;
  relabel();
}

/** Updates every text that depends on the page's language. */
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

/** How long ago a moment was, such as "5 min. ago". A date in the future counts as now. */
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
