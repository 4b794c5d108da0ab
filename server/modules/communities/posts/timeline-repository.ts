import type { Queryable } from '#server/db/database.ts';
import { type PlacedRow, type Skeleton, type SkeletonRow, START_OF_LIST } from '#server/feed/skeletons.ts';
import { publishedInSpace } from '#server/policies/visible-posts.ts';

/** The conditions that narrow a list of a community's posts; all of them hold. */
export interface TimelineFilter {
  communityId: string;
  boardId?: string | undefined;
  /** Normalised form of a tag. */
  tag?: string | undefined;
  /** Words that a post contains. */
  words?: string | undefined;
  /** True for posts with a poll. */
  pollsOnly: boolean;
  /** The viewer, who does not see again what they reported; null for a visitor. */
  viewerId: string | null;
}

/** Number of the newest posts that are ranked. Bounds the work however large a community is. */
const BEST_CANDIDATES = 500;
/** Number of reactions that one comment is worth: writing takes more than pressing. */
const COMMENT_REACTION_COUNT = 2;
const MAX_SCORE = 2_147_483_647;

/** Condition that the viewer has not reported a post. */
function unreported(viewer: string): string {
  return `not exists (select 1 from community_reports r where r.user_id = ${viewer} and r.thing_id = p.id)`;
}

// Tags are compared as `foldedTag` folds them. Posts of communities are in no index of words or tags (decision 071), so
// they are looked at themselves.
const MATCHES = `($4::bigint is null or p.board_id = $4)
  and ($5::text is null or exists (
    select 1 from unnest(p.tags) t where normalize(lower(normalize(t, nfkc)), nfkc) = $5))
  and ($6::text is null or to_tsvector('simple',
    search_fold(jsonb_path_query_array(p.content, '$[*].text')::text || ' ' || array_to_string(p.tags, ' ')))
      @@ plainto_tsquery('simple', search_fold($6)))
  and (not $7 or exists (select 1 from polls q where q.blog_id = p.blog_id and q.post_id = p.id))
  and ${unreported('$8::bigint')}`;
const IS_PINNED =
  'exists (select 1 from community_pins n where n.community_id = p.community_id and n.post_id = p.id)';

const RECENT = `select p.id, p.position from ${publishedInSpace('p', '$1')} and p.position < $2 and ${MATCHES}
    and not ($9 and ${IS_PINNED})
  order by p.position desc limit $3`;

const PINNED = `select x.id, n.position from community_pins n cross join lateral (
    select p.id, p.board_id from ${publishedInSpace('p', 'n.community_id')} and p.id = n.post_id and ${unreported('$3::bigint')}) x
  where n.community_id = $1 and ($2::bigint is null or x.board_id = $2) order by n.position desc`;

const BEST = `
  with candidates as (
    select p.id, p.position from ${publishedInSpace('p', '$1')} and p.position <= $2 and ${MATCHES}
     order by p.position desc limit ${BEST_CANDIDATES}
  ), scored as (
    select k.id, k.position,
           (select count(*)::int from community_reactions r where r.post_id = k.id)
           + ${COMMENT_REACTION_COUNT} * (select count(*)::int from community_comments m
              where m.post_id = k.id and m.state = 'published') as score
      from candidates k
  )
  select id, position, score from scored where (score, position) < ($9::int, $10::bigint)
   order by score desc, position desc limit $3`;

function conditions({ boardId, tag, words, pollsOnly, viewerId }: TimelineFilter) {
  return [boardId ?? null, tag ?? null, words ?? null, pollsOnly, viewerId] as const;
}

/** Returns the skeleton of a community's posts, newest first. */
function recentSkeleton(db: Queryable, filter: TimelineFilter, leavesOutPinned: boolean): Skeleton {
  return async (after, count) => {
    const place = [filter.communityId, after?.[0] ?? START_OF_LIST, count];
    const rows = await db.query<PlacedRow>(RECENT, [...place, ...conditions(filter), leavesOutPinned]);
    return rows.map(({ id, position }) => ({ id, key: [position] }));
  };
}

/**
 * Returns the skeleton of a community's posts, newest first, with the pinned ones before them unless it is narrowed by
 * tag, words or polls. The key of a pinned post is its place among them, behind a mark.
 */
export function communitySkeleton(db: Queryable, filter: TimelineFilter): Skeleton {
  const { communityId, boardId, tag, words, pollsOnly, viewerId } = filter;
  const isWhole = tag === undefined && words === undefined && !pollsOnly;
  const others = recentSkeleton(db, filter, isWhole);
  if (!isWhole) return others;
  const PIN = 'pin';
  return async (after, count) => {
    if (after !== undefined && after[0] !== PIN) return others(after, count);
    const pins = await db.query<PlacedRow>(PINNED, [communityId, boardId ?? null, viewerId]);
    const below = after?.[1] === undefined ? undefined : BigInt(after[1]);
    const top: SkeletonRow[] = pins
      .filter(({ position }) => below === undefined || BigInt(position) < below)
      .map(({ id, position }) => ({ id, key: [PIN, position] }));
    return [...top, ...(await others(undefined, count))].slice(0, count);
  };
}

/**
 * Returns the skeleton of the posts of a community with most comments and reactions, among its newest 500 at the time of
 * the first page.
 */
export function bestSkeleton(db: Queryable, filter: TimelineFilter): Skeleton {
  return async (after, count) => {
    const [newest = START_OF_LIST, score = String(MAX_SCORE), position = START_OF_LIST] = after ?? [];
    const rows = await db.query<PlacedRow & { score: number }>(BEST, [
      filter.communityId,
      newest,
      count,
      ...conditions(filter),
      Number(score),
      position,
    ]);
    return rows.map((row) => ({ id: row.id, key: [newest, String(row.score), row.position] }));
  };
}
