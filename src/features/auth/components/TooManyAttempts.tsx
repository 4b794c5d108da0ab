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
        You need not wait:{' '}
        <AppLink to={paths.loginLink(query)} layer="modal" className={styles.link}>
          have a log-in link mailed to you
        </AppLink>
        . Wrong passwords that others tried do not close this way in.
      </Trans>
    </p>
  );
}
