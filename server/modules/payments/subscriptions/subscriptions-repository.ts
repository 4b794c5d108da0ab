import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { CheckoutRow } from '../checkouts/checkouts-repository.ts';
import { type ShownMethod, storedMethodOf } from '../providers/stored-methods-repository.ts';
import type { SubscriptionStatus } from './subscription-status.ts';

/** A subscription. Times are in seconds since 1970. */
export interface SubscriptionRow
  extends Columns<
    'subscriptions',
    | 'id'
    | 'user_id'
    | 'kind'
    | 'item'
    | 'period'
    | 'status'
    | 'checkout_id'
    | 'country'
    | 'currency'
    | 'amount'
    | 'tax_name'
    | 'tax_rate_bps'
    | 'provider'
    | 'test_outcome'
    | 'paid_periods'
    | 'plan_id'
    | 'blog_id'
    | 'is_listed'
    | 'next_item'
    | 'next_country'
    | 'next_currency'
    | 'next_amount'
    | 'next_tax_name'
    | 'next_tax_rate_bps'
  > {
  created: number;
  started: number | null;
  period_ends: number | null;
  cancelled: number | null;
  ended: number | null;
  next_attempt: number | null;
  failed: number[];
  /** True when somebody gave it: nothing is charged when it ends. */
  is_gift: boolean;
  method: ShownMethod;
}

const seconds = (column: string) => `floor(extract(epoch from s.${column}))::float8`;
/** Columns of a {@link SubscriptionRow}, of the table `subscriptions s`. */
export const SUBSCRIPTION_COLUMNS = `s.id, s.user_id, s.kind, s.item, s.period, s.status, s.checkout_id, s.country, s.currency, s.amount,
  s.tax_name, s.tax_rate_bps, s.provider, s.test_outcome, s.paid_periods, s.plan_id, s.blog_id, s.is_listed, s.next_item, s.next_country, s.next_currency, s.next_amount,
  s.next_tax_name, s.next_tax_rate_bps, ${seconds('created_at')} as created,
  ${seconds('started_at')} as started, ${seconds('period_end')} as period_ends,
  ${seconds('cancelled_at')} as cancelled, ${seconds('ended_at')} as ended, ${seconds('next_attempt_at')} as next_attempt,
  array(select floor(extract(epoch from f))::float8 from unnest(s.failed_attempts) as f) as failed,
  exists (select 1 from checkouts k where k.id = s.checkout_id and k.kind = 'gift') as is_gift,
  ${storedMethodOf('s')} as method`;

/** Moment from which paid periods are counted, of the table that is called `alias`. */
const countedFrom = (alias: string) => `coalesce(${alias}.counted_from, ${alias}.started_at)`;
/** End of the last paid period when `periods` are paid, of the table that is called `alias`. */
function endOf(alias: string, periods: string): string {
  return `${countedFrom(alias)} + (${periods} - ${alias}.periods_before) * ('1 ' || ${alias}.period)::interval`;
}
/** Start of the last paid period, of the table `subscriptions s`. */
export const LAST_PERIOD_START = endOf('s', 's.paid_periods - 1');

/** Takes a chosen change away, in the list of an update. */
const WITHOUT_CHANGE = `next_item = null, next_country = null, next_currency = null, next_amount = null,
  next_tax_name = null, next_tax_rate_bps = null`;

const at = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * Returns the subscription of a member and a kind: the one that runs, else the last one that ran; never one whose first
 * payment did not succeed.
 */
export function findSubscription(
  db: Queryable,
  userId: string,
  kind: SubscriptionRow['kind'],
): Promise<SubscriptionRow | undefined> {
  return first<SubscriptionRow>(
    db,
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions s
      where s.user_id = $1 and s.kind = $2 and (s.started_at is not null or s.status = 'pending')
      order by (s.status in ('pending', 'active', 'pending-cancel', 'on-hold')) desc, s.id desc limit 1`,
    [userId, kind],
  );
}

/** Returns the running membership that a member has of the blog of a plan. */
export function findMembershipOfPlan(
  db: Queryable,
  userId: string,
  planId: string,
): Promise<SubscriptionRow | undefined> {
  return first<SubscriptionRow>(
    db,
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions s
      where s.user_id = $1 and s.kind = 'memberships' and s.blog_id = (select blog_id from membership_plans where id = $2)
        and s.status in ('active', 'pending-cancel', 'on-hold')`,
    [userId, planId],
  );
}

