import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let ivy: Member;
let otto: Member;
let bystander: Bystander;
let serial = 0;

beforeAll(async () => {
  t = await buildTestApp();
  otto = await t.member('otto');
  bystander = await makeBystander(t);
});
beforeEach(async () => {
  serial += 1;
  ivy = await t.member(`ivy-${serial}`);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const CONSENT = '/v2/privacy/consent';
const CHOICES = '/v2/privacy/consent/choices';
const VIEWED = '/v2/privacy/consent/cmp/viewed';
const CCPA = '/v2/ccpa/opt_out';
const EVERYTHING = {
  purpose_opt_ins: '1'.repeat(24),
  special_feature_opt_ins: '1'.repeat(12),
  vendor_opt_ins: '111',
};
/** Version 2, purposes 1 and 9, special feature 2. */
const bits = `000010${'0'.repeat(134)}010000000000100000001000000000000000`;
const TCF = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString(
  'base64url',
);
const post = (url: string, payload: object) => ({ method: 'POST' as const, url, payload });
function cookieOf({ headers }: { headers: { 'set-cookie'?: unknown } }): string {
  return /privacy_choices=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
}

it('getConsent without a choice allows nothing [consent-07]', async () => {
  for (const { body } of [await t.inject(CONSENT), await t.injectAs(ivy, CONSENT)]) {
    expect(body.response.consent).toEqual({
      applies: 'none',
      required: false,
      cmpViewed: false,
      analytics: false,
      personalisedAds: false,
      uspString: '1---',
      globalPrivacyControl: false,
      purposeOptIns: '',
      specialFeatureOptIns: '',
      vendorOptIns: '',
    });
  }
});

it('listConsentVendors returns no purposes and no vendors', async () => {
  const { body } = await t.inject('/v2/privacy/consent/vendors');
  expect(body.response).toEqual({ purposes: [], specialFeatures: [], vendors: [] });
});

it("setConsentChoices and setConsent store a member's choices with their account only", async () => {
  const { body } = await t.injectAs(ivy, post(CHOICES, EVERYTHING));
  expect(body.response.consent).toMatchObject({ analytics: true, personalisedAds: true, vendorOptIns: '' });
  expect((await t.injectAs(ivy, CONSENT)).body).toEqual(body);
  const string = (await t.injectAs(ivy, post(CONSENT, { tcfv2_consent: TCF }))).body.response.consent;
  expect(string).toMatchObject({
    analytics: true,
    personalisedAds: false,
    tcfv2Consent: TCF,
    purposeOptIns: `100000001${'0'.repeat(15)}`,
    specialFeatureOptIns: '010000000000',
  });
  const after = await t.injectAs(ivy, post(CHOICES, { ...EVERYTHING, purpose_opt_ins: '0' }));
  expect(after.body.response.consent).toMatchObject({ analytics: false, purposeOptIns: '0' });
  expect(after.body.response.consent).not.toHaveProperty('tcfv2Consent');
  expect((await t.injectAs(otto, CONSENT)).body.response.consent.purposeOptIns).toBe('');
});

it("setConsentChoices and setCcpaOptOut store a visitor's choices together in one cookie", async () => {
  const first = await t.inject(post(CHOICES, EVERYTHING));
  const second = await t.inject({ ...post(CCPA, { opt_out: true }), headers: { cookie: cookieOf(first) } });
  const cookie = cookieOf(second);
  const { consent } = (await t.inject({ url: CONSENT, headers: { cookie } })).body.response;
  expect(consent).toMatchObject({ analytics: true, personalisedAds: false, uspString: '1YYN' });
  expect((await t.inject(CONSENT)).body.response.consent.analytics).toBe(false);
  expect(String(second.headers['set-cookie'])).toMatch(/HttpOnly/);
});

it.each([
  'privacy_choices=nonsense',
  'privacy_choices=bnVsbA',
  'privacy_choices=eyJwdXJwb3NlcyI6NSwiaXNPcHRlZE91dCI6InkifQ',
])('getConsent treats an invalid cookie as no choice: %s', async (cookie) => {
  const { status, body } = await t.inject({ url: CONSENT, headers: { cookie } });
  expect([status, body.response.consent.purposeOptIns, body.response.consent.uspString]).toEqual([
    200,
    '',
    '1---',
  ]);
});

it('checkCmpViewed returns and keeps the time when the banner was first shown', async () => {
  const { viewedTs } = (await t.injectAs(ivy, VIEWED)).body.response;
  await t.db.query(
    `update users set settings = jsonb_set(settings, '{consent,viewedAt}', '1700000000') where id = $1`,
    [ivy.userId],
  );
  expect(viewedTs).toBeGreaterThan(1_700_000_000);
  expect((await t.injectAs(ivy, VIEWED)).body.response).toEqual({ viewed: true, viewedTs: 1_700_000_000 });
  expect((await t.injectAs(ivy, CONSENT)).body.response.consent.cmpViewed).toBe(true);
  expect(cookieOf(await t.inject(VIEWED))).not.toBe('');
});

describe('setCcpaOptOut', () => {
  it('setCcpaOptOut stores and withdraws an opt-out for one member', async () => {
    for (const opt_out of [true, true, false]) {
      const told = opt_out ? { optedOut: true, uspString: '1YYN' } : { optedOut: false, uspString: '1---' };
      expect((await t.injectAs(ivy, post(CCPA, { opt_out }))).body.response).toEqual(told);
      expect((await t.injectAs(ivy, CCPA)).body.response).toEqual(told);
    }
    expect((await t.injectAs(otto, CCPA)).body.response.optedOut).toBe(false);
  });

  it('setCcpaOptOut stays opted out while the browser sends Global Privacy Control [consent-08]', async () => {
    await t.injectAs(ivy, post(CHOICES, EVERYTHING));
    const headers = { 'sec-gpc': '1' };
    const opted = await t.injectAs(ivy, { ...post(CCPA, { opt_out: false }), headers });
    expect(opted.body.response).toEqual({ optedOut: true, uspString: '1YYN' });
    const { consent } = (await t.injectAs(ivy, { url: CONSENT, headers })).body.response;
    expect(consent).toMatchObject({ globalPrivacyControl: true, personalisedAds: false, analytics: true });
    expect((await t.injectAs(ivy, CONSENT)).body.response.consent.personalisedAds).toBe(true);
  });
});

it.each([
  ['a malformed TCF string', CONSENT, { tcfv2_consent: 'hello' }],
  ['too many purposes', CHOICES, { ...EVERYTHING, purpose_opt_ins: '1'.repeat(25) }],
  ['too many special features', CHOICES, { ...EVERYTHING, special_feature_opt_ins: '1'.repeat(13) }],
  ['a field that is not a bit string', CHOICES, { ...EVERYTHING, vendor_opt_ins: '12' }],
  ['a body without opt_out', CCPA, {}],
])('setConsent, setConsentChoices and setCcpaOptOut reject %s with 5016', async (_, url, payload) => {
  const before = (await t.injectAs(ivy, CONSENT)).body.response;
  const { status, body } = await t.injectAs(ivy, post(url, payload));
  expect([status, body.errors[0].code]).toEqual([400, 5016]);
  expect((await t.injectAs(ivy, CONSENT)).body.response).toEqual(before);
});
