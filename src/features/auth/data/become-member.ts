import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { releasePendingAction, storePendingAction } from '#src/platform/login-wall/pending-action.ts';
import { clearStoredInput } from '#src/platform/login-wall/stored-input.ts';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/**
 * Switches the page to the member after a login or registration: clears the visitor's queries and fetches the member
 * and their counts. The sign-in page closes by itself once the member is known (app/routes). Then the pending action
 * (`source`, `follow` or target of the sign-in address) is done.
 */
export async function becomeMember(
  queryClient: QueryClient,
  { source, follow, redirectTo }: SignInQuery = {},
): Promise<void> {
  clearStoredInput();
  clearOverlays();
  const { isLoggedIn } = await switchViewer(queryClient);
  if (!isLoggedIn) {
    // The server accepted the log-in, but the browser sent no session with the next call.
    addToast({
      type: 'banner',
      message: t`Your browser keeps no cookies of this site, so you are not logged in. Allow cookies, then log in again.`,
    });
  }
  if (follow) storePendingAction({ kind: 'follow', blog: { name: follow } });
  releasePendingAction({ source: follow ? 'follow' : source, redirectTo });
}
