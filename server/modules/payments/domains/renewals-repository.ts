import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A domain whose renewal nobody confirms. Times are in seconds since 1970. */
export interface RenewingDomain
  extends Columns<'domains', 'id' | 'user_id' | 'name' | 'renewal_attempts' | 'renewal_outcome'> {
  expires: number;
}

const DAY_SECONDS = 86_400;
/**
 * Days before the end of a domain at which its renewal is charged: the first time, and after each charge that failed. The
 * last ones are after the end, within the time in which it costs the same.
 */
export const ATTEMPT_DAYS = [3, 1, -3, -10];
/** Time between two charges, also when nothing ran on the days of several. */
const ATTEMPT_GAP_HOURS = 20;

/** True for a domain that is renewed by itself, is due, and for which nothing is paid or being paid. */
const DUE = `d.kind = 'registered' and d.auto_renew and d.status in ('active', 'expired')
    and d.renewal_attempts < ${ATTEMPT_DAYS.length}
    and d.expires_at - (array[${ATTEMPT_DAYS.join(', ')}])[d.renewal_attempts + 1] * interval '1 day' <= $1::timestamptz
    and (d.renewal_tried_at is null or d.renewal_tried_at <= $1::timestamptz - interval '${ATTEMPT_GAP_HOURS} hours')
    and not exists (select 1 from domain_orders o join checkouts c on c.id = o.checkout_id
      where o.domain_id = d.id and o.act = 'renew'
        and (o.status = 'paid' or c.status in ('open', 'needs-action', 'confirming', 'declined')))`;

/** Returns domains whose renewal is to be charged, the first to end first. */
export function dueRenewals(
  db: Queryable,
  nowMs: number,
  limit: number,
): Promise<Columns<'domains', 'id'>[]> {
  return db.query(`select d.id from domains d where ${DUE} order by d.expires_at limit $2`, [
    new Date(nowMs).toISOString(),
    limit,
  ]);
}

/** Returns a domain whose renewal is still to be charged, locked against concurrent changes. */
export async function lockDueRenewal(
  tx: Queryable,
  id: string,
  nowMs: number,
): Promise<RenewingDomain | undefined> {
  // Waits for who holds the row, so that the conditions below see what they did.
  await tx.query('select 1 from domains where id = $1 for no key update', [id]);
  return first<RenewingDomain>(
    tx,
    `select d.id, d.user_id, d.name, d.renewal_attempts, d.renewal_outcome,
            floor(extract(epoch from d.expires_at))::float8 as expires
       from domains d where ${DUE} and d.id = $2`,
    [new Date(nowMs).toISOString(), id],
  );
}

/** Makes a checkout the one of a renewal that nobody confirms. */
export async function setAutomatic(
  tx: Queryable,
  checkoutId: string,
  outcome: RenewingDomain['renewal_outcome'],
): Promise<void> {
  await tx.query(
    `update checkouts set is_automatic = true, status = 'confirming', test_outcome = $2 where id = $1`,
    [checkoutId, outcome],
  );
}

/** Stores that a charge was begun. */
export async function setRenewalTried(tx: Queryable, id: string, nowMs: number): Promise<void> {
  await tx.query('update domains set renewal_tried_at = $2 where id = $1', [
    id,
    new Date(nowMs).toISOString(),
  ]);
}

/** Counts a charge that failed; returns the domain with the number of failed ones. */
export function addFailedAttempt(tx: Queryable, checkoutId: string): Promise<RenewingDomain | undefined> {
  return first<RenewingDomain>(
    tx,
    `update domains d set renewal_attempts = d.renewal_attempts + 1
       from domain_orders o where o.checkout_id = $1 and d.id = o.domain_id
     returning d.id, d.user_id, d.name, d.renewal_attempts, d.renewal_outcome,
               floor(extract(epoch from d.expires_at))::float8 as expires`,
    [checkoutId],
  );
}

/** Returns when the renewal of a domain is charged next, in seconds since 1970; undefined after the last time. */
export function nextAttemptSeconds(expires: number, attemptCount: number): number | undefined {
  const days = ATTEMPT_DAYS[attemptCount];
  return days === undefined ? undefined : expires - days * DAY_SECONDS;
}

/** Returns true while a renewal of a domain is being charged that nobody confirms. Locks the domain. */
export async function isRenewingByItself(tx: Queryable, domainId: string): Promise<boolean> {
  await tx.query('select 1 from domains where id = $1 for no key update', [domainId]);
  const row = await first(
    tx,
    `select 1 from domain_orders o join checkouts c on c.id = o.checkout_id
      where o.domain_id = $1 and c.is_automatic and c.status = 'confirming'`,
    [domainId],
  );
  return row !== undefined;
}
