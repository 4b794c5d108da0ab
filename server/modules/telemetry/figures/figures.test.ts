import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConsentList } from '#server/modules/consent/consent-list.ts';
import { NO_CONSENT_NEEDED } from '#server/modules/consent/consent-settings.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import { DAY_MS, dayOf } from '../analytics/days.ts';
import { advanceAnalytics, dropOldAnalytics, isAnalyticsDue } from '../analytics/keep-analytics.ts';

const START = Date.parse('2026-05-06T12:00:00Z');
let t: TestApp;
let staff: Member;
let ivy: Member;
let now = START;
let serial = 0;

beforeAll(async () => {
  const list = readConsentList('examples/consent-list.json');
  t = await buildTestApp({ now: () => now, consent: { ...NO_CONSENT_NEEDED, list } });
  staff = await t.member('staff', { role: 'admin' });
});
beforeEach(async () => {
  now = START;
  serial += 1;
  ivy = await t.member(`ivy-${serial}`);
  for (const table of ['site_days', 'analytics_days', 'analytics_events'])
    await t.db.query(`delete from ${table}`);
  await t.db.query("update users set created_at = '2020-01-01'");
  await t.db.query("update posts set published_at = '2020-01-01' where published_at is not null");
});
afterAll(() => t.close());

const context = () => ({ db: t.db, services: t.app.services });
async function figures(query = ''): Promise<AnyBody> {
  const { status, body } = await t.injectAs(staff, `/v2/admin/figures${query}`);
  expect(status).toBe(200);
  return body.response.figures;
}
/** Says when members were last here; everybody else was not since 2020. */
async function seen(...members: [Member, number][]): Promise<void> {
  await t.db.query("update sessions set last_seen_at = '2020-01-01'");
  for (const [{ userId }, time] of members) {
    const at = new Date(time).toISOString();
    await t.db.query('update sessions set last_seen_at = $2 where user_id = $1', [userId, at]);
  }
}
async function sums(
  day: string,
  rows: [dimension: string, value: string, events: number, visitors: number][],
) {
  for (const [dimension, value, events, visitors] of rows)
    await t.db.query(
      `insert into analytics_days (day, name, dimension, value, events, visitors)
       values ($1, 'page_view', $2, $3, $4, $5)`,
      [day, dimension, value, events, visitors],
    );
}

it('getSiteFigures returns the posts, sign-ups and active members of each day, also after they are deleted', async () => {
  const otto = await t.member(`otto-${serial}`);
  await t.db.query('update users set created_at = $2 where id = $1', [
    otto.userId,
    new Date(START).toISOString(),
  ]);
  const first = await postAs(t, ivy, 'A long scarf');
  const second = await postAs(t, ivy, 'A short one');
  for (const [{ id }, days] of [[first, 0] as const, [second, 1] as const])
    await t.db.query('update posts set published_at = $2 where id = $1', [
      id,
      new Date(START - days * DAY_MS).toISOString(),
    ]);
  await seen([ivy, START], [otto, START - 4 * DAY_MS], [staff, START - 20 * DAY_MS]);
  await advanceAnalytics(context());
  await t.db.query('delete from posts where id = any($1::bigint[])', [[first.id, second.id]]);
  await seen();
  await advanceAnalytics(context());
  const { days } = await figures('?from=2026-05-05');
  expect(days).toEqual([
    { day: '2026-05-05', posts: 1, signUps: 0 },
    {
      day: '2026-05-06',
      posts: 1,
      signUps: 1,
      activeMembers: 1,
      activeMembersOfWeek: 2,
      activeMembersOfMonth: 3,
    },
  ]);
});

it('countSiteDays counts the posts and sign-ups of the days on which nobody counted, and no members for them', async () => {
  await seen([ivy, START]);
  await advanceAnalytics(context());
  const { id } = await postAs(t, ivy, 'While the site was down');
  await t.db.query('update posts set published_at = $2 where id = $1', [
    id,
    new Date(START + DAY_MS).toISOString(),
  ]);
  now = START + 3 * DAY_MS;
  await seen([ivy, now]);
  await advanceAnalytics(context());
  const { days } = await figures('?from=2026-05-06');
  expect(days.map(({ posts, activeMembers }: AnyBody) => [posts, activeMembers])).toEqual([
    [0, 1],
    [1, undefined],
    [0, undefined],
    [0, 1],
  ]);
});

