// Types of overscroll-pages.js: a list that is loaded page by page.

/** A request for one page. */
export interface PageRequest<Key> {
  /** Which page to load. */
  readonly key: Key;
}

/** A page that was loaded. */
export interface LoadedPage<Item, Key> {
  readonly key: Key;
  readonly items: readonly Item[];
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
  /** The loaded pages, in order: the key of each, and the items that were new. */
  readonly pages: readonly LoadedPage<Item, Key>[];
  /** The key of the page after them; null after the last. */
  readonly nextKey: Key | null;
  /** The name of the property that identifies an item. */
  readonly idName: string;
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

/** A row of the list and where it is. */
export interface ReadingPlace {
  /** The row's index in the list. */
  readonly index: number;
  /** From the visible edge to the row's start, in CSS pixels; negative if it begins before it. */
  readonly distance: number;
}

/** A list while its page is away: a value for `history.state`, or as JSON for any other store. */
export interface SavedPages<Item, Key = unknown> {
  readonly version: 1;
  /** When it was saved, in seconds since 1970. */
  readonly time: number;
  readonly pages: readonly LoadedPage<Item, Key>[];
  /** Missing or null after the last page. */
  readonly next?: Key | null;
  readonly anchor?: { readonly id: unknown; readonly distance: number };
  readonly hasFailed: boolean;
}

/**
 * Saves the loaded pages and the place in them; undefined if they do not fit.
 *
 * @param options The place that is read, by its index or as the `anchor` of `keepPlace`; whether the latest
 *   load-more has failed; the largest number of items, by default 1000; and the time in seconds. Of too many
 *   items the last pages are left out, to be loaded again, but never that of the place.
 */
export function savePages<Item, Key>(
  pages: Pages<Item, Key>,
  options?: { place?: ReadingPlace | { id: unknown; distance: number } | null; hasFailed?: boolean; limit?: number; time?: number },
): SavedPages<Item, Key> | undefined;

/**
 * Fills a new list with pages that were saved, without a request. Returns the place and how a load-more
 * had ended; undefined, with the list as it was, if they are of another version, damaged, too old (by
 * default an hour, in seconds), or from the future.
 */
export function restorePages<Item, Key>(
  pages: Pages<Item, Key>,
  saved: unknown,
  options?: { maximumAge?: number; time?: number },
): (ReadingPlace & { readonly outcome: "succeeded" | "exhausted" | "failed" }) | undefined;

/** The first of the rows that begins after an edge of the viewport, in CSS pixels from its top; or else the last. */
export function placeOfReading(rows: ArrayLike<Element>, edge?: number): ReadingPlace | undefined;

/** Scrolls an element, or what else scrolls, until a row has a distance from an edge of the viewport. */
export function scrollToPlace(
  scroller: { scrollTop: number },
  row: Element,
  distance: number,
  edge?: number,
): void;
