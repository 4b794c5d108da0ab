import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { amongCells, useDragOrder } from '#src/shared/hooks/use-drag-order.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { ColumnKnots } from '../components/ColumnKnots.tsx';
import { ColumnView } from '../components/ColumnView.tsx';
import { NoColumns } from '../components/NoColumns.tsx';
import { useDeckPlace } from '../components/use-deck-place.ts';
import { patioQuery, useSetPatio } from '../data/patio.ts';
import {
  type ColumnSource,
  MAX_COLUMNS,
  withChange,
  withColumn,
  withMoved,
  withSource,
} from '../model/columns.ts';
import { PatioTabs } from '../porch/PatioTabs.tsx';
import styles from './PatioPage.module.css';

const AddColumn = lazyLayer(() => import('../components/AddColumn.tsx'), 'AddColumn');

type DeckProps = { columns: PatioColumn[] };

function Deck({ columns }: DeckProps) {
  const { t } = useLingui();
  const { set, busy, unstored } = useSetPatio();
  const [editing, setEditing] = useState<PatioColumn | 'new'>();
  const [said, say] = useState('');
  const deck = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  const onScroll = useDeckPlace(deck, columns, moved);

  // Moving a column in the document blurs its handle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order moves a column.
  useEffect(() => {
    if (!moved.current) return;
    deck.current?.querySelector<HTMLElement>(`[data-column="${moved.current}"] [data-handle]`)?.focus();
    moved.current = undefined;
  }, [columns]);

  const [news, setNews] = useState<ReadonlyMap<string, number>>(new Map());
  const onNews = useCallback((id: string, count: number) => {
    setNews((known) => (known.get(id) === count ? known : new Map([...known, [id, count]])));
  }, []);
  const { drag, handle } = useDragOrder(
    deck,
    ({ id, after }) => {
      if (after === id) return;
      const rest = columns.filter((column) => column.id !== id);
      const place = after === '0' ? 0 : rest.findIndex((column) => column.id === after) + 1;
      move(id, place - columns.findIndex((column) => column.id === id));
    },
    amongCells,
  );

  const move = (id: string, steps: number): void => {
    if (steps === 0) return;
    const next = withMoved(columns, id, steps);
    moved.current = id;
    const place = next.findIndex((column) => column.id === id) + 1;
    const total = next.length;
    say(t`Place ${place} of ${total}`);
    void set(next);
  };
  const store = (source: ColumnSource): void => {
    // A column that was taken down in another browser while it was edited comes back at the end.
    const edited = columns.find(({ id }) => editing !== 'new' && id === editing?.id);
    void set(edited ? withSource(columns, edited.id, source) : withColumn(columns, source));
    setEditing(undefined);
  };
  return (
    <div className={styles.page} data-columns={columns.length > 0 ? '' : undefined}>
      <PageHead title={t`Patio`} noIndex />
      {columns.length === 0 ? (
        <>
          <PatioTabs current="columns" />
          <NoColumns
            busy={busy}
            onDeck={(sources) => void set(sources.reduce<PatioColumn[]>(withColumn, []))}
            onAdd={() => setEditing('new')}
          />
        </>
      ) : (
        <>
          <header className={styles.head}>
            <h1>{t`Patio`}</h1>
            <PatioTabs current="columns" />
            <Button
              size="small"
              icon="plus"
              disabled={columns.length >= MAX_COLUMNS}
              onClick={() => setEditing('new')}
            >{t`Add a column`}</Button>
          </header>
          <ColumnKnots deck={deck} columns={columns} news={news} />
          <div ref={deck} className={styles.deck} onScrollCapture={onScroll}>
            {columns.map((column, index) => (
              <ColumnView
                key={column.id}
                column={column}
                isStored={!unstored.has(column.id)}
                isFirst={index === 0}
                isLast={index === columns.length - 1}
                onMove={(steps) => move(column.id, steps)}
                onChange={(change) => void set(withChange(columns, column.id, change))}
                onEdit={() => setEditing(column)}
                onNews={(count) => onNews(column.id, count)}
                grip={handle(column.id)}
                isDragged={drag?.id === column.id}
                onRemove={() => void set(columns.filter(({ id }) => id !== column.id))}
              />
            ))}
          </div>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {editing ? (
        <AddColumn
          column={editing === 'new' ? undefined : editing}
          onAdd={store}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
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
  return <Deck columns={data.response.patio.columns} />;
}
