import { Trans } from '@lingui/react/macro';
import styles from './CaughtUpLine.module.css';

/** Separates posts that are new to the reader from those they have read before. */
export function CaughtUpLine() {
  return (
    <p className={styles.line}>
      <span className={styles.words}>
        <b>
          <Trans>You are caught up</Trans>
        </b>{' '}
        <Trans>You have seen everything below.</Trans>
      </span>
    </p>
  );
}
