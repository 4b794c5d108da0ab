import type { Mail, Mailer } from '#server/mail/mail.ts';
import type { TestApp } from './app.ts';

/** Returns a mailer that records its e-mails. */
export function recordingMailer(): Mailer & { mails: Mail[] } {
  const mails: Mail[] = [];
  return { mails, send: async (mail) => void mails.push(mail) };
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
