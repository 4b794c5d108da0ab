import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RENDERED_PAGE_HEADER, RENDERED_PAGE_TOKEN } from '#server/http/rendered-page.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { readConsentList } from './consent-list.ts';
import { NO_CONSENT_NEEDED } from './consent-settings.ts';

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
  vendor_list_version: 0,
};
const list = readConsentList('examples/consent-list.json');
/** Purposes 1 and 9, special feature 2, vendors 2 and 77. */
const TCF = tcfString();
function tcfString(): string {
  const model = new TCModel(new GVL(list.vendorList));
  model.cmpId = 301;
  model.cmpVersion = 1;
  model.isServiceSpecific = true;
  model.purposeConsents.set([1, 9]);
  model.specialFeatureOptins.set(2);
  model.vendorConsents.set(2);
  return TCString.encode(model);
}
const post = (url: string, payload: object) => ({ method: 'POST' as const, url, payload });
function cookieOf({ headers }: { headers: { 'set-cookie'?: unknown } }): string {
  return /privacy_choices=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
}

it('getConsent without a choice allows nothing [consent-07]', async () => {
  for (const { body } of [await t.inject(CONSENT), await t.injectAs(ivy, CONSENT)]) {
    expect(body.response.consent).toEqual({
      applies: 'gdpr',
      countrySource: 'unknown',
      required: false,
      cmpViewed: false,
      analytics: false,
      personalisedAds: false,
      uspString: '1---',
      globalPrivacyControl: false,
      purposeOptIns: '',
      specialFeatureOptIns: '',
      vendorOptIns: '',
      vendorListVersion: 0,
      removedVendors: [],
    });
  }
});

