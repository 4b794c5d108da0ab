import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConsentList } from '#server/modules/consent/consent-list.ts';
import { NO_CONSENT_NEEDED } from '#server/modules/consent/consent-settings.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { DAY_MS, dayOf, EVENT_RETENTION_DAYS } from './days.ts';
import { advanceAnalytics, dropOldAnalytics, isAnalyticsDue } from './keep-analytics.ts';
import { listPartitionDays } from './partitions-repository.ts';

const START = Date.parse('2026-05-06T12:00:00Z');
const list = readConsentList('examples/consent-list.json');
let t: TestApp;
let bystander: Bystander;
let ivy: Member;
let now = START;
let serial = 0;

beforeAll(async () => {
  t = await buildTestApp({ now: () => now, consent: { ...NO_CONSENT_NEEDED, list } });
  bystander = await makeBystander(t);
});
beforeEach(async () => {
  now = START;
  serial += 1;
  ivy = await t.member(`ivy-${serial}`);
  for (const table of ['analytics_events', 'analytics_days', 'placement_events', 'page_timings'])
    await t.db.query(`delete from ${table}`);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const CHOICES = '/v2/privacy/consent/choices';
function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return { method: 'POST' as const, url, payload, headers };
}
function choose(purposes: string) {
  return post(CHOICES, { purpose_opt_ins: purposes, special_feature_opt_ins: '', vendor_opt_ins: '' });
}
const ALL = '1'.repeat(11);
/** Headers of a browser with a request of a page of the site. */
const OWN_PAGE = { host: 'skein.example', origin: 'https://skein.example' };
function view(more: object = {}) {
  return { name: 'page_view', page: '/dashboard', timestamp: START, sessionId: 'visit-1', ...more };
}
function batch(events: object[], more: object = {}) {
  return post('/services/bblog', { flushTime: START, clientDetails: {}, events, ...more }, OWN_PAGE);
}

interface Stored {
  day: string;
  name: string;
  page: string;
  details: Record<string, string>;
  visitor: string | null;
  visit: string | null;
  at: number;
}
function stored(): Promise<Stored[]> {
  return t.db.query<Stored>(
    `select day::text, name, page, details, encode(visitor, 'hex') as visitor, encode(visit, 'hex') as visit,
            (extract(epoch from occurred_at) * 1000)::float8 as at
       from analytics_events order by occurred_at, name, page`,
  );
}
async function send(member: Member, request: ReturnType<typeof post>): Promise<number> {
  const { status, body } = await t.injectAs(member, request);
  if (request.url === CHOICES) expect([status, body?.errors]).toEqual([200, undefined]);
  return status;
}

describe('recordEvents', () => {
  it('recordEvents stores the known events with their known details, by hashes in place of account and session', async () => {
    await send(ivy, choose(ALL));
    const events = [
      view({ details: { referrer: 'example.org', password: 'hunter2' } }),
      view({ name: 'secret_wish' }),
      view({ name: 'constructor' }),
    ];
    expect(await send(ivy, batch(events))).toBe(204);
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      day: '2026-05-06',
      name: 'page_view',
      page: '/dashboard',
      details: { referrer: 'example.org' },
      at: START,
    });
    expect(row?.visitor).toMatch(/^[0-9a-f]{24}$/);
    const [all] = await t.db.query<{ text: string }>(
      'select jsonb_agg(to_jsonb(e))::text as text from analytics_events e',
    );
    for (const word of [ivy.userId, 'visit-1', 'hunter2', ivy.sid]) expect(all?.text).not.toContain(word);
  });

  it('recordEvents has one visitor for a member of a day, whatever session ids are forged, and another for another', async () => {
    const otto = await t.member(`otto-${serial}`);
    for (const member of [ivy, otto]) await send(member, choose(ALL));
    await send(ivy, batch([view(), view({ sessionId: 'forged' })]));
    await send(otto, batch([view({ sessionId: 'visit-1' })]));
    const rows = await stored();
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2);
    expect(new Set(rows.map(({ visit }) => visit)).size).toBe(3);
  });

  it('recordEvents stores only the necessary events without a consent, with no visitor and no visit, and no trackers [audience-27] [analytics-04]', async () => {
    const trackers = [{ kind: 'impression', placementId: 'p', serveId: 's', timestamp: START }];
    const failure = view({ name: 'image_failure', details: { host: 'media.example' } });
    for (const purposes of [undefined, '', '11111111']) {
      if (purposes !== undefined) await send(ivy, choose(purposes));
      expect(await send(ivy, batch([view(), failure], { trackers }))).toBe(204);
    }
    expect((await t.inject(batch([view(), failure], { trackers }))).status).toBe(204);
    expect((await stored()).map(({ name, visitor, visit }) => [name, visitor, visit])).toEqual(
      Array.from({ length: 4 }, () => ['image_failure', null, null]),
    );
    expect(await t.db.query('select 1 from placement_events')).toEqual([]);
  });

  it.each([
    ['000000001', ['image_failure', 'page_view']],
    ['000000011', ['image_failure', 'page_view', 'post_impression']],
    ['0000000011', ['image_failure', 'page_view', 'resource']],
    ['00000001', ['image_failure']],
  ])('recordEvents stores by the purposes %s the events %j', async (bits, names) => {
    await send(ivy, choose(bits));
    const all = ['page_view', 'post_impression', 'resource', 'image_failure'];
    await send(ivy, batch(all.map((name) => view({ name }))));
    expect((await stored()).map(({ name }) => name)).toEqual(names);
  });

  it('recordEvents stores nothing more once the consent is withdrawn', async () => {
    await send(ivy, choose(ALL));
    await send(ivy, batch([view()]));
    await send(ivy, choose(''));
    await send(ivy, batch([view()]));
    expect(await stored()).toHaveLength(1);
  });

  it('recordEvents stores a tracker once by placement, serve and kind', async () => {
    await send(ivy, choose(ALL));
    const tracker = { kind: 'impression', placementId: 'mrec', serveId: 'serve-1', timestamp: START };
    const trackers = [tracker, tracker, { ...tracker, kind: 'click' }, { ...tracker, serveId: 'serve-2' }];
    await send(ivy, batch([], { trackers }));
    await send(ivy, batch([], { trackers: [tracker] }));
    const rows = await t.db.query(
      'select placement_id, serve_id, kind, day from placement_events order by 2, 3',
    );
    expect(rows).toEqual([
      { placement_id: 'mrec', serve_id: 'serve-1', kind: 'click', day: '2026-05-06' },
      { placement_id: 'mrec', serve_id: 'serve-1', kind: 'impression', day: '2026-05-06' },
      { placement_id: 'mrec', serve_id: 'serve-2', kind: 'impression', day: '2026-05-06' },
    ]);
  });

  it.each([
    ['a clock that is years ahead', 4_102_444_800_000, 4_102_444_795_000, START - 5000],
    ['a clock that is years behind', 10_000, 4000, START - 6000],
    ['an event after its flush', 4000, 10_000, START],
    ['an event of days before', START, START - 9 * DAY_MS, START - DAY_MS],
  ])('recordEvents stores a sensible time with %s', async (_what, flushTime, timestamp, at) => {
    await send(ivy, choose(ALL));
    await send(ivy, batch([view({ timestamp })], { flushTime }));
    expect(await stored()).toMatchObject([{ at, day: dayOf(at) }]);
  });

  it('recordEvents stores no page that is not the pattern of a route', async () => {
    await send(ivy, choose(ALL));
    for (const page of ['/search?q=secret', 'https://x.example/', '/a b', `/${'x'.repeat(140)}`])
      await send(ivy, batch([view({ page })]));
    expect((await stored()).map(({ page }) => page)).toEqual(['', '', '', '']);
  });

  it('recordEvents stores a hundred events of a batch', async () => {
    await send(ivy, choose(ALL));
    const events = Array.from({ length: 500 }, () => view());
    expect(await send(ivy, batch(events))).toBe(204);
    expect(await stored()).toHaveLength(100);
    expect(await send(ivy, batch([...events, view()]))).toBe(400);
  });

  it('recordEvents drops the batches of an address beyond the limit', async () => {
    const limited = await buildTestApp({
      now: () => now,
      consent: { ...NO_CONSENT_NEEDED, list },
    });
    const failure = view({ name: 'image_failure' });
    for (let round = 0; round < 200; round += 1)
      expect((await limited.inject(batch([failure]))).status).toBe(204);
    const [row] = await limited.db.query<{ n: number }>('select count(*)::int as n from analytics_events');
    expect(row?.n).toBeGreaterThanOrEqual(120);
    expect(row?.n).toBeLessThan(140);
    await limited.close();
  });
});

