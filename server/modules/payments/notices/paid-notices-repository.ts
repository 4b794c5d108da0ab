import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { notifyOfPaid } from '#server/notifications/notifications-repository.ts';
import type { Money } from '../money/money.ts';

/** Kind of event of something that is paid, of which a member is told. */
export type PaidEvent = Columns<'paid_notices', 'event'>['event'];

/** A notice for a member. */
export type NewPaidNotice = {
  userId: string;
  event: PaidEvent;
  /** Distinguishes the occurrences of one event, so that each is told once. */
  cause: string;
  /** Blog whose activity tells it; the primary one when undefined. */
  blogId?: string | null | undefined;
  campaignId?: string | undefined;
  /** The blog that is supported, or the primary blog of the supporter. */
  aboutBlogId?: string | null | undefined;
  /** Milliseconds since 1970. */
  dayMs?: number | undefined;
  money?: Money | undefined;
};

/** Returns a time as a parameter; null without one. */
const at = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString());

/**
 * Records something that a member is told of what is paid, in the transaction of what happened; each occurrence once. That a
 * post burns for somebody else is not mailed.
 */
export async function tellOfPaid(tx: Queryable, notice: NewPaidNotice): Promise<void> {
  const { userId, event, cause, blogId, campaignId, aboutBlogId, dayMs, money } = notice;
  const row = await first<Columns<'paid_notices', 'id'>>(
    tx,
    `insert into paid_notices (user_id, event, cause, blog_id, campaign_id, about_blog_id, day_at, amount, currency, mailed_at)
     select u.id, $2, $3, coalesce($4, (select m.blog_id from blog_members m where m.user_id = u.id and m.is_primary)), $5, $6,
            $7, $8, $9, case when $2 = 'campaign-by-other' then now() end
       from users u where u.id = $1 and u.state <> 'deleted'
     on conflict do nothing returning id`,
    [
      userId,
      event,
      cause,
      blogId ?? null,
      campaignId ?? null,
      aboutBlogId ?? null,
      at(dayMs),
      money === undefined ? null : String(money.amount),
      money?.currency ?? null,
    ],
  );
  if (row) await notifyOfPaid(tx, [row.id]);
}

/** Tells the staff of something that is paid, each occurrence once. */
export async function tellStaffOfPaid(
  tx: Queryable,
  { event, cause, money }: { event: PaidEvent; cause: string; money: Money },
): Promise<void> {
  const rows = await tx.query<Columns<'paid_notices', 'id'>>(
    `insert into paid_notices (user_id, event, cause, blog_id, amount, currency)
     select u.id, $1, $2, m.blog_id, $3, $4 from users u join blog_members m on m.user_id = u.id and m.is_primary
      where u.role = 'admin' and u.state = 'active'
     on conflict do nothing returning id`,
    [event, cause, String(money.amount), money.currency],
  );
  await notifyOfPaid(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Tells everybody who pays for a plan of its new price. */
export async function tellOfPlanPrice(
  tx: Queryable,
  { planId, money, nowMs }: { planId: string; money: Money; nowMs: number },
): Promise<void> {
  const rows = await tx.query<Columns<'paid_notices', 'id'>>(
    `insert into paid_notices (user_id, event, cause, blog_id, about_blog_id, amount, currency)
     select s.user_id, 'membership-price', s.id || '-' || $4::text, m.blog_id, s.blog_id, $2, $3
       from subscriptions s join blog_members m on m.user_id = s.user_id and m.is_primary
      where s.plan_id = $1 and s.status in ('active', 'pending-cancel', 'on-hold')
     on conflict do nothing returning id`,
    [planId, String(money.amount), money.currency, String(nowMs)],
  );
  await notifyOfPaid(
    tx,
    rows.map(({ id }) => id),
  );
}

/** A notice that was not mailed yet, with what its mail names. */
export interface UnmailedNotice
  extends Columns<'paid_notices', 'id' | 'user_id' | 'event' | 'campaign_id' | 'amount' | 'currency'> {
  /** Name of the blog whose activity tells it. */
  blog_name: string | null;
  about_name: string | null;
  /** Seconds since 1970. */
  day: number | null;
  shown: Tables['campaigns']['shown_count'] | null;
  goal: Tables['campaigns']['goal'] | null;
  reason: Tables['campaigns']['reject_reason'] | null;
  message: string | null;
}

/** Returns notices that were not mailed yet, the oldest first. */
export function unmailedNotices(db: Queryable, limit: number): Promise<UnmailedNotice[]> {
  return db.query(
    `select n.id, n.user_id, n.event, n.campaign_id, n.amount, n.currency, b.name as blog_name, a.name as about_name,
            floor(extract(epoch from n.day_at))::float8 as day, g.shown_count as shown, g.goal, g.reject_reason as reason,
            g.reject_message as message
       from paid_notices n left join blogs b on b.id = n.blog_id left join blogs a on a.id = n.about_blog_id
         left join campaigns g on g.id = n.campaign_id
      where n.mailed_at is null order by n.id limit $1`,
    [limit],
  );
}

/** Marks a notice as mailed. */
export async function setNoticeMailed(tx: Queryable, id: string, nowMs: number): Promise<void> {
  await tx.query('update paid_notices set mailed_at = $2 where id = $1', [id, at(nowMs)]);
}
