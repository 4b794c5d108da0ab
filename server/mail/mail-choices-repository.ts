import { userSettingDefaults } from '#generated/setting-defaults.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { MailSetting } from './templates/mail-template.ts';

const DEFAULTS = userSettingDefaults.notifications;

/**
 * Returns the SQL condition that a member wants the e-mails of a setting. An unreadable value counts as the default.
 *
 * @param users alias of the table `users` in the statement
 */
export function wantsMailSql(setting: MailSetting, users = 'u'): string {
  const stored = `${users}.settings #>> '{notifications,${setting}}'`;
  const [known, unwanted, fallback] =
    setting === 'emailDigest'
      ? ["('never', 'weekly', 'daily')", 'never', DEFAULTS.emailDigest]
      : ["('true', 'false')", 'false', String(DEFAULTS[setting])];
  return `(case when ${stored} in ${known} then ${stored} else '${fallback}' end) <> '${unwanted}'`;
}

/** Returns true when a member wants the e-mails of a setting; false for an unknown member. */
export async function wantsMail(db: Queryable, userId: string, setting: MailSetting): Promise<boolean> {
  const row = await first<{ wants: boolean }>(
    db,
    `select ${wantsMailSql(setting)} as wants from users u where u.id = $1`,
    [userId],
  );
  return row?.wants ?? false;
}
