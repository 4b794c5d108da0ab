import { useEffect } from 'react';

/** Runs the thread below the header while a bank decides. */
export function useWaitingThread(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    document.documentElement.setAttribute('data-waiting', '');
    return () => document.documentElement.removeAttribute('data-waiting');
  }, [isWaiting]);
}
