import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import { appOptionsOf } from './app-options.ts';
import { loadConfig } from './config.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';

let dataDir: string;
let t: TestApp | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'skein-options-'));
});
afterEach(async () => {
  await t?.close();
  await rm(dataDir, { recursive: true });
});

/** Builds the server of an environment, with its mails recorded. */
async function startWith(env: Record<string, string>): Promise<TestApp> {
  const config = await loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  t = await buildTestApp({ ...appOptionsOf(config), mailer: recordingMailer() });
  return t;
}

/** Sends a mail and returns its delivery. */
async function deliver({ app, db }: TestApp, cause: string): Promise<AnyBody> {
  const mail = { to: 'ann@example.test', subject: 's', text: 't', html: 'h', kind: 'login' } as const;
  await db.transaction((tx) => enqueueMail(tx, app.services, { cause, mail }));
  await app.services.jobs.settled();
  const [row] = await db.query<AnyBody>('select * from mail_deliveries where cause = $1', [cause]);
  return row;
}

test('MAIL_PER_MINUTE=1 lets a second mail wait for the turn that comes a minute after the first', async () => {
  const site = await startWith({ MAIL_PER_MINUTE: '1' });
  const one = await deliver(site, 'login 1');
  const [{ gap }] = await site.db.query<AnyBody>(
    'select extract(epoch from next_at - $1)::float8 as gap from mail_pace',
    [one.created_at],
  );
  expect(gap).toBeGreaterThanOrEqual(60);
  // The next turn is brought forward, so that the test waits for a second instead of a minute.
  const [{ turn }] = await site.db.query<AnyBody>(
    "update mail_pace set next_at = now() + interval '1 second' returning next_at as turn",
  );
  const two = await deliver(site, 'login 2');
  expect(two.state).toBe('sent');
  expect(new Date(two.settled_at).getTime()).toBeGreaterThanOrEqual(new Date(turn).getTime());
});

test('Without MAIL_PER_MINUTE no mail waits for a turn', async () => {
  const site = await startWith({});
  await site.db.query("update mail_pace set next_at = now() + interval '50 seconds'");
  const one = await deliver(site, 'login 1');
  const [{ turn }] = await site.db.query<AnyBody>('select next_at as turn from mail_pace');
  expect(one.state).toBe('sent');
  expect(new Date(one.settled_at).getTime()).toBeLessThan(new Date(turn).getTime());
});
