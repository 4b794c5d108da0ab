import { first, type Queryable } from '#server/db/database.ts';

/** Maximum number of remembered devices per member; the least recently used is deleted. */
const MAX_DEVICES = 100;

/** Returns true when a member wants an e-mail about log-ins from new devices (`loginAlerts` of their settings). */
export async function wantsLoginAlerts(db: Queryable, userId: string): Promise<boolean> {
  const row = await first<{ wants: boolean }>(
    db,
    `select coalesce(settings #>> '{account,loginAlerts}', 'true') = 'true' as wants from users where id = $1`,
    [userId],
  );
  return row?.wants ?? true;
}

/** Returns true when the account with that address was used from a device. */
export async function isKnownDevice(db: Queryable, email: string, deviceHash: Buffer): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from users u join known_devices d on d.user_id = u.id and d.device_hash = $2
      where lower(u.email) = lower($1) and u.state <> 'deleted'`,
    [email, deviceHash],
  );
  return row !== undefined;
}

/**
 * Records a log-in from a device.
 *
 * @returns `known` when it was used before, `first` when it is the account's first device, else `new`
 */
export async function insertDevice(
  db: Queryable,
  userId: string,
  deviceHash: Buffer,
): Promise<{ met: 'known' | 'first' | 'new'; at: string }> {
  const row = await first<{ was_known: boolean; had_any: boolean; at: string }>(
    db,
    `with before as (select device_hash from known_devices where user_id = $1), kept as (
       insert into known_devices (user_id, device_hash) values ($1, $2)
       on conflict (user_id, device_hash) do update set last_used_at = now()
       returning last_used_at
     ), forgotten as (
       delete from known_devices where user_id = $1 and device_hash in (
         select device_hash from known_devices where user_id = $1 and device_hash <> $2
          order by last_used_at desc offset ${MAX_DEVICES - 1})
     )
     select exists (select 1 from before where device_hash = $2) as was_known,
            exists (select 1 from before) as had_any, last_used_at::text as at from kept`,
    [userId, deviceHash],
  );
  const met = row?.was_known ? 'known' : row?.had_any ? 'new' : 'first';
  return { met, at: row?.at ?? '' };
}

/**
 * Deletes the known devices of a member, so that a browser an intruder logged in with counts as unknown again: its next
 * log-in is reported by e-mail, and it has no budget of password attempts of its own.
 */
export async function dropDevices(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from known_devices where user_id = $1', [userId]);
}
