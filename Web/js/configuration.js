// The behaviors at the two edges, from an element's attributes and properties.

import { BEHAVIORS, EDGES, FIDELITIES, LOAD_BEHAVIORS } from "./codes.js";
import { warn } from "./run.js";

export function configure(element, engine, trace, isStill) {
  const { chat, disabled } = element;
  const isOff = (other) => disabled || element.edge === other;
  engine.roles = [isOff("end") ? -1 : +chat, isOff("start") ? -1 : 1];
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
  const reason = choose();
  if (reason) {
    warn(reason);
    changes = null;
    choose();
  }
  trace.note("configured", seconds, { edge, role, behavior: name, fidelity, parameters: engine.parameters(edge) });
}
