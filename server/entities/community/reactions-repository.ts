import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { reactionId, slugOf } from './emoji.ts';

/** An emoji below a post, and how many put it there. */
export interface ReactionRow extends Columns<'community_reactions', 'post_id' | 'grapheme'> {
  count: number;
  reacted: boolean;
}

/** Returns the reactions to posts of communities, for a whole page at once: the most frequent of a post first. */
export function reactionsOf(
  db: Queryable,
  postIds: readonly string[],
  viewerId: string | null,
): Promise<ReactionRow[]> {
  return db.query<ReactionRow>(
    `select post_id, grapheme, count(*)::int as count, coalesce(bool_or(user_id = $2::bigint), false) as reacted
       from community_reactions where post_id = any($1::bigint[])
      group by post_id, grapheme order by count(*) desc, min(id)`,
    [postIds, viewerId],
  );
}

/** Returns a reaction in the contract's shape. */
export function presentReaction(row: ReactionRow): components['schemas']['Reaction'] {
  const slug = slugOf(row.grapheme);
  return {
    id: reactionId(row.grapheme),
    ...(slug === undefined ? {} : { slug }),
    grapheme: row.grapheme,
    count: row.count,
    reacted: row.reacted,
  };
}
