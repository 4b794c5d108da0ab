import { useEffect } from 'react';
import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { storePendingAction } from '#src/platform/login-wall/pending-action.ts';

/**
 * Removes the stored pending action on a sign-in page that opened for no action: a login wall that was closed by its
 * button, by Escape or by Back is over, and a later log-in on the same page must not replay it.
 */
export function useDroppedAction({ source }: SignInQuery): void {
  useEffect(() => {
    if (source === undefined) storePendingAction(undefined);
  }, [source]);
}
