import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

type SubscriptionStatus = components['schemas']['SubscriptionStatus'];

/** Statuses in which premium keeps ads away. */
const RUNNING: readonly SubscriptionStatus[] = ['active', 'pending-cancel', 'on-hold'];

/** Returns the status of a member's premium, one that runs before others; undefined for a member who never had any. */
export async function premiumStatus(db: Queryable, userId: string): Promise<SubscriptionStatus | undefined> {
  const row = await first<Columns<'subscriptions', 'status'>>(
    db,
    `select status from subscriptions
      where user_id = $1 and kind = 'premium' and (started_at is not null or status = 'pending')
      order by (status in ('pending', 'active', 'pending-cancel', 'on-hold')) desc, id desc limit 1`,
    [userId],
  );
  return row?.status as SubscriptionStatus | undefined;
}

/** Returns true for a status in which premium keeps ads away. */
export function isRunning(status: SubscriptionStatus | undefined): boolean {
  return status !== undefined && RUNNING.includes(status);
}

/** Returns true for a member whose premium keeps ads away for as long as it runs. */
export async function hasPremium(db: Queryable, userId: string): Promise<boolean> {
  return isRunning(await premiumStatus(db, userId));
}

/** Returns the end of the time without ads that rewarded ads gave, in seconds since 1970; undefined when none runs. */
export async function rewardedUntil(
  db: Queryable,
  userId: string,
  nowMs: number,
): Promise<number | undefined> {
  const row = await first<{ ends: number }>(
    db,
    `select floor(extract(epoch from r.ad_free_until))::float8 as ends from rewarded_ads r
      where r.user_id = $1 and r.finished_at is not null and r.ad_free_until > $2 order by r.finished_at desc limit 1`,
    [userId, new Date(nowMs).toISOString()],
  );
  return row?.ends;
}

/** Returns true when a reader sees nothing that is paid for: a premium member, or one whom a rewarded ad gave an hour. */
export async function isAdFree(db: Queryable, userId: string, nowMs: number): Promise<boolean> {
  return (await hasPremium(db, userId)) || (await rewardedUntil(db, userId, nowMs)) !== undefined;
}
