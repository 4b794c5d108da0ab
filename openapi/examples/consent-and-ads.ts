import type { Examples } from './define.ts';
import { singleExample } from './lists.ts';
import { ago, ahead, artOf } from './shapes.ts';
import { now, type Schemas } from './world.ts';

const undecided: Schemas['Consent'] = {
  applies: 'gdpr',
  required: true,
  cmpViewed: false,
  analytics: false,
  personalisedAds: false,
  uspString: '1---',
  globalPrivacyControl: false,
  purposeOptIns: '',
  specialFeatureOptIns: '',
  vendorOptIns: '',
};
const all: Schemas['Consent'] = {
  ...undecided,
  required: false,
  cmpViewed: true,
  analytics: true,
  personalisedAds: true,
  tcfv2Consent: 'CQcZ0AAQcZ0AAPoABABGBfEgAP_gAEPgAAAAJ9NB-G',
  purposeOptIns: '11111111111',
  specialFeatureOptIns: '11',
  vendorOptIns: '111',
  updatedTs: ago('20d'),
};
const refused: Schemas['Consent'] = {
  ...all,
  analytics: false,
  personalisedAds: false,
  purposeOptIns: '00000000000',
  specialFeatureOptIns: '00',
  vendorOptIns: '000',
  updatedTs: now,
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
  { number: 1, name: 'Skein', policyUrl: 'https://skein.localhost/privacy', purposes: [1, 9] },
  {
    number: 2,
    name: 'Example Header Bidding',
    policyUrl: 'https://bidding.example/privacy',
    purposes: [1, 2, 3, 4, 7],
  },
  {
    number: 3,
    name: 'Example Measurement',
    policyUrl: 'https://measure.example/privacy',
    purposes: [1, 7, 9],
    specialFeatures: [2],
  },
];

const house = (title: string, text: string, href: string): Schemas['HouseAd'] => ({
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

/** Consent, the opt-out of the sale of data, and ads. */
export const examples = {
  getConsent: {
    responses: {
      200: {
        all: { summary: 'Everything was allowed', value: { consent: all } },
        undecided: { summary: 'Nothing was answered yet', value: { consent: undecided } },
        refused: { summary: 'Everything was refused', value: { consent: refused } },
        none: {
          summary: 'No such law where the call comes from',
          value: {
            consent: {
              ...undecided,
              applies: 'none' as const,
              required: false,
              analytics: true,
              personalisedAds: true,
            },
          },
        },
      },
    },
  },
  setConsent: {
    request: singleExample('A TCF v2 string', {
      tcfv2_consent: 'CQcZ0AAQcZ0AAPoABABGBfEgAP_gAEPgAAAAJ9NB-G',
    }),
    responses: { 200: singleExample('Kept', { consent: { ...all, updatedTs: now } }) },
  },
  setConsentChoices: {
    request: {
      all: {
        summary: 'Allow everything',
        value: { vendor_opt_ins: '111', purpose_opt_ins: '11111111111', special_feature_opt_ins: '11' },
      },
      none: {
        summary: 'Refuse everything',
        value: { vendor_opt_ins: '000', purpose_opt_ins: '00000000000', special_feature_opt_ins: '00' },
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
} satisfies Examples;
