// The behaviors at the two edges, from an element's attributes and properties.

import { BEHAVIORS, EDGES, FIDELITIES, LOAD_BEHAVIORS } from "./codes.ts";
import { advise } from "./parts.js";
import { isSet } from "./switches.js";

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
