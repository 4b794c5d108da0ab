import type { Mail, Mailer } from '#server/mail/mail.ts';
import type { TestApp } from './app.ts';

/**
 * Returns a mailer that records its e-mails in the order in which they were ordered: deliveries run concurrently, so a mail
 * may be sent after one that was ordered later.
 */
export function recordingMailer(): Mailer & { mails: Mail[] } {
  const mails: Mail[] = [];
  const orderedAt = new WeakMap<Mail, number>();
  return {
    mails,
    async send(mail, { date }) {
      orderedAt.set(mail, date.getTime());
      const before = mails.findLastIndex((other) => (orderedAt.get(other) ?? 0) <= date.getTime());
      mails.splice(before + 1, 0, mail);
    },
  };
}

/** Returns the fragment of the newest link mailed to that address, once all e-mails are sent; undefined without one. */
export async function newestMailedToken(
  t: TestApp,
  { mails }: { mails: readonly Mail[] },
  to: string,
): Promise<string | undefined> {
  await t.app.services.post.settled();
  const mail = mails.findLast(({ to: address, text }) => address === to && /#\S/.test(text));
  return mail && /#(\S+)/.exec(mail.text)?.[1];
}
