import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { endSession } from '#generated/hooks/auth/auth.ts';
import { detailOf } from '#src/shared/api/call/errors.ts';
import { forgetCsrfToken } from '#src/shared/api/call/http.ts';
import { forgetEverySearch } from '#src/shared/lib/storage/forget-searches.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { paths } from '#src/shared/navigation/paths.ts';

/**
 * Ends the session and starts over at the landing page with a fresh document, so that nothing the member saw is left in
 * memory for whoever uses the browser next.
 */
export function useLogOut(): () => void {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return async () => {
    try {
      await endSession();
    } catch (error) {
      addToast({ type: 'error', message: detailOf(error, t`We could not log you out. Please try again.`) });
      return;
    }
    forgetCsrfToken();
    forgetEverySearch();
    queryClient.clear();
    window.location.assign(paths.home());
  };
}
