import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getEndSessionMutationOptions } from '#generated/hooks/auth/auth.ts';
import { clearPendingMessages } from '#src/features/messaging/model/clear-pending-messages.ts';
import { paths } from '#src/paths/paths.ts';
import { forgetCsrfToken } from '#src/shared/api/call/http.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { clearKeyMap } from '#src/shared/lib/keys/keymap-store.ts';
import { endSessionAfterFlush } from '#src/shared/lib/session-end.ts';
import { clearOfflineMutations } from '#src/shared/lib/storage/clear-offline-mutations.ts';
import { clearRecentSearches } from '#src/shared/lib/storage/clear-recent-searches.ts';
import { storeFarewell } from '#src/shared/lib/storage/farewell.ts';
import { clearOfflinePages } from '#src/shared/lib/storage/offline-pages.ts';
import { clearQuickReblogChoice } from '#src/shared/lib/storage/quick-reblog-choice.ts';

/**
 * Sends what waits in the member's name, ends the session and loads the landing page as a new document, so that no data of the member stays in memory.
 */
export function useLogOut(): () => void {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { write } = useWrite(getEndSessionMutationOptions, {
    onSuccess: () => {
      forgetCsrfToken();
      clearRecentSearches();
      clearQuickReblogChoice();
      clearPendingMessages();
      clearOfflineMutations();
      clearOfflinePages();
      clearKeyMap();
      queryClient.clear();
      storeFarewell({ kind: 'logged-out' });
      window.location.assign(paths.home());
    },
    errorToast: t`You were not logged out. Please try again.`,
  });
  return () => void endSessionAfterFlush(write);
}
