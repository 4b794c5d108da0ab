import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import type { Mail } from './mail.ts';
import { mailbox, mailboxDir, readMailbox } from './mailbox.ts';
import { OutgoingMail } from './outgoing-mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

type Received = { to: string[]; raw: string };
const received: Received[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ to, raw: Buffer.concat(chunks).toString() });
      done();
    });
  },
});
let url = '';
let dir = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  dir = await mkdtemp(join(tmpdir(), 'skein-mail-'));
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await rm(dir, { recursive: true, force: true });
});

const LINK = 'https://skein.example/login/link/open#token_-1';
const SITE = { publicUrl: 'https://skein.example', imprint: 'Skein' };

/** Returns the first attempt of a delivery. */
const attempt = () => ({ id: randomUUID(), date: new Date() });

/** Returns the mail with a log-in link. */
function loginMail(to: string, locale = 'en-us', link = LINK): Promise<Mail> {
  const expiresAt = Date.UTC(2026, 10, 26, 16, 32);
  return composeMail(SITE, 'login', { to, locale, timeZone: 'UTC', name: 'ann' }, { link, expiresAt });
}

test('smtpMailer sends text and HTML to one recipient', async () => {
  received.length = 0;
  const mail = await loginMail('ann+cats@example.test');
  await smtpMailer(url, 'Skein <skein@example.test>').send(mail, attempt());
  expect(received.map(({ to }) => to)).toEqual([['ann+cats@example.test']]);
  const raw = received[0]?.raw ?? '';
  for (const part of [
    'From: Skein <skein@example.test>',
    'text/plain',
    'text/html',
    'Auto-Submitted: auto-generated',
  ])
    expect(raw).toContain(part);
  expect(raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=')).toContain(LINK);
});

test('smtpMailer sends every attempt of a delivery with one Message-ID and one date', async () => {
  received.length = 0;
  const one = attempt();
  const mail = { ...(await loginMail('a@example.test')), stopUrl: 'https://skein.example/stop' };
  const mailer = smtpMailer(url, 'Skein <skein@example.test>');
  for (let times = 0; times < 2; times += 1) await mailer.send(mail, one);
  expect(received).toHaveLength(2);
  for (const { raw } of received) {
    expect(raw).toContain(`Message-ID: <${one.id}@example.test>`);
    expect(raw).toContain(`Date: ${one.date.toUTCString().replace('GMT', '+0000')}`);
    expect(raw).toMatch(/List-I[dD]: <login\.example\.test>/);
  }
});

test.each([
  'a@example.test\r\nBcc: b@example.test',
  'a@example.test, b@example.test',
  'a@example.test b@example.test',
  '<a@example.test>',
  'nobody',
])('%j is not one address, so nothing is sent or stored', async (to) => {
  received.length = 0;
  const mail = { ...(await loginMail('a@example.test')), to };
  await expect(smtpMailer(url, 'skein@example.test').send(mail, attempt())).rejects.toThrow(
    'Not one mail address',
  );
  await expect(mailbox(mailboxDir(dir)).send(mail, attempt())).rejects.toThrow('Not one mail address');
  expect(received).toEqual([]);
  expect(await readMailbox(mailboxDir(dir))).toEqual([]);
});

test('mailbox keeps the newest 200 e-mails, readable by their owner only', async () => {
  const folder = join(dir, 'kept');
  const box = mailbox(folder);
  for (let count = 1; count <= 201; count += 1)
    await box.send(
      { to: 'a@example.test', subject: `${count}`, text: 'x', html: 'x', kind: 'login' },
      attempt(),
    );
  const letters = await readMailbox(folder);
  const newest = Array.from({ length: 200 }, (_, index) => `${201 - index}`);
  expect(letters.map(({ subject }) => subject)).toEqual(newest);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

test('readMailbox returns the newest e-mail first and skips other files', async () => {
  const folder = join(dir, 'read');
  const box = mailbox(folder);
  await box.send({ to: 'a@example.test', subject: 'whole', text: 'x', html: 'x', kind: 'login' }, attempt());
  const [whole] = await readMailbox(folder);
  for (const [name, text] of [
    ['999999999999999-later.json', JSON.stringify({ ...whole, subject: 'later' })],
    ['999999999999998-half.json', '{"to":"a@exam'],
    ['999999999999997-other.json', '{"to":"a@example.test"}'],
    ['999999999999996-note.txt', JSON.stringify(whole)],
  ] as const) {
    await writeFile(join(folder, name), text);
  }
  expect((await readMailbox(folder)).map(({ subject }) => subject)).toEqual(['later', 'whole']);
  expect(await readMailbox(join(dir, 'nowhere'))).toEqual([]);
});

test("e-mails are in the recipient's language, and in English where there is no translation", async () => {
  expect((await loginMail('a@example.test', 'de')).subject).toBe('Dein Anmelde-Link für Skein');
  expect((await loginMail('a@example.test', 'ja')).subject).toBe('Your log-in link for Skein');
  const { text, html } = await loginMail('a@example.test', 'de', 'https://x.test/?a=1&b="2"');
  expect(text).toContain('https://x.test/?a=1&b="2"');
  expect(html).toContain('href="https://x.test/?a=1&amp;b=&quot;2&quot;"');
});

test('an e-mail that cannot be sent is reported, and the next one is sent', async () => {
  const [sent, failures]: [string[], unknown[]] = [[], []];
  const office = new OutgoingMail(
    async ({ mail: { to } }) => {
      if (to === 'bad@example.test') throw new Error('refused');
      sent.push(to);
    },
    (error) => failures.push(error),
  );
  for (const to of ['bad@example.test', 'good@example.test'])
    office.later(async () => ({ cause: to, mail: await loginMail(to) }));
  office.later(async () => undefined);
  expect(sent).toEqual([]);
  await office.settled();
  expect(sent).toEqual(['good@example.test']);
  expect(failures).toHaveLength(1);
});
