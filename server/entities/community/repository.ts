import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { anyOf } from '#server/db/planner.ts';
import { type CommunityRow, communityColumns, queryCommunities, queryCommunity } from './rows.ts';

/** Days for which a former handle leads to its community, and is kept from others. */
export const FORMER_HANDLE_DAYS = 365;

const BY_HANDLE = `select ${communityColumns('$2::bigint')} from communities c where lower(c.handle) = $1`;
const BY_FORMER_HANDLE = `select ${communityColumns('$2::bigint')} from community_handles h
  join communities c on c.id = h.community_id
  where h.handle = $1 and h.freed_at > now() - interval '${FORMER_HANDLE_DAYS} days'`;
const BY_UUID = `select ${communityColumns('$2::bigint')} from communities c where c.uuid = $1`;
const BY_IDS = `select ${communityColumns('$2::bigint')} from communities c where c.id = ${anyOf('$1', 'bigint')}`;

/** Returns the community with that handle, former handle or uuid, as the member sees it; a deleted one as well. */
export async function findCommunity(
  db: Queryable,
  name: string,
  viewerId: string | null,
): Promise<CommunityRow | undefined> {
  if (name.startsWith('c:')) return queryCommunity(db, BY_UUID, [name, viewerId]);
  const handle = name.toLowerCase();
  return (
    (await queryCommunity(db, BY_HANDLE, [handle, viewerId])) ??
    queryCommunity(db, BY_FORMER_HANDLE, [handle, viewerId])
  );
}

/** Returns the ids of the communities that a member is in. Deleted ones are left out. */
export async function memberCommunityIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<Columns<'communities', 'id'>>(
    `select distinct c.id from space_members m join communities c on c.id = m.space_id
      where m.user_id = $1 and m.space_kind = 'community' and c.deleted_at is null`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Returns communities by their ids, for hydrating lists. */
export async function communitiesByIds(
  db: Queryable,
  ids: readonly string[],
  viewerId: string | null,
): Promise<Map<string, CommunityRow>> {
  if (ids.length === 0) return new Map();
  const rows = await queryCommunities(db, BY_IDS, [[...new Set(ids)], viewerId]);
  return new Map(rows.map((row) => [row.id, row]));
}
