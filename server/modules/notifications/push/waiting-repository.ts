import type { Tables } from '#generated/schema.ts';
import { firstIdAt } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A device that a process has leased. */
export interface DueDevice
  extends Columns<'push_devices', 'id' | 'user_id' | 'endpoint' | 'p256dh' | 'auth'> {
  /** Number of consecutive failures of its push service. */
  failures: Tables['push_devices']['failures'];
  /** Milliseconds since 1970. */
  failing_since: number | null;
}

/** A pending event for a device. */
export type Waiting = Columns<'push_waiting', 'kind' | 'subject_id' | 'blog_id'>;

/** Age after which an event is no longer sent, in milliseconds. */
const STALE_AFTER_MS = 86_400_000;
/** Maximum number of pending events per device; the newest are kept, and as many are summarized anyway. */
const MAX_WAITING = 500;

/** Returns SQL for a moment: milliseconds since 1970 in a parameter. */
const moment = (parameter: string): string => `to_timestamp(${parameter}::float8 / 1000)`;

const DUE = `d.due_at <= ${moment('$1')} and exists (select 1 from push_waiting w where w.device_id = d.id)`;

/**
 * Returns true when any device has pending events.
 *
 * @param now milliseconds since 1970
 */
export async function isPushDue(db: Queryable, now: number): Promise<boolean> {
  const row = await first<{ due: boolean }>(
    db,
    `select exists (select 1 from push_waiting) and exists (select 1 from push_devices d where ${DUE}) as due`,
    [now],
  );
  return row?.due ?? false;
}

/** Leases a device with pending events for `lease` milliseconds, so that no other process takes it meanwhile. */
export function claimDevice(db: Queryable, now: number, lease: number): Promise<DueDevice | undefined> {
  return first<DueDevice>(
    db,
    `update push_devices set due_at = ${moment('$2')} where id = (
       select d.id from push_devices d where ${DUE} order by d.due_at limit 1 for update skip locked)
     returning id, user_id, endpoint, p256dh, auth, failures,
       floor(extract(epoch from failing_since) * 1000)::float8 as failing_since`,
    [now, now + lease],
  );
}

/** Returns the newest pending events of a device; deletes stale and excess ones. */
export async function waitingOf(db: Queryable, deviceId: string, now: number): Promise<Waiting[]> {
  await db.query('delete from push_waiting where device_id = $1 and subject_id < $2', [
    deviceId,
    firstIdAt(now - STALE_AFTER_MS),
  ]);
  await db.query(
    `delete from push_waiting where device_id = $1 and subject_id < (
       select subject_id from push_waiting where device_id = $1 order by subject_id desc offset $2 limit 1)`,
    [deviceId, MAX_WAITING - 1],
  );
  return db.query<Waiting>(
    'select kind, subject_id, blog_id from push_waiting where device_id = $1 order by subject_id',
    [deviceId],
  );
}

/** Deletes pending events that were sent or must not be sent. */
export async function forgetWaiting(
  db: Queryable,
  deviceId: string,
  rows: readonly Waiting[],
): Promise<void> {
  await db.query(
    `delete from push_waiting w using unnest($2::text[], $3::bigint[], $4::bigint[]) as told (kind, subject_id, blog_id)
      where w.device_id = $1 and w.kind = told.kind and w.subject_id = told.subject_id and w.blog_id = told.blog_id`,
    [
      deviceId,
      rows.map(({ kind }) => kind),
      rows.map(({ subject_id }) => subject_id),
      rows.map(({ blog_id }) => blog_id),
    ],
  );
}

/** Records that the push service accepted a device's messages. */
export async function markTold(db: Queryable, deviceId: string, now: number): Promise<void> {
  await db.query(
    `update push_devices set last_told_at = ${moment('$2')}, failures = 0, failing_since = null where id = $1`,
    [deviceId, now],
  );
}

/** Releases a device's lease; it is due again from a moment on (milliseconds since 1970). */
export async function freeDevice(db: Queryable, deviceId: string, dueAt: number): Promise<void> {
  await db.query(`update push_devices set due_at = ${moment('$2')} where id = $1`, [deviceId, dueAt]);
}

/** Records a failure of the push service; it is retried from a moment on (milliseconds since 1970). */
export async function markFailed(
  db: Queryable,
  deviceId: string,
  times: { now: number; dueAt: number },
): Promise<void> {
  await db.query(
    `update push_devices set due_at = ${moment('$3')}, failures = failures + 1,
            failing_since = coalesce(failing_since, ${moment('$2')}) where id = $1`,
    [deviceId, times.now, times.dueAt],
  );
}

/** Deletes a device that its push service no longer knows. */
export async function endDevice(db: Queryable, deviceId: string): Promise<void> {
  await db.query('delete from push_devices where id = $1', [deviceId]);
}
