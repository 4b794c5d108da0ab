import type { Mail, Mailer } from '#server/mail/mail.ts';
import type { TestApp } from './app.ts';

/** A mailer that keeps what it was given. */
export function keptLetters(): Mailer & { letters: Mail[] } {
  const letters: Mail[] = [];
  return { letters, send: async (mail) => void letters.push(mail) };
}

/** What is behind the `#` of the newest link mailed to that address, once everything is out; undefined for none. */
export async function newestToken(
  t: TestApp,
  { letters }: { letters: readonly Mail[] },
  to: string,
): Promise<string | undefined> {
  await t.app.services.post.settled();
  const mail = letters.findLast((letter) => letter.to === to && /#\S/.test(letter.text));
  return mail && /#(\S+)/.exec(mail.text)?.[1];
}
