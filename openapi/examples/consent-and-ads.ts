import type { Examples } from './define.ts';
import { listPages, singleExample } from './lists.ts';
import { ago, ahead, artOf } from './shapes.ts';
import { now, type Schemas } from './world.ts';

const ALL_STRING = 'CQt-4cAQt-4cAEsABAENAHEgAPvAAAAAAAAAABuAAAAA.IAAA.YAAAAAAAAAAA';
const NONE_STRING = 'CQt-4cAQt-4cAEsABAENAHEgAAAAAAAAAAAAAAAAAAAA.IAAA.YAAAAAAAAAAA';

const undecided: Schemas['Consent'] = {
  applies: 'gdpr',
  country: 'PT',
  countrySource: 'header',
  required: true,
  cmpViewed: false,
  analytics: false,
  personalisedAds: false,
  uspString: '1---',
  globalPrivacyControl: false,
  purposeOptIns: '',
  specialFeatureOptIns: '',
  vendorOptIns: '',
  vendorListVersion: 7,
  removedVendors: [],
};
const all: Schemas['Consent'] = {
  ...undecided,
  required: false,
  cmpViewed: true,
  analytics: true,
  personalisedAds: true,
  tcfv2Consent: ALL_STRING,
  purposeOptIns: '11111111111',
  specialFeatureOptIns: '11',
  vendorOptIns: '111',
  receiptId: '7QR4-KEST-W9P2',
  updatedTs: ago('20d'),
  expiresTs: ahead('345d'),
};
const refused: Schemas['Consent'] = {
  ...all,
  analytics: false,
  personalisedAds: false,
  tcfv2Consent: NONE_STRING,
  purposeOptIns: '00000000000',
  specialFeatureOptIns: '00',
  vendorOptIns: '000',
  receiptId: 'M4NX-22HK-8VTR',
  updatedTs: now,
  expiresTs: ahead('365d'),
};
const counting: Schemas['Consent'] = {
  ...refused,
  analytics: true,
  purposeOptIns: '01000001110',
  receiptId: 'C7QD-R5WM-H3KJ',
};

const purposes: Schemas['ConsentPurpose'][] = [
  {
    number: 1,
    name: 'Store or access information on a device',
    description: 'Cookies that remember what you chose.',
  },
  {
    number: 2,
    name: 'Use limited data to select advertising',
    description: 'Ads chosen by the page they stand on.',
  },
  {
    number: 3,
    name: 'Create profiles for personalised advertising',
    description: 'What you look at is remembered to choose ads.',
  },
  {
    number: 4,
    name: 'Use profiles to select personalised advertising',
    description: 'Ads chosen by what is remembered about you.',
  },
  {
    number: 7,
    name: 'Measure advertising performance',
    description: 'How often an ad was seen and clicked.',
  },
  {
    number: 9,
    name: 'Understand audiences through statistics',
    description: 'Which pages are read, without names.',
  },
];
const vendors: Schemas['ConsentVendor'][] = [
  {
    number: 1,
    name: 'Example Counting',
    place: 'Dublin',
    policyUrl: 'https://counting.example/privacy',
    purposes: [1, 9],
    legIntPurposes: [7],
    specialFeatures: [],
    features: [],
    dataCategories: ['IP addresses', 'Browsing and interaction data'],
    retentionDays: 395,
  },
  {
    number: 2,
    name: 'Example Header Bidding',
    policyUrl: 'https://bidding.example/privacy',
    place: 'Lyon',
    purposes: [1, 2, 3, 4, 7],
    dataCategories: ['Browsing and interaction data'],
    retentionDays: 30,
  },
  {
    number: 3,
    name: 'Example Measurement',
    policyUrl: 'https://measure.example/privacy',
    purposes: [1, 7, 9],
    specialFeatures: [2],
  },
];

const necessary: Schemas['StoredItem'][] = (
  [
    ['sid', 30, 'Keeps you logged in.'],
    ['palette', 365, 'Your colours.'],
    ['locale', 365, 'Your language.'],
    ['privacy_choices', 365, 'Your answer about privacy.'],
  ] as const
).map(([name, days, description]) => ({
  name,
  kind: 'cookie',
  purposes: [],
  maxAgeSeconds: days * 86_400,
  description,
}));

const receipt: Schemas['ConsentReceipt'] = {
  id: 'M4NX-22HK-8VTR',
  answeredTs: now,
  by: 'choices',
  applies: 'gdpr',
  country: 'PT',
  countrySource: 'header',
  purposeOptIns: '00000000000',
  specialFeatureOptIns: '00',
  vendorOptIns: '000',
  vendorListVersion: 7,
  optedOut: false,
  globalPrivacyControl: false,
};

const receipts: Schemas['ConsentReceipt'][] = [
  {
    ...receipt,
    id: '7QR4-KEST-W9P2',
    answeredTs: ago('20d'),
    purposeOptIns: '11111111111',
    specialFeatureOptIns: '11',
    vendorOptIns: '111',
  },
  { ...receipt, id: 'M4NX-22HK-8VTR', answeredTs: ago('169d') },
  { ...receipt, id: 'C7QD-R5WM-H3KJ', answeredTs: ago('270d'), purposeOptIns: '01000001110' },
];

