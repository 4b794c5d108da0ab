import type { Examples } from './define.ts';
import { singleExample } from './lists.ts';
import { card, checkout, paymentMethods } from './payments.ts';
import { ago, ahead, usd } from './shapes.ts';
import { now, type Schemas } from './world.ts';

const premium: Schemas['Subscription'] = {
  id: 'sub_premium_marlow',
  kind: 'premium',
  status: 'active',
  period: 'year',
  price: usd(3999),
  startedTs: ago('120d'),
  currentPeriodEndTs: ahead('245d'),
  paymentMethod: card,
};
const ending: Schemas['Subscription'] = { ...premium, status: 'pending-cancel', cancelledTs: now };

const pricePoints: Schemas['PricePoint'][] = [
  {
    id: 'premium-month',
    period: 'month',
    price: usd(499),
    monthlyPrice: usd(499),
    savingPercent: 0,
    trialDays: 7,
  },
  { id: 'premium-year', period: 'year', price: usd(3999), monthlyPrice: usd(333), savingPercent: 33 },
];
const rewarded: Schemas['RewardedAdInfo'] = {
  available: true,
  adFreeMinutes: 60,
  watchesLeft: 3,
  minimumSeconds: 15,
  ad: {
    placementId: 'rewarded-house-1',
    adSource: 'house',
    adType: 'google_rewarded',
    expireTime: ahead('10m'),
    signature: 'c2lnLXJld2FyZA',
  },
};

/** Premium, rewarded ads and the payment method. */
export const examples = {
  listPricePoints: {
    responses: {
      200: singleExample('By month and by year', {
        pricePoints,
        perks: ['No ads', 'A badge', 'Longer videos', 'Two extra palettes at midwinter'],
      }),
    },
  },
  getSubscription: {
    responses: {
      200: {
        active: { summary: 'Paid for a year', value: { subscription: premium } },
        ending: { summary: 'Cancelled, runs on', value: { subscription: ending } },
        onHold: {
          summary: 'A payment failed',
          value: { subscription: { ...premium, status: 'on-hold' as const } },
        },
        gift: {
          summary: 'A gift that does not renew',
          value: {
            subscription: {
              ...premium,
              period: 'month' as const,
              isGift: true,
              price: usd(0),
              currentPeriodEndTs: ahead('12d'),
            },
          },
        },
      },
    },
  },
  cancelSubscription: {
    responses: { 200: singleExample('Runs on until the end', { subscription: ending }) },
  },
  resumeSubscription: {
    request: singleExample('Go on', { status: 'active' as const }),
    responses: { 200: singleExample('Active again', { subscription: premium }) },
  },
  getRewardedAd: {
    responses: {
      200: {
        available: { summary: 'Three more today', value: rewarded },
        running: {
          summary: 'Without ads for a while',
          value: { ...rewarded, watchesLeft: 2, adFreeUntilTs: ahead('41m') },
        },
        unavailable: {
          summary: 'None left today',
          value: { available: false, adFreeMinutes: 60, watchesLeft: 0, minimumSeconds: 15 },
        },
      },
    },
  },
  startRewardedAd: {
    request: singleExample('The ad', { ad: 'rewarded-house-1' }),
    responses: { 201: singleExample('It may start', { token: 'rw_6NcPz8Lq', minimumSeconds: 15 }) },
  },
  finishRewardedAd: {
    request: singleExample('Watched', { token: 'rw_6NcPz8Lq' }),
    responses: {
      200: singleExample('An hour without ads', { ...rewarded, watchesLeft: 2, adFreeUntilTs: ahead('60m') }),
    },
  },
  getPremiumCheckout: {
    responses: {
      200: {
        year: { summary: 'A year', value: { checkout: checkout('co_premium_year', usd(3999)) } },
        month: { summary: 'A month', value: { checkout: checkout('co_premium_month', usd(499)) } },
      },
    },
  },
  getPaymentMethod: { responses: { 200: paymentMethods } },
} satisfies Examples;
