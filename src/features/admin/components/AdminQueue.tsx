import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Choice } from '#src/entities/settings/Choice.tsx';
import type { PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import styles from './Staff.module.css';

/** One of the states a queue can be looked at in. */
type StaffQueueState = {
  name: string;
  /** Said when nothing stands in it. */
  empty: ReactNode;
  /** What comes here and in which order, below it. */
  about?: ReactNode;
};

type StaffQueueProps<State extends string, Item> = {
  list: PagedList<Item>;
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** Spoken name of the list. */
  label: string;
  /** Said when it did not come and the server has no words for it. */
  failed: string;
  state: State;
  /** The states in their order. */
  states: Record<State, StaffQueueState>;
  onState: (state: State) => void;
};

/** What waits for those who run the site, or what became of it: which of it is chosen above the list. */
export function StaffQueue<State extends string, Item>(props: StaffQueueProps<State, Item>) {
  const { state, states, onState, ...list } = props;
  const { t } = useLingui();
  const { empty, about } = states[state];
  const entries = Object.entries(states) as [State, StaffQueueState][];
  const choices = Object.fromEntries(entries.map(([one, { name }]) => [one, name])) as Record<State, string>;
  return (
    <>
      <div className={styles.bar}>
        <Choice label={t`Show`} value={state} choices={choices} onChange={onState} />
      </div>
      <EndlessRows {...list} empty={<EmptyState title={empty}>{about}</EmptyState>} />
    </>
  );
}
