import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getEndSessionMutationOptions } from '#generated/hooks/auth/auth.ts';
import { forgetPendingLetters } from '#src/features/messaging/model/clear-pending-messages.ts';
import { paths } from '#src/paths/paths.ts';
import { forgetCsrfToken } from '#src/shared/api/call/http.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { forgetKeys } from '#src/shared/lib/keys/keymap-store.ts';
import { forgetWaitingActs } from '#src/shared/lib/storage/clear-offline-mutations.ts';
import { forgetEverySearch } from '#src/shared/lib/storage/forget-searches.ts';
import { forgetKeptPages } from '#src/shared/lib/storage/offline-pages.ts';
import { forgetQuickChoice } from '#src/shared/lib/storage/quick-reblog-choice.ts';

/**
 * Ends the session and starts over at the landing page with a fresh document, so that nothing the member saw is left in
 * memory for whoever uses the browser next.
 */
export function useLogOut(): () => void {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { write } = useWrite(getEndSessionMutationOptions, {
    done: () => {
      forgetCsrfToken();
      forgetEverySearch();
      forgetQuickChoice();
      forgetPendingLetters();
      forgetWaitingActs();
      forgetKeptPages();
      forgetKeys();
      queryClient.clear();
      window.location.assign(paths.home());
    },
    failed: t`We could not log you out. Please try again.`,
  });
  return () => void write();
}
