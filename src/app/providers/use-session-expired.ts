import { useSyncExternalStore } from 'react';
import { isSessionExpired, subscribeSession } from '#src/shared/api/call/session.ts';

/** Whether the member's session is over and they have not logged in again yet. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribeSession, isSessionExpired, () => false);
}
