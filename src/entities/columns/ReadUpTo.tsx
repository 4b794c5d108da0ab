import { Trans } from '@lingui/react/macro';
import styles from './ReadUpTo.module.css';

/** Stands in a column between new items and those that had been read. */
export function ReadUpTo() {
  return (
    <p className={styles.read} data-read-up-to="">
      <Trans>You had read up to here</Trans>
    </p>
  );
}
