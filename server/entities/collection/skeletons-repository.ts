import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Skeleton, START_OF_LIST } from '#server/feed/skeletons.ts';

const KEPT = 'select i.post_id as id, i.rank, i.id as item_id from collection_items i';
const SHOWN = 'collection_id = $1 and ($3 or not is_gone)';

const MANUAL = `${KEPT} where ${SHOWN} and (i.rank, i.id) > ($4::bigint, $5::bigint)
  order by i.rank, i.id limit $2`;
const ADDED = `select i.post_id as id, i.id as position from collection_items i
  where ${SHOWN} and i.id < $4 and ($5::bigint is null or i.id > $5) order by i.id desc limit $2`;
const NEWEST = `select post_id as id, post_position as position from collection_items
  where ${SHOWN} and post_position < $4 and ($5::bigint is null or post_position > $5)
  order by post_position desc limit $2`;

/** Rank below all that a collection can hold. */
const LOWEST_RANK = String(-(1n << 62n));

/**
 * Returns the skeleton of the posts kept in a collection.
 *
 * @param filter `above` is the position at or below which a list by time ends; null for its whole length
 */
export function keptSkeleton(
  db: Queryable,
  collectionId: string,
  {
    sort,
    showsGaps,
    above,
  }: { sort: components['schemas']['CollectionRef']['sort']; showsGaps: boolean; above: string | null },
): Skeleton {
  if (sort === 'manual') {
    return async (after, count) => {
      const [rank = LOWEST_RANK, item = '0'] = after ?? [];
      const rows = await db.query<Columns<'collection_items', 'id' | 'rank'> & { item_id: string }>(MANUAL, [
        collectionId,
        count,
        showsGaps,
        rank,
        item,
      ]);
      return rows.map((row) => ({ id: row.id, key: [row.rank, row.item_id] }));
    };
  }
  return async (after, count) => {
    const rows = await db.query<{ id: string; position: string }>(sort === 'added' ? ADDED : NEWEST, [
      collectionId,
      count,
      showsGaps,
      after?.[0] ?? START_OF_LIST,
      above,
    ]);
    return rows.map(({ id, position }) => ({ id, key: [position] }));
  };
}
