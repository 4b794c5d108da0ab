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
