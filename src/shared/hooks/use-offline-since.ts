import { useSyncExternalStore } from 'react';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';

let lostAt: number | undefined;

function subscribe(onChange: () => void): () => void {
  const onOffline = (): void => {
    lostAt = Math.floor(siteNow() / 1000);
    onChange();
  };
  const onOnline = (): void => {
    lostAt = undefined;
    onChange();
  };
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}

/**
 * Returns since when there is no connection, in Unix seconds; undefined while there is one, and null when it was missing
 * before a component asked, as in a page that was opened offline.
 */
export function useOfflineSince(): number | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (navigator.onLine ? undefined : (lostAt ?? null)),
    () => undefined,
  );
}
