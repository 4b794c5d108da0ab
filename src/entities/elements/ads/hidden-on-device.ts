import { useSyncExternalStore } from 'react';

/** Key of the ads that were hidden in this browser without an account; listed in `src/domain/site-storage.ts`. */
const KEY = 'skein.hidden-ads';
/** Maximum number of ads; the ones that were hidden first make way. */
const MAX_ADS = 50;

const listeners = new Set<() => void>();

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, MAX_ADS) : [];
  } catch {
    // Without storage, or with a broken entry, none is hidden.
    return [];
  }
}

function store(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MAX_ADS)));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage an ad is hidden until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

/** Hides an ad in this browser. */
export function hideOnDevice(adId: string): void {
  store([adId, ...stored().filter((id) => id !== adId)]);
}

/** Reverts `hideOnDevice`. */
export function showOnDevice(adId: string): void {
  const ids = stored();
  if (ids.includes(adId)) store(ids.filter((id) => id !== adId));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns whether an ad is hidden in this browser, also when that happens in another tab. */
export function useIsHiddenOnDevice(adId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => stored().includes(adId),
    () => false,
  );
}
