import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { type BlogAvatar, mailBlogOfRow } from '#server/entities/blog/mail-blog.ts';
import type { MailedAccount } from '#server/entities/user/mail-recipient-repository.ts';
import { validOr } from '#server/http/contract/stored-shapes.ts';
import type { MailReader } from '#server/mail/mail-cause.ts';
import type { MailSetting } from '#server/mail/templates/mail-template.ts';
import type { QuietHours } from '#server/modules/notifications/push/quiet-hours.ts';
import { presentNotifyOptions } from '#server/modules/settings/member/member-presenter.ts';
import type { SavedMember } from '#server/modules/settings/member/member-repository.ts';

/** A member with a confirmed address, their settings for e-mails and their quiet hours. */
export interface ReachedMember extends MailReader {
  account: MailedAccount;
  wants: Readonly<Record<MailSetting, boolean | string>>;
  quietHours: QuietHours;
}

/** Returns the member whom mails are for; undefined when nothing may be sent to them. */
export async function reachedMember(db: Queryable, userId: string): Promise<ReachedMember | undefined> {
  const row = await first<Columns<'users', 'id' | 'email' | 'locale', { settings: SavedMember }>>(
    db,
    `select id, email, locale, settings from users
      where id = $1 and state in ('active', 'partial') and email_verified_at is not null`,
    [userId],
  );
  if (!row) return undefined;
  const { settings, ...account } = row;
  const saved = validOr('memberSettings', settings, {}, { row: `users ${userId}`, column: 'settings' });
  const wants = presentNotifyOptions(saved);
  const rows = await db.query<Columns<'blogs', 'id' | 'name', { avatar: BlogAvatar }>>(
    `select b.id, b.name, b.avatar from blog_members m join blogs b on b.id = m.blog_id
      where m.user_id = $1 and b.state = 'active' order by b.id`,
    [userId],
  );
  const blogs = rows.map(({ id, name, avatar }) => ({ id, ...mailBlogOfRow(name, avatar) }));
  const { quietStart, quietEnd } = wants;
  const timezone = saved.account?.timezone ?? 'UTC';
  return { userId, account, wants, quietHours: { quietStart, quietEnd, timezone }, blogs };
}
