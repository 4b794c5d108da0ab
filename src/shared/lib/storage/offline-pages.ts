/** The name of the cache that holds the last dashboard of a member (src/service-worker). */
export const KEPT_DASHBOARD = 'skein-dashboard';

/** Forgets the pages that were kept for reading without a connection, before somebody else uses the browser. */
export function forgetKeptPages(): void {
  // Not on plain http, nor in every private window.
  if ('caches' in globalThis) caches.delete(KEPT_DASHBOARD).catch(() => {});
}
