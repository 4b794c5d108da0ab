import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { FeedRule } from '#generated/zod/feedRule.zod.ts';
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
import { RuleEditor } from './RuleEditor.tsx';
import { useColumnName } from './use-column-name.ts';

/** Timelines of the site that a column can show. */
const TIMELINES = ['following', 'for-you', 'followed-tags', 'mutuals', 'popular', 'likes'] as const;

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

type AddColumnProps = { onAdd: (source: ColumnSource) => void; onClose: () => void };

/** Adds a column by one sentence: a timeline, a tag, a search or a collection. */
export function AddColumn({ onAdd, onClose }: AddColumnProps) {
  const { t } = useLingui();
  const nameOf = useColumnName();
  const own = usePagedList(ownCollectionsQuery(), collectionsOf, keyOfCollection);
  const followed = usePagedList(followedCollectionsQuery(), collectionsOf, keyOfCollection);
  const [chosen, setChosen] = useState<string>('following');
  const [typed, setTyped] = useState('');
  const [rule, setRule] = useState<FeedRule>();
  const { data: found } = useRuleCheck(chosen === 'rule' ? rule : undefined);
  const text = typed.trim();
  // Lists of kept and followed collections can share one.
  const collections = uniqueBy([...(own.items ?? []), ...(followed.items ?? [])], keyOfCollection);
  const isTyped = chosen === 'search';
  const isIncomplete = (isTyped && text === '') || (chosen === 'rule' && !rule);
  const add = (): void => {
    const collection = collections.find(({ id }) => chosen === `collection:${id}`);
    if (chosen === 'rule') {
      if (rule) onAdd({ rule, title: titleOf(rule, found?.response.blogs ?? []) });
    } else if (chosen === 'search') onAdd({ query: text });
    else onAdd({ timeline: chosen, ...(collection ? { title: collection.title } : {}) });
  };
  return (
    <Dialog size="small" title={t`Add a column`} onClose={onClose}>
      {(close) => (
        <div className={styles.form}>
          <p className={styles.sentence}>
            <Trans>A column with</Trans>{' '}
            <Select
              aria-label={t`What it shows`}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
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
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button variant="primary" disabled={isIncomplete} onClick={add}>{t`Add`}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
