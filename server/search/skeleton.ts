import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { UNPREPARED } from '#server/db/planner.ts';
import { type Skeleton, START_OF_LIST } from '#server/feed/skeletons.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';
import type { CommonRankings } from '#server/search/common-rankings.ts';
import type { CompiledQuery } from './query.ts';

/** Order of search results. */
export type SearchOrder = 'newest' | 'best' | 'liveliest';

export interface SearchScope extends CompiledQuery {
  order: SearchOrder;
  /** Restricts to posts between these positions, including the lower one. */
  below?: string;
  from?: string;
  /** True to include blogs that opted out of search, as in a search within the blog. */
  withUnlisted: boolean;
}

const BOTTOM = '0';

const FOUND = `from post_search s
  where s.words @@ $1::text::tsquery and s.position >= $2::bigint and s.position < $3::bigint
    and ($4::boolean or not exists (select 1 from blogs b where b.id = s.blog_id and b.is_unlisted))`;

/**
 * Common words are found fastest by scanning the newest posts, rare ones by their own index: the planner decides by the
 * word.
 */
const NEWEST = `${UNPREPARED} select s.post_id as id, s.position ${FOUND} order by s.position desc limit $5`;

/** Number of the newest matches that are ranked. Bounds the work however common a word is. */
export const RANKED_MATCHES = 1000;

/** Weights of a word by source, in tsvector order D, C, B, A: trail, descriptions, text, tags. */
const WEIGHTS = "'{0.05, 0.2, 0.4, 1.0}'";

/**
 * A word in a tag weighs as much as some twenty notes. The score is in thousandths, so that a cursor can hold it
 * exactly.
 */
const BEST = `floor(1000 * (5 * ts_rank(${WEIGHTS}, c.words, $6::text::tsquery)
  + ln(1 + coalesce(n.note_count, 0)::float8)))::int`;
const LIVELIEST = `coalesce(n.note_count, 0) + 0 * length($6::text)`;

function ranked(score: string): string {
  return `${UNPREPARED}
  with competing as materialized (
    select s.blog_id, s.post_id, s.position, s.words ${FOUND} order by s.position desc limit ${RANKED_MATCHES}
  ), scored as materialized (
    select c.post_id as id, c.position, ${score} as score
      from competing c
      join ${publishedPosts('p').on} and p.blog_id = c.blog_id and p.id = c.post_id
      left join post_counts n on n.root_post_id = p.root_post_id
  )
  select id, position, score, (select count(*) from competing) = ${RANKED_MATCHES} as is_common
    from scored where (score, position) < ($7::int, $8::bigint)
   order by score desc, position desc limit $5`;
}

const RANKED = { best: ranked(BEST), liveliest: ranked(LIVELIEST) };
const HIGHEST = '2147483647';

interface RankedRow extends Columns<'post_search', 'position'> {
  id: Tables['post_search']['post_id'];
  score: number;
  is_common: boolean;
}

/** Returns the skeleton of a search in its order. */
export function searchSkeleton(db: Queryable, scope: SearchScope, rankings: CommonRankings): Skeleton {
  const { match, rank, order, below = START_OF_LIST, from = BOTTOM, withUnlisted } = scope;
  if (order === 'newest') {
    return async (after, count) => {
      const rows = await db.query<
        Columns<'post_search', 'position'> & { id: Tables['post_search']['post_id'] }
      >(NEWEST, [match, from, after?.[0] ?? below, withUnlisted, count]);
      return rows.map((row) => ({ id: row.id, key: [row.position] }));
    };
  }
  return async (after, count) => {
    // The ranked set is fixed by the first page, so that posts published meanwhile do not shift the pages.
    const [newest = below, score = HIGHEST, position = START_OF_LIST] = after ?? [];
    const values = [match, from, newest, withUnlisted, count, rank, score, position];
    const { bones } = await rankings.get(JSON.stringify([order, ...values]), async () => {
      const rows = await db.query<RankedRow>(RANKED[order], values);
      const upTo = newest === START_OF_LIST && rows[0] ? await newestPosition(db) : newest;
      return {
        bones: rows.map((row) => ({ id: row.id, key: [upTo, String(row.score), row.position] })),
        isCommon: rows[0]?.is_common ?? false,
      };
    });
    return bones;
  };
}

// Qualified with the table: a bare `position` would refer to the computed output column, which has no index.
export const NEWEST_POSITION =
  'select s.position + 1 as position from post_search s order by s.position desc limit 1';

/** Returns the position just above the newest post. */
async function newestPosition(db: Queryable): Promise<string> {
  const [row] = await db.query<{ position: string }>(NEWEST_POSITION);
  return row?.position ?? START_OF_LIST;
}
