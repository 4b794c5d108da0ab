import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUSE_AD } from '#tests/fixtures/shared/house-ads.ts';
import type { AnyBody, Reply } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PLACE = '/admin/ads';
const { start_ts: _start, end_ts: _end, cap_total: _total, ...DRAFT } = HOUSE_AD;

let scene: PaymentScene;
let staff: Member;
let anna: Member;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
  staff = await scene.t.member('ads-staff', { role: 'admin' });
});
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.t.db.query('delete from house_ads');
  serial += 1;
  anna = await scene.t.member(`reads-ads-${serial}`);
});

const outcome = ({ status, body }: Reply<AnyBody>) => [status, body.errors?.[0].code, body.errors?.[0].field];
const create = (more: object = {}) => scene.call(staff, 'POST', PLACE, { ...DRAFT, ...more });
const setState = (id: string, state: string) => scene.call(staff, 'PUT', `${PLACE}/${id}/state`, { state });

/** Makes a running ad and returns it. */
async function running(more: object = {}): Promise<AnyBody> {
  const made = await create(more);
  expect(made.status).toBe(201);
  const { body } = await setState(made.body.response.ad.id, 'running');
  return body.response.ad;
}
async function listed(): Promise<AnyBody[]> {
  return (await scene.call(staff, 'GET', PLACE)).body.response.houseAds;
}

const visitor = (path: string) => scene.t.inject(`/v2${path}`);
const MREC = '/redpop_ads/mrec_waterfall';
async function sidebar(member: Member | null = anna): Promise<AnyBody> {
  return (member ? await scene.call(member, 'GET', MREC) : await visitor(MREC)).body.response;
}
async function isToldOfNoAds(): Promise<boolean> {
  return (await scene.call(anna, 'GET', '/user/info')).body.response.user.adFree;
}
const titles = (sources: AnyBody[] = []) => sources.map(({ house }) => house.title);
function tell(ad: string, serveId: string, kind = 'impression', member: Member = anna) {
  return scene.call(member, 'POST', `/ads/${ad}/events`, { kind, serve_id: serveId });
}

describe('ads of placements', () => {
  it('getMrecWaterfall and listAdPlacements return running house ads to members and visitors', async () => {
    const { id } = await running();
    for (const member of [anna, null]) {
      const { placements, adFree } = await sidebar(member);
      expect(adFree).toBe(false);
      expect(placements.mrec).toMatchObject([
        { adSource: 'house', adType: 'post', width: 300, height: 250, house: { id, href: '/explore' } },
      ]);
    }
    const { body } = await visitor('/redpop_ads/placements?places=timeline,takeover,rewarded');
    expect(Object.keys(body.response.placements)).toEqual(['timeline']);
  });

  it('listAdPlacements without places answers 400 with 5016', async () => {
    expect(outcome(await visitor('/redpop_ads/placements'))).toEqual([400, 5016, 'places']);
  });

  it('getMrecWaterfall returns no ads to premium members and during an hour without ads, and getUserInfo says so', async () => {
    await running();
    const { body } = await scene.call(anna, 'POST', '/premium/rewarded-ad/start-ad', {
      ad: 'rewarded-house-shop',
    });
    scene.pass(15_000);
    await scene.call(anna, 'POST', '/premium/rewarded-ad/finish-ad', { token: body.response.token });
    expect(await sidebar()).toEqual({ placements: {}, adFree: true });
    expect(await isToldOfNoAds()).toBe(true);
    scene.pass(2 * HOUR_MS);
    expect((await sidebar()).adFree).toBe(false);
    expect(await isToldOfNoAds()).toBe(false);
    await scene.buy(anna);
    expect(await sidebar()).toEqual({ placements: {}, adFree: true });
    expect(await isToldOfNoAds()).toBe(true);
  });

  it.each([
    ['a draft', {}, null],
    ['a paused ad', {}, 'paused'],
    ['an ended ad', {}, 'ended'],
    ['an ad before its start', { start_ts: 4_000_000_000 }, 'running'],
    ['an ad of another place', { placements: ['timeline'] }, 'running'],
  ])('getMrecWaterfall does not show %s', async (_, more, state) => {
    const { body } = await create(more);
    if (state) await setState(body.response.ad.id, state);
    expect((await sidebar()).placements).toEqual({});
  });

  it('getMrecWaterfall does not show an ad after its end', async () => {
    await running({ end_ts: Math.floor(scene.now() / 1000) + 3600 });
    expect(titles((await sidebar()).placements.mrec)).toHaveLength(1);
    scene.pass(HOUR_MS);
    expect((await sidebar()).placements).toEqual({});
  });

  it('getMrecWaterfall does not show a blog that the reader has blocked', async () => {
    const cat = await scene.t.member(`cat-${serial}`);
    await running({ subject_kind: 'blog', subject: cat.blogName });
    expect((await sidebar()).placements.mrec[0].house).toMatchObject({
      href: `/${cat.blogName}`,
      advertiser: cat.blogName,
    });
    expect((await scene.call(anna, 'PUT', `/user/blocks/${cat.blogName}`)).status).toBeLessThan(300);
    expect((await sidebar()).placements).toEqual({});
  });
});

