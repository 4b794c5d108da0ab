import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { type Database, first } from '../db/database.ts';
import type { JobContext, JobHandlers } from './jobs.ts';
import { bossOn, JobsQueue } from './jobs-queue.ts';
import { KINDS } from './kinds.ts';

let db: Database;
const queues: JobsQueue[] = [];
const log = { warn: vi.fn() };

beforeEach(async () => {
  db = await freshDatabase();
  log.warn.mockClear();
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await db.close();
});

/** Simulates a process of the site: one queue with workers. */
async function process(works: Partial<JobHandlers> = {}, lookEvery = 0.5): Promise<JobsQueue> {
  const queue = new JobsQueue({ db, log, lookEvery });
  const nothing = async (): Promise<void> => {};
  const idle = Object.fromEntries(
    Object.keys(KINDS).map((kind) => [kind, nothing]),
  ) as unknown as JobHandlers;
  queue.doneBy({ ...idle, ...works });
  await queue.start();
  queues.push(queue);
  return queue;
}

/** A gate at which a worker waits until it is opened. */
function gate(): { reached: Promise<void>; reach: () => void; opened: Promise<void>; open: () => void } {
  const [inside, outside] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return { reached: inside.promise, reach: inside.resolve, opened: outside.promise, open: outside.resolve };
}

type Row = {
  name: string;
  state: string;
  tries: number;
  pause: number;
  message: string | null;
  source: string | null;
};
function rows(): Promise<Row[]> {
  return db.query<Row>(
    `select name, state::text as state, retry_count as tries, source_name as source,
        extract(epoch from start_after - now())::float8 as pause,
        coalesce(source_output, output) ->> 'message' as message
       from jobs.job order by created_on, name`,
  );
}
const states = async (): Promise<string[]> => (await rows()).map(({ name, state }) => `${name} ${state}`);

/** Makes all pending retries due now. */
function noPauses(): Promise<unknown> {
  return db.query("update jobs.job set start_after = now() where state = 'retry'");
}

