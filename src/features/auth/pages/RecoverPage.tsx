import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { getSendRecoveryMutationOptions } from '#generated/hooks/auth/auth.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { EmailForm } from '../components/EmailForm.tsx';
import styles from '../components/SignIn.module.css';
import { signInQueryOf } from '../model/sign-in-query.ts';

/** Page that requests the recovery of an account whose second factor and passkeys are lost. */
export default function RecoverPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  return (
    <>
      <PageHead title={t`Lost everything?`} noIndex />
      <EmailForm
        title={t`Lost everything?`}
        lead={t`No phone, no backup codes, no passkey: there is a way back by mail. It takes 48 hours, so that nobody else can go it unseen.`}
        action="password_reset"
        send={t`Mail me the way back`}
        path={paths.recover}
        minutes={60}
        call={getSendRecoveryMutationOptions}
        other={
          <Trans>
            Found one of them?{' '}
            <AppLink to={paths.login(signInQueryOf(search))} layer="modal" className={styles.link}>
              Log in
            </AppLink>
          </Trans>
        }
      />
    </>
  );
}
