/** Tolerated clock difference in milliseconds: responses take time, and Date headers are in whole seconds. */
const TOLERANCE_MS = 60_000;

/** Milliseconds the site's clock is ahead of this device's. */
let offsetMs = 0;
/** Called when the offset changes; there is one listener, because the page has one clock. */
let notifyChange = (): void => {};

/** Sets the offset from a response's `Date` header, because device clocks may be wrong. */
export function syncSiteClock(date: string | null): void {
  const next = Date.parse(date ?? '') - Date.now();
  if (!(Math.abs(next - offsetMs) >= TOLERANCE_MS)) return;
  offsetMs = Math.abs(next) < TOLERANCE_MS ? 0 : next;
  notifyChange();
}

/** Returns the site's current time in milliseconds since 1970. */
export const siteNow = (): number => Date.now() + offsetMs;

/** Converts a time of this device's clock into the site's. Both in milliseconds since 1970. */
export const toSiteTime = (deviceTime: number): number => deviceTime + offsetMs;

/** Sets the listener called when the offset changes. */
export function onSiteClockChange(listener: () => void): void {
  notifyChange = listener;
}
