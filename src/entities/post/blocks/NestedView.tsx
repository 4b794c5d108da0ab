import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NestedBlocksBlock } from '#generated/zod/nestedBlocksBlock.zod.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Paywall } from './lazy-blocks.tsx';
import styles from './nested.module.css';

/** Renders nested blocks: a quoted post, or a section for supporters. */
export function NestedView({ block, children }: { block: NestedBlocksBlock; children: ReactNode }) {
  const { t } = useLingui();
  if (block.withheld)
    return (
      <div className={cx(styles.paywall, styles.closed)}>
        <Paywall withheld={block.withheld} />
      </div>
    );
  if (block.subtype === 'paywall')
    return (
      <div className={styles.paywall}>
        <p className={styles.label}>
          <Icon name="lock" size={16} />
          {t`For supporters`}
        </p>
        {children}
      </div>
    );
  return <blockquote className={styles.nested}>{children}</blockquote>;
}
