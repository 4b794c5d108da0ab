import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { getRequestPasswordResetMutationOptions } from '#generated/hooks/auth/auth.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { EmailForm } from '../components/EmailForm.tsx';
import styles from '../components/SignIn.module.css';
import { signInQueryOf } from '../model/sign-in-query.ts';

/** Page that requests a password reset link (spec 000 §2.6, `/passwordreset`). */
export default function PasswordResetPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  return (
    <>
      <PageHead title={t`Forgot your password?`} noIndex />
      <EmailForm
        title={t`Forgot your password?`}
        lead={t`We e-mail you a link to choose a new one.`}
        action="password_reset"
        send={t`E-mail me a link`}
        path={paths.passwordReset}
        hasErrand
        minutes={60}
        call={getRequestPasswordResetMutationOptions}
        other={
          <Trans>
            Remembered it?{' '}
            <AppLink to={paths.login(signInQueryOf(search))} layer="modal" className={styles.link}>
              Log in
            </AppLink>
          </Trans>
        }
      />
    </>
  );
}
