import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable, type SqlValue } from '#server/db/database.ts';
import { UNPREPARED } from '#server/db/planner.ts';
import { type CommunityRow, communityColumns, queryCommunities } from '#server/entities/community/rows.ts';
import { prefixQuery } from '#server/search/words.ts';

type Schemas = components['schemas'];

/** Orders of a list of communities (spec 001 §5). */
export type CommunitySort =
  | 'relevance'
  | 'latest_activity'
  | 'recently_created'
  | 'post_count'
  | 'member_count';

/** Filters of a list of communities; undefined for no filter. */
export interface CommunityFilter {
  joinTypes?: readonly Schemas['CommunityJoinType'][] | undefined;
  category?: string | undefined;
  /** True for a viewer whose settings hide labelled content. */
  hidesLabelled: boolean;
}

/** Sort keys with their SQL type. Without words, relevance is the number of members. */
const KEYS: Readonly<Record<CommunitySort, readonly [column: string, type: string]>> = {
  relevance: ['c.member_count', 'int'],
  latest_activity: ['c.last_activity_at', 'timestamptz'],
  recently_created: ['c.id', 'bigint'],
  post_count: ['c.post_count', 'int'],
  member_count: ['c.member_count', 'int'],
};

/** Number of communities that a search ranks. Bounds the work for common words. */
const RANKED_COMMUNITIES_COUNT = 200;

/** A community in a list, with its sort key for the cursor. */
export type ListedCommunity = CommunityRow & { sort_key: string };

const LISTED = `c.deleted_at is null and not c.is_private
  and ($1::text is null or c.categories @> array[$1::text]) and not ($2 and c.has_content_label)`;

function filterParams({ category, hidesLabelled }: CommunityFilter): [string | null, boolean] {
  return [category ?? null, hidesLabelled];
}

/**
 * Returns public communities in an order, the first after a cursor.
 *
 * @param page `after` is sort key and id of the last one of the page before
 */
export function publicCommunities(
  db: Queryable,
  viewerId: string | null,
  filter: CommunityFilter,
  page: { sort: CommunitySort; after: readonly [key: string, id: string] | undefined; limit: number },
): Promise<ListedCommunity[]> {
  const [column, type] = KEYS[page.sort];
  const values: SqlValue[] = [...filterParams(filter), filter.joinTypes ?? null, viewerId, page.limit];
  const after = page.after ? `and (${column}, c.id) < ($6::${type}, $7::bigint)` : '';
  const sql = `select ${communityColumns('$4::bigint')}, ${column}::text as sort_key from communities c
    where ${LISTED} and ($3::text[] is null or c.join_type = any($3::text[])) ${after}
    order by ${column} desc, c.id desc limit $5`;
  return queryCommunities(db, sql, [...values, ...(page.after ?? [])]) as Promise<ListedCommunity[]>;
}

/** Counts the public communities that a filter finds by the way they are joined, without its own filter of that. */
export async function countByJoinType(
  db: Queryable,
  filter: CommunityFilter,
): Promise<Schemas['JoinTypeCounts']> {
  const row = await first<Schemas['JoinTypeCounts']>(
    db,
    `select (count(*) filter (where c.join_type = 'free'))::int as free,
            (count(*) filter (where c.join_type = 'request'))::int as request,
            (count(*) filter (where c.join_type = 'invite'))::int as invite
       from communities c where ${LISTED}`,
    filterParams(filter),
  );
  return row ?? { free: 0, request: 0, invite: 0 };
}

/**
 * Returns the communities of a member, the last used first.
 *
 * @param page `after` is sort key and id of the last one of the page before
 */
export function ownCommunities(
  db: Queryable,
  userId: string,
  page: { after: readonly [key: string, id: string] | undefined; limit: number },
): Promise<ListedCommunity[]> {
  const after = page.after ? 'and (mine.used_at, mine.space_id) < ($3::timestamptz, $4::bigint)' : '';
  const sql = `with mine as (
      select m.space_id, coalesce(max(r.used_at), max(m.joined_at)) as used_at
        from space_members m left join community_readers r on r.community_id = m.space_id and r.user_id = m.user_id
       where m.user_id = $1 and m.space_kind = 'community' group by m.space_id
    )
    select ${communityColumns('$1::bigint')}, mine.used_at::text as sort_key
      from mine join communities c on c.id = mine.space_id
     where c.deleted_at is null ${after} order by mine.used_at desc, mine.space_id desc limit $2`;
  return queryCommunities(db, sql, [userId, page.limit, ...(page.after ?? [])]) as Promise<ListedCommunity[]>;
}