const house = (title: string, text: string, href: string): Schemas['HouseAd'] => ({
  id: '801954372210066101',
  title,
  text,
  buttonText: 'Have a look',
  href,
  images: artOf('header-skein'),
});
const mrec: Schemas['AdPlacement'] = {
  placementId: 'mrec-house-1',
  adSource: 'house',
  adType: 'post',
  expireTime: ahead('10m'),
  signature: 'c2lnLW1yZWMtMQ',
  price: 0,
  width: 300,
  height: 250,
  house: house('No ads, please', 'Premium takes them away and keeps the kettle on.', '/premium'),
};
const bidder: Schemas['AdPlacement'] = {
  placementId: 'mrec-prebid-1',
  adSource: 'prebid',
  adType: 'smart_banner',
  expireTime: ahead('10m'),
  signature: 'c2lnLW1yZWMtMg',
  supplyId: 'supply-300x250',
  supplyProviderId: 'prebid',
  supplyOpportunityId: 'opportunity-5512',
  attribution: { advertiserId: 'adv-lantern', campaignId: 'cmp-winter', adId: 'ad-7' },
  price: 0.42,
  width: 300,
  height: 250,
};

const counts: Schemas['HouseAdCounts'] = { impressions: 8412, clicks: 391, hides: 27, reports: 1 };
const seconds: Schemas['SiteHouseAd'] = {
  id: '801954372210066101',
  ad: {
    ...house('Seconds Sunday', 'Forty pots with a flaw and a story.', '/kilnside'),
    buttonText: 'See the shelf',
    advertiser: 'kilnside',
    capPerDay: 2,
    endsTs: ahead('6d'),
  },
  subjectKind: 'blog',
  subject: 'kilnside',
  placements: ['timeline', 'sidebar'],
  weight: 10,
  capPerDay: 2,
  capTotal: 20_000,
  state: 'running',
  startTs: ago('9d'),
  endTs: ahead('6d'),
  createdTs: ago('10d'),
  version: 3,
  author: 'skein',
  counts,
};
const yearInReview: Schemas['SiteHouseAd'] = {
  id: '801954372210066102',
  ad: {
    ...house('Write your year down', 'Twelve months, as many posts, one evening.', '/tagged/my%20year'),
    id: '801954372210066102',
    images: [],
    capPerDay: 1,
  },
  subjectKind: 'address',
  subject: '/tagged/my%20year',
  placements: ['timeline'],
  weight: 5,
  capPerDay: 1,
  state: 'draft',
  startTs: ahead('6d'),
  createdTs: ago('1d'),
  version: 1,
  counts: { impressions: 0, clicks: 0, hides: 0, reports: 0 },
};
const mapsDay: Schemas['SiteHouseAd'] = {
  ...seconds,
  id: '801954372210066100',
  state: 'paused',
  placements: ['sponsored_day'],
};
const adRequest: Schemas['HouseAdRequest'] = {
  title: seconds.ad.title,
  text: seconds.ad.text,
  button_text: seconds.ad.buttonText,
  subject_kind: 'blog',
  subject: 'kilnside',
  placements: ['timeline', 'sidebar'],
  weight: 10,
  cap_per_day: 2,
  cap_total: 20_000,
  start_ts: now,
  end_ts: ahead('6d'),
};

