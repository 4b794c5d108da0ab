import type { Mail } from '#server/mail/mail.ts';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';

/** Confirms a member's address and changes settings of their e-mails. Quiet hours are off. */
export async function reachByMail(
  t: TestApp,
  { userId }: Member,
  notifications: Record<string, unknown> = {},
  timezone = 'UTC',
): Promise<void> {
  const settings = { account: { timezone }, notifications: { quietStart: 0, quietEnd: 0, ...notifications } };
  await t.db.query('update users set email_verified_at = now(), settings = $2 where id = $1', [
    userId,
    JSON.stringify(settings),
  ]);
}

/** Returns what a test reads of a mail. */
export function mailGist({ to, kind, subject }: Mail): Pick<Mail, 'to' | 'kind' | 'subject'> {
  return { to, kind, subject };
}
