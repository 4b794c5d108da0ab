/** How many of the latest trail items stay in view when a long trail is collapsed. */
export const TRAIL_TAIL = 2;

/** Trails up to this long are never collapsed: hiding a single item would save nothing. */
export const TRAIL_WHOLE = TRAIL_TAIL + 2;

export interface CollapsedTrail<Item> {
  /** The root, or everything when nothing is hidden. */
  head: Item[];
  hidden: Item[];
  /** The latest items. */
  tail: Item[];
}

/** A trail (root first) cut to its root and its latest items, with what lies between held back. */
export function collapseTrail<Item>(trail: readonly Item[]): CollapsedTrail<Item> {
  if (trail.length <= TRAIL_WHOLE) return { head: [...trail], hidden: [], tail: [] };
  return {
    head: trail.slice(0, 1),
    hidden: trail.slice(1, -TRAIL_TAIL),
    tail: trail.slice(-TRAIL_TAIL),
  };
}
