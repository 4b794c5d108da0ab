import { first, type Queryable } from '#server/db/database.ts';

/** A change of an account that its owner can undo by a mailed link. */
export type UndoKind =
  | 'address'
  | 'passkey'
  | 'provider'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'backup_codes';

/** An undo link that works. */
export interface UndoRow {
  user_id: string;
  kind: UndoKind;
  /** The address it was mailed to. */
  email: string;
  /** When the change began, as the database writes it. */
  started_at: string;
}

/**
 * Keeps an undo link for the address that the account has now.
 *
 * @param startedAt when the change began; the time of the transaction without it
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

// A suspended account is the site's to open again; a closed one is gone.
const WORKS = `token_hash = $1 and expires_at > $2
  and exists (select 1 from users u where u.id = user_id and u.state in ('active', 'partial', 'leaving'))`;

/** The account of an undo link; undefined when the link was used, has expired or never was. */
export async function ownerOfUndo(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await first<UndoRow>(db, `select user_id from account_undos where ${WORKS}`, [
    tokenHash,
    now.toISOString(),
  ]);
  return row?.user_id;
}

/** Uses an undo link up. Of several calls at once one gets it. */
export function takeUndo(tx: Queryable, tokenHash: Buffer, now: Date): Promise<UndoRow | undefined> {
  return first<UndoRow>(
    tx,
    `delete from account_undos where ${WORKS} returning user_id, kind, email, started_at::text as started_at`,
    [tokenHash, now.toISOString()],
  );
}

/** Whether backup codes were renewed at or after a time, and their links still work. */
export async function renewedBackupCodes(tx: Queryable, userId: string, since: string): Promise<boolean> {
  const row = await first(
    tx,
    `select 1 from account_undos where user_id = $1 and kind = 'backup_codes' and started_at >= $2::timestamptz`,
    [userId, since],
  );
  return row !== undefined;
}

export async function dropBackupCodes(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from backup_codes where user_id = $1', [userId]);
}

/**
 * Gives an account back the address that an undo link was mailed to; whoever has the link reads its mail.
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

/** Deletes undo links that have expired. To be called now and then. */
export async function sweepUndos(db: Queryable): Promise<void> {
  await db.query('delete from account_undos where expires_at < now()');
}
