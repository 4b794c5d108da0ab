import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { dayOf } from '../analytics/days.ts';
import { peopleOf } from './people.ts';
import { SourceMaps } from './source-maps.ts';
import { storeErrors } from './store-errors.ts';

const START = Date.parse('2026-05-06T12:00:00Z');
const DAY_MS = 86_400_000;
const maps = new SourceMaps('/nonexistent');
const tick = {
  ...{ route: '/dashboard', name: 'TypeError', message: 'no row' },
  timestamp: START,
  release: '0.4.0',
};
let t: TestApp;
let staff: Member;

beforeAll(async () => {
  t = await buildTestApp({ now: () => START, log: { level: 'silent' } });
  staff = await t.member('staff', { role: 'admin' });
});
afterAll(() => t.close());

/** Sets the salts of today and yesterday, so that no two people share a bit by chance. */
async function salt(text: string): Promise<void> {
  await t.db.query('delete from analytics_salts');
  for (const day of [dayOf(START), dayOf(START - DAY_MS)])
    await t.db.query('insert into analytics_salts (day, salt) values ($1, $2)', [
      day,
      Buffer.from(text.padEnd(32)),
    ]);
}
beforeEach(async () => {
  await t.db.query('delete from error_groups');
  await salt('one');
});

/** Reports the fault twice, as a visitor with a browser or as a member. */
function meet(
  browser: string,
  { nowMs = START, userId = undefined as string | undefined } = {},
): Promise<void> {
  return storeErrors(
    t.db,
    { ticks: [tick, tick], origin: { userId, address: '192.0.2.1', browser } },
    nowMs,
    maps,
  );
}
async function only(): Promise<AnyBody> {
  const { errorGroups } = (await t.injectAs(staff, '/v2/admin/errors?state=all')).body.response;
  expect(errorGroups).toHaveLength(1);
  return errorGroups[0];
}
async function bits(): Promise<string | undefined> {
  const rows = await t.db.query<{ people: string }>(
    "select encode(people, 'hex') as people from error_group_days",
  );
  return rows[0]?.people;
}

it('listErrorGroups counts each person once, whatever they met the fault with and however often', async () => {
  for (const browser of ['Firefox', 'Firefox', 'Safari', 'Chrome']) await meet(browser);
  for (const browser of ['Firefox', 'Safari']) await meet(browser, { userId: '7' });
  expect(await only()).toMatchObject({ count: 12, people: 4 });
});

it('listErrorGroups counts the people of the newest day alone', async () => {
  for (const browser of ['Firefox', 'Safari']) await meet(browser, { nowMs: START - DAY_MS });
  await meet('Firefox');
  expect(await only()).toMatchObject({ count: 6, people: 1 });
});

it('storeErrors keeps nothing of the people but a bit, whose place changes with the salt of the day', async () => {
  await meet('Firefox');
  const first = await bits();
  expect(first?.replaceAll('0', '')).toHaveLength(1);
  await t.db.query('delete from error_groups');
  await salt('another');
  await meet('Firefox');
  expect(await bits()).not.toBe(first);
});

it.each([
  [0, 0],
  [29, 29],
  [1000, 1372],
  [2048, 15_615],
])('peopleOf estimates %i bits as people: %i', (set, people) => {
  expect(peopleOf(set)).toBe(people);
});
