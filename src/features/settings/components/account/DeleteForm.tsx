import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getDeleteAccountMutationOptions } from '#generated/hooks/account/account.ts';
import type { DeleteAccount200 } from '#generated/zod/deleteAccount200.zod.ts';
import { ProofForm } from '#src/entities/settings/proof/ProofForm.tsx';
import { paths } from '#src/paths/paths.ts';
import { forgetCsrfToken } from '#src/shared/api/call/http.ts';
import { clearRecentSearches } from '#src/shared/lib/storage/clear-recent-searches.ts';
import { storeFarewell } from '#src/shared/lib/storage/farewell.ts';
import { clearQuickReblogChoice } from '#src/shared/lib/storage/quick-reblog-choice.ts';
import styles from './Account.module.css';

/**
 * Explains and performs the deletion of the account. Afterwards the document is reloaded, so that no data of the member
 * stays in memory.
 */
export function DeleteForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (
    <ProofForm
      action={t`Delete my account`}
      cancel={t`Keep it`}
      isDangerous
      call={getDeleteAccountMutationOptions}
      request={(data) => ({ data })}
      onDone={({ response }: DeleteAccount200) => {
        storeFarewell({ kind: 'deleted', deleteTs: response.deleteTs });
        forgetCsrfToken();
        clearRecentSearches();
        clearQuickReblogChoice();
        queryClient.clear();
        window.location.assign(paths.home());
      }}
      onCancel={onClose}
    >
      <ul className={styles.list}>
        <li>
          <Trans>You are logged out everywhere at once, and nobody sees your blogs.</Trans>
        </li>
        <li>
          <Trans>Log in within 30 days to restore everything. After that it is deleted for good.</Trans>
        </li>
        <li>
          <Trans>
            Reblogs by others, posts you wrote for the blogs of others, and messages you sent are kept.
          </Trans>
        </li>
      </ul>
    </ProofForm>
  );
}
