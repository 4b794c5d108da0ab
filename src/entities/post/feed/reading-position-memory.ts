import type { VirtualItem } from '@tanstack/react-virtual';

/** Where a list was left: how far down, and how high its elements were. */
export interface Place {
  offset: number;
  sizes: VirtualItem[];
  /** How many columns it had. */
  columns: number;
  /** Which of them each element stood in, by its key. */
  chosen: [string, number][];
  /** Width of the window; sizes mean nothing at another. */
  width: number;
}

/** As many as the route cache holds (spec 000 §4). */
const MOST = 10;
const STORAGE_KEY = 'feed-places';

let places: Map<string, Place> | undefined;

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { sizes, chosen } = value as Partial<Place>;
  return Array.isArray(sizes) && Array.isArray(chosen);
}

/** Whether this document was reloaded or reached by Back, rather than opened anew. */
function isReopened(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** What another document of this tab left behind counts only for coming back, not for opening an address anew. */
function load(): Map<string, Place> {
  if (!isReopened()) return new Map();
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(kept)) return new Map();
    return new Map(kept.filter((entry): entry is [string, Place] => isPlace(entry?.[1])));
  } catch {
    // A browser that forbids storage still has the places of this page's life.
    return new Map();
  }
}

function known(): Map<string, Place> {
  places ??= load();
  return places;
}

/** Keeps where a list was left, for coming back to it. The oldest places are dropped. */
export function keepPlace(name: string, place: Place): void {
  const map = known();
  map.delete(name);
  map.set(name, place);
  const oldest = map.keys().next().value;
  if (map.size > MOST && oldest !== undefined) map.delete(oldest);
  // A page without a list may be the one that is reloaded.
  window.addEventListener('pagehide', savePlaces);
}

/** Where a list was left; undefined when it was not, or is new. Browser only. */
export const placeOf = (name: string): Place | undefined => known().get(name);

/** Keeps the places for a reload of this tab. */
export function savePlaces(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...known()]));
  } catch {
    // Full or forbidden storage: reloading then finds the list by estimates.
  }
}

/** Forgets everything, for tests. */
export function forgetPlaces(): void {
  places = undefined;
}
