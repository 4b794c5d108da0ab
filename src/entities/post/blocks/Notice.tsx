import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import styles from './cards.module.css';

/** Renders a one-line notice in place of content that cannot be shown. */
export function Notice({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={styles.notice}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </p>
  );
}

/** Replaces content this version of the site cannot render: an unknown block type, or a chunk that failed to load. */
export function ReloadNotice() {
  const { t } = useLingui();
  return (
    <Notice icon="info">{t`This part of the post needs a newer version of Skein. Reload to get it.`}</Notice>
  );
}
