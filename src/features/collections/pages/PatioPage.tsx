import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { ColumnView } from '../components/ColumnView.tsx';
import { patioQuery, useSetPatio } from '../data/patio.ts';
import { type ColumnSource, MAX_COLUMNS, withChange, withColumn, withMoved } from '../model/columns.ts';
import styles from './PatioPage.module.css';

const AddColumn = lazyLayer(() => import('../components/AddColumn.tsx'), 'AddColumn');

/** Deck for reading without hurry. */
const FIRST_DECK: readonly ColumnSource[] = [
  { timeline: 'following' },
  { timeline: 'followed-tags' },
  { timeline: 'likes' },
];

type DeckProps = { columns: PatioColumn[]; version: number | undefined };

/** Shown while there are no columns: a ready-made deck, or a first column. */
function NoColumns({ onDeck, onAdd, busy }: { onDeck: () => void; onAdd: () => void; busy: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      art="yarn"
      title={t`Several windows, one chair`}
      action={
        <>
          <Button variant="primary" loading={busy} onClick={onDeck}>{t`Start with three columns`}</Button>{' '}
          <Button variant="quiet" onClick={onAdd}>{t`Start with one column`}</Button>
        </>
      }
    >
      <Trans>
        Columns show up to twelve timelines side by side. Each scrolls by itself, and nothing moves while you
        read. Every column can be changed.
      </Trans>
    </EmptyState>
  );
}

function Deck({ columns, version }: DeckProps) {
  const { t } = useLingui();
  const { set, busy } = useSetPatio(version);
  const [isAdding, setAdding] = useState(false);
  const [said, say] = useState('');
  const deck = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);

  // Moving a column in the document blurs its handle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order moves a column.
  useEffect(() => {
    if (!moved.current) return;
    deck.current?.querySelector<HTMLElement>(`[data-column="${moved.current}"] [data-handle]`)?.focus();
    moved.current = undefined;
  }, [columns]);

  const move = (id: string, steps: number): void => {
    const next = withMoved(columns, id, steps);
    moved.current = id;
    const place = next.findIndex((column) => column.id === id) + 1;
    const total = next.length;
    say(t`Place ${place} of ${total}`);
    void set(next);
  };
  const add = (source: ColumnSource): void => {
    void set(withColumn(columns, source));
    setAdding(false);
  };
  return (
    <div className={styles.page}>
      <PageHead title={t`Patio`} noIndex />
      {columns.length === 0 ? (
        <NoColumns
          busy={busy}
          onDeck={() => void set(FIRST_DECK.reduce<PatioColumn[]>(withColumn, []))}
          onAdd={() => setAdding(true)}
        />
      ) : (
        <>
          <header className={styles.head}>
            <h1>{t`Patio`}</h1>
            <Button
              size="small"
              icon="plus"
              disabled={columns.length >= MAX_COLUMNS}
              onClick={() => setAdding(true)}
            >{t`Add a column`}</Button>
          </header>
          <div ref={deck} className={styles.deck}>
            {columns.map((column, index) => (
              <ColumnView
                key={column.id}
                column={column}
                isFirst={index === 0}
                isLast={index === columns.length - 1}
                onMove={(steps) => move(column.id, steps)}
                onWidth={(width) => void set(withChange(columns, column.id, { width }))}
                onRemove={() => void set(columns.filter(({ id }) => id !== column.id))}
              />
            ))}
          </div>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {isAdding ? <AddColumn onAdd={add} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

/** The patio: several timelines side by side (spec 001 §2). */
export default function PatioPage() {
  const { data, error } = useQuery(patioQuery());
  if (!data) {
    if (error) throw error;
    return <PostSkeleton />;
  }
  const { columns, version } = data.response.patio;
  return <Deck columns={columns} version={version} />;
}
