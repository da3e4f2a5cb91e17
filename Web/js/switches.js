// Attributes that are set or not, at both edges or at one that they name: `disabled="end"`.

import { EDGES, PHASES } from "./codes.ts";

// Whether one is set at an edge, or without an edge at any. React 18 writes "false".
export function isSet(element, name, edge) {
  const value = element.getAttribute(name);
  if (value === null || value === "false") return false;
  return edge === undefined || !/start|end/.test(value) || value.includes(EDGES[edge]);
}

// Sets or removes one; the name of an edge sets it there.
export function put(element, name, value) {
  if (value) element.setAttribute(name, value === true ? "" : value);
  else element.removeAttribute(name);
}

// Sets or removes one at an edge, and leaves the other edge as it is, where it is named.
export function putAt(element, name, edge, flag) {
  if (isSet(element, name, edge) === flag) return;
  const value = element.getAttribute(name) ?? "";
  put(element, name, EDGES.filter((each, number) => (number === edge ? flag : value.includes(each))).join(" "));
}

// The name of a phase at an edge. A load-more that has failed is not at rest: it is to be tried again.
export function phaseName(element, engine, edge, code) {
  return !code && engine.roles[edge] > 0 && isSet(element, "error", edge) ? "failed" : PHASES[code];
}
