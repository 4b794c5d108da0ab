import type { Columns } from '#server/db/columns.ts';
import { type Database, DatabaseFault, first, type Queryable } from '#server/db/database.ts';
import { visiblePosts } from '#server/policies/visible-posts.ts';
import { readsLanguage } from '../campaigns/audience-repository.ts';

/** A campaign that a reader may be shown. */
export interface Candidate extends Columns<'campaigns', 'id' | 'post_id' | 'buyer_blog_id'> {
  /** Tag of the audience that the reader follows. */
  tag: string | null;
}

const UNIQUE_VIOLATION = '23505';

/** Number of people who may have seen a campaign by a time, so that it is shown evenly from its begin to its end. */
function due(now: string): string {
  return `ceil(g.goal * extract(epoch from ${now}::timestamptz - g.starts_at) / extract(epoch from g.ends_at - g.starts_at))`;
}
const RUNS = (now: string) => `g.status = 'active' and g.starts_at <= ${now} and g.ends_at > ${now}`;
const OFFERED = visiblePosts('offered', '$1::bigint', { post: 'p', blog: 'b' });
const TAG = `(select g.tags[array_position(g.tag_keys, f.tag)] from tag_follows f
  where f.user_id = $1 and f.tag = any(g.tag_keys) order by f.position limit 1)`;

/** Returns the campaign that a reader was shown last since a time, and whether it still runs. */
export function lastSeen(
  db: Queryable,
  userId: string,
  { nowMs, sinceMs }: { nowMs: number; sinceMs: number },
): Promise<(Candidate & { runs: boolean }) | undefined> {
  return first(
    db,
    `select g.id, g.post_id, g.buyer_blog_id, ${TAG} as tag, (${RUNS('$2::timestamptz')}) as runs
       from campaign_views v join campaigns g on g.id = v.campaign_id
      where v.user_id = $1 and v.seen_at > $3 order by v.seen_at desc limit 1`,
    [userId, new Date(nowMs).toISOString(), new Date(sinceMs).toISOString()],
  );
}

/**
 * Returns running campaigns that are due and for which a reader is the audience, the one that is most behind first: none that
 * they bought or saw, of an own blog, or of one that they follow.
 */
export function candidatesFor(
  db: Queryable,
  userId: string,
  { nowMs, limit }: { nowMs: number; limit: number },
): Promise<Candidate[]> {
  return db.query<Candidate>(
    `select g.id, g.post_id, g.buyer_blog_id, ${TAG} as tag
       from campaigns g join users u on u.id = $1 join blogs b on b.id = g.blog_id join ${OFFERED.on} and p.id = g.post_id
      where ${RUNS('$2::timestamptz')} and g.shown_count < ${due('$2')}
        and g.user_id is distinct from $1 and ${readsLanguage('g.language')}
        and (cardinality(g.tag_keys) = 0 or exists (select 1 from tag_follows f where f.user_id = $1 and f.tag = any(g.tag_keys)))
        and not exists (select 1 from campaign_views v where v.campaign_id = g.id and v.user_id = $1)
        and not exists (select 1 from follows f where f.user_id = $1 and f.blog_id = g.blog_id)
        and not exists (select 1 from blog_members m where m.user_id = $1 and m.blog_id = g.blog_id)
      order by g.shown_count / ${due('$2')}, g.id limit $3`,
    [userId, new Date(nowMs).toISOString(), limit],
  );
}

/**
 * Counts that a reader sees a campaign. One statement takes one of what is left and stores who saw it, so that no number of
 * processes shows it to more people than were paid for, more than are due, or twice to one.
 *
 * @returns false when none is left or due now, or when the reader saw it
 */
export async function countView(
  db: Queryable | Database,
  { campaignId, userId, nowMs }: { campaignId: string; userId: string; nowMs: number },
): Promise<boolean> {
  try {
    const rows = await db.query(
      `with taken as (
         update campaigns g set shown_count = g.shown_count + 1
          where g.id = $1 and ${RUNS('$3::timestamptz')} and g.shown_count < least(g.goal, ${due('$3')})
          returning g.id
       )
       insert into campaign_views (campaign_id, user_id, seen_at) select id, $2, $3 from taken returning user_id`,
      [campaignId, userId, new Date(nowMs).toISOString()],
    );
    return rows.length > 0;
  } catch (error) {
    // Two pages of one reader at once: the second takes nothing.
    if (error instanceof DatabaseFault && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
