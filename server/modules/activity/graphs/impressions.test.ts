import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConsentList } from '#server/modules/consent/consent-list.ts';
import { NO_CONSENT_NEEDED } from '#server/modules/consent/consent-settings.ts';
import { dayOf } from '#server/modules/telemetry/analytics/days.ts';
import { advanceAnalytics } from '#server/modules/telemetry/analytics/keep-analytics.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

const START = Date.parse('2026-05-06T12:00:00Z');
let t: TestApp;
let ivy: Member;
let otto: Member;
let readers: Member[];

beforeAll(async () => {
  const list = readConsentList('examples/consent-list.json');
  t = await buildTestApp({ now: () => START, consent: { ...NO_CONSENT_NEEDED, list } });
  ivy = await t.member('ivy');
  otto = await t.member('otto');
  readers = [];
  for (let at = 0; at < 5; at += 1) {
    const reader = await t.member(`reader-${at}`);
    const payload = { purpose_opt_ins: '1'.repeat(11), special_feature_opt_ins: '', vendor_opt_ins: '' };
    await t.injectAs(reader, { method: 'POST', url: '/v2/privacy/consent/choices', payload });
    readers.push(reader);
  }
});
beforeEach(async () => {
  for (const table of ['blog_days', 'analytics_events', 'analytics_days'])
    await t.db.query(`delete from ${table}`);
});
afterAll(() => t.close());

async function report(by: readonly Member[], events: { name: string; page?: string; details: object }[]) {
  for (const reader of by) {
    const sent = events.map((event) => ({
      page: '/dashboard',
      timestamp: START,
      sessionId: 'visit',
      ...event,
    }));
    await t.injectAs(reader, {
      method: 'POST',
      url: '/services/bblog',
      payload: { flushTime: START, clientDetails: {}, events: sent },
      headers: { host: 'skein.example', origin: 'https://skein.example' },
    });
  }
  await advanceAnalytics({ db: t.db, services: t.app.services });
}
async function impressions(member: Member, blog: string, query = ''): Promise<AnyBody> {
  const { status, body } = await t.injectAs(member, `/v2/blog/${blog}/activity/impressions${query}`);
  expect(status).toBe(200);
  return body.response.impressions;
}

it('getActivityImpressions returns impressions by day, place and source, of the blog alone', async () => {
  const mine = await postAs(t, ivy, 'A long scarf');
  const others = await postAs(t, otto, 'A hat');
  await report(readers, [
    { name: 'post_impression', details: { postId: mine.id } },
    { name: 'post_impression', page: '/tagged/:tag?', details: { postId: mine.id } },
    { name: 'post_impression', page: '/tagged/:tag?', details: { postId: others.id } },
    { name: 'post_impression', details: { postId: "1' or true" } },
    { name: 'post_impression', details: { postId: '9999999999999999999' } },
    { name: 'blog_view', page: '/:blogname', details: { blogName: 'ivy', referrer: 'wool.example' } },
  ]);
  const found = await impressions(ivy, 'ivy', '?range=threedays');
  expect(found).toEqual({
    isMeasured: true,
    minimumReaders: 5,
    total: 10,
    previousTotal: 0,
    days: [{ day: '2026-05-04' }, { day: '2026-05-05' }, { day: dayOf(START), impressions: 10, views: 5 }],
    places: [
      { kind: 'dashboard', count: 5 },
      { kind: 'tag', count: 5 },
    ],
    sources: [{ host: 'wool.example', count: 5 }],
  });
  expect((await impressions(otto, 'otto')).total).toBe(5);
});

it('getActivityImpressions tells nothing about fewer than five readers, and stores nothing of it', async () => {
  const { id } = await postAs(t, ivy, 'A secret scarf');
  await report(readers.slice(1), [
    { name: 'post_impression', details: { postId: id } },
    { name: 'post_impression', details: { postId: id } },
    { name: 'blog_view', page: '/:blogname', details: { blogName: 'ivy', referrer: 'wool.example' } },
  ]);
  const { total, places, sources } = await impressions(ivy, 'ivy');
  expect([total, places, sources]).toEqual([0, [], []]);
  expect(await t.db.query('select 1 from blog_days')).toEqual([]);
});

it('getActivityImpressions compares with the period before, and keeps sums when the events are gone', async () => {
  for (const [day, events] of [
    ['2026-05-05', 7],
    ['2026-05-04', 30],
  ] as const)
    await t.db.query(
      `insert into blog_days (day, blog_id, dimension, value, events, visitors)
       values ($1, $2, 'impressions', '', $3, 6)`,
      [day, ivy.blogId, events],
    );
  const { total, previousTotal } = await impressions(ivy, 'ivy', '?range=day');
  expect([total, previousTotal]).toEqual([0, 7]);
  expect((await impressions(ivy, 'ivy', '?range=week')).total).toBe(37);
});

it('getActivityImpressions answers those who write for the blog, and nobody else', async () => {
  const writer = await t.member('writer');
  await addWriter(t.db, 'ivy', writer);
  expect((await impressions(writer, 'ivy')).days).toHaveLength(7);
  const url = '/v2/blog/ivy/activity/impressions';
  expect((await t.injectAs(otto, url)).status).toBe(403);
  expect((await t.inject(url)).status).toBe(401);
  expect((await t.injectAs(ivy, `${url}?range=year`)).status).toBe(400);
});
