import type { Database } from '#server/db/database.ts';
import type { Member } from './members.ts';

/** Makes a member a supporter of a blog, with a membership in this state. */
export async function supportBlog(
  db: Database,
  { userId }: Pick<Member, 'userId'>,
  { blogId }: Pick<Member, 'blogId'>,
  status: 'pending' | 'active' | 'pending-cancel' | 'on-hold' | 'cancelled' | 'expired' = 'active',
): Promise<void> {
  await db.query(
    `with opened as (
       insert into checkouts (user_id, kind, item, country, currency, amount, tax_name, tax_rate_bps, provider, status,
                              expires_at)
       values ($1, 'membership', 'membership', 'PT', 'EUR', 400, 'VAT', 2300, 'test', 'paid', now()) returning id)
     insert into subscriptions (user_id, kind, item, period, status, checkout_id, country, currency, amount, tax_name,
                                tax_rate_bps, provider, started_at, paid_periods, period_end, blog_id)
     select $1, 'memberships', 'membership', 'month', $3, id, 'PT', 'EUR', 400, 'VAT', 2300, 'test', now(), 1,
            now() + interval '1 month', $2 from opened`,
    [userId, blogId, status],
  );
}

/** Ends the memberships that a member has. */
export async function endSupport(db: Database, { userId }: Pick<Member, 'userId'>): Promise<void> {
  await db.query("update subscriptions set status = 'expired', ended_at = now() where user_id = $1", [
    userId,
  ]);
}
