import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './CaughtUpLine.module.css';

/**
 * Separates posts that are new to the reader from those they have read before.
 *
 * @param props `children`: words in place of the usual ones
 */
export function CaughtUpLine({ children }: { children?: ReactNode }) {
  return (
    <p className={styles.line}>
      <span className={styles.words}>
        {children ?? (
          <>
            <b>
              <Trans>You are caught up</Trans>
            </b>{' '}
            <Trans>You have seen everything below.</Trans>
          </>
        )}
      </span>
    </p>
  );
}