describe('recordAdEvent', () => {
  it('counts a showing once, and following it once', async () => {
    const { id } = await running();
    const { serveId } = (await sidebar()).placements.mrec[0];
    expect((await sidebar()).placements.mrec[0].serveId).toBe(serveId);
    const answers = await Promise.all([tell(id, serveId), tell(id, serveId), tell(id, serveId, 'click')]);
    await tell(id, serveId, 'click');
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await listed())[0].counts).toEqual({ impressions: 1, clicks: 1, hides: 0, reports: 0 });
  });

  it('shows an ad no more after the times of a day, to that reader', async () => {
    const { id } = await running({ cap_per_day: 1, placements: ['sidebar'] });
    await tell(id, (await sidebar()).placements.mrec[0].serveId);
    expect((await sidebar()).placements).toEqual({});
    expect((await sidebar(null)).placements.mrec).toHaveLength(1);
    scene.pass(DAY_MS);
    expect((await sidebar()).placements.mrec).toHaveLength(1);
  });

  it('shows an ad no more after its number, to anybody', async () => {
    const { id } = await running({ cap_total: 1 });
    await tell(id, (await sidebar(null)).placements.mrec[0].serveId);
    expect((await sidebar(null)).placements).toEqual({});
    expect((await listed())[0].state).toBe('ended');
  });

  it('rejects a forged showing and one of another ad with 5016, and counts none that is over', async () => {
    const { id } = await running();
    const other = await running();
    const { serveId, house } = (await sidebar()).placements.mrec[0];
    const foreign = house.id === id ? other.id : id;
    expect(outcome(await tell(foreign, serveId))).toEqual([400, 5016, 'serve_id']);
    expect(outcome(await tell(house.id, `${serveId}x`))).toEqual([400, 5016, 'serve_id']);
    scene.pass(2 * DAY_MS);
    expect((await tell(house.id, serveId)).status).toBe(204);
    expect((await listed()).map(({ counts }) => counts.impressions)).toEqual([0, 0]);
  });
});

describe('ads in feeds', () => {
  async function feed(path = '/timeline/dashboard'): Promise<AnyBody[]> {
    const { body } = await scene.call(anna, 'GET', path);
    return body.response.timeline.elements;
  }
  const kinds = (elements: AnyBody[]) => elements.map(({ objectType }) => objectType);
  async function writePosts(tags: string): Promise<void> {
    for (let at = 0; at < 5; at += 1) await postAs(scene.t, anna, { content: text(`Note ${at}`), tags });
  }

  it('getDashboard shows an ad after the second post, hideAd hides it, unhideAd brings it back', async () => {
    await writePosts('notes');
    const { id } = await running();
    const elements = await feed();
    expect(elements[2]).toMatchObject({ objectType: 'backfill_ad', ad: { id } });
    await scene.call(anna, 'POST', `/ads/${id}/hide`);
    await scene.call(anna, 'POST', `/ads/${id}/hide`);
    expect(kinds(await feed())).not.toContain('backfill_ad');
    expect((await feed())[2]).toMatchObject({ objectType: 'premium_banner' });
    expect((await listed())[0].counts.hides).toBe(1);
    await scene.call(anna, 'DELETE', `/ads/${id}/hide`);
    expect((await feed())[2]).toMatchObject({ objectType: 'backfill_ad' });
    await scene.buy(anna);
    expect(kinds(await feed()).some((kind) => /ad|banner/.test(kind))).toBe(false);
  });

  it('getHubTimeline shows a slot with its sources', async () => {
    const tag = `slots${serial}`;
    await writePosts(tag);
    await running();
    expect((await feed(`/hubs/${tag}/timeline`))[2]).toMatchObject({
      objectType: 'client_side_ad_waterfall',
      sources: [{ adSource: 'house', house: { title: 'Seconds Sunday' } }],
    });
  });

  it('getDashboard begins with a sponsored day', async () => {
    await writePosts('notes');
    const { id } = await running({ placements: ['sponsored_day'] });
    expect((await feed())[0]).toMatchObject({
      objectType: 'sponsored_day',
      adId: id,
      accentColor: '#2a2350',
    });
  });
});