/** A community that a search found. */
export type FoundCommunity = Columns<'communities', 'id' | 'join_type'>;

const ORDERS: Readonly<Record<CommunitySort, string>> = {
  relevance: 'ts_rank(c.words, $3::text::tsquery) * ln(c.member_count + 3) desc, c.id desc',
  latest_activity: 'c.last_activity_at desc, c.id desc',
  recently_created: 'c.id desc',
  post_count: 'c.post_count desc, c.id desc',
  member_count: 'c.member_count desc, c.id desc',
};

/**
 * Finds communities by words of their name, title, tags, description and about text, the best match first: public ones,
 * and private ones that the member is in or invited to. Returns 200 at most.
 */
export async function findCommunities(
  db: Queryable,
  typed: string,
  viewerId: string | null,
  { filter, sort }: { filter: CommunityFilter; sort: CommunitySort },
): Promise<FoundCommunity[]> {
  const query = prefixQuery(typed);
  if (query === '') return [];
  return db.query<FoundCommunity>(
    `${UNPREPARED} select c.id, c.join_type from communities c
      where c.deleted_at is null and c.words @@ $3::text::tsquery
        and ($1::text is null or c.categories @> array[$1::text]) and not ($2 and c.has_content_label)
        and (not c.is_private
          or exists (select 1 from space_members m where m.space_id = c.id and m.user_id = $4)
          or exists (select 1 from space_invitations i where i.space_id = c.id and i.recipient_id = $4))
      order by ${ORDERS[sort]} limit ${RANKED_COMMUNITIES_COUNT}`,
    [...filterParams(filter), query, viewerId],
  );
}

/** Returns the beginning of a word, without the ending that its other forms change. */
function stem(word: string): string {
  return word.slice(0, Math.max(3, word.length - 2));
}

/** Returns the public communities with the most similar names: the closest ones when nothing was found. */
export function nearestCommunities(
  db: Queryable,
  typed: string,
  hidesLabelled: boolean,
): Promise<FoundCommunity[]> {
  const query = prefixQuery(typed, '|', stem);
  if (query === '') return Promise.resolve([]);
  return db.query<FoundCommunity>(
    `${UNPREPARED} select c.id, c.join_type from communities c
      where c.deleted_at is null and not c.is_private and not ($2 and c.has_content_label)
        and c.words @@ $1::text::tsquery
      order by ts_rank(c.words, $1::text::tsquery) desc, c.member_count desc, c.id desc limit 2`,
    [query, hidesLabelled],
  );
}

/** Number of communities that are compared for their tags, and as many for their categories: those with most members. */
const COMPARED_COUNT = 200;

/**
 * Returns the statement that finds the largest communities which have tags or categories in common with another one. A
 * community without any compares nothing: the planner would look for nothing in all communities.
 */
function largestWith(column: 'tags' | 'categories', values: string): string {
  return `(select o.id, o.tags, o.categories, o.member_count from communities o
    where o.id <> $1 and o.deleted_at is null and not o.is_private
      and cardinality(${values}::text[]) > 0 and o.${column} && ${values}::text[]
      and not exists (select 1 from space_members m where m.space_id = o.id and m.user_id = $4)
    order by o.member_count desc, o.id desc limit ${COMPARED_COUNT})`;
}

// Thousands of communities share a category, so a part of them is compared, before the columns are read of the best.
const RELATED = `select ${communityColumns('$4::bigint')} from (
    select f.id, 2 * (select count(*) from unnest(f.tags) tag where tag = any($3::text[]))
                 + (select count(*) from unnest(f.categories) category where category = any($2::text[])) as likeness
      from (${largestWith('tags', '$3')} union ${largestWith('categories', '$2')}) f
     order by likeness desc, f.member_count desc, f.id desc limit $5) best
  join communities c on c.id = best.id
  order by best.likeness desc, c.member_count desc, c.id desc`;

/** Returns public communities with similar tags and categories, the most similar first, without the viewer's own. */
export function relatedRows(
  db: Queryable,
  { id, categories, tags }: CommunityRow,
  viewerId: string | null,
  limit: number,
): Promise<CommunityRow[]> {
  return queryCommunities(db, RELATED, [id, categories, tags, viewerId, limit]);
}
