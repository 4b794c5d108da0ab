import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './SettingsFrame.module.css';
import { SettingsRail } from './SettingsRail.tsx';

type SettingsFrameProps = {
  title: string;
  /** What this page is for, in a sentence. */
  detail?: ReactNode;
  /** Between the way back and the heading, such as tabs. */
  above?: ReactNode;
  children: ReactNode;
};

/** A page of the settings: its cards, and beside them or one step back the list of all pages. */
export function SettingsFrame({ title, detail, above, children }: SettingsFrameProps) {
  return (
    <div className={styles.columns}>
      <PageHead title={title} noIndex />
      <div className={styles.main}>
        <p className={styles.back}>
          <AppLink to={paths.settings()}>
            <Icon name="chevron-left" size={18} />
            <Trans>Settings</Trans>
          </AppLink>
        </p>
        {above}
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {detail ? <p className={styles.detail}>{detail}</p> : null}
        </header>
        {children}
      </div>
      <div className={styles.aside}>
        <SettingsRail />
      </div>
    </div>
  );
}
