import { useSyncExternalStore } from 'react';
import { onTimeLearnt, siteNow } from '#src/shared/lib/time/site-clock.ts';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
const read = (): number => Math.floor(siteNow() / 1000);
let now = read();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = read();
  for (const listener of listeners) listener();
}

onTimeLearnt(tick);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

// A server lives longer than a page and has no clock running, so it looks each time it renders.
const onServer = (): number => (typeof window === 'undefined' ? read() : now);

/** The present time by the site's clock, in whole seconds since 1970, renewed every minute by one clock for the whole page. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now, onServer);
