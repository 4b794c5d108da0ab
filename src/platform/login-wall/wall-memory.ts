/** Clicks that a visitor has before the wall opens, and those that each dismissal adds; never more (spec 001 §9). */
export const MAX_FREE_CLICKS = 5;

/** Key of the clicks that are left, as the specification names it (spec 001 §9). */
const CLICKS_KEY = 'login_wall_click_handler';
/** Key of the time of the last dismissal, in milliseconds since 1970. */
const DISMISSED_KEY = 'skein.wall-dismissed';

/** Time in which a visitor who dismissed the wall is not asked again: a week. */
export const WALL_REST_MS = 7 * 86_400_000;

function read(key: string): number | undefined {
  try {
    const text = localStorage.getItem(key);
    const value = Number(text ?? Number.NaN);
    return Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: number): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // Without storage every click is free, and nothing is remembered.
  }
}

/** Returns the clicks that are left before the wall opens, 0 to 5; whatever else is stored counts as 5. */
export function freeClicks(): number {
  const stored = read(CLICKS_KEY);
  return stored !== undefined && stored >= 0
    ? Math.min(MAX_FREE_CLICKS, Math.floor(stored))
    : MAX_FREE_CLICKS;
}

/** Takes one of the clicks that are left; returns false when none is. */
export function takeFreeClick(): boolean {
  const left = freeClicks();
  if (left > 0) write(CLICKS_KEY, left - 1);
  return left > 0;
}

/**
 * Adds the clicks of a dismissal.
 *
 * @param isRemembered true when the visitor is not asked again for a week
 */
export function dismissWall(isRemembered: boolean): void {
  write(CLICKS_KEY, Math.min(MAX_FREE_CLICKS, freeClicks() + MAX_FREE_CLICKS));
  if (isRemembered) write(DISMISSED_KEY, Date.now());
}

/** Returns true while a remembered dismissal holds. A time ahead, after the clock was changed, does not. */
export function isWallResting(): boolean {
  const ageMs = Date.now() - (read(DISMISSED_KEY) ?? Number.NEGATIVE_INFINITY);
  return ageMs >= 0 && ageMs < WALL_REST_MS;
}
