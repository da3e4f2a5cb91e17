// The code for a state of the workbench, for an app or a page.

import { PARAMETERS, splitMotion } from "./parameters.js";

// A load-more's behavior and style, by the element's names.
const LOAD_BEHAVIORS = {
  standard: "loadMore",
  back: "backLoadMore",
  tap: "tapLoadMore",
  cll: "cllFooter",
  "mj-back": "mjBackFooter",
  "mj-auto": "mjAutoFooter",
  "mj-trailer": "mjTrailer",
};
// Behaviors of no known control; the others are part of its style.
const PLAIN_BEHAVIORS = ["standard", "loadMore", "backLoadMore", "tapLoadMore"];
// Behaviors that are functions of the fidelity.
const TWOFOLD = ["ego", "mrefresh", "yq", "mjAutoFooter"];
const ORIGINALS = ["ego", "cll", "mj", "mrefresh", "yq"];
const DEFAULTS = ["", "arrow", "standard", "corrected"];
// What draws an outline, by look.
const OUTLINE_MAKERS = { path: "try! PathIndicator", mrefresh: "MRefreshPathIndicator" };
// The number of visible lines of both codes side by side.
const LONGEST_LINE = 64;

/** Swift for the UIKit host; `present` has all parameters in force at each edge. */
export function swift(state, present) {
  const { lang, look, path } = state;
  const refresh = swiftStyle("style", state, "start", present.start);
  const more = swiftStyle("more", state, "end", present.end);
  const settings = [
    path && "indicator = outline",
    lang && `language = ${swiftLanguage(lang)}`,
  ].filter(Boolean);
  const configured = settings.length
    ? `.configure {\n${settings.map((setting) => `  $0.${setting}\n`).join("")}}`
    : "";
  return [
    ...(/\.(ego|cll|mj|mrefresh|yq)/.test([...refresh, ...more]) ? ["import OverscrollClassics"] : []),
    ...(/^(arrow|ring|liquid|cover)$/.test(look) || ORIGINALS.includes(look) ? [] : ["import OverscrollLooks"]),
    "import OverscrollUIKit",
    "",
    ...(path ? [`let outline = ${OUTLINE_MAKERS[look]}(pathData: Array("${path}".utf8))`, ""] : []),
    ...refresh,
    "tableView.overscroll.onRefresh(style, for: self) { vc in",
    "  try await vc.feed.reload()",
    `}${configured}`,
    "",
    ...more,
    "tableView.overscroll.onLoadMore(more, for: self) { vc in",
    "  try await vc.feed.next() ? .succeeded : .exhausted",
    `}${configured}`,
    "",
  ].join("\n");
}

/** HTML with its script, for the browser. */
export function html(state) {
  const { look, behavior, loadBehavior, fidelity, lang, path } = state;
  const attributes = {
    id: "list",
    indicator: look,
    edge: "both",
    style: "height: 100dvh",
    behavior,
    "load-behavior": loadBehavior,
    fidelity,
    lang,
    outline: path,
  };
  const written = Object.entries(attributes)
    .filter(([, value]) => !DEFAULTS.includes(value))
    .map(([name, value]) => `${name}="${value}"`);
  const tag = (space) => `<overscroll-view ${written.join(space)}>…</overscroll-view>`;
  return [
    `<script type="module" src="overscroll/overscroll.js"></script>`,
    tag(" ").length <= LONGEST_LINE ? tag(" ") : tag("\n  "),
    `<script type="module">`,
    ...scriptObject("parameters", state.start),
    ...scriptObject("loadParameters", state.end),
    "list.onrefresh = async (run) => {",
    "  await reload(run.signal);",
    "};",
    "list.onloadmore = async (run) =>",
    `  (await next(run.signal)) ? "succeeded" : "exhausted";`,
    "</script>",
    "",
  ].join("\n");
}

