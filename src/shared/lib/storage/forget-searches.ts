/** Where this device keeps what was searched for (recent-searches.ts). */
export const SEARCHES_KEY = 'skein-searches';

/** Leaves nothing of what was searched for to whoever uses the browser next. */
export function forgetEverySearch(): void {
  try {
    localStorage.removeItem(SEARCHES_KEY);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
