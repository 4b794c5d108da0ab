import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { getRestoreAccountMutationOptions } from '#generated/hooks/auth/auth.ts';
import type { RestoreAccount200 } from '#generated/zod/restoreAccount200.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import credentialStyles from '../components/CredentialList.module.css';
import { CredentialList } from '../components/CredentialList.tsx';
import styles from '../components/SignIn.module.css';
import { SignInFrame } from '../components/SignInFrame.tsx';
import { mailedToken } from '../model/mailed-token.ts';
import { undoneChangeOf } from '../model/undone-change.ts';

type RestoredAccount = RestoreAccount200['response'];

/** Returns the text for the change that the link undoes. */
function useChangeText(): (search: string) => string {
  const { t } = useLingui();
  return (search) => {
    switch (undoneChangeOf(search)) {
      case 'address':
        return t`Your account gets this address back.`;
      case 'passkey':
        return t`The new passkey is removed.`;
      case 'provider':
        return t`The sign-in provider is unlinked again.`;
      case 'second_factor_on':
        return t`The new second factor is removed.`;
      case 'backup_codes':
        return t`The new backup codes stop working.`;
      default:
        return t`The change to your account is undone.`;
    }
  };
}

/** Result of the undo: the removed credentials, and the link to a new password. */
function UndoneChange({
  restored: { email, resetToken, removedCredentials },
}: {
  restored: RestoredAccount;
}) {
  const { t } = useLingui();
  return (
    <SignInFrame
      title={t`The change is undone`}
      lead={t`${email} is the e-mail address of your account again. Everybody was logged out and the old password no longer works. Choose a new one now.`}
    >
      <PageHead title={t`The change is undone`} noIndex />
      {removedCredentials.length > 0 ? (
        <div className={credentialStyles.part}>
          <p className={credentialStyles.words}>
            <Trans>These were added since and are removed:</Trans>
          </p>
          <CredentialList credentials={removedCredentials} />
        </div>
      ) : null}
      <ButtonLink href={`${paths.newPassword()}#${resetToken}`} variant="primary" size="large" block>
        {t`Choose a new password`}
      </ButtonLink>
    </SignInFrame>
  );
}

/** Page behind the links of security e-mails: undoes a change. Only the button does; opening the page does not. */
export default function UndoPage() {
  const { t } = useLingui();
  const { hash, search } = useLocation();
  const queryClient = useQueryClient();
  const wordsOf = useChangeText();
  const [restored, setRestored] = useState<RestoredAccount>();
  const { write, busy, error } = useWrite(getRestoreAccountMutationOptions, {
    onSuccess: async ({ response }) => {
      setRestored(response);
      await switchViewer(queryClient);
    },
  });
  if (restored) return <UndoneChange restored={restored} />;
  const failed = error ? [errorMessage(error, t`Nothing was changed. Please try again.`)] : [];
  return (
    <SignInFrame
      title={t`Was it not you?`}
      lead={wordsOf(search)}
      other={
        <AppLink to={paths.passwordReset()} layer="modal" className={styles.link}>
          {t`Choose a new password by e-mail instead`}
        </AppLink>
      }
    >
      <PageHead title={t`Was it not you?`} noIndex />
      <p className={credentialStyles.words}>
        <Trans>
          Everybody is logged out, apps lose their access, everything added to the account since then is
          removed, and the password stops working. Then you choose a new password.
        </Trans>
      </p>
      <FormMessages messages={failed} />
      <Button
        variant="primary"
        size="large"
        block
        loading={busy}
        onClick={() => void write({ data: { token: mailedToken(hash) } })}
      >
        {t`Undo the change`}
      </Button>
    </SignInFrame>
  );
}
