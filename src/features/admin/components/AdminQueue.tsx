import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SettingSelect } from '#src/entities/settings/SettingSelect.tsx';
import type { PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import styles from './Staff.module.css';

/** A state by which a queue can be filtered. */
type AdminQueueState = {
  name: string;
  /** Rendered when the list is empty. */
  empty: ReactNode;
  /** Explains the contents and order of the queue, below the empty message. */
  about?: ReactNode;
};

type AdminQueueProps<State extends string, Item> = {
  list: PagedList<Item>;
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** Accessible name of the list. */
  label: string;
  /** Shown when loading failed and the server gave no message. */
  errorText: string;
  state: State;
  /** The states in their order. */
  states: Record<State, AdminQueueState>;
  onState: (state: State) => void;
};

/** A moderation queue filtered by state, with the choice of the state above the list. */
export function AdminQueue<State extends string, Item>(props: AdminQueueProps<State, Item>) {
  const { state, states, onState, ...list } = props;
  const { t } = useLingui();
  const { empty, about } = states[state];
  const entries = Object.entries(states) as [State, AdminQueueState][];
  const choices = Object.fromEntries(entries.map(([one, { name }]) => [one, name])) as Record<State, string>;
  return (
    <>
      <div className={styles.bar}>
        <SettingSelect label={t`Show`} value={state} choices={choices} onChange={onState} />
      </div>
      <EndlessRows {...list} empty={<EmptyState title={empty}>{about}</EmptyState>} />
    </>
  );
}
