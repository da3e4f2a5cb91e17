// Requests to the server: the one module that a page without a server replaces.

/** Network conditions from the page's switches. */
export const conditions = { slow: false, failing: false };

const SLOW_MILLISECONDS = 2500;

/** Sends a request, and throws when the server cannot be reached or refuses. */
export async function request(method, name, parameters, signal) {
  const query = new URLSearchParams({
    ...(conditions.slow && { delay: SLOW_MILLISECONDS }),
    ...(conditions.failing && { fail: 1 }),
    ...parameters,
  });
  const response = await fetch(`api/${name}?${query}`, { method, signal });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
