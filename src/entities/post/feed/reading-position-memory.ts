import type { VirtualItem } from '@tanstack/react-virtual';

/** Reading position of a list: scroll offset and element heights. */
export interface ReadingPosition {
  offset: number;
  /** The topmost visible element: its key and its distance from the top of the list, in pixels. */
  anchor?: { key: string; start: number } | undefined;
  sizes: VirtualItem[];
  /** Number of columns. */
  columns: number;
  /** Column of each element, by key. */
  chosen: [string, number][];
  /** Width of the window; heights do not apply to another width. */
  width: number;
}

/** Same as the size of the route cache (spec 000 §4). */
const MAX_POSITIONS = 10;
const STORAGE_KEY = 'feed-places';

let positions: Map<string, ReadingPosition> | undefined;

function isReadingPosition(value: unknown): value is ReadingPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { sizes, chosen } = value as Partial<ReadingPosition>;
  return Array.isArray(sizes) && Array.isArray(chosen);
}

/** Returns true when this document was reloaded or reached by Back or Forward, rather than opened by navigation. */
function isReopened(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/**
 * Positions stored by an earlier document of this tab apply only to reload and Back, not to opening an address anew.
 */
function load(): Map<string, ReadingPosition> {
  if (!isReopened()) return new Map();
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return new Map();
    return new Map(
      stored.filter((entry): entry is [string, ReadingPosition] => isReadingPosition(entry?.[1])),
    );
  } catch {
    // Without storage, positions last as long as the page.
    return new Map();
  }
}

function loadedPositions(): Map<string, ReadingPosition> {
  positions ??= load();
  return positions;
}

/** Remembers the position of a list for a later return. The oldest positions are dropped. */
export function rememberPosition(name: string, position: ReadingPosition): void {
  const map = loadedPositions();
  map.delete(name);
  map.set(name, position);
  const oldest = map.keys().next().value;
  if (map.size > MAX_POSITIONS && oldest !== undefined) map.delete(oldest);
  // Registered here, because a page without a list may be the one that is reloaded.
  window.addEventListener('pagehide', persistPositions);
}

/** Returns the remembered position of a list; undefined when there is none. Browser only. */
export const positionOf = (name: string): ReadingPosition | undefined => loadedPositions().get(name);

/** Persists the positions for a reload of this tab. */
export function persistPositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...loadedPositions()]));
  } catch {
    // Storage is full or unavailable: after a reload the list is restored by estimates.
  }
}

/** Clears all positions, for tests. */
export function clearPositions(): void {
  positions = undefined;
}
