import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { UNPREPARED } from '#server/db/planner.ts';
import type { ModeratorPermission, SpaceRole } from '#server/membership/roles.ts';
import { nameableBlog } from '#server/policies/blogs-sql.ts';
import { HERE_MINUTES } from '../show/presence-repository.ts';

/** Which members a list holds. */
export type MemberFilter = 'all' | 'admin' | 'moderator' | 'following' | 'mutual' | 'online' | 'leading';

/** A member of a community, without their blog. */
export interface MemberRow
  extends Columns<
    'space_members',
    'id' | 'user_id' | 'role' | 'permissions',
    { role: SpaceRole<'community'>; permissions: ModeratorPermission[] | null }
  > {
  blog_id: NonNullable<Tables['space_members']['blog_id']>;
  /** Seconds since 1970. */
  joined: number;
  is_online: boolean;
  /** True when the member takes part as their primary blog and follows that of the viewer. */
  follows_viewer: boolean;
  is_muted: boolean;
  /** Seconds since 1970; null for a mute without end, and without one. */
  muted_until: number | null;
}

/** A member in a list, with the sort key for the cursor. */
export type ListedMemberRow = MemberRow & { sort_key: string };

/** A request for a list of members. */
export interface MemberQuery {
  filter: MemberFilter;
  /** Part of a name or title. */
  search: string | undefined;
  viewerId: string | null;
}

/** Maximum number that is counted of a search or a filter. */
const MAX_COUNTED = 1000;

const ONLINE = `(u.settings -> 'privacy' -> 'showActivity' is not distinct from 'true'::jsonb and exists (
  select 1 from sessions s where s.user_id = m.user_id and s.last_seen_at > now() - interval '${HERE_MINUTES} minutes'))`;
const FOLLOWS_VIEWER = `exists (select 1 from follows v join blog_members own on own.blog_id = v.blog_id
  join blog_members p on p.user_id = v.user_id and p.blog_id = m.blog_id and p.is_primary
  where v.user_id = m.user_id and own.user_id = $2 and own.is_primary)`;
const FOLLOWED = 'exists (select 1 from follows f where f.user_id = $2 and f.blog_id = m.blog_id)';

const FILTERS: Readonly<Record<MemberFilter, string>> = {
  all: 'true',
  admin: `m.role = 'admin'`,
  moderator: `m.role = 'moderator'`,
  leading: `m.role in ('admin', 'moderator')`,
  following: FOLLOWED,
  mutual: `${FOLLOWED} and ${FOLLOWS_VIEWER}`,
  online: ONLINE,
};

const COLUMNS = `m.id, m.user_id, m.role, m.permissions, m.blog_id, floor(extract(epoch from m.joined_at))::float8 as joined,
  ${ONLINE} as is_online, ${FOLLOWS_VIEWER} as follows_viewer, q.community_id is not null as is_muted,
  floor(extract(epoch from q.ends_at))::float8 as muted_until`;

/** The members of the community $1. */
const MEMBERS = `from space_members m join blogs b on b.id = m.blog_id join users u on u.id = m.user_id
  left join community_mutes q on q.community_id = m.space_id and q.user_id = m.user_id
    and (q.ends_at is null or q.ends_at > now())
  where m.space_id = $1 and u.state <> 'deleted'`;

/** Those whom the viewer $2 may see named, and whose name or title contains the text $3. */
const FOUND = `${MEMBERS} and ${nameableBlog('b', '$2::bigint')}
  and ($3::text is null or b.name ilike $3 or b.title ilike $3)`;

/** Returns the pattern of a text that a name contains; null for none. */
function patternOf(search: string | undefined): string | null {
  const text = search?.trim();
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}

const KEYS = {
  name: ['lower(b.name)', 'text', 'asc', '>'],
  joined: ['m.joined_at', 'timestamptz', 'desc', '<'],
} as const;

/**
 * Returns members of a community, by name or the last joined first. Planned for each community: names of the site are
 * read in order for a large one, the members sorted for a small one.
 *
 * @param page `after` is sort key and id of the last one of the page before
 */
export function membersOfCommunity(
  db: Queryable,
  communityId: string,
  { filter, search, viewerId }: MemberQuery,
  page: {
    sort: keyof typeof KEYS;
    after: readonly [key: string, id: string] | undefined;
    offset: number;
    limit: number;
  },
): Promise<ListedMemberRow[]> {
  const [column, type, direction, beyond] = KEYS[page.sort];
  const after = page.after ? `and (${column}, m.id) ${beyond} ($6::${type}, $7::bigint)` : '';
  return db.query<ListedMemberRow>(
    `${UNPREPARED} select ${COLUMNS}, ${column}::text as sort_key ${FOUND} and ${FILTERS[filter]} ${after}
      order by ${column} ${direction}, m.id ${direction} limit $4 offset $5`,
    [communityId, viewerId, patternOf(search), page.limit, page.offset, ...(page.after ?? [])],
  );
}

/** Counts the members that a search or a filter finds; 1,000 at most. */
export async function countMembers(
  db: Queryable,
  communityId: string,
  { filter, search, viewerId }: MemberQuery,
): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `${UNPREPARED} select count(*)::int as count from (
       select 1 ${FOUND} and ${FILTERS[filter]} limit ${MAX_COUNTED}) x`,
    [communityId, viewerId, patternOf(search)],
  );
  return row?.count ?? 0;
}

/**
 * Returns one member of a community by their blog; undefined for a blog that is none. A block between them and the viewer
 * does not matter: moderators act on members whom they block.
 */
export function memberOfCommunity(
  db: Queryable,
  communityId: string,
  blogId: string,
  viewerId: string,
): Promise<MemberRow | undefined> {
  return first<MemberRow>(db, `select ${COLUMNS} ${MEMBERS} and m.blog_id = $3`, [
    communityId,
    viewerId,
    blogId,
  ]);
}
