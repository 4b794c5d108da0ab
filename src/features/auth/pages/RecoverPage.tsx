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
      <PageHead title={t`Recover your account`} noIndex />
      <EmailForm
        title={t`Recover your account`}
        lead={t`No phone, no backup codes, no passkey: you can recover your account by e-mail. It takes 48 hours, so that nobody else can do it unnoticed.`}
        action="password_reset"
        send={t`E-mail me a recovery link`}
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
