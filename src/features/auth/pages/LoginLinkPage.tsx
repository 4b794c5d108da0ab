import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { getSendLoginLinkMutationOptions } from '#generated/hooks/auth/auth.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { EmailForm } from '../components/EmailForm.tsx';
import styles from '../components/SignIn.module.css';
import { signInQueryOf } from '../model/sign-in-query.ts';

/** Page that requests a log-in link, and its confirmation "magic link sent" (spec 000 §4, login flow steps). */
export default function LoginLinkPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  return (
    <>
      <PageHead title={t`Log in by e-mail`} noIndex />
      <EmailForm
        title={t`Log in by e-mail`}
        lead={t`We e-mail you a link to log in without a password.`}
        action="magic_link"
        send={t`E-mail me a link`}
        path={paths.loginLink}
        hasErrand
        minutes={30}
        call={getSendLoginLinkMutationOptions}
        other={
          <Trans>
            Know your password?{' '}
            <AppLink to={paths.login(signInQueryOf(search))} layer="modal" className={styles.link}>
              Log in
            </AppLink>
          </Trans>
        }
      />
    </>
  );
}