describe('recordEvents by beacon', () => {
  const beacon = (headers: Record<string, string>) =>
    t.app.inject({ ...batch([view()]), headers: { 'content-type': 'application/json', ...headers } });

  it('recordEvents takes a beacon of a page of this site, whose session counts without a token', async () => {
    await send(ivy, choose(ALL));
    const cookie = `sid=${ivy.sid}`;
    expect(
      (await beacon({ host: 'skein.example', origin: 'https://skein.example', cookie })).statusCode,
    ).toBe(204);
    expect(await stored()).toMatchObject([{ visitor: expect.any(String) }]);
  });

  it('recordEvents refuses beacons of other sites with 4003', async () => {
    await send(ivy, choose(ALL));
    for (const origin of ['https://evil.example', 'null', 'https://skein.example.evil.example', 'garbage']) {
      const reply = await beacon({ host: 'skein.example', origin, cookie: `sid=${ivy.sid}` });
      expect([reply.statusCode, reply.json().errors[0].code]).toEqual([403, 4003]);
    }
    expect(await stored()).toEqual([]);
  });

  it('recordEvents ignores the cookie of a program without an origin', async () => {
    await send(ivy, choose(ALL));
    expect((await beacon({ cookie: `sid=${ivy.sid}` })).statusCode).toBe(204);
    expect(await stored()).toEqual([]);
  });
});

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

