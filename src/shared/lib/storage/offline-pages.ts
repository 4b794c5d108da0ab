import { cacheStorage } from './cache-storage.ts';

/** Name of the cache with a member's last dashboard (src/service-worker). */
export const OFFLINE_DASHBOARD_CACHE = 'skein-dashboard';

/** Deletes the pages cached for offline use, before another person uses the browser. */
export function clearOfflinePages(): void {
  cacheStorage()
    ?.delete(OFFLINE_DASHBOARD_CACHE)
    .catch(() => {});
}
