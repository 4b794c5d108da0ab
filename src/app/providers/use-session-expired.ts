import { useSyncExternalStore } from 'react';
import { isSessionExpired, subscribeSession } from '#src/shared/api/call/session.ts';

/** Returns true when the member's session has ended and they have not logged in again. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribeSession, isSessionExpired, () => false);
}
