import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { payableTo } from '#server/modules/payments/ledger/shares.ts';
import { planOfPurchase } from '#server/modules/payments/purchases/plan-of-purchase-fragments.ts';

/** Number of months, and of payouts, that an admin sees. */
const SHOWN_COUNT = 12;

/** Entries of what supporters paid to a blog (account `$1`, currency `$2`), and of what went back to them. */
const ENTRIES = `ledger_transactions t
  join ledger_entries own on own.transaction_id = t.id and own.account = $1 and own.currency = $2
  join ledger_entries e on e.transaction_id = t.id and e.currency = own.currency
  where t.cause not like 'payout %'`;

/** Sums of a month in the smallest unit of the currency; none is negative. */
export interface MonthSums {
  /** As `YYYY-MM`, in UTC. */
  month: string;
  share: string;
  fees: string;
  tax: string;
}

/** Returns what a blog's supporters paid in each of the last twelve months, by where it went; the oldest first. */
export function monthSumsOf(
  db: Queryable,
  blogId: string,
  { currency, nowMs }: { currency: string; nowMs: number },
): Promise<MonthSums[]> {
  return db.query<MonthSums>(
    `select to_char(t.created_at at time zone 'UTC', 'YYYY-MM') as month,
            greatest(0, -sum(e.amount) filter (where e.account = $1))::bigint as share,
            greatest(0, -sum(e.amount) filter (where e.account like 'revenue:%'))::bigint as fees,
            greatest(0, -sum(e.amount) filter (where e.account like 'tax:%'))::bigint as tax
       from ${ENTRIES} and t.created_at >= $3
       group by month order by month`,
    [payableTo(blogId), currency, firstMonthStart(nowMs)],
  );
}

/** Returns the start of the first of the shown months. */
function firstMonthStart(nowMs: number): string {
  const now = new Date(nowMs);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 - SHOWN_COUNT)).toISOString();
}

/** Number of supporters of a plan at the end of a month. */
export interface MonthSupporters {
  month: string;
  plan_id: string;
  plan_name: string;
  count: number;
}

/** Returns the supporters of a blog by plan at the end of each of the last twelve months, of the present one by now. */
export function monthSupportersOf(db: Queryable, blogId: string, nowMs: number): Promise<MonthSupporters[]> {
  return db.query<MonthSupporters>(
    `select to_char(m.start, 'YYYY-MM') as month, p.id as plan_id, p.name as plan_name, count(*)::int as count
       from generate_series($2::timestamptz at time zone 'UTC', $3::timestamptz at time zone 'UTC', interval '1 month')
              m(start)
         cross join lateral (
           select least($3::timestamptz, (m.start + interval '1 month') at time zone 'UTC') as moment) e
         join subscriptions s on s.blog_id = $1 and s.kind = 'memberships'
          and s.started_at <= e.moment and (s.ended_at is null or s.ended_at > e.moment)
         join membership_plans p on p.id = coalesce(
           (select ${planOfPurchase('u')} from purchases u where u.subscription_id = s.id and u.created_at <= e.moment
             order by u.id desc limit 1), s.plan_id)
       group by m.start, p.id, p.name order by m.start, p.id`,
    [blogId, firstMonthStart(nowMs), new Date(nowMs).toISOString()],
  );
}

/** A payout as an admin of the blog sees it. */
export type PayoutOfBlog = Columns<'payouts', 'id' | 'amount' | 'currency' | 'status'> & {
  /** Seconds since 1970. */
  created: number;
  settled: number | null;
};

/** Returns the last twelve payouts of a blog, the latest first. */
export function lastPayoutsOf(db: Queryable, blogId: string): Promise<PayoutOfBlog[]> {
  return db.query<PayoutOfBlog>(
    `select id, amount, currency, status, extract(epoch from created_at)::int as created,
            extract(epoch from settled_at)::int as settled
       from payouts where blog_id = $1 order by created_at desc, id desc limit ${SHOWN_COUNT}`,
    [blogId],
  );
}
