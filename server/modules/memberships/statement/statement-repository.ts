import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { payableTo } from '#server/modules/payments/ledger/shares.ts';
import { planOfPurchase } from '#server/modules/payments/purchases/plan-of-purchase-fragments.ts';

/** A ledger transaction that changed what the site owes a blog. Amounts are in the smallest unit of the currency. */
export type StatementRow = Columns<'ledger_entries', 'currency'> & {
  /** Seconds since 1970. */
  created: number;
  type: 'payment' | 'refund' | 'payout';
  /** Number of the supporter's receipt; null for payouts. */
  receipt: string | null;
  plan_name: string | null;
  /** Signed: negative for what went back and what was paid out. */
  share: string;
  fees: string;
  tax: string;
};

/** Returns the transactions of a blog's income from one moment until before another, the oldest first. */
export function statementRows(
  db: Queryable,
  blogId: string,
  { from, until }: { from: Date; until: Date },
): Promise<StatementRow[]> {
  return db.query<StatementRow>(
    `select extract(epoch from t.created_at)::int as created, split_part(t.cause, ' ', 1) as type, own.currency,
            u.number as receipt, p.name as plan_name, -own.amount as share, sums.fees, sums.tax
       from ledger_entries own join ledger_transactions t on t.id = own.transaction_id
         cross join lateral (
           select coalesce(-sum(e.amount) filter (where e.account like 'revenue:%'), 0)::bigint as fees,
                  coalesce(-sum(e.amount) filter (where e.account like 'tax:%'), 0)::bigint as tax
             from ledger_entries e where e.transaction_id = t.id and e.currency = own.currency) sums
         left join refunds r on r.id = case when t.cause like 'refund %' then substr(t.cause, 8)::bigint end
         left join purchases u on u.id = r.purchase_id
           or u.payment_id = case when t.cause like 'payment %' then substr(t.cause, 9)::bigint end
         left join subscriptions s on s.id = u.subscription_id
         left join membership_plans p on p.id = coalesce(${planOfPurchase('u')}, s.plan_id)
      where own.account = $1 and t.created_at >= $2 and t.created_at < $3
      order by t.created_at, t.id, own.currency`,
    [payableTo(blogId), from.toISOString(), until.toISOString()],
  );
}

/** Returns the years (of UTC) in which a blog had income, the latest first. */
export async function yearsWithIncome(db: Queryable, blogId: string): Promise<number[]> {
  const rows = await db.query<{ year: number }>(
    `select distinct extract(year from t.created_at at time zone 'UTC')::int as year
       from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account = $1 order by year desc`,
    [payableTo(blogId)],
  );
  return rows.map(({ year }) => year);
}
