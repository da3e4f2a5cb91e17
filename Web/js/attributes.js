// What the attributes of an element say: what is set or not, and the behaviors at its two edges.

import { BEHAVIORS, EDGES, FIDELITIES, LOAD_BEHAVIORS, PHASES } from "./codes.ts";
import { advise } from "./parts.js";

// Whether one is set at an edge, such as by `disabled="end"`, or without an edge at any. React 18 writes "false".
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

// Configures both edges with their behaviors, from an element's attributes and properties.
export function configure(element, engine, trace, isStill) {
  const role = (edge, role) => (isSet(element, "disabled", edge) || element.edge === EDGES[1 - edge] ? -1 : role);
  engine.roles = [role(0, +element.chat), role(1, 1)];
  for (const edge of EDGES.keys()) configureEdge(element, engine, trace, isStill, edge);
}

function configureEdge(element, engine, trace, isStill, edge) {
  const { fidelity } = element;
  const role = engine.roles[edge];
  const names = role ? LOAD_BEHAVIORS : BEHAVIORS;
  const name = role ? element.loadBehavior : element.behavior;
  let changes = role < 0 ? null : edge ? element.loadParameters : element.parameters;
  const behavior = role < 0 ? role : names.indexOf(name);
  const seconds = performance.now() / 1000;
  const choose = () => engine.configure(edge, behavior, FIDELITIES.indexOf(fidelity), isStill, changes, seconds);
  const refusal = choose();
  if (refusal) {
    advise("refused", refusal);
    changes = null;
    choose();
  }
  trace.note("configured", seconds, { edge, role, behavior: name, fidelity, parameters: engine.parameters(edge) });
}
