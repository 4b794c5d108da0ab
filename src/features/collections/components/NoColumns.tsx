import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { newestFollowedTagsQuery } from '../data/patio.ts';
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
  const { t, i18n } = useLingui();
  const nameOf = useColumnName();
  const { primaryBlog } = useViewer();
  const { data } = useQuery(newestFollowedTagsQuery());
  const tags = data?.response.tags.map(({ name }) => name) ?? [];
  const names = listFormat(i18n.locale).format(tags.map((tag) => `#${tag}`));
  const rule = { clauses: [{ tags }] };
  const trail: readonly ColumnSource[] =
    tags.length > 0
      ? [
          { rule, title: tags.map((tag) => `#${tag}`).join(', ') },
          { rule, title: t`Pictures`, layout: 'masonry', isPictures: true },
          { query: tags[0] ?? '' },
        ]
      : [{ timeline: 'for-you' }, { timeline: 'popular', layout: 'masonry', isPictures: true }];
  const own: readonly ColumnSource[] = primaryBlog
    ? [{ rule: { clauses: [{ blogs: [primaryBlog.uuid] }] }, title: primaryBlog.name }]
    : [];
  const decks: readonly [Deck, ...Deck[]] = [
    {
      id: 'window',
      name: t`By the window`,
      says: t`For reading, without hurry.`,
      sources: [{ timeline: 'following' }, { timeline: 'activity' }, { timeline: 'likes' }],
    },
    {
      id: 'trail',
      name: t`On the trail of something`,
      says:
        tags.length > 0 ? t`Made from ${names}, which you follow.` : t`For finding what you do not know yet.`,
      sources: trail,
    },
    {
      id: 'counter',
      name: t`Behind the counter`,
      says: t`For people who are asked a lot.`,
      sources: [{ timeline: 'activity' }, { timeline: 'inbox' }, ...own, { timeline: 'mentions' }],
    },
  ];
  const [chosenId, setChosenId] = useState(decks[0].id);
  const chosen = decks.find(({ id }) => id === chosenId) ?? decks[0];
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
              onChange={() => setChosenId(deck.id)}
            />
            <span className={styles.miniature} aria-hidden="true">
              {deck.sources.map((source) => (
                <i key={JSON.stringify(source)} />
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
