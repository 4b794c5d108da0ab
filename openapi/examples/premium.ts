import type { Examples } from './define.ts';
import { singleExample } from './lists.ts';
import { card, checkout, paymentMethods, price, testCard } from './payments.ts';
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
  nextPayment: { atTs: ahead('245d'), price: usd(3999) },
  paymentMethod: card,
};
const { nextPayment: _, ...withoutNext } = premium;
const ending: Schemas['Subscription'] = {
  ...withoutNext,
  status: 'pending-cancel',
  cancelledTs: now,
  endsTs: ahead('245d'),
};

const changing: Schemas['Subscription'] = {
  ...premium,
  nextPayment: { atTs: ahead('245d'), price: usd(499) },
  change: { period: 'month', price: price(499), fromTs: ahead('245d') },
};

const pricePoints: Schemas['PricePoint'][] = [
  {
    id: 'premium-month',
    period: 'month',
    price: price(499),
    monthlyPrice: usd(499),
    savingPercent: 0,
    trialDays: 7,
  },
  { id: 'premium-year', period: 'year', price: price(3999), monthlyPrice: usd(333), savingPercent: 33 },
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
    house: {
      id: 'communities',
      title: 'A table for your people',
      text: 'Communities have their own feed, their own rules and their own jokes.',
      buttonText: 'Look around',
      href: '/communities',
      images: [],
    },
  },
};

/** Premium, rewarded ads and the payment method. */
export const examples = {
  listPricePoints: {
    responses: {
      200: singleExample('By month and by year', {
        pricePoints,
        perks: ['no-ads', 'badge', 'long-videos', 'palettes'],
        country: 'US',
        countries: ['DE', 'PT', 'US'],
      }),
    },
  },
  getSubscription: {
    responses: {
      200: {
        active: { summary: 'Paid for a year', value: { subscription: premium } },
        testCard: {
          summary: 'Paid in the test checkout',
          value: { subscription: { ...premium, paymentMethod: testCard } },
        },
        changing: { summary: 'By the month from the next payment on', value: { subscription: changing } },
        ending: { summary: 'Cancelled, runs on', value: { subscription: ending } },
        onHold: {
          summary: 'A payment failed',
          value: {
            subscription: {
              ...premium,
              status: 'on-hold' as const,
              currentPeriodEndTs: ago('2d'),
              nextPayment: { atTs: ahead('1d'), price: usd(3999) },
              attempts: [
                { atTs: ago('2d'), hasFailed: true },
                { atTs: ahead('1d'), hasFailed: false },
                { atTs: ahead('5d'), hasFailed: false },
              ],
            },
          },
        },
        gift: {
          summary: 'A gift that does not renew',
          value: {
            subscription: {
              ...withoutNext,
              period: 'month' as const,
              status: 'pending-cancel' as const,
              isGift: true,
              price: usd(0),
              currentPeriodEndTs: ahead('12d'),
              endsTs: ahead('12d'),
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
  setSubscriptionChange: {
    request: singleExample('By the month', { period: 'month' as const }),
    responses: { 200: singleExample('From the next payment on', { subscription: changing }) },
  },
  cancelSubscriptionChange: {
    responses: { 200: singleExample('As it is', { subscription: premium }) },
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
        year: {
          summary: 'A year',
          value: {
            checkout: checkout('co_premium_year', {
              kind: 'premium',
              title: 'Premium for a year',
              cents: 3999,
              more: { schedule: [{ atTs: ahead('365d'), price: usd(3999) }] },
            }),
          },
        },
        month: {
          summary: 'A month',
          value: {
            checkout: checkout('co_premium_month', {
              kind: 'premium',
              title: 'Premium for a month',
              cents: 499,
              more: { schedule: [{ atTs: ahead('30d'), price: usd(499) }] },
            }),
          },
        },
      },
    },
  },
  getPaymentMethod: { responses: { 200: paymentMethods } },
  setTestPaymentMethod: {
    request: singleExample('Is declined', { card: 'declines' as const }),
    responses: { 200: paymentMethods },
  },
} satisfies Examples;
