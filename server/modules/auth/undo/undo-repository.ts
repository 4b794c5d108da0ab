import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A change of an account that its owner can undo by a mailed link. */
export type UndoKind = Tables['account_undos']['kind'];

/** A valid undo link. */
export interface UndoRow extends Columns<'account_undos', 'user_id' | 'kind' | 'email'> {
  /** The address it was mailed to. */
  email: string;
  /** Start of the change, as the database formats it. */
  started_at: string;
}

/**
 * Stores an undo link for the account's current address.
 *
 * @param startedAt start of the change; by default the time of the transaction
 */
export async function insertUndo(
  tx: Queryable,
  undo: {
    tokenHash: Buffer;
    userId: string;
    kind: UndoKind;
    email: string;
    startedAt?: string | undefined;
    expiresAt: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into account_undos (token_hash, user_id, kind, email, started_at, expires_at)
     values ($1, $2, $3, $4, coalesce($5::timestamptz, now()), $6)`,
    [
      undo.tokenHash,
      undo.userId,
      undo.kind,
      undo.email,
      undo.startedAt ?? null,
      undo.expiresAt.toISOString(),
    ],
  );
}

// Suspended accounts can be reopened only by staff; closed ones no longer exist.
const WORKS = `token_hash = $1 and expires_at > $2
  and exists (select 1 from users u where u.id = user_id and u.state in ('active', 'partial', 'leaving'))`;

/** Returns the account of an undo link; undefined when the link was used, has expired or never existed. */
export async function ownerOfUndo(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await first<Columns<'account_undos', 'user_id'>>(
    db,
    `select user_id from account_undos where ${WORKS}`,
    [tokenHash, now.toISOString()],
  );
  return row?.user_id;
}

/** Consumes an undo link. Of concurrent requests one gets it. */
export function takeUndo(tx: Queryable, tokenHash: Buffer, now: Date): Promise<UndoRow | undefined> {
  return first<UndoRow>(
    tx,
    `delete from account_undos where ${WORKS} returning user_id, kind, email, started_at::text as started_at`,
    [tokenHash, now.toISOString()],
  );
}

/** Returns true when backup codes were renewed at or after a time, and their undo links are still valid. */
export async function renewedBackupCodes(tx: Queryable, userId: string, since: string): Promise<boolean> {
  const row = await first(
    tx,
    `select 1 from account_undos where user_id = $1 and kind = 'backup_codes' and started_at >= $2::timestamptz`,
    [userId, since],
  );
  return row !== undefined;
}

export async function deleteBackupCodes(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from backup_codes where user_id = $1', [userId]);
}

/**
 * Restores the address that an undo link was mailed to; having the link proves access to its mailbox.
 *
 * @throws DatabaseFault 23505 on users_email when another account has it
 */
export async function restoreEmail(tx: Queryable, userId: string, email: string): Promise<void> {
  await tx.query(
    `update users set email = $2, pending_email = null, pending_email_at = null, updated_at = now(),
            email_verified_at = case when lower(email) = lower($2) then coalesce(email_verified_at, now()) else now() end
      where id = $1`,
    [userId, email],
  );
}

/** Deletes expired undo links. Called periodically. */
export async function sweepUndos(db: Queryable): Promise<void> {
  await db.query('delete from account_undos where expires_at < now()');
}
