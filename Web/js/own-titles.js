// The titles that a page sets by attributes, such as `pull-text` and `finished-text`.

// By role and a phase's code, what stands before "-text"; nothing where there is no such attribute.
const NAMES = [
  ["pull", "pull", "release", "refreshing", "", "success", "error", "", "success"],
  ["load-pull", "load-pull", "load-release", "loading", "finished", "load-success", "error", "", "finished"],
];

export const TITLES = [...new Set(NAMES.flat().filter(Boolean))].map((name) => `${name}-text`);

// Null without one. A load-more that waits for the retry is "failed", but has the code of one at rest.
export const titleOf = (element, role, code, name) =>
  element.getAttribute(`${name === "failed" ? "error" : NAMES[+role][code]}-text`);
