import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Distance between neighbours: leaves room for 40 insertions at the same place. */
const RANK_GAP = 1n << 40n;

/** Destination of posts in the order by hand: at a place from 1, or behind a post; at the top with neither. */
export interface Destination {
  place?: number | undefined;
  afterPostId?: string | undefined;
}

interface Neighbours {
  before: bigint | undefined;
  after: bigint | undefined;
}

function bigintOf(rank: string | null | undefined): bigint | undefined {
  return rank === null || rank === undefined ? undefined : BigInt(rank);
}

async function neighboursAt(
  tx: Queryable,
  collectionId: string,
  { place = 1, afterPostId }: Destination,
  moving: readonly string[],
): Promise<Neighbours> {
  if (afterPostId !== undefined) {
    const row = await first<{ before: string; after: string | null }>(
      tx,
      `select i.rank as before, (select o.rank from collection_items o
          where o.collection_id = i.collection_id and (o.rank, o.id) > (i.rank, i.id)
            and not (o.post_id = any($3::bigint[])) order by o.rank, o.id limit 1) as after
         from collection_items i where i.collection_id = $1 and i.post_id = $2`,
      [collectionId, afterPostId, moving],
    );
    return { before: bigintOf(row?.before), after: bigintOf(row?.after) };
  }
  const isTop = place === 1;
  const rows = await tx.query<Columns<'collection_items', 'rank'>>(
    `select rank from collection_items where collection_id = $1 and not (post_id = any($2::bigint[]))
      order by rank, id offset $3 limit $4`,
    [collectionId, moving, isTop ? 0 : place - 2, isTop ? 1 : 2],
  );
  if (isTop) return { before: undefined, after: bigintOf(rows[0]?.rank) };
  if (rows[0]) return { before: BigInt(rows[0].rank), after: bigintOf(rows[1]?.rank) };
  // A place behind the last post is the end.
  const last = await first<{ last: string | null }>(
    tx,
    'select max(rank) as last from collection_items where collection_id = $1 and not (post_id = any($2::bigint[]))',
    [collectionId, moving],
  );
  return { before: bigintOf(last?.last), after: undefined };
}

function ranksBetween({ before, after }: Neighbours, count: number): bigint[] | undefined {
  const steps = Array.from({ length: count }, (_, at) => BigInt(at + 1));
  if (before === undefined && after === undefined) return steps.map((step) => step * RANK_GAP);
  if (before === undefined) {
    const top = (after ?? 0n) - BigInt(count + 1) * RANK_GAP;
    return steps.map((step) => top + step * RANK_GAP);
  }
  if (after === undefined) return steps.map((step) => before + step * RANK_GAP);
  const gap = (after - before) / BigInt(count + 1);
  return gap > 0n ? steps.map((step) => before + step * gap) : undefined;
}

/**
 * Returns ranks for some posts at a destination. Where no room is left between two neighbours, all posts get new ranks
 * first. Call it with the collection locked.
 *
 * @param moving ids of kept posts that move, which do not count as neighbours
 */
export async function ranksAt(
  tx: Queryable,
  collectionId: string,
  destination: Destination,
  count: number,
  moving: readonly string[] = [],
): Promise<bigint[]> {
  const ranks = ranksBetween(await neighboursAt(tx, collectionId, destination, moving), count);
  if (ranks) return ranks;
  await tx.query(
    `update collection_items i set rank = n.place * ${RANK_GAP}::bigint
       from (select id, row_number() over (order by rank, id) as place from collection_items where collection_id = $1) n
      where i.id = n.id`,
    [collectionId],
  );
  const spread = ranksBetween(await neighboursAt(tx, collectionId, destination, moving), count);
  if (!spread) throw new Error('Spread ranks leave no room');
  return spread;
}

/** Gives kept posts their new ranks. */
export async function moveItems(
  tx: Queryable,
  collectionId: string,
  postIds: readonly string[],
  ranks: readonly bigint[],
): Promise<void> {
  await tx.query(
    `update collection_items i set rank = n.rank from unnest($2::bigint[], $3::bigint[]) as n (post_id, rank)
      where i.collection_id = $1 and i.post_id = n.post_id`,
    [collectionId, postIds, ranks.map(String)],
  );
}
