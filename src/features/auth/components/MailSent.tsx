import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from './SignIn.module.css';
import { SignInFrame } from './SignInFrame.tsx';

type MailSentProps = { email: string; minutes: number; onAgain: () => void };

/** After a link was asked for. The same whether or not the address has an account. */
export function MailSent({ email, minutes, onAgain }: MailSentProps) {
  const { t } = useLingui();
  return (
    <SignInFrame
      title={t`Look in your mail`}
      lead={
        <Trans>
          If <strong>{email}</strong> belongs to a member, a link is on its way. It works once, for {minutes}{' '}
          minutes.
        </Trans>
      }
    >
      <p role="status" className={styles.terms}>
        {t`Nothing there? Look among the spam, or check the address.`}
      </p>
      <div className={styles.form}>
        <Button size="large" block onClick={onAgain}>{t`Try another address`}</Button>
        <ButtonLink href={paths.login()} variant="quiet" block>{t`Log in with a password`}</ButtonLink>
      </div>
    </SignInFrame>
  );
}
