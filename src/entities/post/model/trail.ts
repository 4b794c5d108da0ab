/** Default number of latest items that stay visible when a long trail is collapsed; the reader can set another. */
const DEFAULT_TAIL_LENGTH = 2;

export interface CollapsedTrail<Item> {
  /** The root, or everything when nothing is hidden. */
  head: Item[];
  hidden: Item[];
  /** The latest items. */
  tail: Item[];
}

/**
 * Collapses a trail (root first) to its root and its latest items; `hidden` holds the items between. A single item is
 * never hidden, because its placeholder would take as much space.
 *
 * @param latest number of latest items that stay
 */
export function collapseTrail<Item>(
  trail: readonly Item[],
  latest = DEFAULT_TAIL_LENGTH,
): CollapsedTrail<Item> {
  if (trail.length <= latest + 2) return { head: [...trail], hidden: [], tail: [] };
  return {
    head: trail.slice(0, 1),
    hidden: trail.slice(1, -latest),
    tail: trail.slice(-latest),
  };
}
