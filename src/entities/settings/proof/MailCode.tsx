import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { getSendProofCodeMutationOptions } from '#generated/hooks/account/account.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './Proof.module.css';

/** Sends a code by e-mail to an account without a password, then shows its field. */
export function MailCode({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [isSent, setSent] = useState(false);
  const { write, busy } = useWrite(getSendProofCodeMutationOptions, {
    onSuccess: () => setSent(true),
    errorToast: t`The code was not sent. Try again.`,
  });
  return (
    <>
      <p className={styles.words} role="status">
        {isSent ? (
          <Trans>We e-mailed you a code. It works once, within fifteen minutes.</Trans>
        ) : (
          <Trans>Your account has no password, so we e-mail you a code to make sure that it is you.</Trans>
        )}
      </p>
      <div className={styles.buttons}>
        <Button size="small" variant="secondary" loading={busy} onClick={() => void write(undefined)}>
          {isSent ? t`Send another code` : t`E-mail me a code`}
        </Button>
      </div>
      {children}
    </>
  );
}
