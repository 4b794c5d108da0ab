/** How many of the latest trail items stay in view when a long trail is collapsed, unless the reader set another. */
const TRAIL_TAIL = 2;

export interface CollapsedTrail<Item> {
  /** The root, or everything when nothing is hidden. */
  head: Item[];
  hidden: Item[];
  /** The latest items. */
  tail: Item[];
}

/**
 * A trail (root first) cut to its root and its latest items, with what lies between held back; hiding a single item
 * would save nothing.
 *
 * @param latest how many of the latest items stay
 */
export function collapseTrail<Item>(trail: readonly Item[], latest = TRAIL_TAIL): CollapsedTrail<Item> {
  if (trail.length <= latest + 2) return { head: [...trail], hidden: [], tail: [] };
  return {
    head: trail.slice(0, 1),
    hidden: trail.slice(1, -latest),
    tail: trail.slice(-latest),
  };
}
