import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { freshPostgres, testEngine } from '#tests/support/database.ts';
import { bossOn, JobsQueue } from './jobs-queue.ts';

const taker = fileURLToPath(new URL('../../tests/support/processes/take-job.ts', import.meta.url));
const running: ChildProcess[] = [];
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const end of ends.splice(0)) await end();
});

// The embedded database serves a single process.
it.runIf(testEngine === 'postgres')(
  'the jobs of a killed process are finished by another, none twice and none lost',
  async () => {
    const { db, url } = await freshPostgres();
    ends.push(() => db.close());
    await db.query('create table done_by_test (id text)');
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', taker, url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    const boss = bossOn(db);
    await boss.start();
    ends.unshift(() => boss.stop({ close: false }));
    await boss.send('download', { id: 'one' });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const queue = new JobsQueue({ db, log: console, lookEvery: 0.5 });
    const nothing = async (): Promise<void> => {};
    queue.doneBy({
      publish: nothing,
      'clean-up': nothing,
      mail: nothing,
      push: nothing,
      'waiting-mails': nothing,
      digests: nothing,
      'product-news': nothing,
      stewardship: nothing,
      'community-notices': nothing,
      'staff-decisions': nothing,
      'collection-news': nothing,
      'payment-event': nothing,
      'test-payment': nothing,
      payments: nothing,
      'payout-accounts': nothing,
      payouts: nothing,
      campaigns: nothing,
      domains: nothing,
      certificates: nothing,
      analytics: nothing,
      upload: nothing,
      media: nothing,
      download: async ({ id }) => void (await db.query('insert into done_by_test (id) values ($1)', [id])),
    });
    await queue.start();
    ends.unshift(() => queue.stop());
    await boss.send('download', { id: 'two' });
    const done = () => db.query<{ id: string }>('select id from done_by_test order by id');
    // While the worker may still be alive, its job is not given to another.
    await vi.waitFor(async () => expect(await done()).toEqual([{ id: 'two' }]), 20_000);
    await db.query("update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'");
    await vi.waitFor(async () => {
      // The last check may have been a moment ago; makes the next one due at once.
      await db.query('update jobs.queue set monitor_on = null');
      await boss.supervise('download');
      await db.query("update jobs.job set start_after = now() where state = 'retry'");
      expect(await done()).toEqual([{ id: 'one' }, { id: 'two' }]);
    }, 20_000);
    await vi.waitFor(async () => {
      const states = await db.query('select distinct state::text as state from jobs.job');
      expect(states).toEqual([{ state: 'completed' }]);
    }, 20_000);
  },
);
