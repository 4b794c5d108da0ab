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
  /** Purpose of the page, in one sentence. */
  detail?: ReactNode;
  /** Rendered between the back link and the heading, such as tabs. */
  above?: ReactNode;
  children: ReactNode;
};

/** Frame of a settings page: its cards, with the list of all pages beside them or one step back on small screens. */
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
