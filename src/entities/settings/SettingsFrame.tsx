import type { ReactNode } from 'react';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import styles from './SettingsFrame.module.css';
import { SettingsHeading } from './SettingsHeading.tsx';
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
        <SettingsHeading {...{ title, detail, above }} isBesideList />
        {children}
      </div>
      <div className={styles.aside}>
        <SettingsRail />
      </div>
    </div>
  );
}
