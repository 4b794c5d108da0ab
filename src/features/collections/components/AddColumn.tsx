import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { FeedRule } from '#generated/zod/feedRule.zod.ts';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { LIST_NAMES, listNameOf } from '#src/entities/columns/column-lists.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { uniqueBy } from '#src/shared/lib/lists/paged-list.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import {
  collectionsOf,
  followedCollectionsQuery,
  keyOfCollection,
  ownCollectionsQuery,
} from '../data/collections.ts';
import { useRuleCheck } from '../data/feed-rules.ts';
import type { ColumnSource } from '../model/columns.ts';
import styles from './AddColumn.module.css';
import { FoundPosts } from './FoundPosts.tsx';
import { type Refined, Refinement } from './Refinement.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { useColumnName } from './use-column-name.ts';

/** Timelines of the site that a column can show. */
const TIMELINES = [
  ...(['following', 'originals', 'for-you', 'followed-tags', 'subscriptions', 'mutuals'] as const),
  ...(['popular', 'likes', ...LIST_NAMES] as const),
] as const;

/** Maximum lengths of the contract. */
const TITLE_MAX_LENGTH = 80;
const QUERY_MAX_LENGTH = 200;

/** Returns the title of a column from the blogs and tags of its rule. */
function titleOf({ clauses }: FeedRule, blogs: readonly BlogRef[]): string {
  const names = clauses.flatMap(({ blogs: uuids = [], tags = [] }) => [
    ...uuids.flatMap((uuid) => blogs.find((blog) => blog.uuid === uuid)?.name ?? []),
    ...tags.map((tag) => `#${tag}`),
  ]);
  return names.join(', ').slice(0, TITLE_MAX_LENGTH);
}

/** Returns the choice of the sentence that a column was made by. */
function choiceOf(column: PatioColumn | undefined): string {
  if (column?.rule) return 'rule';
  if (column?.query !== undefined) return 'search';
  return column?.timeline ?? 'following';
}

/** Returns which posts a column shows, and as what. */
function refinedOf(column: PatioColumn | undefined): Refined {
  if (!column) return {};
  const { id: _, width: __, title: ___, timeline: ____, rule: _____, query: ______, ...refined } = column;
  const { isMuted: _______, ...others } = refined;
  return others;
}

type AddColumnProps = {
  /** The column that is changed; undefined for a new one. */
  column: PatioColumn | undefined;
  onAdd: (source: ColumnSource) => void;
  onClose: () => void;
};

/** Adds or changes a column by one sentence: a timeline, blogs and tags, a search or a collection, and how it is shown. */
export function AddColumn({ column, onAdd, onClose }: AddColumnProps) {
  const { t } = useLingui();
  const nameOf = useColumnName();
  const own = usePagedList(ownCollectionsQuery(), collectionsOf, keyOfCollection);
  const followed = usePagedList(followedCollectionsQuery(), collectionsOf, keyOfCollection);
  const [chosen, setChosen] = useState(() => choiceOf(column));
  const [typed, setTyped] = useState(column?.query ?? '');
  const [rule, setRule] = useState<FeedRule | undefined>(column?.rule);
  const [refined, setRefined] = useState(() => refinedOf(column));
  const { data: found } = useRuleCheck(chosen === 'rule' ? rule : undefined);
  const text = typed.trim();
  // Lists of kept and followed collections can share one.
  const collections = uniqueBy([...(own.items ?? []), ...(followed.items ?? [])], keyOfCollection);
  const isTyped = chosen === 'search';
  const isIncomplete = (isTyped && text === '') || (chosen === 'rule' && !rule);
  const isKnown = (value: string): boolean =>
    value === 'rule' ||
    value === 'search' ||
    TIMELINES.some((one) => one === value) ||
    collections.some(({ id }) => value === `collection:${id}`);
  const isOfPosts = listNameOf(chosen) === undefined;
  const addSource = (source: ColumnSource): void => onAdd({ ...source, ...(isOfPosts ? refined : {}) });
  const add = (): void => {
    const collection = collections.find(({ id }) => chosen === `collection:${id}`);
    if (chosen === 'rule') {
      if (rule) addSource({ rule, title: titleOf(rule, found?.response.blogs ?? []) });
    } else if (chosen === 'search') addSource({ query: text });
    else {
      const title = collection?.title ?? (chosen === column?.timeline ? column.title : undefined);
      addSource({ timeline: chosen, ...(title === undefined ? {} : { title }) });
    }
  };
  return (
    <Dialog size="small" title={column ? t`Change the column` : t`Add a column`} onClose={onClose}>
      {(close) => (
        <div className={styles.form}>
          <p className={styles.sentence}>
            <Trans>A column with</Trans>{' '}
            <Select
              aria-label={t`What it shows`}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              {column && !isKnown(chosen) ? <option value={chosen}>{nameOf(column).title}</option> : null}
              {TIMELINES.map((timeline) => (
                <option key={timeline} value={timeline}>
                  {nameOf({ id: timeline, width: 'regular', timeline }).title}
                </option>
              ))}
              <option value="rule">{t`posts by blogs or with tags`}</option>
              <option value="search">{t`a search`}</option>
              {collections.map(({ id, title }) => (
                <option key={id} value={`collection:${id}`}>
                  {t`Collection: ${title}`}
                </option>
              ))}
            </Select>
          </p>
          {chosen === 'rule' ? (
            <>
              <RuleEditor rule={rule} onChange={setRule} small />
              {rule ? <FoundPosts rule={rule} maxCount={2} /> : null}
            </>
          ) : null}
          {isTyped ? (
            <TextField
              key={chosen}
              label={t`Words to search for`}
              value={typed}
              maxLength={QUERY_MAX_LENGTH}
              autoComplete="off"
              dir="auto"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          ) : null}
          {isOfPosts ? <Refinement refined={refined} onChange={setRefined} /> : null}
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button variant="primary" disabled={isIncomplete} onClick={add}>
              {column ? t`Save` : t`Add`}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
