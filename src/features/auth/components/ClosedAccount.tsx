import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './SignIn.module.css';

/** Link to support for a member whose account was closed, below the reason. */
export function ClosedAccount() {
  return (
    <p className={styles.other}>
      <Trans>
        Was that a mistake?{' '}
        <AppLink to={paths.support()} className={styles.link}>
          Write to us
        </AppLink>
      </Trans>
    </p>
  );
}
