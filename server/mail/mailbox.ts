import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { checkRecipient, type Mail, type Mailer } from './mail.ts';

/** An e-mail that was stored instead of sent; `sent` in milliseconds since 1970. */
export type StoredMail = Omit<Mail, 'kind'> & { kind: string; sent: number };

const kept = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  kind: z.string(),
  sitePictures: z.optional(z.array(z.string())),
  pictures: z.optional(z.array(z.object({ cid: z.string(), key: z.string() }))),
  stopUrl: z.optional(z.string()),
  sent: z.number(),
});

/** Maximum number of stored e-mails; older ones are deleted. */
const MAX_STORED_MAILS = 200;

export const mailboxDir = (dataDir: string): string => join(dataDir, 'mailbox');

async function namesIn(dir: string): Promise<string[]> {
  return (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
}

/** Stores e-mails in a directory, one file each, for a site without a mail server: none are sent. */
export function mailbox(dir: string): Mailer {
  // Orders e-mails of the same millisecond.
  let serial = 0;
  return {
    async send(mail, { id }) {
      checkRecipient(mail.to);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const sent = Date.now();
      serial += 1;
      const order = `${String(sent).padStart(15, '0')}-${String(serial).padStart(9, '0')}`;
      // A mail that is sent again after a crash replaces itself.
      const known = (await namesIn(dir)).find((name) => name.endsWith(`-${id}.json`));
      const name = known ?? `${order}-${id}.json`;
      await writeFile(join(dir, name), JSON.stringify({ ...mail, sent }), { mode: 0o600 });
      const names = await namesIn(dir);
      await Promise.all(names.slice(0, -MAX_STORED_MAILS).map((old) => rm(join(dir, old), { force: true })));
    },
  };
}

/** Returns the stored e-mails, newest first. Other files are ignored. */
export async function readMailbox(dir: string): Promise<StoredMail[]> {
  const names = (await namesIn(dir)).reverse();
  const letters = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(dir, name), 'utf8').catch(() => '');
      try {
        return z.parse(kept, JSON.parse(text));
      } catch {
        return undefined;
      }
    }),
  );
  return letters.filter((letter) => letter !== undefined);
}
