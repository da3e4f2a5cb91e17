// Types of overscroll-place.js: what is read in a list stays where it is on the screen.

import type { OverscrollView } from "./overscroll.js";

/** An item of a list, and how far it begins from the visible edge, in CSS pixels; negative if before it. */
export interface ReadingAnchor<ID> {
  readonly id: ID;
  readonly distance: number;
}

export interface PlaceOptions<ID> {
  /** Identifies an item, in any list that has it; without an identifier it is none. By default its `id`. */
  id?: (item: HTMLElement) => ID | null | undefined;
  /** The nodes that may be items, in their order; by default the children of the view. */
  items?: () => Iterable<Element>;
  /**
   * For a list that has only some of its items in the page, in their order: where an item begins, in CSS pixels
   * from the start of the content; undefined for one that it does not have. Make changes of the items in `keep`.
   */
  find?: (id: ID) => number | undefined;
  /** Puts those items into the page that belong to the offset; called after a correction, before the next picture. */
  draw?: () => void;
  /** Whether a reader at the top keeps the place, too. By default what is inserted there is shown. */
  staysAtTop?: boolean;
  /**
   * Whether the items are articles of a feed for assistive technologies: with roles, numbers and a busy state; Page Up
   * and Page Down go from one to the next, Control with Home or End to what is before or after the list.
   */
  feed?: boolean;
}

/** What is read in a list: the first item that begins in the visible part, or else the first that is visible. */
export interface Place<ID> {
  /** What is read now, to be stored with the list; null in a list without items. */
  readonly anchor: ReadingAnchor<ID> | null;
  /**
   * Scrolls to what was read, without an animation: now, or once the list is on the screen and has items. The item is
   * what is read until the reader scrolls. Nothing is scrolled if it is not among them.
   */
  scrollTo(id: ID, distance?: number): void;
  /** Makes a change of the list at once, with its layout. Others are noticed, unless no node and no length changes. */
  keep(change: () => void): void;
  /**
   * How many items are new before the first visible one, as the page has counted them. Their marker is a button, the
   * part `new-items`, which scrolls to the top; 0 hides it. At the top nothing is new, and this is 0.
   */
  newItems: number;
  /** Ends it: the list is left to the browser again. */
  end(): void;
}

/** Keeps what is read in its place over every change of a list. In the way of an earlier one of the same view. */
export function keepPlace<ID = string>(view: OverscrollView, options?: PlaceOptions<ID>): Place<ID>;
