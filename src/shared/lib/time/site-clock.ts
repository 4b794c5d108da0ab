/** Clocks that differ by less, in milliseconds, agree: answers take their time, and their dates are whole seconds. */
const AGREED = 60_000;

/** How far the site's clock is ahead of this device's. */
let ahead = 0;
/** Told of another time: the page has one clock. */
let told = (): void => {};

/** Learns the site's time from the `Date` of an answer. Nobody's own clock can be relied on. */
export function learnTime(date: string | null): void {
  const next = Date.parse(date ?? '') - Date.now();
  if (!(Math.abs(next - ahead) >= AGREED)) return;
  ahead = Math.abs(next) < AGREED ? 0 : next;
  told();
}

/** The present time by the site's clock, in milliseconds since 1970. */
export const siteNow = (): number => Date.now() + ahead;

/** What this device's clock said, by the site's clock. Both in milliseconds since 1970. */
export const bySite = (own: number): number => own + ahead;

/** Sets what is called whenever this device's clock turns out to be another one than it seemed. */
export function onTimeLearnt(listener: () => void): void {
  told = listener;
}
