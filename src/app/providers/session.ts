import { useSyncExternalStore } from 'react';

/**
 * Whether the server has said that the member's session is over while the page still shows them as logged in. They keep
 * seeing their page with what they typed, and get a login form over it.
 */
let expired = false;
const listeners = new Set<() => void>();

export function setSessionExpired(next: boolean): void {
  if (expired === next) return;
  expired = next;
  for (const listener of listeners) listener();
}

export const isSessionExpired = (): boolean => expired;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSessionExpired = (): boolean =>
  useSyncExternalStore(subscribe, isSessionExpired, () => false);
