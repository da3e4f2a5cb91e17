// The moment at which an element may be attached to another engine.

const REST = ["idle", "exhausted", "failed"];

// Waits until no run of an element is in progress, and no pull.
export async function atRest(element) {
  while (!["start", "end"].every((edge) => REST.includes(element.phaseOf(edge)))) {
    await new Promise((resolve) => element.addEventListener("phasechange", resolve, { once: true }));
  }
}
