import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A payment as staff sees it. Times are in seconds since 1970. */
export interface SitePaymentRow
  extends Columns<'payments', 'id' | 'status' | 'provider' | 'currency' | 'amount' | 'subscription_id'> {
  position: string;
  kind: string;
  item: string;
  created: number;
  settled: number | null;
  /** Primary blog of who paid; null when the account is deleted. */
  blog_id: string | null;
  purchase_id: string | null;
  number: Tables['purchases']['number'] | null;
  refunded: string;
  dispute_status: Tables['disputes']['status'] | null;
  dispute_amount: Tables['disputes']['amount'] | null;
  dispute_reason: Tables['disputes']['reason'] | null;
  dispute_created: number | null;
  dispute_due: number | null;
  dispute_closed: number | null;
}

const seconds = (column: string) => `floor(extract(epoch from p.${column}))::float8`;
const SELECT = `select p.id, p.id as position, p.status, p.provider, p.currency, p.amount, p.subscription_id,
    coalesce(u.kind, c.kind, s.kind) as kind, coalesce(u.item, c.item, s.item) as item,
    ${seconds('created_at')} as created, ${seconds('settled_at')} as settled,
    (select m.blog_id from blog_members m where m.user_id = p.user_id and m.is_primary) as blog_id,
    u.id as purchase_id, u.number, coalesce(u.refunded, 0)::text as refunded,
    d.status as dispute_status, d.amount as dispute_amount, d.reason as dispute_reason,
    floor(extract(epoch from d.created_at))::float8 as dispute_created,
    floor(extract(epoch from d.due_at))::float8 as dispute_due,
    floor(extract(epoch from d.closed_at))::float8 as dispute_closed
  from payments p
  left join checkouts c on c.id = p.checkout_id
  left join subscriptions s on s.id = p.subscription_id
  left join purchases u on u.payment_id = p.id
  left join lateral (select * from disputes d where d.purchase_id = u.id order by d.id desc limit 1) d on true`;

/** Returns payments below a position, the latest first. */
export function sitePayments(
  db: Queryable,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<SitePaymentRow[]> {
  return db.query<SitePaymentRow>(
    `${SELECT} where ($1::bigint is null or p.id < $1) order by p.id desc limit $2`,
    [below ?? null, limit],
  );
}

/** Returns a payment by the id that a client sent. */
export function findSitePayment(db: Queryable, id: string): Promise<SitePaymentRow | undefined> {
  return first<SitePaymentRow>(db, `${SELECT} where p.id::text = $1`, [id]);
}

/** Returns payments whose provider has not answered for a minute, the oldest first. */
export function hangingPayments(db: Queryable, limit: number): Promise<SitePaymentRow[]> {
  return db.query<SitePaymentRow>(
    `${SELECT} where p.status = 'started' and p.created_at < now() - interval '1 minute' order by p.id limit $1`,
    [limit],
  );
}

/** Returns payments that a bank asks back and has not decided about, those that are due first first. */
export function disputedPayments(db: Queryable, limit: number): Promise<SitePaymentRow[]> {
  return db.query<SitePaymentRow>(
    `${SELECT} where d.status = 'open' and u.id in (
        select purchase_id from disputes where status = 'open' order by coalesce(due_at, created_at), id limit $1)
      order by coalesce(d.due_at, d.created_at), d.id`,
    [limit],
  );
}

/** Money of a kind that came in on a day, and what of it went back, in one currency. */
export interface MoneyDayRow extends Columns<'purchases', 'currency' | 'kind'> {
  /** Beginning of the day (UTC), in seconds since 1970. */
  day: number;
  came_in: string;
  went_back: string;
  count: number;
}

/** Returns what came in on each day of a month, by currency and kind. What went back counts for the day of the purchase. */
export function moneyOfMonth(db: Queryable, fromMs: number): Promise<MoneyDayRow[]> {
  return db.query<MoneyDayRow>(
    `select currency, kind, floor(extract(epoch from date_trunc('day', created_at at time zone 'UTC')))::float8 as day,
            sum(amount)::text as came_in, sum(refunded)::text as went_back, count(*)::int as count
       from purchases where created_at >= $1
      group by 1, 2, 3 order by 3`,
    [new Date(fromMs).toISOString()],
  );
}

/** Returns how many payments succeeded, and how many of them the ledger has with the same sum. */
export async function countBalanced(db: Queryable): Promise<{ paid: number; balanced: number }> {
  const row = await first<{ paid: number; balanced: number }>(
    db,
    `select count(*)::int as paid, count(e.amount)::int as balanced
       from payments p
       left join ledger_transactions t on t.cause = 'payment ' || p.id
       left join ledger_entries e on e.transaction_id = t.id and e.account = 'provider:' || p.provider
                                 and e.currency = p.currency and e.amount = p.amount
      where p.status = 'succeeded'`,
  );
  return row ?? { paid: 0, balanced: 0 };
}
