import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { MAX_TURN_WAIT_MS, waitForTurn } from './mail-pace.ts';

let t: TestApp;
/** Milliseconds of every wait. */
let waits: number[];
const { signal } = new AbortController();

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  waits = [];
  await t.db.query('update mail_pace set next_at = now()');
});

/** Lets the time pass by moving the next turn back. */
async function wait(ms: number): Promise<void> {
  waits.push(ms);
  await t.db.query('update mail_pace set next_at = next_at - make_interval(secs => $1::float8 / 1000)', [ms]);
}
const turn = (perMinute: number) => waitForTurn(t.db, { perMinute, wait }, signal);

test('waitForTurn spaces mails evenly: the first goes at once, the n + 1st a minute later', async () => {
  for (let mail = 0; mail < 5; mail += 1) expect(await turn(4)).toBe(true);
  const waitedMs = waits.reduce((sum, ms) => sum + ms, 0);
  expect(waits).toHaveLength(4);
  // The time that the statements themselves take is not waited again.
  expect(waitedMs).toBeGreaterThan(55_000);
  expect(waitedMs).toBeLessThanOrEqual(60_004);
});

test('waitForTurn does not wait without a bound', async () => {
  for (let mail = 0; mail < 5; mail += 1) expect(await turn(0)).toBe(true);
  expect(waits).toEqual([]);
});

test('waitForTurn gives one turn to one of two that ask at once', async () => {
  const never = () => new Promise<never>(() => {});
  const taken: string[] = [];
  const ask = async (name: string) => {
    if (await waitForTurn(t.db, { perMinute: 1, wait: never }, signal)) taken.push(name);
  };
  void ask('one');
  void ask('two');
  await expect.poll(() => taken.length).toBe(1);
  await t.db.query('select 1');
  expect(taken).toHaveLength(1);
});

test('waitForTurn gives up when the wait grows longer than an attempt may wait', async () => {
  // Others take every turn that comes.
  const lost = async (ms: number): Promise<void> => void waits.push(ms);
  expect(await turn(2)).toBe(true);
  expect(await waitForTurn(t.db, { perMinute: 2, wait: lost }, signal)).toBe(false);
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(MAX_TURN_WAIT_MS);
});

test('waitForTurn gives up when the process ends', async () => {
  expect(await turn(2)).toBe(true);
  expect(await waitForTurn(t.db, { perMinute: 2, wait }, AbortSignal.abort())).toBe(false);
  expect(waits).toEqual([]);
});

test('waitForTurn takes a turn that a clock which was wrong put a year ahead', async () => {
  await t.db.query("update mail_pace set next_at = now() + interval '1 year'");
  expect(await turn(4)).toBe(true);
  expect(waits).toEqual([]);
});
