/** Storage key of recent searches (recent-searches.ts). */
export const SEARCHES_KEY = 'skein-searches';

/** Removes them, before another person uses the browser. */
export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(SEARCHES_KEY);
  } catch {
    // Without storage nothing was stored.
  }
}