describe('the job of analytics', () => {
  const context = () => ({ db: t.db, services: t.app.services });

  it('advanceAnalytics makes a partition per day ahead, into which the default partition empties', async () => {
    await send(ivy, choose(ALL));
    await send(ivy, batch([view(), view({ timestamp: START - DAY_MS })]));
    expect(await isAnalyticsDue(context())).toBe(true);
    await advanceAnalytics(context());
    expect(await listPartitionDays(t.db)).toEqual([
      '2026-05-05',
      '2026-05-06',
      '2026-05-07',
      '2026-05-08',
      '2026-05-09',
    ]);
    expect(await t.db.query('select 1 from analytics_events_default')).toEqual([]);
    expect(await stored()).toHaveLength(2);
    expect(await isAnalyticsDue(context())).toBe(false);
    await send(ivy, batch([view()]));
    expect(await isAnalyticsDue(context())).toBe(true);
    await advanceAnalytics(context());
    expect(await stored()).toHaveLength(3);
  });

  it('advanceAnalytics sums up views and visitors by day, page, source and device, however often it runs', async () => {
    const otto = await t.member(`otto-${serial}`);
    for (const member of [ivy, otto]) await send(member, choose(ALL));
    await send(ivy, batch([view({ details: { referrer: 'example.org' } }), view({ page: '/likes' })]));
    await send(otto, batch([view()]));
    await t.inject(batch([view({ name: 'image_failure' })]));
    for (const _time of [1, 2]) await advanceAnalytics(context());
    const rows = await t.db.query(
      'select name, dimension, value, events, visitors from analytics_days order by name, dimension, value',
    );
    expect(rows).toEqual([
      { name: 'image_failure', dimension: 'total', value: '', events: 1, visitors: 0 },
      { name: 'page_view', dimension: 'device', value: 'computer', events: 3, visitors: 2 },
      { name: 'page_view', dimension: 'page', value: '/dashboard', events: 2, visitors: 2 },
      { name: 'page_view', dimension: 'page', value: '/likes', events: 1, visitors: 1 },
      { name: 'page_view', dimension: 'source', value: 'example.org', events: 1, visitors: 1 },
      { name: 'page_view', dimension: 'total', value: '', events: 3, visitors: 2 },
    ]);
  });

  it('dropOldAnalytics drops events after the retention period, and salts after a day', async () => {
    await send(ivy, choose(ALL));
    await send(ivy, batch([view()]));
    await advanceAnalytics(context());
    now = START + EVENT_RETENTION_DAYS * DAY_MS;
    await dropOldAnalytics(context());
    expect(await stored()).toHaveLength(1);
    expect(await t.db.query('select 1 from analytics_salts')).toEqual([]);
    now += DAY_MS;
    await dropOldAnalytics(context());
    expect(await stored()).toEqual([]);
    expect(await listPartitionDays(t.db)).not.toContain('2026-05-06');
  });

  it('the erasure of an account deletes the events that can still be told to be its', async () => {
    const otto = await t.member(`otto-${serial}`);
    for (const member of [ivy, otto]) await send(member, choose(ALL));
    await send(ivy, batch([view(), view({ timestamp: START - DAY_MS })]));
    await send(otto, batch([view({ page: '/likes' })]));
    for (const step of t.app.services.memberData.erasure.filter(({ name }) => name === 'analytics events'))
      await step.run({ ...context(), userId: ivy.userId });
    expect((await stored()).map(({ page }) => page)).toEqual(['/likes']);
  });
});
