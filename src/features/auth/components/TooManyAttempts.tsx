import { Trans } from '@lingui/react/macro';
import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './SignIn.module.css';

/** Other ways to log in after too many failed attempts; failed attempts of others cannot block these. */
export function TooManyAttempts({ query }: { query: SignInQuery }) {
  return (
    <p className={styles.other}>
      <Trans>
        You do not have to wait:{' '}
        <AppLink to={paths.loginLink(query)} layer="modal" className={styles.link}>
          get a log-in link by e-mail
        </AppLink>
        . Wrong passwords that others tried do not block it.
      </Trans>
    </p>
  );
}
