import { userSettingDefaults } from '#generated/setting-defaults.ts';
import type { NotificationEvent, NotificationMail } from './kind.ts';
import { mailedTypes } from './kinds.ts';

/** Condition that a member did not switch off the mails of a setting, which is decided again when they are composed. */
function wants(setting: NotificationMail['setting']): string {
  const fallback = String(userSettingDefaults.notifications[setting]);
  return `coalesce(u.settings #>> '{notifications,${setting}}', '${fallback}') <> 'false'`;
}

/**
 * Returns the insert that adds the mails about new notifications to the outbox `mail_waiting`: for members of the
 * notified blogs who have a confirmed address and want them. Undefined for an event of which nothing is mailed.
 *
 * @param added common table expression with the columns id, blog_id, type of the new notifications
 */
export function waitingMailsOf(event: NotificationEvent, added: string): string | undefined {
  const types = mailedTypes(event);
  if (types.length === 0) return undefined;
  const kinds = types.map(
    ({ type, mail }) =>
      `(${added}.type = '${type}' and ${wants(mail.setting)}, '${type}', '${mail.kind}', ${mail.afterMinutes})`,
  );
  return `insert into mail_waiting (user_id, kind, subject_id, blog_id, due_at)
    select u.id, k.kind, ${added}.id, ${added}.blog_id, now() + k.minutes * interval '1 minute'
      from ${added} join blog_members m on m.blog_id = ${added}.blog_id
      join users u on u.id = m.user_id and u.email_verified_at is not null
      cross join lateral (values ${kinds.join(', ')}) as k (wanted, type, kind, minutes)
     where k.wanted and k.type = ${added}.type
       -- Skips a member whose account is deleted meanwhile, so that the event never fails because of it.
       for key share of u
    on conflict do nothing`;
}