it('listConsentVendors returns no purposes and no vendors', async () => {
  const { body } = await t.inject('/v2/privacy/consent/vendors');
  expect(body.response).toEqual({
    purposes: [],
    specialFeatures: [],
    vendors: [],
    vendorListVersion: 0,
    storage: expect.arrayContaining([expect.objectContaining({ name: 'sid', purposes: [] })]),
  });
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

  it('setCcpaOptOut stays opted out while the browser sends Global Privacy Control [consent-08] [audience-27]', async () => {
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
  [
    'an allowed vendor without the version of the list',
    CHOICES,
    { ...EVERYTHING, vendor_list_version: undefined },
  ],
  ['a TCF string with a letter changed', CONSENT, { tcfv2_consent: `D${TCF.slice(1)}` }],
  ['a TCF string that was cut', CONSENT, { tcfv2_consent: TCF.slice(0, 20) }],
  ['a body without opt_out', CCPA, {}],
])('setConsent, setConsentChoices and setCcpaOptOut reject %s with 5016', async (_, url, payload) => {
  const before = (await t.injectAs(ivy, CONSENT)).body.response;
  const { status, body } = await t.injectAs(ivy, post(url, payload));
  expect([status, body.errors[0].code]).toEqual([400, 5016]);
  expect((await t.injectAs(ivy, CONSENT)).body.response).toEqual(before);
});

/** Builds a server that works with the companies of the example list. */
async function askingApp(more: Partial<typeof NO_CONSENT_NEEDED> = {}): Promise<TestApp> {
  return buildTestApp({ consent: { ...NO_CONSENT_NEEDED, list, countryHeader: 'x-country', ...more } });
}
function choices(purposes: string, vendors = '', version = 7) {
  return post(CHOICES, {
    purpose_opt_ins: purposes,
    special_feature_opt_ins: '',
    vendor_opt_ins: vendors,
    vendor_list_version: version,
  });
}
const ALL_PURPOSES = '11111111111';

describe('a site that works with other companies', () => {
  let asking: TestApp;
  let ida: Member;
  let named = 0;
  beforeAll(async () => {
    asking = await askingApp();
  });
  beforeEach(async () => {
    named += 1;
    ida = await asking.member(`ida-${named}`);
  });
  afterAll(() => asking.close());

  it('listConsentVendors returns the list with places, retention and stored items', async () => {
    const { response } = (await asking.inject('/v2/privacy/consent/vendors')).body;
    expect(response).toMatchObject({ vendorListVersion: 7, cmpNumber: 300, specialFeatures: [] });
    expect(response.purposes.map(({ number }: { number: number }) => number)).toEqual([
      1, 2, 3, 4, 5, 7, 8, 9, 10,
    ]);
    expect(response.vendors[0]).toEqual({
      number: 1,
      name: 'Larkfield',
      place: 'Dublin',
      policyUrl: 'https://larkfield.example/privacy',
      purposes: [1, 9],
      legIntPurposes: [7],
      specialFeatures: [],
      features: [],
      dataCategories: ['IP addresses', 'Browsing and interaction data', 'Non-precise location data'],
      retentionDays: 395,
    });
    expect((await asking.inject('/v2/config')).body.response.asksConsent).toBe(true);
  });

  it.each([
    ['PT', 'gdpr', true],
    ['GB', 'gdpr', true],
    ['US', 'ccpa', false],
    ['BR', 'none', false],
    ['XX', 'gdpr', true],
    ['<b>', 'gdpr', true],
  ])('getConsent applies the law of the country in the header: %s', async (country, applies, required) => {
    const { consent } = (await asking.inject({ url: CONSENT, headers: { 'x-country': country } })).body
      .response;
    expect([consent.applies, consent.required]).toEqual([applies, required]);
  });

  it('getConsent prefers the setting of the member to the country of the proxy', async () => {
    const url = '/v2/user/settings';
    await asking.injectAs(ida, { method: 'POST', url, payload: { privacy: { region: 'elsewhere' } } });
    const { consent } = (await asking.injectAs(ida, { url: CONSENT, headers: { 'x-country': 'PT' } })).body
      .response;
    expect(consent).toMatchObject({ applies: 'none', countrySource: 'setting', required: false });
  });

  it('setConsentChoices allows vendors by their number, makes a TCF string and answers the banner [audience-27]', async () => {
    const { consent } = (await asking.injectAs(ida, choices(ALL_PURPOSES, '101'))).body.response;
    expect(consent).toMatchObject({ required: false, vendorOptIns: '101', vendorListVersion: 7 });
    const model = TCString.decode(consent.tcfv2Consent);
    expect([model.vendorConsents.has(1), model.vendorConsents.has(2), model.vendorConsents.has(3)]).toEqual([
      ...[true, false, true],
    ]);
    expect(consent.expiresTs - consent.updatedTs).toBe(365 * 86_400);
  });

  it('setConsentChoices rejects choices about an older list with 4009 and keeps the earlier ones', async () => {
    await asking.injectAs(ida, choices(ALL_PURPOSES, '1'));
    const { status, body } = await asking.injectAs(ida, choices('0', '111', 6));
    expect([status, body.errors[0].code, body.errors[0].reason]).toEqual([409, 4009, 'vendor_list']);
    expect((await asking.injectAs(ida, CONSENT)).body.response.consent.vendorOptIns).toBe('1');
  });

  it('getConsent gives the yes of a vendor that left the list to nobody else', async () => {
    await asking.injectAs(ida, choices(ALL_PURPOSES, '111'));
    await asking.db.query(
      `update users set settings = jsonb_set(settings, '{consent,allowedVendors}', '[1, 77]') where id = $1`,
      [ida.userId],
    );
    const { consent } = (await asking.injectAs(ida, CONSENT)).body.response;
    expect([consent.vendorOptIns, consent.removedVendors]).toEqual(['1', [77]]);
  });

  it('getConsent asks again when an answer is a year old or lies in the future', async () => {
    await asking.injectAs(ida, choices(ALL_PURPOSES));
    for (const chosenAt of [Date.now() / 1000 - 366 * 86_400, Date.now() / 1000 + 40 * 86_400]) {
      await asking.db.query(
        `update users set settings = jsonb_set(settings, '{consent,chosenAt}', to_jsonb($2::int)) where id = $1`,
        [ida.userId, Math.floor(chosenAt)],
      );
      const { consent } = (await asking.injectAs(ida, CONSENT)).body.response;
      expect([consent.required, consent.analytics, consent.purposeOptIns]).toEqual([true, false, '']);
    }
  });

  it('setConsentChoices sets and deletes the cookies of measuring with the choice [consent-02] [cookies-04]', async () => {
    const yes = await asking.inject(choices(ALL_PURPOSES));
    expect(String(yes.headers['set-cookie'])).toMatch(/euconsent-v2-analytics=C[^;]+; Max-Age=31536000/);
    const cookie = `${cookieOf(yes)}; euconsent-v2-analytics=CQ; _visit_a=1; palette=canary`;
    const no = await asking.inject({ ...choices('0'), headers: { cookie } });
    const told = [no.headers['set-cookie']].flat().map(String);
    expect(told.filter((each) => /1970/.test(each)).map((each) => each.split('=')[0])).toEqual(
      expect.arrayContaining(['euconsent-v2-analytics', '_visit_a']),
    );
    expect(told.join()).not.toMatch(/palette/);
  });

  it('listConsentReceipts returns dated answers of the caller only, the newest first', async () => {
    const other = await asking.member(`una-${named}`);
    await asking.injectAs(other, choices(ALL_PURPOSES));
    for (const bits of [ALL_PURPOSES, '0']) await asking.injectAs(ida, choices(bits));
    await asking.injectAs(ida, post(CCPA, { opt_out: true }));
    const url = '/v2/privacy/consent/receipts';
    const first = (await asking.injectAs(ida, `${url}?limit=2`)).body.response;
    const rest = (await asking.injectAs(ida, first.links.next.href)).body.response;
    const all = [...first.receipts, ...rest.receipts];
    expect(all.map(({ by, purposeOptIns }) => [by, purposeOptIns])).toEqual([
      ['opt-out', '0'],
      ['choices', '0'],
      ['choices', ALL_PURPOSES],
    ]);
    expect(all[0]).toMatchObject({ optedOut: true, countrySource: 'unknown', vendorListVersion: 7 });
    expect(rest.links).toEqual({});
    const { consent } = (await asking.injectAs(ida, CONSENT)).body.response;
    expect(consent.receiptId).toBe(all[1].id);
  });

  it('listConsentReceipts answers a visitor with the receipt of their browser, of which the site keeps none', async () => {
    const url = '/v2/privacy/consent/receipts';
    const cookie = cookieOf(await asking.inject(choices(ALL_PURPOSES)));
    const { receipts } = (await asking.inject({ url, headers: { cookie } })).body.response;
    expect(receipts).toMatchObject([{ purposeOptIns: ALL_PURPOSES, by: 'choices' }]);
    expect((await asking.inject(url)).body.response.receipts).toEqual([]);
  });

  it('setConsentChoices keeps the last hundred receipts of an account', async () => {
    const other = await asking.member(`ulf-${named}`);
    await asking.injectAs(other, choices('0'));
    for (let time = 0; time < 102; time += 1) await asking.injectAs(ida, choices('0'));
    const rows = await asking.db.query('select 1 from consent_receipts where user_id = $1', [ida.userId]);
    expect(rows).toHaveLength(100);
    const others = await asking.db.query('select 1 from consent_receipts where user_id = $1', [other.userId]);
    expect(others).toHaveLength(1);
  });
});

describe('an operator who demands an answer first', () => {
  const login = post('/v2/oauth2/token', {
    grant_type: 'password',
    username: 'nobody@skein.test',
    password: 'wrong-but-long',
  });
  const first = (reply: { status: number; body: { errors?: { code: number; redirectTo?: string }[] } }) => [
    reply.status,
    reply.body.errors?.[0]?.code,
    reply.body.errors?.[0]?.redirectTo,
  ];

  it('createToken and getBlogInfo answer 1027 and 1026 until the question is answered [errors-16]', async () => {
    const strict = await askingApp({ answerBefore: 'blogs' });
    await strict.member('bo');
    const blog = '/v2/blog/bo/info';
    expect(first(await strict.inject(login))).toEqual([403, 1027, '/privacy/consent/begin']);
    expect(first(await strict.inject(blog))).toEqual([403, 1026, '/privacy/consent/begin']);
    const cookie = cookieOf(await strict.inject(choices('0')));
    expect((await strict.inject({ ...login, headers: { cookie } })).status).toBe(401);
    expect((await strict.inject({ url: blog, headers: { cookie } })).status).toBe(200);
    // A page that the server renders for all visitors alike.
    const rendered = { [RENDERED_PAGE_HEADER]: RENDERED_PAGE_TOKEN };
    expect((await strict.inject({ url: blog, headers: rendered })).status).toBe(200);
    const forged = { [RENDERED_PAGE_HEADER]: 'a guess' };
    expect((await strict.inject({ url: blog, headers: forged })).status).toBe(403);
    // The law of the place does not ask.
    expect((await strict.inject({ url: blog, headers: { 'x-country': 'US' } })).status).toBe(200);
    await strict.close();
  });

  it('getBlogInfo stays open when only logging in is preceded by an answer', async () => {
    const lenient = await askingApp({ answerBefore: 'login' });
    await lenient.member('bo');
    expect((await lenient.inject('/v2/blog/bo/info')).status).toBe(200);
    expect(first(await lenient.inject(login))[1]).toBe(1027);
    await lenient.close();
  });

  it('getConsent applies the law that the operator set to everybody', async () => {
    const none = await askingApp({ law: 'none', answerBefore: 'login' });
    const { consent } = (await none.inject({ url: CONSENT, headers: { 'x-country': 'PT' } })).body.response;
    expect(consent).toMatchObject({ applies: 'none', countrySource: 'operator', required: false });
    expect(first(await none.inject(login))[1]).not.toBe(1027);
    await none.close();
  });
});
