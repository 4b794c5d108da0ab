import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A member's second factor, enabled or being set up. */
export type FactorRow = Columns<'second_factors', 'sealed_secret'> & {
  is_on: boolean;
  /** Seconds since 1970; null while it is being set up. */
  enabled: number | null;
  /** Milliseconds since 1970. */
  setup_ends: number;
};

export function factorOf(db: Queryable, userId: string): Promise<FactorRow | undefined> {
  return first<FactorRow>(
    db,
    `select sealed_secret, enabled_at is not null as is_on,
            floor(extract(epoch from enabled_at))::float8 as enabled,
            floor(extract(epoch from setup_ends_at) * 1000)::float8 as setup_ends
       from second_factors where user_id = $1`,
    [userId],
  );
}

export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  return (await factorOf(db, userId))?.is_on ?? false;
}

/** Stores a secret that waits for its first code; returns false when the second factor is enabled already. */
export async function insertSetup(
  db: Queryable,
  userId: string,
  sealed: Buffer,
  endsAt: Date,
): Promise<boolean> {
  const row = await first(
    db,
    `insert into second_factors as f (user_id, sealed_secret, setup_ends_at) values ($1, $2, $3)
     on conflict (user_id) do update
        set sealed_secret = excluded.sealed_secret, setup_ends_at = excluded.setup_ends_at, last_step = 0
      where f.enabled_at is null
     returning user_id`,
    [userId, sealed, endsAt.toISOString()],
  );
  return row !== undefined;
}

/** Enables the second factor; returns false when it is enabled already. */
export async function switchOn(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  const row = await first(
    tx,
    `update second_factors set enabled_at = $2, added_at = now() where user_id = $1 and enabled_at is null returning user_id`,
    [userId, now.toISOString()],
  );
  return row !== undefined;
}

/**
 * Consumes the code of a time step; returns false when that one or a later one was used. Of concurrent requests one
 * gets it.
 */
export async function takeStep(tx: Queryable, userId: string, step: number): Promise<boolean> {
  const row = await first(
    tx,
    'update second_factors set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
    [userId, step],
  );
  return row !== undefined;
}

/** Consumes a backup code; returns false when it does not exist. */
export async function takeBackupCode(tx: Queryable, userId: string, codeHash: Buffer): Promise<boolean> {
  const row = await first(
    tx,
    'delete from backup_codes where user_id = $1 and code_hash = $2 returning user_id',
    [userId, codeHash],
  );
  return row !== undefined;
}

export async function replaceBackupCodes(
  tx: Queryable,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.query('delete from backup_codes where user_id = $1', [userId]);
  for (const hash of hashes)
    await tx.query('insert into backup_codes (user_id, code_hash) values ($1, $2)', [userId, hash]);
}

export async function countBackupCodes(db: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from backup_codes where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}
