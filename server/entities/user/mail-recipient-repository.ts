import { first, type Queryable } from '#server/db/database.ts';
import type { MailRecipient } from '#server/mail/templates/mail-template.ts';
import type { UserRow } from './repository.ts';

/** The account a mail is about. */
export type MailedAccount = Pick<UserRow, 'id' | 'email' | 'locale'>;

/** Returns the recipient of a mail about an account: its address, language, time zone and name. */
export async function mailRecipient(
  db: Queryable,
  { id, email, locale }: MailedAccount,
  to = email,
): Promise<MailRecipient> {
  const row = await first<{ timezone: string | null; name: string | null }>(
    db,
    `select u.settings -> 'account' ->> 'timezone' as timezone,
            (select b.name from blog_members m join blogs b on b.id = m.blog_id
              where m.user_id = u.id and m.is_primary) as name
       from users u where u.id = $1`,
    [id],
  );
  return { to, locale, timeZone: row?.timezone ?? 'UTC', ...(row?.name ? { name: row.name } : {}) };
}
