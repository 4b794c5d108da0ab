import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Final states of a delivery. A failed one can be sent again by the operator. */
export type SettledState = 'sent' | 'refused' | 'suppressed' | 'dropped' | 'failed';

/** Days for which deliveries are kept: longer than failed jobs, which can still be sent. */
const DELIVERY_TTL_DAYS = 35;

interface NewDelivery {
  cause: string;
  kind: string;
  userId: string | undefined;
  /** The masked address. */
  address: string;
}

/** Records a mail for its cause. Returns its id; undefined when the cause is known. */
export async function insertDelivery(
  tx: Queryable,
  { cause, kind, userId, address }: NewDelivery,
): Promise<string | undefined> {
  const row = await first<{ id: string }>(
    tx,
    `insert into mail_deliveries (cause, kind, user_id, address) values ($1, $2, $3, $4)
     on conflict (cause) do nothing returning id::text as id`,
    [cause, kind, userId ?? null, address],
  );
  return row?.id;
}

/** A delivery that this process has for itself until its claim ends. */
export interface ClaimedDelivery {
  state: 'claimed';
  /** When the mail was ordered, in milliseconds since 1970. */
  createdAt: number;
  userId: string | null;
}

/** The outcome of a claim. `waitSeconds` is the rest of another process's claim. */
export type Claim = ClaimedDelivery | { state: 'settled' } | { state: 'held'; waitSeconds: number };

/**
 * Claims a delivery that is not settled, so that no other process sends it at the same time.
 *
 * @param leaseSeconds after which another process may claim it, because this one ended
 */
export async function claimDelivery(db: Queryable, id: string, leaseSeconds: number): Promise<Claim> {
  const claimed = await first<{ created: number; user_id: string | null }>(
    db,
    `update mail_deliveries set attempts = attempts + 1, state = 'queued', settled_at = null,
            claimed_until = now() + make_interval(secs => $2)
      where id = $1 and state in ('queued', 'failed') and (claimed_until is null or claimed_until <= now())
      returning extract(epoch from created_at)::float8 * 1000 as created, user_id::text as user_id`,
    [id, leaseSeconds],
  );
  if (claimed) return { state: 'claimed', createdAt: Math.floor(claimed.created), userId: claimed.user_id };
  const held = await first<{ wait: number }>(
    db,
    `select extract(epoch from claimed_until - now())::float8 as wait from mail_deliveries
      where id = $1 and state = 'queued'`,
    [id],
  );
  return held ? { state: 'held', waitSeconds: Math.max(1, Math.ceil(held.wait)) } : { state: 'settled' };
}

/** Ends a claim without an outcome: the mail is sent in a later attempt. */
export async function releaseDelivery(db: Queryable, id: string): Promise<void> {
  await db.query('update mail_deliveries set claimed_until = null where id = $1', [id]);
}

/** Records the outcome of a delivery. `reply` is the reply code of the mail server. */
export async function settleDelivery(
  db: Queryable,
  id: string,
  state: SettledState,
  reply?: string,
): Promise<void> {
  await db.query(
    `update mail_deliveries set state = $2, reply = $3, claimed_until = null, settled_at = now() where id = $1`,
    [id, state, reply ?? null],
  );
}

/** Deletes old deliveries. Called periodically. */
export async function sweepDeliveries(db: Queryable): Promise<void> {
  await db.query('delete from mail_deliveries where created_at < now() - make_interval(days => $1)', [
    DELIVERY_TTL_DAYS,
  ]);
}

/** Number of e-mails in a state. */
export type MailCount = Columns<'mail_deliveries', 'state'> & { count: number };

/** Returns how many e-mails of the last hour are in each state. */
export function countMails(db: Queryable): Promise<MailCount[]> {
  return db.query<MailCount>(
    `select state, count(*)::int as count from mail_deliveries where created_at > now() - interval '1 hour'
      group by state order by state`,
  );
}
