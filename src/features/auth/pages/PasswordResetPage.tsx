import { Trans, useLingui } from '@lingui/react/macro';
import { getRequestPasswordResetMutationOptions } from '#generated/hooks/auth/auth.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { EmailForm } from '../components/EmailForm.tsx';
import styles from '../components/SignIn.module.css';

/** Asking for a link to choose a new password with (spec 000 §2.6, `/passwordreset`). */
export default function PasswordResetPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Forgot your password?`} noIndex />
      <EmailForm
        title={t`Forgot your password?`}
        lead={t`It happens. We mail you a link to choose a new one.`}
        action="password_reset"
        send={t`Mail me a link`}
        minutes={60}
        call={getRequestPasswordResetMutationOptions}
        other={
          <Trans>
            It came back to you?{' '}
            <AppLink to={paths.login()} layer="modal" className={styles.link}>
              Log in
            </AppLink>
          </Trans>
        }
      />
    </>
  );
}
