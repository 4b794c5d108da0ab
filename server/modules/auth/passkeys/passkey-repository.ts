import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';

/** A passkey of a member. */
export interface PasskeyRow
  extends Columns<
    'passkeys',
    'id' | 'user_id' | 'credential_id' | 'public_key' | 'use_count' | 'transports' | 'is_synced' | 'name'
  > {
  user_uuid: string;
  /** The account's `access_epoch` when the passkey was read. */
  access_epoch: number;
  transports: string[];
  /** Seconds since 1970. */
  created: number;
  last_used: number | null;
}

/** Data of a new passkey from an authenticator. */
export interface NewPasskey {
  credentialId: Buffer;
  publicKey: Uint8Array;
  useCount: number;
  transports: readonly string[];
  isSynced: boolean;
  name: string;
}

const columns = `id, user_id, (select uuid from users u where u.id = user_id) as user_uuid, (select access_epoch from users u where u.id = user_id) as access_epoch, credential_id, public_key, use_count, transports, is_synced, name,
  floor(extract(epoch from created_at))::float8 as created, floor(extract(epoch from last_used_at))::float8 as last_used`;

/** Returns a member's passkeys, the newest first. */
export function passkeysOf(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(`select ${columns} from passkeys where user_id = $1 order by id desc`, [
    userId,
  ]);
}

export function passkeyByCredential(db: Queryable, credentialId: Buffer): Promise<PasskeyRow | undefined> {
  return first<PasskeyRow>(db, `select ${columns} from passkeys where credential_id = $1`, [credentialId]);
}

export async function countPasskeys(db: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from passkeys where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Inserts a passkey; returns undefined when it is registered already. */
export function insertPasskey(
  tx: Queryable,
  userId: string,
  { credentialId, publicKey, useCount, transports, isSynced, name }: NewPasskey,
): Promise<PasskeyRow | undefined> {
  return first<PasskeyRow>(
    tx,
    `insert into passkeys (user_id, credential_id, public_key, use_count, transports, is_synced, name)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning ${columns}`,
    [userId, credentialId, Buffer.from(publicKey), useCount, json([...transports]), isSynced, name],
  );
}

/** Records a use; returns false when a concurrent use has a higher counter, or the passkey was removed. */
export async function recordPasskeyUse(
  tx: Queryable,
  id: string,
  use: { count: number; isSynced: boolean; now: Date },
): Promise<boolean> {
  const row = await first(
    tx,
    `update passkeys set use_count = $2, is_synced = $3, last_used_at = $4
      where id = $1 and (use_count < $2 or (use_count = 0 and $2 = 0)) returning id`,
    [id, use.count, use.isSynced, use.now.toISOString()],
  );
  return row !== undefined;
}

/** Renames a passkey; returns undefined when the member does not have it. */
export function renamePasskey(
  db: Queryable,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return first<PasskeyRow>(
    db,
    `update passkeys set name = $3 where user_id = $1 and id = $2 returning ${columns}`,
    [userId, id, name],
  );
}

/** Deletes a passkey and returns its name; undefined when the member does not have it. */
export async function deletePasskeyRow(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const row = await first<Columns<'passkeys', 'name'>>(
    tx,
    'delete from passkeys where user_id = $1 and id = $2 returning name',
    [userId, id],
  );
  return row?.name;
}
