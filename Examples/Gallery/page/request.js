// Requests to the server: the one module that a page without a server replaces.

/** Network conditions from the page's switches. */
export const conditions = { slow: false, failing: false };

const SLOW_MILLISECONDS = 2500;

/** Sends a request, and throws when the server cannot be reached or refuses. */
export async function request(method, name, parameters, signal) {
  // What a list begins with always comes at once.
  const { slow, failing } = "delay" in parameters ? {} : conditions;
  const query = new URLSearchParams({
    ...(slow && { delay: SLOW_MILLISECONDS }),
    ...(failing && { fail: 1 }),
    ...parameters,
  });
  const response = await fetch(`api/${name}?${query}`, { method, signal });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
