import { Trans } from '@lingui/react/macro';
import styles from './UnsupportedBrowser.module.css';

/**
 * Told by browsers too old for this site's styles and scripts (spec 000 §8). It needs no script: those who understand
 * the styles hide it.
 */
export function UnsupportedBrowser() {
  return (
    <p className={styles.notice}>
      <strong>
        <Trans>Unsupported browser</Trans>
      </strong>{' '}
      <Trans>You can read here, but some things will look wrong or not answer. A newer browser helps.</Trans>
    </p>
  );
}