/** Returns true when another checkout for the same blog is being paid by its member. */
export async function hasPendingMembership(
  tx: Queryable,
  { id, user_id: userId, plan_id: planId }: Pick<CheckoutRow, 'id' | 'user_id' | 'plan_id'>,
): Promise<boolean> {
  const row = await first(
    tx,
    `select 1 from subscriptions s
      where s.user_id = $1 and s.kind = 'memberships' and s.status = 'pending' and s.checkout_id <> $3
        and s.blog_id = (select blog_id from membership_plans where id = $2)`,
    [userId, planId, id],
  );
  return row !== undefined;
}

/** Returns a subscription, locked against concurrent changes. */
export function lockSubscription(tx: Queryable, id: string): Promise<SubscriptionRow | undefined> {
  return first<SubscriptionRow>(
    tx,
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions s where s.id = $1 for no key update of s`,
    [id],
  );
}

/** Begins the subscription of a checkout whose first payment is under way. */
export async function beginSubscription(
  tx: Queryable,
  checkout: CheckoutRow,
  { kind, period }: Pick<SubscriptionRow, 'kind' | 'period'>,
): Promise<void> {
  await tx.query(
    `insert into subscriptions (user_id, kind, item, period, status, checkout_id, country, currency, amount, tax_name,
                                tax_rate_bps, provider, plan_id, blog_id, is_listed)
     select c.user_id, $2, c.item, $3, 'pending', c.id, c.country, c.currency, c.amount, c.tax_name, c.tax_rate_bps,
            c.provider, c.plan_id, p.blog_id, c.is_listed
       from checkouts c left join membership_plans p on p.id = c.plan_id where c.id = $1
     on conflict (checkout_id) do update
        set status = 'pending', ended_at = null, item = excluded.item, period = excluded.period, country = excluded.country,
            currency = excluded.currency, amount = excluded.amount, tax_name = excluded.tax_name,
            tax_rate_bps = excluded.tax_rate_bps, is_listed = excluded.is_listed
      where subscriptions.started_at is null`,
    [checkout.id, kind, period],
  );
}

/** Returns the subscription that a checkout began, locked against concurrent changes. */
export function lockSubscriptionOfCheckout(
  tx: Queryable,
  checkoutId: string,
): Promise<SubscriptionRow | undefined> {
  return first<SubscriptionRow>(
    tx,
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions s where s.checkout_id = $1 for no key update of s`,
    [checkoutId],
  );
}

/** Starts the first paid period. */
export async function startPeriods(tx: Queryable, id: string, nowMs: number): Promise<void> {
  await tx.query(
    `update subscriptions set status = 'active', started_at = $2, paid_periods = 1, ended_at = null,
            period_end = $2::timestamptz + ('1 ' || period)::interval
      where id = $1`,
    [id, at(nowMs)],
  );
}

/** Begins a subscription that somebody gave: it runs for a period and then ends. */
export async function insertGivenSubscription(
  tx: Queryable,
  {
    userId,
    checkoutId,
    period,
    nowMs,
  }: { userId: string; checkoutId: string; period: string; nowMs: number },
): Promise<void> {
  await tx.query(
    `insert into subscriptions (user_id, kind, item, period, status, checkout_id, country, currency, amount, tax_name,
                                tax_rate_bps, provider, started_at, paid_periods, period_end, cancelled_at)
     select $2, 'premium', item, $3, 'pending-cancel', id, country, currency, amount, tax_name, tax_rate_bps, provider,
            $4, 1, $4::timestamptz + ('1 ' || $3)::interval, $4
       from checkouts where id = $1`,
    [checkoutId, userId, period, at(nowMs)],
  );
}

/** Moves a running subscription into the future by a given period, for which nothing is charged. */
export async function addGivenPeriod(tx: Queryable, id: string, period: string): Promise<void> {
  await tx.query(
    `update subscriptions set started_at = started_at + ('1 ' || $2)::interval,
            counted_from = counted_from + ('1 ' || $2)::interval,
            period_end = period_end + ('1 ' || $2)::interval
      where id = $1`,
    [id, period],
  );
}

