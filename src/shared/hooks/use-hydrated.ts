import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** Returns false on the server and during hydration, true afterwards: for state only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
