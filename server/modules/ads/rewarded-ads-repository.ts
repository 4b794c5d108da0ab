import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable, type Transaction } from '#server/db/database.ts';
import { adTime } from './ad-time.ts';

/** A rewarded ad that a member started. Times are in seconds since 1970. */
export interface RewardedAdRow extends Columns<'rewarded_ads', 'id'> {
  started: number;
  finished: number | null;
}

/** Returns how many rewarded ads of a member were counted since a time. */
export async function countWatched(db: Queryable, userId: string, sinceMs: number): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from rewarded_ads r where r.user_id = $1 and r.finished_at >= $2',
    [userId, adTime(sinceMs)],
  );
  return row?.count ?? 0;
}

/** Opens a rewarded ad in place of one that is open, whose token is worth nothing from then on. */
export async function openRewardedAd(
  db: Queryable,
  ad: { userId: string; placementId: string; tokenHash: Buffer; nowMs: number },
): Promise<void> {
  await db.query(
    `insert into rewarded_ads (user_id, placement_id, token_hash, started_at) values ($1, $2, $3, $4)
     on conflict (user_id) where finished_at is null
     do update set placement_id = excluded.placement_id, token_hash = excluded.token_hash, started_at = excluded.started_at`,
    [ad.userId, ad.placementId, ad.tokenHash, adTime(ad.nowMs)],
  );
}

/** Locks the ad that a token of a member belongs to, so that calls at once count it once. */
export function lockRewardedAd(
  tx: Transaction,
  userId: string,
  tokenHash: Buffer,
): Promise<RewardedAdRow | undefined> {
  return first(
    tx,
    `select r.id, floor(extract(epoch from r.started_at))::float8 as started,
            floor(extract(epoch from r.finished_at))::float8 as finished
       from rewarded_ads r where r.token_hash = $2 and r.user_id = $1 for update`,
    [userId, tokenHash],
  );
}

/** Counts an open ad as watched, with the end of the time without ads that it gives. */
export async function finishOpenAd(
  tx: Transaction,
  id: string,
  { nowMs, adFreeUntilMs }: { nowMs: number; adFreeUntilMs: number },
): Promise<void> {
  await tx.query('update rewarded_ads set finished_at = $2, ad_free_until = $3 where id = $1', [
    id,
    adTime(nowMs),
    adTime(adFreeUntilMs),
  ]);
}