/** Adds a paid period after the running one. */
export async function addPeriod(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update subscriptions s set status = 'active', paid_periods = paid_periods + 1, cancelled_at = null,
            failed_attempts = '{}', next_attempt_at = null, period_end = ${endOf('s', '(s.paid_periods + 1)')}
      where id = $1`,
    [id],
  );
}

/**
 * Gives the periods away that were not charged in time, up to the one that runs, and returns true; false when not even one whole
 * period went by uncharged.
 */
export async function forgivePeriods(tx: Queryable, id: string, nowMs: number): Promise<boolean> {
  const row = await first(
    tx,
    `update subscriptions s set paid_periods = late.number, next_attempt_at = null,
            period_end = ${endOf('s', 'late.number')}
       from (select o.id, min(n) as number from subscriptions o, generate_series(o.paid_periods + 1, o.paid_periods + 1200) n
              where o.id = $1 and ${endOf('o', 'n')} > $2 group by o.id) late
      where s.id = late.id and s.status = 'active'
        and ${endOf('s', '(s.paid_periods + 1)')} <= $2
      returning s.id`,
    [id, at(nowMs)],
  );
  return row !== undefined;
}

/** Ends a subscription. */
export async function endSubscription(
  tx: Queryable,
  id: string,
  status: Extract<SubscriptionStatus, 'cancelled' | 'expired'>,
  nowMs: number,
): Promise<void> {
  await tx.query(
    `update subscriptions set status = $2, ended_at = $3, next_attempt_at = null, ${WITHOUT_CHANGE},
            cancelled_at = case when $2 = 'cancelled' then coalesce(cancelled_at, $3) else cancelled_at end
      where id = $1`,
    [id, status, at(nowMs)],
  );
}

/** Ends a subscription with its paid time, or takes that back. A chosen change is given up with it. */
export async function setCancelled(tx: Queryable, id: string, nowMs: number | undefined): Promise<void> {
  await tx.query(`update subscriptions set status = $2, cancelled_at = $3, ${WITHOUT_CHANGE} where id = $1`, [
    id,
    nowMs === undefined ? 'active' : 'pending-cancel',
    nowMs === undefined ? null : at(nowMs),
  ]);
}

/** Puts a subscription on hold after an attempt to charge failed. */
export async function holdSubscription(
  tx: Queryable,
  id: string,
  { nowMs, nextMs }: { nowMs: number; nextMs: number },
): Promise<void> {
  await tx.query(
    `update subscriptions set status = 'on-hold', failed_attempts = failed_attempts || $2::timestamptz,
            next_attempt_at = $3
      where id = $1`,
    [id, at(nowMs), at(nextMs)],
  );
}

/** Returns subscriptions whose next payment, attempt or end is due. */
export function dueSubscriptions(
  db: Queryable,
  nowMs: number,
  limit: number,
): Promise<Columns<'subscriptions', 'id'>[]> {
  return db.query(
    `select id from subscriptions
      where status in ('active', 'pending-cancel', 'on-hold') and coalesce(next_attempt_at, period_end) <= $1
      order by coalesce(next_attempt_at, period_end) limit $2`,
    [at(nowMs), limit],
  );
}

/** Days before the end of a subscription at which its member is told of it. */
const ENDING_DAYS = 7;

/**
 * Returns subscriptions that end within a week without another charge, and whose member was not told yet. Who cancels in the last
 * week has just read when it ends.
 */
export function endingSubscriptions(
  db: Queryable,
  nowMs: number,
  limit: number,
): Promise<Columns<'subscriptions', 'id'>[]> {
  return db.query(
    `select s.id from subscriptions s
      where s.status = 'pending-cancel' and s.period_end > $1 and s.period_end <= $1::timestamptz + interval '${ENDING_DAYS} days'
        and s.cancelled_at < s.period_end - interval '${ENDING_DAYS} days'
        and not exists (select 1 from paid_notices n where n.user_id = s.user_id
          and n.event in ('premium-ending', 'membership-ending') and n.cause = s.id || '-' || s.paid_periods)
      order by s.period_end limit $2`,
    [at(nowMs), limit],
  );
}

/** Returns false for a membership of a blog that is not there any more. */
export async function hasSeller(tx: Queryable, { kind, blog_id: blogId }: SubscriptionRow): Promise<boolean> {
  if (kind === 'premium') return true;
  return (await first(tx, `select 1 from blogs where id = $1 and state = 'active'`, [blogId])) !== undefined;
}

/** Returns true when the member of a subscription has an account that may be charged. */
export async function hasPayer(tx: Queryable, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const row = await first(tx, `select 1 from users where id = $1 and state not in ('leaving', 'deleted')`, [
    userId,
  ]);
  return row !== undefined;
}
