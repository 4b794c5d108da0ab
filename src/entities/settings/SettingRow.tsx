import type { ReactNode } from 'react';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './SettingRow.module.css';
import { SettingState } from './SettingState.tsx';
import { useFound } from './use-found.ts';
import type { SettingWriter } from './use-setting-writer.ts';

export type SettingRowProps = {
  /** What a search and links name it by: the id of its entry in `sections/`. */
  id: string;
  /** How far it is with being saved; left out where nothing is saved. */
  state?: SettingWriter<unknown>['state'];
  /** The control goes below the words where there is little room. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * What a setting is, why, and at the end of the row its control (which comes first in `children` or says
 * `data-control`), with a place for the word that it is saved.
 */
export function SettingRow({ id, state = 'still', isWide = false, children }: SettingRowProps) {
  const row = useFound<HTMLDivElement>(id);
  return (
    <div ref={row} id={id} className={cx(styles.row, isWide && styles.wide)}>
      {children}
      <div className={styles.state}>
        <SettingState state={state} />
      </div>
    </div>
  );
}
