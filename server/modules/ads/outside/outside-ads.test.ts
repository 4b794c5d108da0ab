import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConsentList } from '#server/modules/consent/consent-list.ts';
import { NO_CONSENT_NEEDED } from '#server/modules/consent/consent-settings.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import { trackedHosts } from './ad-frames.ts';
import { parseOutsideSources } from './outside-sources.ts';

const read = (path: string): AnyBody => JSON.parse(readFileSync(path, 'utf8'));
const list = parseConsentList(read('examples/consent-list.json'));
const file = read('examples/ad-sources.json');
const adSources = parseOutsideSources(file, list);
const ALL_PURPOSES = '11111111111';
const MREC = '/v2/redpop_ads/mrec_waterfall';

let t: TestApp;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp({ consent: { ...NO_CONSENT_NEEDED, list }, adSources });
});
afterAll(() => t.close());

async function answering(purposes: string, vendors: string): Promise<Member> {
  serial += 1;
  const member = await t.member(`outside-${serial}`);
  const { status } = await t.injectAs(member, {
    method: 'POST',
    url: '/v2/privacy/consent/choices',
    payload: {
      purpose_opt_ins: purposes,
      special_feature_opt_ins: '',
      vendor_opt_ins: vendors,
      vendor_list_version: list.version,
    },
  });
  expect(status).toBe(200);
  return member;
}
async function sourcesFor(member: Member, headers: Record<string, string> = {}): Promise<AnyBody[]> {
  const { body } = await t.injectAs(member, { url: MREC, headers });
  return body.response.placements.mrec ?? [];
}
async function frameFor(member: Member | null, name = 'bids') {
  const request = { url: `/ad-frame/${name}` };
  return t.app.inject({ ...request, ...(member ? { cookies: { sid: member.sid } } : {}) });
}

it('getMrecWaterfall has the source of another company for who allowed it with all its purposes alone', async () => {
  const willing = await answering(ALL_PURPOSES, '111');
  expect(await sourcesFor(willing)).toMatchObject([
    { adSource: 'prebid', frame: '/ad-frame/bids', company: adSources[0]?.company, vendor: 2, width: 300 },
  ]);
  for (const [purposes, vendors] of [
    [ALL_PURPOSES, '101'],
    ['1', '111'],
    ['', ''],
  ] as const)
    expect(await sourcesFor(await answering(purposes, vendors))).toEqual([]);
  expect(await sourcesFor(willing, { 'sec-gpc': '1' })).toEqual([]);
  const { body } = await t.inject(MREC);
  expect((body as AnyBody).response.placements).toEqual({});
});

it('the dashboard has a slot for another company for who allowed it alone', async () => {
  const author = await t.member('outside-author');
  for (const title of ['one', 'two', 'three', 'four', 'five', 'six']) await postAs(t, author, title);
  const kinds = async (member: Member) => {
    await t.injectAs(member, { method: 'POST', url: '/v2/user/follow', payload: { url: author.blogName } });
    const { body } = await t.injectAs(member, '/v2/timeline/dashboard');
    const { elements } = body.response.timeline;
    return elements
      .filter(({ objectType }: AnyBody) => objectType === 'client_side_ad_waterfall')
      .map(({ sources }: AnyBody) => sources.map(({ adSource }: AnyBody) => adSource));
  };
  expect(await kinds(await answering(ALL_PURPOSES, '111'))).toEqual([['aditude']]);
  expect(await kinds(await answering('', ''))).toEqual([]);
});

