import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False on the server and while hydrating, true afterwards: for what only the browser can know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
