import { useSyncExternalStore } from 'react';
import { onSiteClockChange, siteNow } from '#src/shared/lib/time/site-clock.ts';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
const read = (): number => Math.floor(siteNow() / 1000);
let now = read();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = read();
  for (const listener of listeners) listener();
}

onSiteClockChange(tick);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

// A server process runs longer than a page and has no timer, so it reads the clock on each render.
const onServer = (): number => (typeof window === 'undefined' ? read() : now);

/**
 * Returns the site's current time in whole seconds since 1970, updated every minute by one timer for the whole page.
 */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now, onServer);
