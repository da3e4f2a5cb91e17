// Types of overscroll-pages.js: a list that is loaded page by page.

/** A request for one page. */
export interface PageRequest<Key> {
  /** Which page to load. */
  readonly key: Key;
}

/**
 * The items of a list and which page is next. Only the answers to the latest requests change it, so
 * a page that arrives after a refresh, or twice, does no harm. A request that fails needs no call:
 * the next one asks for the same page.
 */
export class Pages<Item, Key = unknown> {
  /**
   * @param firstKey The key of the first page: a number, a cursor, or null.
   * @param idName The name of the property that identifies an item; by default `id`.
   */
  constructor(firstKey: Key, idName?: keyof Item);
  /** The loaded items, in order; each identifier once. A refresh makes a new array. */
  readonly items: readonly Item[];
  /** Whether there is a page that was not loaded. */
  readonly hasMore: boolean;
  /** Requests the first page, which replaces the list: a refresh. */
  first(): PageRequest<Key>;
  /** Requests the next page, or the first if none was loaded; undefined after the last. */
  next(): PageRequest<Key> | undefined;
  /**
   * Receives the answer to a request: the items of the page, and the key of the page after it, or
   * null if it was the last. Returns the items that were added; none if the answer is late.
   */
  receive(page: readonly Item[], nextKey: Key | null | undefined, request: PageRequest<Key>): Item[];
  /** Adds newer items at the beginning; returns those that the list did not have. */
  insert(newer: readonly Item[]): Item[];
}
