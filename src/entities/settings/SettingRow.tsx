import type { ReactNode } from 'react';
import { useHashTarget } from '#src/shared/navigation/scroll-to-named.ts';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './SettingRow.module.css';
import { SettingState } from './SettingState.tsx';
import type { SettingWriter } from './use-setting-writer.ts';

export type SettingRowProps = {
  /** Id used by search results and links: the id of the entry in `sections/`. */
  id: string;
  /** Save state; omitted where nothing is saved. */
  state?: SettingWriter<unknown>['state'];
  /** Places the control below the label where space is narrow. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * Renders a setting's label, hint and, at the end of the row, its control (first in `children` or marked with
 * `data-control`), with reserved space for the save state.
 */
export function SettingRow({ id, state = 'still', isWide = false, children }: SettingRowProps) {
  const row = useHashTarget<HTMLDivElement>(id);
  return (
    <div ref={row} id={id} className={cx(styles.row, isWide && styles.wide)}>
      {children}
      <div className={styles.state}>
        <SettingState state={state} />
      </div>
    </div>
  );
}
