/** How many places are kept: as many as locations (spec 000 §4, the larger reading). */
const CAPACITY = 100;
const STORAGE_KEY = 'scroll';

let places: Map<string, number> | undefined;

function load(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(kept)) return new Map();
    return new Map(kept.filter((entry): entry is [string, number] => typeof entry?.[1] === 'number'));
  } catch {
    // A browser that forbids storage still has the places of this page's life.
    return new Map();
  }
}

function known(): Map<string, number> {
  places ??= load();
  return places;
}

/** Remembers how far down a history entry was scrolled, in CSS pixels. The oldest places are dropped. */
export function rememberScroll(entryKey: string, top: number): void {
  const map = known();
  map.delete(entryKey);
  map.set(entryKey, top);
  const oldest = map.keys().next().value;
  if (map.size > CAPACITY && oldest !== undefined) map.delete(oldest);
}

/** How far down a history entry was scrolled when it was left; undefined when it was never left. Browser only. */
export function recallScroll(entryKey: string): number | undefined {
  return known().get(entryKey);
}

/** Keeps the places for a reload of this tab. */
export function saveScrollMemory(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...known()]));
  } catch {
    // Full or forbidden storage: reloading then starts at the top.
  }
}
