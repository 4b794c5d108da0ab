/** Storage key of likes and follows that wait for a connection (offline-mutations.ts). */
export const OFFLINE_MUTATIONS_KEY = 'skein-waiting-acts';

/** Removes them, before another person uses the browser. */
export function clearOfflineMutations(): void {
  try {
    localStorage.removeItem(OFFLINE_MUTATIONS_KEY);
  } catch {
    // Without storage nothing was stored.
  }
}
