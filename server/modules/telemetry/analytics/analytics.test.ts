import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ALL,
  batch,
  buildMeasuringApp,
  choose,
  forgetMeasured,
  START,
  sendAs,
  storedEvents,
  view,
} from '#tests/support/analytics.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { DAY_MS, dayOf, EVENT_RETENTION_DAYS } from './days.ts';
import { advanceAnalytics, dropOldAnalytics, isAnalyticsDue } from './keep-analytics.ts';
import { listPartitionDays } from './partitions-repository.ts';

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

  it('recordEvents keeps visitors and choices apart in batches that arrive at the same time', async () => {
    const otto = await t.member(`otto-${serial}`);
    const rose = await t.member(`rose-${serial}`);
    for (const member of [ivy, otto]) await send(member, choose(ALL));
    const failure = view({ name: 'image_failure' });
    const senders = [ivy, rose, otto, ivy, rose, otto];
    const sent = senders.map((member) => send(member, batch([view(), failure])));
    expect(await Promise.all(sent)).toEqual(senders.map(() => 204));
    const rows = await stored();
    expect(rows.filter(({ name }) => name === 'page_view')).toHaveLength(4);
    const byVisitor = Map.groupBy(rows, ({ visitor }) => visitor);
    expect(byVisitor.get(null)?.map(({ name, visit }) => [name, visit])).toEqual([
      ['image_failure', null],
      ['image_failure', null],
    ]);
    expect([...byVisitor.values()].map((events) => events.length).sort()).toEqual([2, 4, 4]);
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

  it('recordEvents answers a million events of an address alike, and stores those of 120 batches', async () => {
    const limited = await buildMeasuringApp(() => now);
    const flood = batch(Array.from({ length: 500 }, () => view({ name: 'image_failure' })));
    const statuses = new Set<number>();
    for (let sent = 0; sent < 1_000_000; sent += 500) statuses.add((await limited.inject(flood)).status);
    expect([...statuses]).toEqual([204]);
    const [row] = await limited.db.query<{ n: number }>('select count(*)::int as n from analytics_events');
    expect(row?.n).toBeGreaterThanOrEqual(120 * 100);
    expect(row?.n).toBeLessThan(140 * 100);
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
      { name: 'image_failure', dimension: 'page', value: '/dashboard', events: 1, visitors: 0 },
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
