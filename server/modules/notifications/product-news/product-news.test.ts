import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { StartFault } from '#server/core/start-fault.ts';
import type { AddOptions } from '#server/jobs/jobs.ts';
import type { Services } from '#server/services.ts';
import { sendNews } from '#server/tasks/product-news.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { reachByMail } from '#tests/support/mailed-members.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { isNewsDue } from './product-news-repository.ts';
import { sendProductNews } from './send-product-news.ts';

const mailer = recordingMailer();
const NEWS = {
  title: 'Collections are here',
  text: 'You can now gather posts.\n\nThey stay where they are.',
  link: 'https://skein.example/help',
  action: 'Read more',
};

let t: TestApp;
let folder: string;
let anna: Member;
let bela: Member;
let said: string[];
const faults: unknown[] = [];

beforeAll(async () => {
  t = await buildTestApp({ mailer });
  folder = await mkdtemp(join(tmpdir(), 'skein-news-'));
  // One after another: news go out in the order of member ids.
  anna = await t.member('anna');
  bela = await t.member('bela');
  await t.member('cleo');
  await reachByMail(t, anna, { emailProduct: true });
  await reachByMail(t, bela, { emailProduct: true });
  await t.db.query("update users set locale = 'de_DE' where id = $1", [bela.userId]);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await t.close();
});
beforeEach(async () => {
  said = [];
  faults.length = 0;
  mailer.mails.length = 0;
  await t.db.query('delete from product_news');
});

async function run(content: unknown) {
  const file = join(folder, 'news.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  const say = (line: string): void => void said.push(line);
  return sendNews({ db: t.db, dataDir: folder, secret: 'x', say }, [file]);
}
async function send() {
  const { signal } = new AbortController();
  const onFault = (error: unknown): void => void faults.push(error);
  await sendProductNews({ db: t.db, services: t.app.services, signal, onFault });
  await t.app.services.post.settled();
  return mailer.mails;
}

it('product-news mails those who asked for news once, in their language', async () => {
  await run({ en: NEWS, de: { ...NEWS, title: 'Sammlungen sind da' } });
  expect(said).toEqual(['2 members asked for news. The site mails them within minutes while it runs.']);
  expect(await isNewsDue(t.db)).toBe(true);
  const mails = await send();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([anna.email, bela.email]);
  expect(mails.find(({ to }) => to === anna.email)?.subject).toBe('News from Skein: Collections are here');
  expect(mails.find(({ to }) => to === bela.email)?.text).toContain('Sammlungen sind da');
  expect([await isNewsDue(t.db), (await send()).length]).toEqual([false, 2]);
});

it('product-news refuses content that was sent before', async () => {
  await run({ en: NEWS });
  await expect(run({ en: NEWS })).rejects.toThrow(StartFault);
});

it.each([
  ['suspended', "state = 'suspended'"],
  ['deleted', "state = 'deleted'"],
  ['without a confirmed address', 'email_verified_at = null'],
])('product-news mails nothing to a member who is %s', async (_case, change) => {
  await run({ en: NEWS });
  await t.db.query(`update users set ${change} where id = $1`, [anna.userId]);
  const mails = await send();
  await t.db.query("update users set state = 'active', email_verified_at = now() where id = $1", [
    anna.userId,
  ]);
  expect(mails.map(({ to }) => to)).toEqual([bela.email]);
});

it('product-news adds no header for a title with a line break', async () => {
  await run({ en: { ...NEWS, title: 'News\r\nBcc: victim@example.com' } });
  for (const { subject } of await send()) expect(subject).not.toMatch(/[\r\n]/);
});

it.each([
  ['no JSON', 'not json'],
  ['no English', { de: NEWS }],
  ['an empty title', { en: { ...NEWS, title: ' ' } }],
  ['a missing text', { en: { title: 'A', link: NEWS.link, action: 'B' } }],
  ['an address that runs a script', { en: { ...NEWS, link: 'javascript:alert(1)' } }],
  ['an unknown language tag', { en: NEWS, deutsch: NEWS }],
])('product-news refuses a file with %s and says why', async (_case, content) => {
  await expect(run(content)).rejects.toThrow(StartFault);
  expect(await isNewsDue(t.db)).toBe(false);
});

it('product-news refuses a file that cannot be read', async () => {
  const context = { db: t.db, dataDir: folder, secret: 'x', say: () => {} };
  await expect(sendNews(context, [join(folder, 'missing.json')])).rejects.toThrow('cannot be read');
});

it('sendProductNews holds a mail back until the quiet hours of its member end', async () => {
  await reachByMail(t, anna, { emailProduct: true, quietStart: 22, quietEnd: 7 });
  await run({ en: NEWS });
  const delays: (number | undefined)[] = [];
  const jobs = {
    ...t.app.services.jobs,
    add: async (_kind: unknown, _data: unknown, { delaySeconds }: AddOptions = {}) =>
      void delays.push(delaySeconds),
  } as Services['jobs'];
  const { signal } = new AbortController();
  const at23 = Date.UTC(2026, 10, 27, 23, 30);
  const services = { ...t.app.services, jobs, now: () => at23 };
  await t.db.query('delete from mail_deliveries');
  await sendProductNews({ db: t.db, services, signal, onFault: (error) => void faults.push(error) });
  expect(faults).toEqual([]);
  // Anna is mailed at seven, seven and a half hours later; Bela, without quiet hours, at once.
  expect(delays).toEqual([27_000, undefined]);
});