it('isAnalyticsDue is true when a member was here after the last count, and false while nobody is', async () => {
  await seen([ivy, START - 1000]);
  await advanceAnalytics(context());
  expect(await isAnalyticsDue(context())).toBe(false);
  now = START + 60_000;
  expect(await isAnalyticsDue(context())).toBe(false);
  await seen([ivy, now]);
  expect(await isAnalyticsDue(context())).toBe(true);
});

it('getSiteFigures leaves out the views of a day, page, source or device with fewer than five visitors', async () => {
  await sums('2026-05-06', [
    ['total', '', 60, 9],
    ['page', '/:blogname', 20, 5],
    ['page', '/:blogname/archive/*', 10, 6],
    ['page', '/dashboard', 25, 9],
    ['page', '/likes', 5, 4],
    ['source', 'wool.example', 7, 5],
    ['source', 'one-reader.example', 6, 1],
    ['device', 'phone', 50, 8],
    ['device', 'tablet', 10, 1],
  ]);
  await sums('2026-05-05', [
    ['total', '', 40, 4],
    ['source', 'wool.example', 40, 4],
  ]);
  const { days, isMeasured, minimumVisitors, pages, sources, devices } = await figures('?from=2026-05-05');
  expect([isMeasured, minimumVisitors]).toEqual([true, 5]);
  expect(days).toEqual([{ day: '2026-05-05' }, { day: '2026-05-06', pageViews: 60, visitors: 9 }]);
  expect(pages).toEqual([
    { kind: 'blog', views: 30 },
    { kind: 'dashboard', views: 25 },
  ]);
  expect(sources).toEqual([{ host: 'wool.example', views: 7 }]);
  expect(devices).toEqual([{ kind: 'phone', views: 50 }]);
});

it('getSiteFigures keeps the sums of a day whose events were dropped', async () => {
  const purposes = { purpose_opt_ins: '1'.repeat(11), special_feature_opt_ins: '', vendor_opt_ins: '' };
  const view = { name: 'page_view', page: '/dashboard', timestamp: START, sessionId: 'visit' };
  const headers = {
    host: 'skein.example',
    origin: 'https://skein.example',
    'user-agent': 'Mozilla/5.0 (iPhone)',
  };
  for (let reader = 0; reader < 5; reader += 1) {
    const member = await t.member(`reader-${serial}-${reader}`);
    await t.injectAs(member, { method: 'POST', url: '/v2/privacy/consent/choices', payload: purposes });
    const payload = { flushTime: START, clientDetails: {}, events: [view] };
    await t.injectAs(member, { method: 'POST', url: '/services/bblog', payload, headers });
  }
  await advanceAnalytics(context());
  now = START + 40 * DAY_MS;
  await dropOldAnalytics(context());
  expect(await t.db.query('select 1 from analytics_events')).toEqual([]);
  const { days, pages, devices } = await figures('?from=2026-05-06&to=2026-05-06');
  expect(days[0]).toMatchObject({ pageViews: 5, visitors: 5 });
  expect(pages).toEqual([{ kind: 'dashboard', views: 5 }]);
  expect(devices).toEqual([{ kind: 'phone', views: 5 }]);
});

it('getSiteFigures returns thirty days up to today, and as many before them', async () => {
  const { days, previousDays } = await figures();
  expect([days.length, days[0].day, days.at(-1).day]).toEqual([30, '2026-04-07', '2026-05-06']);
  expect([previousDays.length, previousDays[0].day, previousDays.at(-1).day]).toEqual([
    30,
    '2026-03-08',
    '2026-04-06',
  ]);
});

it.each([
  ['from=2026-05-02&to=2026-05-01', 'from'],
  ['to=2026-05-07', 'to'],
  ['from=2025-05-05', 'from'],
  ['from=yesterday', 'from'],
  ['from=2026-02-30', 'from'],
])('getSiteFigures rejects the range %s with 5016', async (query, field) => {
  const { status, body } = await t.injectAs(staff, `/v2/admin/figures?${query}`);
  expect([status, body.errors[0].code, body.errors[0].field]).toEqual([400, 5016, field]);
});

it('getSiteFigures takes a range of 366 days', async () => {
  expect((await figures(`?from=${dayOf(START - 365 * DAY_MS)}`)).days).toHaveLength(366);
});

it('getSiteFigures rejects a member with 403 and a visitor with 401', async () => {
  expect((await t.injectAs(ivy, '/v2/admin/figures')).status).toBe(403);
  expect((await t.inject('/v2/admin/figures')).status).toBe(401);
});
