import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './SettingsHeading.module.css';

type SettingsHeadingProps = {
  title: string;
  /** Purpose of the page, in one sentence. */
  detail?: ReactNode;
  /** Rendered between the back link and the heading, such as tabs. */
  above?: ReactNode;
  /** True where the list of settings pages stands beside the page on wide screens, so that the back link is not needed. */
  isBesideList?: boolean;
};

/** Heading of a settings page, below the link back to the list of all pages. */
export function SettingsHeading({ title, detail, above, isBesideList = false }: SettingsHeadingProps) {
  return (
    <>
      <p className={cx(styles.back, isBesideList && styles.narrowOnly)}>
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
    </>
  );
}
