import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { batch, buildMeasuringApp, forgetMeasured, START, sendAs } from '#tests/support/analytics.ts';
import type { AnyBody, TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { advanceAnalytics } from '../analytics/keep-analytics.ts';
import { bucketOf, type Metric } from '../analytics/timings.ts';

let t: TestApp;
let staff: Member;
let ivy: Member;
let now = START;
const DAY = new Date(START).toISOString().slice(0, 10);
const DAY_BEFORE = new Date(START - 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  t = await buildMeasuringApp(() => now);
  staff = await t.member('staff', { role: 'admin' });
  ivy = await t.member('ivy');
});
beforeEach(async () => {
  now = START;
  await forgetMeasured(t);
  await t.db.query('delete from page_timings');
});
afterAll(() => t.close());

async function ask(path: string): Promise<AnyBody> {
  const { status, body } = await t.injectAs(staff, path);
  expect(status).toBe(200);
  return body.response;
}

describe('getPageTimings', () => {
  async function load(
    values: readonly number[],
    { day = DAY, route = '/dashboard', release = '0.4.0', metric = 'lcp' as Metric } = {},
  ): Promise<void> {
    for (const value of values)
      await t.db.query(
        `insert into page_timings as p (day, route, release, metric, bucket, visits) values ($1, $2, $3, $4, $5, 1)
         on conflict (day, route, release, metric, bucket) do update set visits = p.visits + 1`,
        [day, route, release, metric, bucketOf(metric, value)],
      );
  }

  it('getPageTimings returns the 75th percentile within a twentieth, and the good, middling and poor loads', async () => {
    await load([500, 900, 1000, 2000, 2400, 3000, 3500, 9000]);
    const { pageTimings } = await ask('/v2/admin/page-timings');
    expect(pageTimings).toMatchObject({ isMeasured: true, metric: 'lcp', goodUpTo: 2500, poorAbove: 4000 });
    const { p75, ...shares } = pageTimings.all;
    expect(shares).toEqual({ loads: 8, good: 5, middling: 2, poor: 1 });
    expect(Math.abs(p75 - 3000) / 3000).toBeLessThanOrEqual(0.05);
  });

  it('getPageTimings returns layout shift without a unit', async () => {
    await load([0, 0.02, 0.3, 0.15], { metric: 'cls' });
    const { all } = (await ask('/v2/admin/page-timings?metric=cls')).pageTimings;
    expect(all).toMatchObject({ loads: 4, good: 2, middling: 1, poor: 1 });
    expect(Math.abs(all.p75 - 0.15) / 0.15).toBeLessThanOrEqual(0.05);
  });

  it('getPageTimings returns every day, the slowest route first, and releases in their order', async () => {
    await load([800], { day: DAY_BEFORE, release: '0.9.0' });
    await load([5000, 5000], { route: '/likes', release: '0.10.0' });
    await load([100], { metric: 'ttfb', route: '/' });
    const { days, routes, releases } = (await ask(`/v2/admin/page-timings?from=${DAY_BEFORE}`)).pageTimings;
    expect(days.map(({ day, timings }: AnyBody) => [day, timings.good, timings.poor])).toEqual([
      [DAY_BEFORE, 1, 0],
      [DAY, 0, 2],
    ]);
    expect(routes.map(({ route }: AnyBody) => route)).toEqual(['/likes', '/dashboard']);
    expect(releases.map(({ release }: AnyBody) => release)).toEqual(['0.9.0', '0.10.0']);
  });

  it('getPageTimings returns days without loads when nothing was timed', async () => {
    const { all, days, routes } = (await ask('/v2/admin/page-timings')).pageTimings;
    expect(all).toEqual({ loads: 0, good: 0, middling: 0, poor: 0 });
    expect([days.length, routes.length]).toEqual([30, 0]);
  });
});

describe('getImageFailures', () => {
  function lose(host: string, page: string): object {
    return { ...{ name: 'image_failure', timestamp: START, sessionId: 'visit' }, page, details: { host } };
  }

  it('getImageFailures counts lost pictures by day, kind of page and host, also without a consent', async () => {
    const events = [
      lose('media.example', '/dashboard'),
      lose('Media.example', '/:blogname'),
      lose('pictures.example:8443', '/dashboard'),
      lose('not a host <b>', '/dashboard'),
    ];
    expect(await sendAs(t, ivy, batch(events))).toBe(204);
    await advanceAnalytics({ db: t.db, services: t.app.services });
    const { imageFailures } = await ask(`/v2/admin/image-failures?from=${DAY}`);
    expect(imageFailures).toEqual({
      isMeasured: true,
      total: 4,
      previousTotal: 0,
      days: [{ day: DAY, failures: 4 }],
      pages: [
        { kind: 'dashboard', failures: 3 },
        { kind: 'blog', failures: 1 },
      ],
      hosts: [
        { host: 'media.example', failures: 2 },
        { host: 'pictures.example:8443', failures: 1 },
      ],
    });
    now = START + 86_400_000;
    const later = await ask(`/v2/admin/image-failures?from=${new Date(now).toISOString().slice(0, 10)}`);
    expect(later.imageFailures).toMatchObject({ total: 0, previousTotal: 4 });
  });
});

describe.each(['page-timings', 'image-failures'])('/v2/admin/%s', (path) => {
  it.each([
    ['from=2026-05-02&to=2026-05-01', 'from'],
    ['to=2999-01-01', 'to'],
    ['from=2020-01-01', 'from'],
  ])(`rejects the range %s with 5016 [${path}]`, async (query, field) => {
    const { status, body } = await t.injectAs(staff, `/v2/admin/${path}?${query}`);
    expect([status, body.errors[0].code, body.errors[0].field]).toEqual([400, 5016, field]);
  });

  it(`rejects a member with 403 and a visitor with 401 [${path}]`, async () => {
    expect((await t.injectAs(ivy, `/v2/admin/${path}`)).status).toBe(403);
    expect((await t.inject(`/v2/admin/${path}`)).status).toBe(401);
  });
});
