import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import { validOr } from '#server/http/contract/stored-shapes.ts';

export interface SettingsRow extends Columns<'notification_settings', 'choices' | 'is_muted'> {
  /** By kind; contains only what was ever set. */
  choices: Record<string, string | boolean>;
  /** Seconds since 1970; null for no end. */
  muted_until: number | null;
}

const DEFAULT_ROW: SettingsRow = { choices: {}, is_muted: false, muted_until: null };
const COLUMNS = 'choices, is_muted, floor(extract(epoch from muted_until))::float8 as muted_until';

/** Validates stored settings: choices with an invalid form are replaced by the defaults. */
function readable(blogId: string, row: SettingsRow): SettingsRow {
  const place = { row: `notification_settings ${blogId}`, column: 'choices' };
  return { ...row, choices: validOr('notificationChoices', row.choices, {}, place) };
}

/** Returns a blog's notification settings. */
export async function notificationSettings(db: Queryable, blogId: string): Promise<SettingsRow> {
  const row = await first<SettingsRow>(
    db,
    `select ${COLUMNS} from notification_settings where blog_id = $1`,
    [blogId],
  );
  return row ? readable(blogId, row) : DEFAULT_ROW;
}

/** Returns them locked until the transaction ends. */
export async function lockNotificationSettings(tx: Queryable, blogId: string): Promise<SettingsRow> {
  await tx.query('insert into notification_settings (blog_id) values ($1) on conflict do nothing', [blogId]);
  const row = await first<SettingsRow>(
    tx,
    `select ${COLUMNS} from notification_settings where blog_id = $1 for update`,
    [blogId],
  );
  return row ? readable(blogId, row) : DEFAULT_ROW;
}

/** Writes a blog's notification settings; its row must be locked. */
export async function writeNotificationSettings(
  tx: Queryable,
  blogId: string,
  row: SettingsRow,
): Promise<void> {
  await tx.query(
    `update notification_settings set choices = $2, is_muted = $3, muted_until = to_timestamp($4) where blog_id = $1`,
    [blogId, json(row.choices), row.is_muted, row.muted_until],
  );
}
