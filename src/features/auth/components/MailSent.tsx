import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { storedEmail, storedInput } from '#src/platform/login-wall/stored-input.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import styles from './SignIn.module.css';
import { SignInFrame } from './SignInFrame.tsx';

type MailSentProps = {
  minutes: number;
  /** Address of the form before this step. */
  again: string;
  query: SignInQuery;
};

/** Returns the e-mail address that was entered in this tab, also after a reload; an empty string without one. */
function useEnteredEmail(): string {
  const [email, setEmail] = useState(storedEmail);
  useEffect(() => setEmail(storedInput().email ?? ''), []);
  return email;
}

/** Confirmation after a link was requested. It is the same whether or not the address has an account. */
export function MailSent({ minutes, again, query }: MailSentProps) {
  const { t } = useLingui();
  const email = useEnteredEmail();
  return (
    <SignInFrame
      title={t`Check your e-mail`}
      lead={
        email ? (
          <Trans>
            If <strong>{email}</strong> belongs to a member, we sent a link to it. It works once, for{' '}
            {minutes} minutes.
          </Trans>
        ) : (
          t`If your address belongs to a member, we sent a link to it. It works once, for ${minutes} minutes.`
        )
      }
    >
      <p role="status" className={styles.terms}>
        {t`No e-mail? Look in your spam folder, or check the address. If you asked for several links within an hour, we send no more: the latest one still works.`}
      </p>
      <div className={styles.form}>
        <AppLink to={again} layer="modal" className={buttonClass({ size: 'large', block: true })}>
          {t`Try another address`}
        </AppLink>
        <AppLink
          to={paths.login(query)}
          layer="modal"
          className={buttonClass({ variant: 'quiet', block: true })}
        >
          {t`Log in with a password`}
        </AppLink>
      </div>
    </SignInFrame>
  );
}
