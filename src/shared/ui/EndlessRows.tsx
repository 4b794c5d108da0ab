import type { ReactNode } from 'react';
import type { PagedList } from '../lib/lists/paged-list.ts';
import { EndlessList, type EndlessListText } from './EndlessList.tsx';
import styles from './EndlessRows.module.css';
import { RowSkeleton } from './Skeleton.tsx';

type EndlessRowsProps<Item> = EndlessListText & {
  list: PagedList<Item>;
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** Accessible name of the list. */
  label: string;
};

function Waiting() {
  return (
    <div className={styles.card}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <RowSkeleton key={place} />
      ))}
    </div>
  );
}

/** Card of rows with infinite scrolling. */
export function EndlessRows<Item>({ list, keyOf, row, label, ...words }: EndlessRowsProps<Item>) {
  return (
    <EndlessList
      {...words}
      list={list}
      skeleton={<Waiting />}
      moreSkeleton={<RowSkeleton />}
      className={styles.card}
    >
      {(items) => (
        <ul className={styles.list} aria-label={label}>
          {items.map((item) => (
            <li key={keyOf(item)} className={styles.row}>
              {row(item)}
            </li>
          ))}
        </ul>
      )}
    </EndlessList>
  );
}
