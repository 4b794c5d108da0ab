import type { QueryClient } from '@tanstack/react-query';
import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { releasePendingAction, storePendingAction } from '#src/platform/login-wall/pending-action.ts';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { clearStoredInput } from '../model/stored-input.ts';

/**
 * Makes the page the member's own after logging in or registering: what was fetched for the visitor is forgotten, the
 * member and their counts are fetched. The sign-in page leaves by itself once the member is known (app/routes). What
 * they came for (`source` or `follow` of the sign-in address) is then done for them.
 */
export async function becomeMember(
  queryClient: QueryClient,
  { source, follow }: Pick<SignInQuery, 'source' | 'follow'> = {},
): Promise<void> {
  clearStoredInput();
  clearOverlays();
  await switchViewer(queryClient);
  if (follow) storePendingAction({ kind: 'follow', blog: { name: follow } });
  releasePendingAction(follow ? 'follow' : source);
}