function scriptObject(name, { ...parameters }) {
  // `arm` also sets `fire`.
  if (parameters.arm) parameters.fire ??= parameters.arm;
  const entries = Object.entries(parameters).map(([key, value]) => {
    return `${key}: ${JSON.stringify(value)}`;
  });
  if (!entries.length) return [];
  const line = `list.${name} = { ${entries.join(", ")} };`;
  return line.length <= LONGEST_LINE
    ? [line]
    : [`list.${name} = {`, ...entries.map((entry) => `  ${entry},`), "};"];
}

/** The lines that make a style. */
function swiftStyle(name, state, edge, present) {
  const { look, fidelity } = state;
  const isLoad = edge === "end";
  const isOriginal = fidelity === "original";
  const behavior = isLoad ? LOAD_BEHAVIORS[state.loadBehavior] : state.behavior;
  const asItWas = isOriginal && TWOFOLD.includes(behavior) ? "(.original)" : "";
  const isKnownLook = ORIGINALS.includes(look);
  const variant = isOriginal && isKnownLook ? "(.original)" : "";
  const made = `PullStyle.${look}${variant}${isLoad ? ".loadMore" : ""}`;
  // The style's own behavior.
  const own = isLoad ? "loadMore" : isKnownLook ? look : "standard";
  const changes = swiftChanges(state[edge], present);
  const isPlain = PLAIN_BEHAVIORS.includes(behavior);
  const base = isPlain ? `.${behavior}` : `PullStyle.${behavior}${asItWas}.behavior`;
  const lines = [];
  if (behavior !== own) lines.push(`${name}.behavior = ${base}`);
  lines.push(...changes.map((change) => `${name}.behavior.${change}`));
  return [`${lines.length ? "var" : "let"} ${name} = ${made}`, ...lines];
}

/** The changed variables of a behavior, in order. */
function swiftChanges(changed, present) {
  const has = (...names) => names.some((name) => changed[name] !== undefined);
  const of = (name) => present[name];
  const threshold = (name) => {
    const strictness = of(`${name}Strictness`);
    return `PullStyle.Threshold(${of(name)}${strictness === "reached" ? "" : `, .${strictness}`})`;
  };
  const motion = (name) => {
    const { curve, seconds } = splitMotion(of(name));
    return curve === "spring"
      ? `.spring(response: ${seconds})`
      : `.curve(.${curve}, seconds: ${seconds})`;
  };
  const hold = () => {
    const means = of("holdMeans") === "inset" ? "" : `, by: .${of("holdMeans")}`;
    const follows = of("holdFollowsScroll") === "yes" ? ", followsScroll: true" : "";
    return `PullStyle.Hold(${of("hold")}${means}${follows})`;
  };
  const plain = (name) => has(name) && `${name} = ${of(name)}`;
  const word = (name) => has(name) && `${name} = .${of(name)}`;
  const lead = () => {
    const unit = of("leadUnit");
    return `.${unit}(${unit === "items" ? Math.round(of("lead")) : of("lead")})`;
  };
  return [
    plain("startDistance"),
    has("arm", "armStrictness") && `arm = ${threshold("arm")}`,
    has("arm", "armStrictness", "fire", "fireStrictness") && `fire = ${threshold("fire")}`,
    word("trigger"),
    has("lead", "leadUnit") && `lead = ${lead()}`,
    has("hold", "holdMeans", "holdFollowsScroll") && `hold = ${hold()}`,
    plain("actionDelay"),
    word("endWithContact"),
    has("opening") && `opening = ${motion("opening")}`,
    has("closing") && `closing = ${motion("closing")}`,
    plain("minimumRunning"),
    plain("resultHold"),
    word("placement"),
    plain("indicatorExtent"),
    plain("ignoredInset"),
    plain("resting"),
    word("shortContent"),
    word("emptyContent"),
    word("whenExhausted"),
    plain("budgetPerDrag"),
    plain("backOff"),
    ...Object.keys(changed).map((name) => PARAMETERS[name].swift?.(of(name), motion(name))),
  ].filter(Boolean);
}

/** A language's case: `zh-Hans` is `.zhHans`. */
const swiftLanguage = (tag) => `.${tag.replace("-", "")}`;
