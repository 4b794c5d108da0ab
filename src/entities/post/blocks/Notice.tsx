import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import styles from './cards.module.css';

/** A quiet line in the place of something that cannot be shown. */
export function Notice({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={styles.notice}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </p>
  );
}

/** In the place of what this version of the site does not have: a kind of block, or code that could not be fetched. */
export function NeedsReload() {
  const { t } = useLingui();
  return (
    <Notice icon="info">{t`This part of the post needs a newer version of Skein. Reload to get it.`}</Notice>
  );
}