/** Consent, the opt-out of the sale of data, and ads. */
export const examples = {
  getConsent: {
    responses: {
      200: {
        all: { summary: 'Everything was allowed', value: { consent: all } },
        undecided: { summary: 'Nothing was answered yet', value: { consent: undecided } },
        refused: { summary: 'Everything was refused', value: { consent: refused } },
        counting: {
          summary: 'Counting was allowed, and ads that fit the page',
          value: { consent: counting },
        },
        control: {
          summary: 'The browser sends Global Privacy Control',
          value: {
            consent: { ...all, personalisedAds: false, globalPrivacyControl: true, uspString: '1YYN' },
          },
        },
        removed: {
          summary: 'A vendor has left the list since',
          value: { consent: { ...all, vendorOptIns: '11', removedVendors: [3] } },
        },
        none: {
          summary: 'No such law where the call comes from',
          value: {
            consent: {
              ...undecided,
              applies: 'none' as const,
              country: 'BR',
              required: false,
            },
          },
        },
      },
    },
  },
  setConsent: {
    request: singleExample('A TCF v2 string', {
      tcfv2_consent: ALL_STRING,
    }),
    responses: { 200: singleExample('Kept', { consent: { ...all, updatedTs: now } }) },
  },
  setConsentChoices: {
    request: {
      all: {
        summary: 'Allow everything',
        value: {
          vendor_opt_ins: '111',
          vendor_list_version: 7,
          purpose_opt_ins: '11111111111',
          special_feature_opt_ins: '11',
        },
      },
      none: {
        summary: 'Refuse everything',
        value: {
          vendor_opt_ins: '000',
          vendor_list_version: 7,
          purpose_opt_ins: '00000000000',
          special_feature_opt_ins: '00',
        },
      },
    },
    responses: {
      200: {
        all: { summary: 'Everything is allowed', value: { consent: { ...all, updatedTs: now } } },
        none: { summary: 'Everything is refused', value: { consent: refused } },
      },
    },
  },
  listConsentVendors: {
    responses: {
      200: singleExample('Six purposes, three vendors', {
        purposes,
        specialFeatures: [
          {
            number: 2,
            name: 'Scan device characteristics',
            description: 'Recognises a device without cookies.',
          },
        ],
        vendors,
        vendorListVersion: 7,
        cmpNumber: 300,
        cmpVersion: 1,
        storage: [
          ...necessary,
          {
            name: 'euconsent-v2-analytics',
            kind: 'cookie',
            purposes: [9],
            maxAgeSeconds: 31_536_000,
            description: 'Your answer, in the form that programs that measure read.',
          },
        ],
      }),
    },
  },
  listConsentReceipts: {
    responses: {
      200: listPages({
        key: 'receipts',
        path: '/v2/privacy/consent/receipts',
        by: 'cursor',
        items: receipts,
      }),
    },
  },
  checkCmpViewed: {
    responses: { 200: singleExample('Shown just now', { viewed: true as const, viewedTs: now }) },
  },
  getCcpaOptOut: {
    responses: {
      200: {
        unset: { summary: 'Nothing was said', value: { optedOut: false, uspString: '1---' } },
        optedOut: { summary: 'Opted out', value: { optedOut: true, uspString: '1YYN' } },
      },
    },
  },
  setCcpaOptOut: {
    request: singleExample('Opt out', { opt_out: true }),
    responses: { 200: singleExample('Opted out', { optedOut: true, uspString: '1YYN' }) },
  },
  getMrecWaterfall: {
    responses: {
      200: {
        waterfall: {
          summary: 'A bidder, then an ad of the site',
          value: { placements: { mrec: [bidder, mrec] }, adFree: false },
        },
        house: {
          summary: 'Without consent: an ad of the site',
          value: { placements: { mrec: [mrec] }, adFree: false },
        },
        empty: { summary: 'A member without ads', value: { placements: {}, adFree: true } },
      },
    },
  },
  listAdPlacements: {
    responses: {
      200: {
        timeline: {
          summary: 'Two ads in a timeline',
          value: {
            placements: {
              timeline: [
                {
                  ...mrec,
                  placementId: 'timeline-house-1',
                  width: 540,
                  height: 300,
                  house: house(
                    'Blaze it',
                    'Show a post to people who do not know you yet.',
                    '/blog/marlow/blaze',
                  ),
                },
              ],
            },
            adFree: false,
          },
        },
        empty: { summary: 'A member without ads', value: { placements: {}, adFree: true } },
      },
    },
  },
  listHouseAds: {
    responses: {
      200: listPages({
        key: 'houseAds',
        path: '/v2/admin/ads',
        by: 'cursor',
        items: [yearInReview, seconds, mapsDay],
      }),
    },
  },
  createHouseAd: {
    request: singleExample('For a blog', adRequest),
    responses: { 201: singleExample('A draft', { ad: { ...seconds, state: 'draft' as const, version: 1 } }) },
  },
  editHouseAd: {
    request: singleExample('A new text', {
      ...adRequest,
      text: 'Forty pots, each with a story.',
      version: 3,
    }),
    responses: { 200: singleExample('Saved', { ad: { ...seconds, version: 4 } }) },
  },
  setHouseAdState: {
    request: singleExample('Pause it', { state: 'paused' as const }),
    responses: { 200: singleExample('Paused', { ad: { ...seconds, state: 'paused' as const } }) },
  },
  getHouseAdStatistics: {
    responses: {
      200: {
        running: {
          summary: 'Three days and a report',
          value: {
            statistics: {
              days: [
                { day: '2025-06-20', counts: { impressions: 2104, clicks: 96, hides: 5, reports: 1 } },
                { day: '2025-06-19', counts: { impressions: 2950, clicks: 140, hides: 12, reports: 0 } },
                { day: '2025-06-18', counts: { impressions: 3358, clicks: 155, hides: 10, reports: 0 } },
              ],
              reports: [{ reason: 'broken' as const, note: 'The shelf is empty.', reportedTs: ago('2h') }],
            },
          },
        },
        empty: { summary: 'It was not shown yet', value: { statistics: { days: [], reports: [] } } },
      },
    },
  },
  reportAd: {
    request: singleExample('A dead link', { reason: 'broken' as const, note: 'The link leads nowhere.' }),
  },
  recordAdEvent: {
    request: singleExample('It was in view', { kind: 'impression' as const, serve_id: 'serve-1' }),
  },
} satisfies Examples;
