/**
 * A process of the site that queues and delivers mails until it is killed: `<database> <smtp url> <number of mails>`. A
 * database that begins with `postgres:` is an address, another one the folder of an embedded database. Every process
 * queues the same causes, as several processes may notice one event.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { JobHandlers } from '#server/jobs/jobs.ts';
import { bossOn, JobsQueue } from '#server/jobs/jobs-queue.ts';
import { KINDS } from '#server/jobs/kinds.ts';
import { deliverMail } from '#server/mail/deliver-mail.ts';
import { enqueueMail } from '#server/mail/enqueue-mail.ts';
import { smtpMailer } from '#server/mail/smtp-mailer.ts';

/** Lease of a delivery in this test, in seconds: longer than the test's mail server takes for a mail. */
const LEASE_SECONDS = 3;
const MAX_PAUSE_MS = 20;

const [database = '', smtpUrl = '', count = '0'] = process.argv.slice(2);
const db = database.startsWith('postgres:')
  ? openPostgres({ url: database, connections: 3 })
  : await openPglite({ dataDir: database });
const keys = { mail: Buffer.alloc(32, 1) };
const mailer = smtpMailer(smtpUrl, 'Skein <skein@example.test>');
const jobs = new JobsQueue({ db, log: { warn: () => {} }, lookEvery: 0.5 });
const nothing = async (): Promise<void> => {};
const idle = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, nothing])) as unknown as JobHandlers;
jobs.doneBy({
  ...idle,
  mail: (data, turn) =>
    deliverMail(
      {
        db,
        queue: { jobs, keys },
        mailer,
        pace: { perMinute: 0 },
        picturesOf: async () => [],
        leaseSeconds: LEASE_SECONDS,
      },
      data,
      turn,
    ),
});
await jobs.start();
console.log('started');

/** Gives the jobs of processes that were killed to living ones at once, without waiting for missing heartbeats. */
async function takeOver(): Promise<void> {
  const boss = bossOn(db);
  boss.on('error', () => {});
  await boss.start();
  for (;;) {
    await pause(500);
    await db.query(
      `update jobs.job set heartbeat_on = now() - interval '1 hour'
        where state = 'active' and started_on < now() - make_interval(secs => $1)`,
      [LEASE_SECONDS],
    );
    await db.query('update jobs.queue set monitor_on = null');
    await boss.supervise('mail').catch(() => {});
    await db.query("update jobs.job set start_after = now() where state = 'retry'");
  }
}
void takeOver().catch(() => {});

for (let serial = 0; serial < Number(count); serial += 1) {
  const mail = {
    to: `reader-${serial}@example.test`,
    subject: `Mail ${serial}`,
    text: 't',
    html: 'h',
    kind: 'login' as const,
  };
  await db.transaction((tx) => enqueueMail(tx, { jobs, keys }, { cause: `crash ${serial}`, mail }));
  await pause(Math.random() * MAX_PAUSE_MS);
}
