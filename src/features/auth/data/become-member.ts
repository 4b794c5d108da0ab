import type { QueryClient } from '@tanstack/react-query';
import { clearOverlays } from '#src/shared/api/post-overlay.ts';
import { viewerChanged } from '#src/shared/api/viewer.ts';

/**
 * Makes the page the member's own after logging in or registering: what was fetched for the visitor is forgotten, the
 * member and their counts are fetched. The sign-in page leaves by itself once the member is known (app/routes).
 */
export async function becomeMember(queryClient: QueryClient): Promise<void> {
  clearOverlays();
  await viewerChanged(queryClient);
}
