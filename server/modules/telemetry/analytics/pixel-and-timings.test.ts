import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ALL,
  buildMeasuringApp,
  choose,
  forgetMeasured,
  post,
  START,
  sendAs,
  storedEvents,
} from '#tests/support/analytics.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let bystander: Bystander;
let ivy: Member;
let now = START;
let serial = 0;

beforeAll(async () => {
  t = await buildMeasuringApp(() => now);
  bystander = await makeBystander(t);
});
beforeEach(async () => {
  now = START;
  serial += 1;
  ivy = await t.member(`ivy-${serial}`);
  await forgetMeasured(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const stored = () => storedEvents(t);
const send = (member: Member, request: Parameters<typeof sendAs>[2]) => sendAs(t, member, request);

describe('getTrackingPixel', () => {
  const pixel = (query: string, headers: Record<string, string> = {}) =>
    t.app.inject({ url: `/services/pixel${query}`, headers });

  it('getTrackingPixel stores a view of the main site and of a blog for a reader who allowed it [analytics-07]', async () => {
    await send(ivy, choose(ALL));
    const headers = { cookie: `sid=${ivy.sid}`, 'sec-fetch-site': 'same-origin' };
    await pixel('?v=1&rand=7&tid=0&_ts=1&ref=https%3A%2F%2Felsewhere.example%2Fpath%3Fq%3Dx', headers);
    await pixel('?rand=8&tid=3&ref=javascript%3Aalert(1)&user_id=somebody', headers);
    expect(await stored()).toMatchObject([
      { page: '/', details: { network: 'main', referrer: 'elsewhere.example' }, visitor: expect.any(String) },
      { page: '/:blogname', details: { network: 'blogs' } },
    ]);
  });

  it('getTrackingPixel stores nothing without a consent, on pages of other sites, and for a named member', async () => {
    expect((await pixel('?tid=0')).statusCode).toBe(204);
    await send(ivy, choose(ALL));
    await pixel(`?user_id=${ivy.userId}`);
    await pixel('', { cookie: `sid=${ivy.sid}`, 'sec-fetch-site': 'cross-site' });
    expect(await stored()).toEqual([]);
  });
});

describe('reportPerformance', () => {
  const timings = async (more: object = {}) =>
    post('/svc/pop/performance', {
      token: t.app.services.reportToken(),
      route: '/dashboard',
      release: '0.4.0',
      data: { ttfb: 84, lcp: 612, cls: 0.01 },
      ...more,
    });
  const buckets = () =>
    t.db.query('select route, release, metric, bucket, visits from page_timings order by metric, bucket');

  it('reportPerformance adds a page to the histograms of the day, of whoever allowed it', async () => {
    await send(ivy, await timings());
    expect(await buckets()).toEqual([]);
    await send(ivy, choose(ALL));
    for (const _time of [1, 2]) expect(await send(ivy, await timings())).toBe(204);
    expect(await buckets()).toEqual([
      { route: '/dashboard', release: '0.4.0', metric: 'cls', bucket: 25, visits: 2 },
      { route: '/dashboard', release: '0.4.0', metric: 'lcp', bucket: 68, visits: 2 },
      { route: '/dashboard', release: '0.4.0', metric: 'ttfb', bucket: 47, visits: 2 },
    ]);
  });

  it('reportPerformance stores nothing of unknown routes and of releases that are none', async () => {
    await send(ivy, choose(ALL));
    await send(ivy, await timings({ route: '/settings/account' }));
    await send(ivy, await timings({ release: 'a b' }));
    expect(await buckets()).toEqual([]);
  });

  it('reportPerformance keeps twenty releases of a day', async () => {
    await send(ivy, choose(ALL));
    for (let n = 0; n < 25; n += 1) await send(ivy, await timings({ release: `r${n}`, data: { ttfb: 1 } }));
    expect(await buckets()).toHaveLength(20);
    await send(ivy, await timings({ release: 'r0', data: { ttfb: 1 } }));
    expect(await buckets()).toContainEqual(expect.objectContaining({ release: 'r0', visits: 2 }));
  });
});