it('the frame of an ad is sent to who allowed its company alone, apart from the site', async () => {
  const frame = await frameFor(await answering(ALL_PURPOSES, '111'));
  expect(frame.statusCode).toBe(200);
  const policy = String(frame.headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-scripts allow-popups');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/connect-src https:\/\/bidding\.example https:\/\/pictures\.bidding\.example(;|$)/);
  expect(frame.headers['cache-control']).toBe('no-store');
  expect(frame.headers['x-csrf']).toBeUndefined();
  expect(frame.body).toContain('/ad-frame-prebid.js');
  for (const refused of [await answering('', ''), null])
    expect((await frameFor(refused)).statusCode).toBe(404);
  expect((await frameFor(await answering(ALL_PURPOSES, '111'), 'nothing')).statusCode).toBe(404);
});

it('the frame of an ad keeps data of the operator from ending its script element', async () => {
  const [source] = file.sources;
  const hostile = parseOutsideSources(
    { sources: [{ ...source, settings: { bids: ['</script><b>'] } }] },
    list,
  );
  const other = await buildTestApp({ consent: { ...NO_CONSENT_NEEDED, list }, adSources: hostile });
  const chosen = Buffer.from(
    JSON.stringify({ purposes: ALL_PURPOSES, allowedVendors: [2], chosenAt: Math.floor(Date.now() / 1000) }),
  ).toString('base64url');
  const { body } = await other.app.inject({ url: '/ad-frame/bids', cookies: { privacy_choices: chosen } });
  await other.close();
  expect(body).toContain('\\u003c/script>\\u003cb>');
});

it.each([
  [{ vendor: 99 }, /CONSENT_LIST/],
  [{ script: 'http://bidding.example/prebid.js' }, /https/],
  [{ script: 'javascript:alert(1)' }, /https/],
  [{ hosts: ['nowhere'] }, /no address/],
  [{ provider: 'other' }, /prebid, aditude/],
  [{ places: [] }, /no places/],
  [{ places: ['messages'] }, /timeline, sidebar/],
  [{ width: 0 }, /pixels/],
  [{ name: '../x' }, /name/],
  [{ trackers: [{ kind: 'follow', url: 'https://a.example' }] }, /impression, click/],
])('a source of ads with %j is refused', (more, said) => {
  const [source] = file.sources;
  expect(() => parseOutsideSources({ sources: [{ ...source, ...more }] }, list)).toThrow(said);
});

it('trackedHosts returns the origins of trackers, and none where no company shows ads', () => {
  expect(trackedHosts(adSources)).toEqual(['https://count.bidding.example']);
  expect(trackedHosts([])).toEqual([]);
});

async function company(
  member: Member,
  method: 'POST' | 'DELETE',
  what: string,
  payload?: object,
): Promise<[status: number, code: number | undefined]> {
  const { status, body } = await t.injectAs(member, {
    method,
    url: `/v2/ads/${what}`,
    ...(payload ? { payload } : {}),
  });
  return [status, (body as AnyBody)?.errors?.[0]?.code];
}

it('hideAd hides every ad of another company from the member on all devices, until unhideAd', async () => {
  const member = await answering(ALL_PURPOSES, '111');
  const [offered] = await sourcesFor(member);
  expect(offered?.adId).toBe('vendor-2');
  expect(await company(member, 'POST', 'vendor-2/hide')).toEqual([204, undefined]);
  expect(await company(member, 'POST', 'vendor-2/hide')).toEqual([204, undefined]);
  expect(await sourcesFor(member)).toEqual([]);
  for (const name of ['bids', 'unit']) expect((await frameFor(member, name)).statusCode).toBe(404);
  expect(await sourcesFor(await answering(ALL_PURPOSES, '111'))).toHaveLength(1);
  expect(await company(member, 'DELETE', 'vendor-2/hide')).toEqual([204, undefined]);
  expect(await sourcesFor(member)).toHaveLength(1);
  expect((await frameFor(member)).statusCode).toBe(200);
});

it.each(['vendor-1', 'vendor-99', 'vendor-02', 'vendor-2x', 'vendor-'])(
  'hideAd, unhideAd and reportAd answer 404 for %s, which shows no ads here',
  async (id) => {
    const member = await answering(ALL_PURPOSES, '111');
    for (const call of [
      company(member, 'POST', `${id}/hide`),
      company(member, 'DELETE', `${id}/hide`),
      company(member, 'POST', `${id}/report`, { reason: 'broken' }),
    ])
      expect(await call).toEqual([404, 4004]);
  },
);

it('reportAd tells staff about a company once for each member, without who it was', async () => {
  const staff = await t.member('outside-staff', { role: 'admin' });
  const [one, other] = [await answering(ALL_PURPOSES, '111'), await answering(ALL_PURPOSES, '111')];
  const report = (member: Member, reason: string, note?: string) =>
    company(member, 'POST', 'vendor-2/report', { reason, note });
  expect(await report(one, 'broken')).toEqual([204, undefined]);
  expect(await report(one, 'misleading', ' It promises money. ')).toEqual([204, undefined]);
  expect(await report(other, 'offensive', '  ')).toEqual([204, undefined]);
  await company(one, 'POST', 'vendor-2/hide');
  const { body } = await t.injectAs(staff, '/v2/admin/ads');
  expect(body.response.companies).toEqual([
    {
      adId: 'vendor-2',
      company: adSources[0]?.company,
      vendor: 2,
      hides: 1,
      reportCount: 2,
      reports: expect.arrayContaining([
        { reason: 'misleading', note: 'It promises money.', reportedTs: expect.any(Number) },
        { reason: 'offensive', reportedTs: expect.any(Number) },
      ]),
    },
  ]);
});

it('a member who hid a company is told of premium where its ad would stand', async () => {
  const author = await t.member('outside-writer');
  for (const title of ['one', 'two', 'three', 'four', 'five', 'six']) await postAs(t, author, title);
  const member = await answering(ALL_PURPOSES, '111');
  await t.injectAs(member, { method: 'POST', url: '/v2/user/follow', payload: { url: author.blogName } });
  const kinds = async () => {
    const { body } = await t.injectAs(member, '/v2/timeline/dashboard');
    return body.response.timeline.elements.map(({ objectType }: AnyBody) => objectType);
  };
  expect(await kinds()).not.toContain('premium_banner');
  await company(member, 'POST', 'vendor-2/hide');
  expect(await kinds()).toContain('premium_banner');
  expect(await kinds()).not.toContain('client_side_ad_waterfall');
});
