import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './SignIn.module.css';

/** The way on for somebody whose account the site closed, below the words that say why. */
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
