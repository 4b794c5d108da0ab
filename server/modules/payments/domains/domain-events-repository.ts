import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { notifyOfDomain } from '#server/notifications/notifications-repository.ts';
import type { Money } from '../money/money.ts';

/** Kind of event of a domain that a member is told of. */
export type DomainEvent = Columns<'domain_events', 'event'>['event'];

type NewDomainEvent = {
  userId: string;
  name: string;
  event: DomainEvent;
  /** Distinguishes the occurrences of one event, so that each is told once. */
  cause: string;
  dayMs?: number | undefined;
  money?: Money | undefined;
};

/** Records something that a member is told of a domain, in the transaction of what happened; each occurrence once. */
export async function tellOfDomain(tx: Queryable, told: NewDomainEvent): Promise<void> {
  const { userId, name, event, cause, dayMs, money } = told;
  const row = await first<Columns<'domain_events', 'id'>>(
    tx,
    `insert into domain_events (user_id, name, event, cause, day_at, amount, currency) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing returning id`,
    [
      userId,
      name,
      event,
      cause,
      dayMs === undefined ? null : new Date(dayMs).toISOString(),
      money === undefined ? null : String(money.amount),
      money?.currency ?? null,
    ],
  );
  if (row) await notifyOfDomain(tx, row.id);
}

/** An event that was not mailed yet. */
export interface UnmailedDomainEvent
  extends Columns<'domain_events', 'id' | 'user_id' | 'name' | 'event' | 'amount' | 'currency'> {
  /** Seconds since 1970. */
  day: number | null;
}

/** Returns events that were not mailed yet, the oldest first. */
export function unmailedDomainEvents(db: Queryable, limit: number): Promise<UnmailedDomainEvent[]> {
  return db.query(
    `select id, user_id, name, event, amount, currency, floor(extract(epoch from day_at))::float8 as day
       from domain_events where mailed_at is null order by id limit $1`,
    [limit],
  );
}

/** Marks an event as mailed. */
export async function setDomainEventMailed(tx: Queryable, id: string, nowMs: number): Promise<void> {
  await tx.query('update domain_events set mailed_at = $2 where id = $1', [
    id,
    new Date(nowMs).toISOString(),
  ]);
}

/** Returns the amount that a member was told for a renewal at this end; the last one. */
export function announcedAmount(
  db: Queryable,
  { userId, name, expiresMs }: { userId: string; name: string; expiresMs: number },
): Promise<Columns<'domain_events', 'amount' | 'currency'> | undefined> {
  return first(
    db,
    `select amount, currency from domain_events
      where user_id = $1 and name = $2 and event = 'renewal-ahead' and day_at = $3 order by id desc limit 1`,
    [userId, name, new Date(expiresMs).toISOString()],
  );
}
