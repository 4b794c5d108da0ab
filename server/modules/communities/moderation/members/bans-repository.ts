import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A ban from a community with the decision behind it. Times are in seconds since 1970. */
export interface CommunityBanRow
  extends Columns<
    'space_bans',
    'id' | 'user_id' | 'note' | 'reason',
    { reason: components['schemas']['ModerationReason'] }
  > {
  blog_id: NonNullable<Tables['space_bans']['blog_id']>;
  banned: number;
  /** Null for a ban without end. */
  ends: number | null;
  decision_id: NonNullable<Tables['space_bans']['decision_id']>;
  decided_as: Tables['community_decisions']['decided_as'];
  rule_id: Tables['community_decisions']['rule_id'];
  rule_text: Tables['community_decisions']['rule_text'];
}

const COLUMNS = `n.id, n.user_id, n.note, n.reason, n.blog_id, floor(extract(epoch from n.banned_at))::float8 as banned,
  floor(extract(epoch from n.ends_at))::float8 as ends, d.id as decision_id, d.decided_as, d.rule_id, d.rule_text`;
/** The bans of the community $1 that hold at the time $2. A blog that was deleted is not named any more. */
const BANS = `space_bans n join community_decisions d on d.id = n.decision_id
  where n.space_id = $1 and (n.ends_at is null or n.ends_at > $2) and n.blog_id is not null`;

/** Returns the bans that hold in a community, the last banned first. `before` is the id of the last one before. */
export function bansOfCommunity(
  db: Queryable,
  communityId: string,
  now: Date,
  { before, limit }: { before: string | null; limit: number },
): Promise<CommunityBanRow[]> {
  return db.query<CommunityBanRow>(
    `select ${COLUMNS} from ${BANS} and ($3::bigint is null or n.id < $3) order by n.id desc limit $4`,
    [communityId, now.toISOString(), before, limit],
  );
}

/** Counts the bans that hold in a community. */
export async function countBans(db: Queryable, communityId: string, now: Date): Promise<number> {
  const row = await first<{ count: number }>(db, `select count(*)::int as count from ${BANS}`, [
    communityId,
    now.toISOString(),
  ]);
  return row?.count ?? 0;
}

/** Returns the bans that name a blog and hold. Several people may have taken part as one blog. */
export function bansOfBlog(
  db: Queryable,
  communityId: string,
  blogId: string,
  now: Date,
): Promise<CommunityBanRow[]> {
  return db.query<CommunityBanRow>(`select ${COLUMNS} from ${BANS} and n.blog_id = $3 order by n.id desc`, [
    communityId,
    now.toISOString(),
    blogId,
  ]);
}
