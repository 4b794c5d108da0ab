import { limits } from '#generated/limits.ts';
import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import { LARGEST_ID } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { SecurityEventKind } from './kinds.ts';

/** Rows deleted by one sweep, so that it holds no lock for long. */
const SWEEP_BATCH_SIZE = 10_000;

export interface EventToInsert {
  userId: string;
  kind: SecurityEventKind;
  clientName: string | null;
  device: string | null;
  address: string | null;
  method: string | null;
  detail: string | null;
  sessionHash: Buffer | null;
  isCounted: boolean;
}

export interface SecurityEventRow
  extends Columns<
    'security_events',
    'id' | 'kind' | 'client_name' | 'device' | 'method' | 'detail' | 'count'
  > {
  position: Tables['security_events']['id'];
  device: NonNullable<components['schemas']['SecurityEvent']['device']> | null;
  place: string | null;
  is_current: boolean;
  /** Seconds since 1970. */
  created: number;
  last: number;
}

/**
 * Adds an event, or counts it in the row of its kind and hour, and deletes the oldest of its kind beyond the limit. The
 * limit is per kind so that frequent events, such as log-ins, do not push out rare ones, such as a new password.
 */
export async function insertEvent(tx: Queryable, event: EventToInsert): Promise<string> {
  const row = await first<{ id: string }>(
    tx,
    `with added as (
       insert into security_events
         (user_id, kind, client_name, device, network, method, detail, session_hash, counted_hour)
       select $1, $2, $3, $4, network(set_masklen(o.address, case family(o.address) when 4 then 24 else 48 end)),
              $6, left($7, 1000), $8, case when $9 then date_trunc('hour', now()) end
         from (select $5::inet as address) o
       on conflict (user_id, kind, counted_hour) where counted_hour is not null do update
         set count = security_events.count + 1, last_at = now(), client_name = excluded.client_name,
             device = excluded.device, network = excluded.network, session_hash = excluded.session_hash
       returning id, count
     ), surplus as (
       delete from security_events where id in (
         select id from security_events where user_id = $1 and kind = $2
          order by id desc offset ${limits.securityEventsPerKind - 1})
     )
     select id || '.' || count as id from added`,
    [
      event.userId,
      event.kind,
      event.clientName,
      event.device,
      event.address,
      event.method,
      event.detail,
      event.sessionHash,
      event.isCounted,
    ],
  );
  return row?.id ?? '';
}

/** Returns events of a member below a position, newest first. `asking` is the hash of the reading session. */
export function eventsOf(
  db: Queryable,
  userId: string,
  asking: Buffer | undefined,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<SecurityEventRow[]> {
  return db.query<SecurityEventRow>(
    `select id, id as position, kind, client_name, device, network::text as place, method, detail, count,
            coalesce(session_hash = $2, false) as is_current,
            floor(extract(epoch from created_at))::float8 as created,
            floor(extract(epoch from last_at))::float8 as last
       from security_events
      where user_id = $1 and id < $3::bigint
      order by id desc limit $4`,
    [userId, asking ?? null, below ?? LARGEST_ID, limit],
  );
}

/** Deletes events older than the log's retention time. Runs with every clean-up. */
export async function sweepSecurityLog(db: Queryable, now: number): Promise<void> {
  const oldest = new Date(now - limits.securityLogDays * 86_400_000);
  await db.query(
    `delete from security_events where id in (
       select id from security_events where last_at < $1 order by last_at limit ${SWEEP_BATCH_SIZE})`,
    [oldest.toISOString()],
  );
}
