import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { mergeSkeletons } from '#server/feed/joined-skeletons.ts';
import { type PostRule, ruleSkeleton } from '#server/feed/rule-skeleton.ts';
import type { Skeleton } from '#server/feed/skeletons.ts';
import { postRuleOf } from './post-rule.ts';
import type { CollectionRow } from './rows.ts';
import { keptSkeleton } from './skeletons-repository.ts';

type Sort = components['schemas']['CollectionRef']['sort'];

/** Maximum of counted posts that a follower has not seen. */
const MAX_UNSEEN = 1000;

const nothing: Skeleton = async () => [];

/** Returns the rule of a collection without the posts that are kept in it; undefined when it has none. */
export async function ruleOf(
  db: Queryable,
  row: Pick<CollectionRow, 'id' | 'rule'>,
): Promise<PostRule | undefined> {
  return row.rule === null ? undefined : { ...(await postRuleOf(db, row.rule)), exceptCollectionId: row.id };
}

/** Marks the keys of posts that the rule found, which follow those kept by hand. */
const FOUND = 'found';

/** Returns a list that continues with another one where it ends. */
function followedBy(kept: Skeleton, found: Skeleton): Skeleton {
  return async (after, count) => {
    const isInFound = after?.[0] === FOUND;
    const top = isInFound ? [] : await kept(after, count);
    if (top.length === count) return top;
    const rest = await found(isInFound ? after.slice(1) : undefined, count - top.length);
    return [...top, ...rest.map(({ id, key }) => ({ id, key: [FOUND, ...key] }))];
  };
}

/**
 * Returns the skeleton of a collection: the posts kept by hand in their order and behind them what its rule finds, or
 * both by time.
 *
 * @param showsGaps true for a reader who keeps it: posts that are gone are in the list, so that gaps can be counted
 */
export async function collectionSkeleton(
  db: Queryable,
  row: Pick<CollectionRow, 'id' | 'rule'>,
  { sort, showsGaps, above }: { sort: Sort; showsGaps: boolean; above?: string },
): Promise<Skeleton> {
  const kept = keptSkeleton(db, row.id, { sort, showsGaps, above: above ?? null });
  const rule = await ruleOf(db, row);
  const found = rule ? ruleSkeleton(db, { ...rule, ...(above === undefined ? {} : { above }) }) : nothing;
  return sort === 'manual' ? followedBy(kept, found) : mergeSkeletons([kept, found]);
}

/** Counts the posts that came since the viewer was here last. */
export async function unseenCount(db: Queryable, row: CollectionRow, most = MAX_UNSEEN): Promise<number> {
  if (row.read_position === null) return 0;
  const showsGaps = false;
  const skeleton = await collectionSkeleton(db, row, { sort: 'added', showsGaps, above: row.read_position });
  return (await skeleton(undefined, most)).length;
}