describe('JobsQueue', () => {
  it('JobsQueue runs each added job once, in whichever process', async () => {
    const done: string[] = [];
    const works = {
      mail: async ({ sealed }: { sealed: string }) => void done.push(sealed),
    };
    const [one, two] = [await process(works), await process(works)];
    const all = Array.from({ length: 40 }, (_, index) => String(index));
    await Promise.all(all.map((sealed, index) => (index % 2 ? one : two).add('mail', { id: '', sealed })));
    await vi.waitFor(
      async () => expect(new Set(await states())).toEqual(new Set(['mail completed'])),
      20_000,
    );
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(all);
  });

  it('JobsQueue runs urgent jobs before others of their kind', async () => {
    const done: string[] = [];
    const later = new JobsQueue({ db, log, lookEvery: 0.5 });
    for (let serial = 0; serial < 12; serial += 1) await later.add('mail', { id: '', sealed: `${serial}` });
    await later.add('mail', { id: '', sealed: 'urgent' }, { isUrgent: true });
    await process({ mail: async ({ sealed }) => void done.push(sealed) });
    await vi.waitFor(() => expect(done).toHaveLength(13), 20_000);
    expect(done[0]).toBe('urgent');
  });

  it('JobsQueue hears of a new job and does not wait for its next look', async () => {
    const hour = 3600;
    const done: string[] = [];
    const one = await process({ mail: async ({ sealed }) => void done.push(sealed) }, hour);
    // The first look of a worker comes at its start.
    await new Promise((go) => setTimeout(go, 500));
    await one.add('mail', { id: '', sealed: 'heard' });
    await vi.waitFor(() => expect(done).toEqual(['heard']), 20_000);
  });

  it('JobsQueue adds a job with the transaction of its write, or not at all', async () => {
    const done: string[] = [];
    const queue = await process({ mail: async ({ sealed }) => void done.push(sealed) });
    const lost = db.transaction(async (tx) => {
      await queue.add('mail', { id: '', sealed: 'taken back' }, { tx });
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    await db.transaction((tx) => queue.add('mail', { id: '', sealed: 'kept' }, { tx }));
    await vi.waitFor(() => expect(done).toEqual(['kept']), 20_000);
    expect(await rows()).toHaveLength(1);
  });

  it('JobsQueue retries a failed job with backoff, then moves it to the dead letters', async () => {
    const turns: JobContext[] = [];
    const queue = await process({
      download: async (_data, turn) => {
        turns.push(turn);
        throw new Error('the disk is full');
      },
      mail: async () => {},
    });
    await queue.add('download', { id: '7' });
    await queue.add('mail', { id: '', sealed: 'bystander' });
    const { retryLimit = 0, retryDelay = 0 } = KINDS.download.queue;
    const pauses: number[] = [];
    for (let tries = 1; tries <= retryLimit; tries += 1) {
      await vi.waitFor(() => expect(turns).toHaveLength(tries), 20_000);
      await vi.waitFor(async () => expect(await states()).toContain('download retry'), 20_000);
      pauses.push((await rows()).find(({ name }) => name === 'download')?.pause ?? 0);
      await noPauses();
    }
    await vi.waitFor(async () => expect(await states()).toContain('dead created'), 20_000);
    expect(turns.map(({ isLast }) => isLast)).toEqual([...turns.slice(1).map(() => false), true]);
    expect(pauses[0]).toBeGreaterThan(retryDelay / 2);
    expect(pauses.at(-1)).toBeGreaterThan((pauses[0] ?? 0) * 1.2);
    const dead = (await rows()).find(({ name }) => name === 'dead');
    expect(dead).toMatchObject({ source: 'download', message: 'the disk is full' });
    expect(await states()).toContain('mail completed');
    expect(log.warn).toHaveBeenCalledTimes(retryLimit + 1);
  });

  it('JobsQueue runs a recurring task once over all processes, and only when it is due', async () => {
    const [one, two] = [await process(), await process()];
    const looks = vi.fn(async () => true);
    for (const queue of [one, two]) queue.every('publish', 86_400, looks);
    one.every('clean-up', 86_400, async () => false);
    await vi.waitFor(async () => expect(await states()).toEqual(['publish completed']), 20_000);
    expect(looks).toHaveBeenCalledTimes(2);
  });

  it('JobsQueue continues after a failed poll', async () => {
    const queue = await process();
    queue.every('publish', 86_400, () => Promise.reject(new Error('away')));
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1), 20_000);
    queue.every('publish', 86_400);
    await vi.waitFor(async () => expect(await states()).toEqual(['publish completed']), 20_000);
  });

  it('JobsQueue stops after its current jobs and starts no others', async () => {
    const at = gate();
    const done: string[] = [];
    const queue = await process({
      mail: async ({ sealed }) => {
        at.reach();
        await at.opened;
        done.push(sealed);
      },
    });
    await queue.add('mail', { id: '', sealed: 'under way' });
    await at.reached;
    const ended = queue.stop();
    const other = bossOn(db);
    await other.start();
    await other.send('mail', { sealed: 'later' });
    at.open();
    await ended;
    await other.stop({ close: false });
    expect(done).toEqual(['under way']);
    expect((await states()).toSorted()).toEqual(['mail completed', 'mail created']);
  });

  it('JobsQueue signals a long job that the process stops, and another process continues it', async () => {
    const at = gate();
    const done: string[] = [];
    const ending = await process({
      download: async (_data, { signal }) => {
        at.reach();
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        throw new Error('stopped in the middle');
      },
    });
    await ending.add('download', { id: '1' });
    await at.reached;
    // E-mails that are flushed before the queue ends do not wait for long jobs.
    ending.end();
    await ending.settled();
    await ending.stop();
    expect(await states()).toEqual(['download retry']);
    await process({ download: async ({ id }) => void done.push(id) });
    await noPauses();
    await vi.waitFor(() => expect(done).toEqual(['1']), 20_000);
  });

  it('JobsQueue runs jobs that became due while the site was down', async () => {
    const ended = await process();
    await ended.stop();
    const boss = bossOn(db);
    await boss.start();
    await boss.send('mail', { sealed: 'from before' });
    await boss.stop({ close: false });
    const done: string[] = [];
    await process({ mail: async ({ sealed }) => void done.push(sealed) });
    await vi.waitFor(() => expect(done).toEqual(['from before']), 20_000);
    expect(await first(db, 'select count(*)::int as count from jobs.job')).toEqual({ count: 1 });
  });
});
