import { useEffect, useEffectEvent } from 'react';
import { NetworkError } from '../call/errors.ts';

/** Calls `onBack` when the connection is back, while `error` is a network failure. */
export function useBackOnline(error: unknown, onBack: () => void): void {
  const isAway = error instanceof NetworkError;
  const notify = useEffectEvent(onBack);
  useEffect(() => {
    if (!isAway) return undefined;
    const listener = (): void => notify();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isAway]);
}
