import { useEffect, useEffectEvent } from 'react';
import { NetworkError } from '../call/errors.ts';

/** Calls back once the connection is there again, while `error` says that it was not. */
export function useBackOnline(error: unknown, onBack: () => void): void {
  const isAway = error instanceof NetworkError;
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    if (!isAway) return undefined;
    const listener = (): void => tell();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isAway]);
}
