import { Trans, useLingui } from '@lingui/react/macro';
import { getSendVerificationEmailMutationOptions } from '#generated/hooks/account/account.ts';
import type { User } from '#generated/zod/user.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import styles from './Account.module.css';

/** Shows an address whose link was not opened yet: the new one, or the unconfirmed current one. */
export function PendingEmail({ user: { email, emailVerified, pendingEmail } }: { user: User }) {
  const { t } = useLingui();
  const { write, busy, error } = useWrite(getSendVerificationEmailMutationOptions, {
    onSuccess: () => addToast({ type: 'success', message: t`The e-mail was sent.` }),
  });
  if (pendingEmail)
    return (
      <div className={styles.waiting}>
        <p className={styles.value}>
          <Trans>
            Confirm <strong>{pendingEmail}</strong> with the link we sent there. Until then {email} stays your
            address.
          </Trans>
        </p>
      </div>
    );
  if (emailVerified) return null;
  return (
    <div className={styles.waiting}>
      <p>
        <Trans>
          You have not confirmed this address yet. If you forget your password, we can only help you by a
          confirmed address.
        </Trans>
      </p>
      <Button size="small" variant="secondary" loading={busy} onClick={() => void write({})}>
        {t`Send the link again`}
      </Button>
      {error ? <ActionError>{errorMessage(error, t`The e-mail was not sent.`)}</ActionError> : null}
    </div>
  );
}
