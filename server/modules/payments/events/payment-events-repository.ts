import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { ProviderEvent } from '../providers/payment-provider.ts';

/** Stores an event; returns false when it is stored already. */
export async function insertEvent(tx: Queryable, provider: string, event: ProviderEvent): Promise<boolean> {
  const row = await first(
    tx,
    `insert into payment_events (provider, event_id, payment_id, dispute_ref) values ($1, $2, $3, $4)
     on conflict (provider, event_id) do nothing returning event_id`,
    [
      provider,
      event.id,
      'paymentId' in event ? event.paymentId : null,
      'disputeRef' in event ? event.disputeRef : null,
    ],
  );
  return row !== undefined;
}

/** Returns the payment or dispute of an event that has not been worked off. */
export async function findWaitingEvent(
  db: Queryable,
  provider: string,
  eventId: string,
): Promise<Columns<'payment_events', 'payment_id' | 'dispute_ref'> | undefined> {
  return first(
    db,
    `select payment_id, dispute_ref from payment_events
      where provider = $1 and event_id = $2 and processed_at is null`,
    [provider, eventId],
  );
}

/** Marks an event as worked off. */
export async function markProcessed(db: Queryable, provider: string, eventId: string): Promise<void> {
  await db.query(
    'update payment_events set processed_at = now() where provider = $1 and event_id = $2 and processed_at is null',
    [provider, eventId],
  );
}

/** Condition of events that should have been processed: their job failed or was lost. */
const IS_OVERDUE = "processed_at is null and received_at < now() - interval '1 minute'";

/** Returns the number of events that should have been processed. */
export async function countFailedEvents(db: Queryable): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from payment_events where ${IS_OVERDUE}`,
  );
  return row?.count ?? 0;
}

/** Returns events that have waited for a minute, whose job was lost. */
export function lostEvents(
  db: Queryable,
  limit: number,
): Promise<Columns<'payment_events', 'provider' | 'event_id'>[]> {
  return db.query(
    `select provider, event_id from payment_events
      where ${IS_OVERDUE} order by received_at limit $1`,
    [limit],
  );
}
