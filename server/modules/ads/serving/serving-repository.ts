import type { components } from '#generated/types/api.d.ts';
import { first, type Queryable, type Transaction } from '#server/db/database.ts';
import { listableBlog } from '#server/policies/blogs-sql.ts';
import { nameableCommunity } from '#server/policies/communities-sql.ts';
import { visiblePosts } from '#server/policies/visible-posts.ts';
import { adTime } from '../ad-time.ts';
import { SHOWN_COLUMNS, SHOWN_SO_FAR, type ShownAdRow, SUBJECTS } from '../house-ads/house-ads-repository.ts';

type Place = components['schemas']['HouseAdPlacement'];

const DAY_MS = 86_400_000;

const PUBLIC_POST = visiblePosts('offered', null, { post: 'p', blog: 'b' });
const OFFERED_POST = visiblePosts('offered', '$1::bigint', { post: 'p', blog: 'b' });

/** Returns true for a post of the blog that everybody may see. */
export async function isPublicPost(db: Queryable, blogId: string, postId: string): Promise<boolean> {
  const row = await first(db, `select 1 from blogs b join ${PUBLIC_POST.on} and p.id = $2 where b.id = $1`, [
    blogId,
    postId,
  ]);
  return row !== undefined;
}

/** Condition that what an ad `a` advertises is there for the reader. */
const IS_THERE = `case a.subject_kind
    when 'address' then true
    when 'blog' then ${listableBlog('b', '$1::bigint')}
    when 'community' then ${nameableCommunity('a.community_id', '$1::bigint')}
    else exists (select 1 from ${OFFERED_POST.where} and p.id = a.post_id)
  end`;

/**
 * Returns the ads of a place that a reader may be shown: running ones within their schedule and number, which the reader
 * has neither hidden nor seen as often today (in UTC) as the ad allows, and whose subject the reader may see.
 *
 * @param userId null for a visitor, who is not recognised and has no limit of a day
 */
export function adsFor(
  db: Queryable,
  place: Place,
  { userId, nowMs }: { userId: string | null; nowMs: number },
): Promise<ShownAdRow[]> {
  return db.query<ShownAdRow>(
    `select ${SHOWN_COLUMNS} from house_ads a ${SUBJECTS}
      where a.state = 'running' and $2 = any(a.placements) and a.starts_at <= $3
        and (a.ends_at is null or a.ends_at > $3)
        and (a.cap_total is null or ${SHOWN_SO_FAR} < a.cap_total)
        and not exists (select 1 from hidden_ads h where h.user_id = $1 and h.ad_id = a.id)
        and (select count(*) from house_ad_views v where v.user_id = $1 and v.ad_id = a.id and v.seen_at >= $4) < a.cap_per_day
        and ${IS_THERE}
      order by a.id`,
    [userId, place, adTime(nowMs), adTime(nowMs - (nowMs % DAY_MS))],
  );
}

/** Returns true for a member who has hidden an ad, or those of a company, since a time. */
export async function hidesAds(db: Queryable, userId: string, sinceMs: number): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from hidden_ads where user_id = $1 and hidden_at >= $2
     union all select 1 from hidden_ad_companies where user_id = $1 and hidden_at >= $2 limit 1`,
    [userId, adTime(sinceMs)],
  );
  return row !== undefined;
}

/** Hides an ad from a member. Idempotent. */
export async function hideHouseAd(
  db: Queryable,
  { userId, adId, nowMs }: { userId: string; adId: string; nowMs: number },
): Promise<void> {
  await db.query(
    'insert into hidden_ads (user_id, ad_id, hidden_at) values ($1, $2, $3) on conflict (user_id, ad_id) do nothing',
    [userId, adId, adTime(nowMs)],
  );
}

/** Shows a hidden ad to a member again. */
export async function unhideHouseAd(db: Queryable, userId: string, adId: string): Promise<void> {
  await db.query('delete from hidden_ads where user_id = $1 and ad_id = $2', [userId, adId]);
}

/** Stores a member's report of an ad in place of an earlier one. */
export async function putAdReport(
  db: Queryable,
  report: { adId: string; userId: string; reason: string; note: string | null; nowMs: number },
): Promise<void> {
  await db.query(
    `insert into ad_reports (ad_id, user_id, reason, note, reported_at) values ($1, $2, $3, $4, $5)
     on conflict (ad_id, user_id)
     do update set reason = excluded.reason, note = excluded.note, reported_at = excluded.reported_at`,
    [report.adId, report.userId, report.reason, report.note, adTime(report.nowMs)],
  );
}

async function addToDay(
  tx: Transaction,
  adId: string,
  { nowMs, impressions, clicks }: { nowMs: number; impressions: number; clicks: number },
): Promise<void> {
  await tx.query(
    `insert into house_ad_days (ad_id, day, impressions, clicks) values ($1, ($2::timestamptz at time zone 'UTC')::date, $3, $4)
     on conflict (ad_id, day) do update
       set impressions = house_ad_days.impressions + excluded.impressions, clicks = house_ad_days.clicks + excluded.clicks`,
    [adId, adTime(nowMs), impressions, clicks],
  );
}

/** Counts a showing of an ad, and that it was followed; each once, however often they are told. */
export async function countServe(
  tx: Transaction,
  serve: { hash: Buffer; adId: string; userId: string | null; isFollowed: boolean; nowMs: number },
): Promise<void> {
  const { hash, adId, userId, isFollowed, nowMs } = serve;
  const seen = await tx.query(
    `insert into house_ad_views (serve_hash, ad_id, user_id, is_followed, seen_at) values ($1, $2, $3, $4, $5)
     on conflict (serve_hash) do nothing returning ad_id`,
    [hash, adId, userId, isFollowed, adTime(nowMs)],
  );
  if (seen.length > 0) {
    await addToDay(tx, adId, { nowMs, impressions: 1, clicks: isFollowed ? 1 : 0 });
    return;
  }
  if (!isFollowed) return;
  const followed = await tx.query(
    'update house_ad_views set is_followed = true where serve_hash = $1 and not is_followed returning ad_id',
    [hash],
  );
  if (followed.length > 0) await addToDay(tx, adId, { nowMs, impressions: 0, clicks: 1 });
}

/** Deletes showings before a time. */
export async function deleteViewsBefore(db: Queryable, untilMs: number): Promise<void> {
  await db.query('delete from house_ad_views where seen_at < $1', [adTime(untilMs)]);
}
