import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './ColumnKnots.module.css';
import { useColumnName } from './use-column-name.ts';

type ColumnKnotsProps = {
  deck: RefObject<HTMLElement | null>;
  columns: readonly PatioColumn[];
  /** Number of new posts by the id of a column. */
  news: ReadonlyMap<string, number>;
};

/** Returns the ids of the columns that are in view. */
function useInView(
  deck: RefObject<HTMLElement | null>,
  columns: readonly PatioColumn[],
): ReadonlySet<string> {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are other elements.
  useEffect(() => {
    const root = deck.current;
    if (!root || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((known) => {
          const next = new Set(known);
          for (const { target, isIntersecting } of entries) {
            const { column = '' } = (target as HTMLElement).dataset;
            if (isIntersecting) next.add(column);
            else next.delete(column);
          }
          return next;
        }),
      { root, threshold: 0.6 },
    );
    for (const column of root.querySelectorAll('[data-column]')) observer.observe(column);
    return () => observer.disconnect();
  }, [deck, columns]);
  return inView;
}

/** A knot per column that leads to it, tied when it has news; on phones they are named tabs, one column a screen. */
export function ColumnKnots({ deck, columns, news }: ColumnKnotsProps) {
  const { t } = useLingui();
  const nameOf = useColumnName();
  const inView = useInView(deck, columns);
  const bar = useRef<HTMLElement>(null);
  const current = columns.find(({ id }) => inView.has(id))?.id;

  // The name of the column in view stays in sight.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (!bar.current || !tab || current === undefined) return;
    bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);

  const goTo = (id: string): void => {
    const column = deck.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(id)}"]`);
    column?.scrollIntoView({ inline: 'start', block: 'nearest' });
    column?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
  };
  return (
    <nav ref={bar} className={styles.knots} aria-label={t`Columns`}>
      <ol>
        {columns.map((column) => {
          const { id } = column;
          const { title } = nameOf(column);
          const count = news.get(id) ?? 0;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.knot}
                title={title}
                aria-current={id === current ? 'true' : undefined}
                onClick={() => goTo(id)}
              >
                <i className={cx(styles.bead, count > 0 && styles.tied, inView.has(id) && styles.seen)} />
                <span className={styles.name} dir="auto">
                  {title}
                </span>
                <VisuallyHidden>
                  {count > 0 ? (
                    <Plural value={count} one=", # new post" other=", # new posts" />
                  ) : (
                    <Trans>, nothing new</Trans>
                  )}
                </VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
