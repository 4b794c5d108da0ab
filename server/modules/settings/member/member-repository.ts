import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import { validOr } from '#server/http/contract/stored-shapes.ts';

type Settings = components['schemas']['UserSettings'];

/** Settings that are stored as JSON, by section; the presenter adds the defaults of missing ones. */
export type SavedMember = { [Section in keyof Settings]?: Partial<Settings[Section]> } & {
  /** Present when the member switched back to the older editor. */
  old_editor?: true;
};

/** A member's settings. */
export interface MemberRow extends Columns<'users', 'locale' | 'palette' | 'email_lookup' | 'settings'> {
  locale: Settings['account']['locale'];
  palette: Settings['appearance']['palette'];
  settings: SavedMember;
}

const BY_ID = 'select locale, palette, email_lookup, settings from users where id = $1';

async function member(db: Queryable, sql: string, userId: string): Promise<MemberRow> {
  const row = await first<MemberRow>(db, sql, [userId]);
  if (!row) throw domainError('requires-login');
  const settings = validOr(
    'memberSettings',
    row.settings,
    {},
    { row: `users ${userId}`, column: 'settings' },
  );
  return { ...row, settings };
}

/** Returns a member's settings. */
export function memberOf(db: Queryable, userId: string): Promise<MemberRow> {
  return member(db, BY_ID, userId);
}

/** Returns a member's settings, locked until the transaction ends, so that edits are serialized. */
export function lockMember(tx: Queryable, userId: string): Promise<MemberRow> {
  return member(tx, `${BY_ID} for update`, userId);
}

/** Writes a member's settings. */
export async function writeMember(tx: Queryable, userId: string, row: MemberRow): Promise<void> {
  await tx.query(
    `update users set locale = $2, palette = $3, email_lookup = $4, settings = $5, updated_at = now() where id = $1`,
    [userId, row.locale, row.palette, row.email_lookup, json(row.settings)],
  );
}

/** Writes the member's choice of editor. */
export async function writeEditor(db: Queryable, userId: string, isOld: boolean): Promise<void> {
  await db.query(
    `update users set settings = case when $2 then settings || '{"old_editor": true}' else settings - 'old_editor' end
      where id = $1`,
    [userId, isOld],
  );
}
