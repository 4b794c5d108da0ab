import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import styles from './Help.module.css';

type HelpFrameProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Leads back to all articles. */
  isDeeper?: boolean;
  children: ReactNode;
};

/** What the pages of the help centre have in common: the way back, a heading, one column. */
export function HelpFrame({ title, lead, isDeeper = false, children }: HelpFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {isDeeper ? (
          <p>
            <AppLink to={paths.help()}>
              <Trans>All help</Trans>
            </AppLink>
          </p>
        ) : null}
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
