/** Maximum number of stored positions (spec 000 §4, the larger reading). */
const MAX_POSITIONS = 100;
const STORAGE_KEY = 'scroll';

let positions: Map<string, number> | undefined;

function load(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return new Map();
    return new Map(stored.filter((entry): entry is [string, number] => typeof entry?.[1] === 'number'));
  } catch {
    // Without storage positions last as long as the page.
    return new Map();
  }
}

function loadedPositions(): Map<string, number> {
  positions ??= load();
  return positions;
}

/** Stores the scroll position of a history entry, in CSS pixels. The oldest are dropped beyond the maximum. */
export function rememberScroll(entryKey: string, top: number): void {
  const map = loadedPositions();
  map.delete(entryKey);
  map.set(entryKey, top);
  const oldest = map.keys().next().value;
  if (map.size > MAX_POSITIONS && oldest !== undefined) map.delete(oldest);
}

/** Returns the scroll position of a history entry; undefined when none was stored. Browser only. */
export function recallScroll(entryKey: string): number | undefined {
  return loadedPositions().get(entryKey);
}

/** Writes the positions to session storage, for a reload of this tab. */
export function saveScrollMemory(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...loadedPositions()]));
  } catch {
    // Without storage, or when it is full, a reload starts at the top.
  }
}
