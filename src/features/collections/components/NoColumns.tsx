import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/shared/ui/Button.tsx';
import type { ColumnSource } from '../model/columns.ts';
import styles from './NoColumns.module.css';
import { useColumnName } from './use-column-name.ts';

/** A ready-made deck; what it shows is made from what the member follows. */
interface Deck {
  id: string;
  name: string;
  says: string;
  sources: readonly ColumnSource[];
}

type NoColumnsProps = {
  onDeck: (sources: readonly ColumnSource[]) => void;
  onAdd: () => void;
  busy: boolean;
};

/** Shown while there are no columns: three ready-made decks, or a first column. */
export function NoColumns({ onDeck, onAdd, busy }: NoColumnsProps) {
  const { t } = useLingui();
  const nameOf = useColumnName();
  const decks: readonly [Deck, ...Deck[]] = [
    {
      id: 'window',
      name: t`By the window`,
      says: t`For reading, without hurry.`,
      sources: [{ timeline: 'following' }, { timeline: 'followed-tags' }, { timeline: 'likes' }],
    },
    {
      id: 'trail',
      name: t`On the trail of something`,
      says: t`For finding what you do not know yet.`,
      sources: [{ timeline: 'followed-tags' }, { timeline: 'for-you' }, { timeline: 'popular' }],
    },
    {
      id: 'table',
      name: t`Around the table`,
      says: t`For the people you know.`,
      sources: [{ timeline: 'mutuals' }, { timeline: 'following' }],
    },
  ];
  const [chosen, setChosen] = useState(decks[0]);
  return (
    <section className={styles.empty}>
      <h1>
        <Trans>Several windows, one chair</Trans>
      </h1>
      <p>
        <Trans>
          Columns show up to twelve timelines side by side. Each scrolls by itself, and nothing moves while
          you read. Start with one of these; every column can be changed.
        </Trans>
      </p>
      <fieldset className={styles.decks}>
        <legend>{t`A deck to start with`}</legend>
        {decks.map((deck) => (
          <label key={deck.id} className={styles.deck}>
            <input
              type="radio"
              name="deck"
              value={deck.id}
              checked={deck.id === chosen.id}
              onChange={() => setChosen(deck)}
            />
            <span className={styles.miniature} aria-hidden="true">
              {deck.sources.map(({ timeline = '' }) => (
                <i key={timeline} />
              ))}
            </span>
            <b>{deck.name}</b>
            <small>{deck.says}</small>
            <small>
              {deck.sources
                .map((source) => nameOf({ id: deck.id, width: 'regular', ...source }).title)
                .join(', ')}
            </small>
          </label>
        ))}
      </fieldset>
      <p className={styles.actions}>
        <Button variant="primary" loading={busy} onClick={() => onDeck(chosen.sources)}>
          {t`Use this deck`}
        </Button>
        <Button variant="quiet" onClick={onAdd}>{t`Start with one column`}</Button>
      </p>
    </section>
  );
}
