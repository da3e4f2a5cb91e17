// Types of overscroll-load-limit.js: loads that begin by themselves, up to a limit.

/**
 * Limits how many loads of an `<overscroll-view>` begin by themselves until each one needs a tap, so that what is below
 * the list can be reached. One that the page begins counts, too; a load that fails does not, and a refresh that succeeds
 * begins anew. At the limit `loadBehavior` is `"tap"`.
 */
export function limitLoads(view: HTMLElement & { loadBehavior: string }, limit: number): void;
