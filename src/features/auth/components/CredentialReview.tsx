import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getRemoveCredentialsMutationOptions } from '#generated/hooks/auth/auth.ts';
import type { Credential } from '#generated/zod/credential.zod.ts';
import type { RemoveCredentialsBody } from '#generated/zod/removeCredentialsBody.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './CredentialList.module.css';
import { CredentialList, useCredentialName } from './CredentialList.tsx';
import { SignInFrame } from './SignInFrame.tsx';

type Removed = RemoveCredentialsBody['credentials'];

type CredentialReviewProps = {
  /** Credentials that remain after the reset. */
  credentials: readonly Credential[];
  /** Credentials that the reset removed. */
  removed: readonly Credential[];
  /** Token that authorizes removals without another proof; undefined when nothing can be removed. */
  reviewToken: string | undefined;
  onDone: () => void;
};

/** Step after a password reset: the remaining credentials, each to keep or to remove. */
export function CredentialReview({ credentials, removed, reviewToken = '', onDone }: CredentialReviewProps) {
  const { t } = useLingui();
  const nameOf = useCredentialName();
  const [left, setLeft] = useState(credentials);
  const { write, busy, error } = useWrite(getRemoveCredentialsMutationOptions, {
    onSuccess: ({ response }) => setLeft(response.credentials),
  });
  const remove = (chosen: readonly Credential[]) =>
    void write({
      data: {
        review_token: reviewToken,
        credentials: chosen.map(({ kind, id }) => ({ kind, id })) as Removed,
      },
    });
  const failed = error ? [errorMessage(error, t`It was not removed. Please try again.`)] : [];
  return (
    <SignInFrame
      title={t`Your password is changed`}
      lead={
        left.length > 0
          ? t`These still open your account without the password. Remove what you do not recognise.`
          : t`Only your new password and your e-mail can open your account now.`
      }
    >
      <PageHead title={t`Your password is changed`} noIndex />
      <div className={styles.part}>
        {removed.length > 0 ? (
          <>
            <p className={styles.words}>
              <Trans>
                The address of this account had never been confirmed before, so somebody else may have set it
                up. We removed what could open it besides the password:
              </Trans>
            </p>
            <CredentialList credentials={removed} />
          </>
        ) : null}
        {left.length > 0 ? (
          <CredentialList
            credentials={left}
            control={(credential) => (
              <Button
                size="small"
                variant="secondary"
                loading={busy}
                aria-label={t`Remove ${nameOf(credential)}`}
                onClick={() => remove([credential])}
              >
                {t`Remove`}
              </Button>
            )}
          />
        ) : null}
        <FormMessages messages={failed} />
        <div className={styles.buttons}>
          <Button variant="primary" size="large" block onClick={onDone}>
            {left.length > 0 ? t`I know all of these` : t`Go on`}
          </Button>
          {left.length > 1 ? (
            <Button variant="secondary" size="large" block loading={busy} onClick={() => remove(left)}>
              {t`Remove all`}
            </Button>
          ) : null}
        </div>
      </div>
    </SignInFrame>
  );
}
