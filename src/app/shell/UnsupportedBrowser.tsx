import { Trans } from '@lingui/react/macro';
import styles from './UnsupportedBrowser.module.css';

/**
 * Notice for browsers too old for this site (spec 000 §8). Needs no script: browsers that support the styles hide it.
 */
export function UnsupportedBrowser() {
  return (
    <p className={styles.notice}>
      <strong>
        <Trans>Unsupported browser</Trans>
      </strong>{' '}
      <Trans>You can read here, but some things may look wrong or not work. Use a newer browser.</Trans>
    </p>
  );
}