describe('house ads of staff', () => {
  it('createHouseAd stores a draft that editHouseAd replaces', async () => {
    const { body } = await create({ cap_total: 5 });
    const { id } = body.response.ad;
    expect(body.response.ad).toMatchObject({ state: 'draft', version: 1, author: 'ads-staff', capTotal: 5 });
    const edit = (more: object) => scene.call(staff, 'PUT', `${PLACE}/${id}`, { ...DRAFT, ...more });
    expect((await edit({ version: 1, title: 'Pots' })).body.response.ad).toMatchObject({
      version: 2,
      ad: { title: 'Pots' },
    });
    expect(outcome(await edit({ version: 1 }))).toEqual([409, 4009, undefined]);
    await setState(id, 'ended');
    expect(outcome(await edit({ version: 2 }))).toEqual([409, 4032, undefined]);
    expect(outcome(await setState(id, 'running'))).toEqual([409, 4032, undefined]);
    expect((await scene.call(staff, 'DELETE', `${PLACE}/${id}`)).status).toBe(204);
    expect(outcome(await scene.call(staff, 'DELETE', `${PLACE}/${id}`))).toEqual([404, 4004, undefined]);
  });

  it('getHouseAdStatistics counts days and says what was reported, without names', async () => {
    const { id } = await running();
    await tell(id, (await sidebar()).placements.mrec[0].serveId, 'click');
    for (const reason of ['other', 'broken'])
      await scene.call(anna, 'POST', `/ads/${id}/report`, { reason, note: ' It leads nowhere. ' });
    const { statistics } = (await scene.call(staff, 'GET', `${PLACE}/${id}/statistics`)).body.response;
    const day = new Date(scene.now()).toISOString().slice(0, 10);
    expect(statistics).toEqual({
      days: [{ day, counts: { impressions: 1, clicks: 1, hides: 0, reports: 1 } }],
      reports: [{ reason: 'broken', note: 'It leads nowhere.', reportedTs: expect.any(Number) }],
    });
  });

  it('Every act about an ad is in the audit log', async () => {
    const { id } = await running();
    await setState(id, 'running');
    await scene.call(staff, 'DELETE', `${PLACE}/${id}`);
    const { acts } = (await scene.call(staff, 'GET', '/admin/acts?limit=3')).body.response;
    expect(acts.map(({ act }: AnyBody) => act)).toEqual(['delete-ad', 'set-ad-state', 'create-ad']);
  });

  it('createHouseAd stops at the number of ads of a site with 4030', async () => {
    await scene.t.db.query(
      `insert into house_ads (title, text, button_text, subject_kind, href, placements, weight, cap_per_day, state, starts_at)
       select 'A', 'B', 'C', 'address', '/', '{timeline}', 1, 1, 'draft', now() from generate_series(1, 100)`,
    );
    expect(outcome(await create())).toEqual([403, 4030, undefined]);
  });

  it.each([
    ['a blank title', { title: ' ' }, 'title'],
    ['markup in the title', { title: 'Pots <img src=x onerror=alert(1)>' }, 'title'],
    ['markup in the text', { text: '</p><script>alert(1)</script>' }, 'text'],
    ['markup on the button', { button_text: '<b>Go</b>' }, 'button_text'],
    ['a script as its address', { subject: 'javascript:alert(1)' }, 'subject'],
    ['data as its address', { subject: 'data:text/html,x' }, 'subject'],
    ['an address without encryption', { subject: 'http://kilnside.example' }, 'subject'],
    ['another host without a scheme', { subject: '//evil.example' }, 'subject'],
    ['a blog that does not exist', { subject_kind: 'blog', subject: 'nobody-at-all' }, 'subject'],
    ['a post that does not exist', { subject_kind: 'post', subject: 'ads-staff/1' }, 'subject'],
    ['a community that does not exist', { subject_kind: 'community', subject: 'nobody' }, 'subject'],
    ['no place', { placements: [] }, 'placements'],
    ['a takeover without a picture', { placements: ['takeover'] }, 'image_media_key'],
    ['a foreign picture', { image_media_key: 'abcdefghijklmnop' }, 'image_media_key'],
    ['an end that has passed', { end_ts: 1 }, 'end_ts'],
    ['an end before the start', { start_ts: 4_000_000_000, end_ts: 3_999_999_999 }, 'end_ts'],
    ['a weight of nothing', { weight: 0 }, 'weight'],
  ])('createHouseAd rejects %s', async (_, more, field) => {
    const { status, body } = await create(more);
    expect([status, body.errors[0].field]).toEqual([400, field]);
    expect(await listed()).toEqual([]);
  });

  it('createHouseAd advertises a post that everybody may see, and no hidden one', async () => {
    const { id } = await postAs(scene.t, anna, { content: text('A lantern') });
    const subject = `${anna.blogName}/${id}`;
    const { body } = await create({ subject_kind: 'post', subject });
    expect(body.response.ad).toMatchObject({ subject, ad: { href: `/${subject}` } });
    await scene.t.db.query('update blogs set is_private = true where name = $1', [anna.blogName]);
    expect(outcome(await create({ subject_kind: 'post', subject }))).toEqual([400, 5016, 'subject']);
  });
});
