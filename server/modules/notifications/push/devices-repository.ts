import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A browser with push notifications, as its member sees it. */
export interface PushDeviceRow extends Columns<'push_devices', 'id' | 'name'> {
  is_current: boolean;
  /** Seconds since 1970. */
  created: number;
  last_told: number | null;
}

/** Subscription data that a push message needs. */
export interface NewDevice {
  userId: string;
  /** Kind of the requesting session. */
  via: 'cookie' | 'token';
  hash: Buffer;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
}

const columns = `id, name, coalesce(session_hash = $2 or token_hash = $2, false) as is_current,
  floor(extract(epoch from created_at))::float8 as created, floor(extract(epoch from last_told_at))::float8 as last_told`;

/** Returns the devices of a member, the newest first. `asking` is the hash of the requesting cookie or token. */
export function devicesOf(
  db: Queryable,
  userId: string,
  asking: Buffer | undefined,
): Promise<PushDeviceRow[]> {
  return db.query<PushDeviceRow>(`select ${columns} from push_devices where user_id = $1 order by id desc`, [
    userId,
    asking ?? null,
  ]);
}

/**
 * Deletes the device with that endpoint, whichever member it belongs to, so that a browser receives push messages of
 * one member at a time.
 *
 * @returns true when it belonged to this member
 */
export async function forgetBrowser(tx: Queryable, userId: string, endpoint: string): Promise<boolean> {
  const rows = await tx.query<Columns<'push_devices', 'user_id'>>(
    'delete from push_devices where endpoint = $1 returning user_id',
    [endpoint],
  );
  return rows.some((row) => row.user_id === userId);
}

/** Counts a member's devices. */
export async function countDevices(tx: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    tx,
    'select count(*)::int as count from push_devices where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Inserts a device. */
export async function insertDevice(tx: Queryable, device: NewDevice): Promise<PushDeviceRow> {
  const { userId, via, hash, endpoint, p256dh, auth, name } = device;
  const row = await first<PushDeviceRow>(
    tx,
    `insert into push_devices (user_id, session_hash, token_hash, endpoint, p256dh, auth, name)
     values ($1, case when $3 then $2::bytea end, case when not $3 then $2::bytea end, $4, $5, $6, $7)
     returning ${columns}`,
    [userId, hash, via === 'cookie', endpoint, p256dh, auth, name],
  );
  if (!row) throw new Error('A device was not kept');
  return row;
}

/** Deletes a device; returns true when it was the member's. */
export async function dropDevice(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from push_devices where user_id = $1 and id = $2 returning id', [
    userId,
    id,
  ]);
  return rows.length > 0;
}
