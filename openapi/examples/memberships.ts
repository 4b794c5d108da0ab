import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { namedAfter } from './names.ts';
import { card, checkout, paymentMethods, price } from './payments.ts';
import { ago, ahead, usd } from './shapes.ts';
import { blogRefOf, now, postOf, type Schemas } from './world.ts';

const loaf: Schemas['MembershipPlan'] = {
  id: 'plan_loaf',
  name: 'A loaf a month',
  description: 'One recipe that I tell nobody else.',
  price: price(400),
  yearlyPrice: price(4000),
  perks: ['A recipe each month', 'A badge that looks like a bun'],
  isOpen: true,
};
const oven: Schemas['MembershipPlan'] = {
  id: 'plan_oven',
  name: 'Friend of the oven',
  description: 'For those who want to hear it roar.',
  price: price(1200),
  yearlyPrice: price(12_000),
  perks: ['Everything above', 'A letter at midsummer'],
  isOpen: true,
};
const { id: breadId, summary: breadTitle, timestamp: breadTs } = postOf('odile-recipe-flatbread');
const paidPost: Schemas['PaidPost'] = {
  id: breadId,
  title: breadTitle,
  publishedTs: breadTs,
  withheld: { wordCount: 64, imageCount: 0, videoCount: 0, audioCount: 0, linkCount: 0 },
};
const memberships: Schemas['MembershipProfile'] = {
  enabled: true,
  blog: blogRefOf('odile'),
  description: [
    { type: 'text', text: 'Flour is dear. This helps, and you get the recipes I swore to keep.' },
  ],
  plans: [loaf, oven],
  supporterCount: 6,
  listedSupporters: ['greta', 'toast-at-midnight', 'marlow'].map((name) => blogRefOf(name)),
  paidPostCount: 1,
  paidPosts: [paidPost],
};
/** Supporters of each plan at the end of each of the last months, the oldest first. */
const KNITTED = [
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 1],
  [4, 1],
  [4, 2],
] as const;
const incomeMonths = KNITTED.map(([loaves, ovens], at): Schemas['IncomeMonth'] => {
  const paid = loaves * 400 + ovens * 1200;
  const tax = Math.round((paid * 23) / 123);
  const fees = Math.round((paid - tax) / 10);
  return {
    month: new Date(Date.UTC(2026, 11 - KNITTED.length + at)).toISOString().slice(0, 7),
    paid: usd(paid),
    share: usd(paid - tax - fees),
    fees: usd(fees),
    tax: usd(tax),
    supporters: [
      { planId: loaf.id, planName: loaf.name, count: loaves },
      ...(ovens > 0 ? [{ planId: oven.id, planName: oven.name, count: ovens }] : []),
    ],
  };
});
const income: Schemas['MembershipIncome'] = {
  months: incomeMonths,
  owed: usd(2927),
  payouts: [
    { id: 'payout_3', amount: usd(2049), status: 'done', createdTs: ago('20d'), settledTs: ago('20d') },
    { id: 'payout_2', amount: usd(1756), status: 'done', createdTs: ago('50d'), settledTs: ago('50d') },
    { id: 'payout_1', amount: usd(585), status: 'done', createdTs: ago('80d'), settledTs: ago('80d') },
  ],
  statements: [{ year: 2026, csvUrl: '/blog/odile/post-plus/statements/2026.csv' }],
};
const owned: Schemas['MembershipProfile'] = {
  ...memberships,
  plans: [
    { ...loaf, supporterCount: 4 },
    { ...oven, supporterCount: 2 },
  ],
  isSkeinpayOnboarded: true,
  monthlyRevenue: usd(4000),
  income,
};
const prints: Schemas['MembershipPlan'] = {
  id: 'plan_prints',
  name: 'The print drawer',
  description: 'One small print each season.',
  price: price(900),
  yearlyPrice: price(9000),
  perks: ['Four prints a year', 'First look at the rejects'],
  isOpen: true,
};
const marlowMemberships: Schemas['MembershipProfile'] = {
  enabled: false,
  blog: blogRefOf('marlow'),
  description: [],
  plans: [prints],
  isSkeinpayOnboarded: false,
  monthlyRevenue: usd(0),
  supporterCount: 0,
  paidPostCount: 0,
};
const supports: Schemas['Subscription'][] = [
  {
    id: 'sub_odile',
    isListed: false,
    kind: 'memberships',
    status: 'active',
    period: 'month',
    price: usd(400),
    startedTs: ago('96d'),
    currentPeriodEndTs: ahead('21d'),
    blog: blogRefOf('odile'),
    plan: loaf,
    paymentMethod: card,
  },
  {
    id: 'sub_panels',
    kind: 'memberships',
    status: 'on-hold',
    period: 'month',
    price: usd(300),
    startedTs: ago('190d'),
    currentPeriodEndTs: ago('2d'),
    blog: blogRefOf('panels'),
    plan: {
      ...loaf,
      id: 'plan_pim',
      name: 'Pim’s friends',
      description: 'Sketches before they are tidy.',
      price: price(300),
      yearlyPrice: price(3000),
      perks: ['Sketches'],
    },
    paymentMethod: card,
  },
  {
    id: 'sub_bitbarrow',
    kind: 'memberships',
    status: 'cancelled',
    period: 'year',
    price: usd(2000),
    startedTs: ago('500d'),
    currentPeriodEndTs: ago('135d'),
    cancelledTs: ago('200d'),
    blog: blogRefOf('bitbarrow'),
    plan: {
      ...loaf,
      id: 'plan_channels',
      name: 'The fifth channel',
      description: 'Demos.',
      price: price(200),
      yearlyPrice: price(2000),
      perks: ['Demos'],
    },
  },
];
const [supportsOdile] = supports as [Schemas['Subscription']];
const changed: Pick<Schemas['Subscription'], 'change' | 'nextPayment'> = {
  nextPayment: { atTs: ahead('21d'), price: usd(1200) },
  change: { period: 'month', price: price(1200), fromTs: ahead('21d'), plan: oven },
};
const supporter = (
  key: string,
  plan: Schemas['MembershipPlan'],
  since: string,
  total: number,
  message?: string,
): Schemas['Supporter'] => ({
  blog: blogRefOf(key),
  id: `supporter_${key}`,
  plan,
  status: 'active',
  period: 'month',
  sinceTs: ago(since),
  total: usd(total),
  ...(message ? { message } : {}),
});
const supporters = [
  supporter('marlow', loaf, '96d', 1600, 'For the fog loaf.'),
  supporter('tamsin', loaf, '140d', 2000),
  supporter('half-a-croissant', oven, '150d', 6000, 'The other half is for you.'),
  supporter('toast-at-midnight', loaf, '201d', 2800),
  supporter('winter-is-for-soup', loaf, '230d', 3200),
  supporter('greta', oven, '260d', 10_800),
];
const planRequest: Schemas['MembershipPlanRequest'] = {
  name: 'The print drawer',
  description: 'One small print each season.',
  amount: 900,
  currency: 'USD',
  perks: ['Four prints a year', 'First look at the rejects'],
};

/** Memberships: a blog's tiers, its supporters, and the memberships of the member. */
export const examples = {
  getMemberships: {
    responses: {
      200: {
        odile: { summary: 'Two tiers', value: { memberships } },
        supported: {
          summary: 'As a supporter sees it',
          value: { memberships: { ...memberships, subscription: supportsOdile } },
        },
        changing: {
          summary: 'With another plan from the next payment on',
          value: { memberships: { ...memberships, subscription: { ...supportsOdile, ...changed } } },
        },
        owner: { summary: 'As its owner sees it', value: { memberships: owned } },
        marlow: { summary: 'Not switched on yet', value: { memberships: marlowMemberships } },
      },
    },
  },
  editMemberships: {
    request: singleExample('Switch on', { enabled: true, description: 'Flour is dear.' }),
    responses: { 200: singleExample('Switched on', { memberships: owned }) },
  },
  startPayoutOnboarding: {
    request: singleExample('Come back to the settings', {
      host: 'skein.localhost',
      path: '/blog/marlow/post-plus',
    }),
    responses: { 201: singleExample('Where to go on', { onboardingUrl: '/blog/marlow/post-plus' }) },
  },
  createMembershipPlan: {
    request: singleExample('A tier', planRequest),
    responses: { 201: singleExample('Offered', { plan: { ...prints, supporterCount: 0 } }) },
  },
  editMembershipPlan: {
    request: singleExample('Closed for now', { ...planRequest, is_open: false }),
    responses: { 200: singleExample('Closed', { plan: { ...prints, isOpen: false } }) },
  },
  listSupporters: {
    responses: {
      200: listPages({
        key: 'supporters',
        path: '/v2/blog/odile/support/supporters',
        by: 'cursor',
        items: supporters,
        more: totalOf,
      }),
    },
  },
  createMembershipCheckout: {
    request: singleExample('A month of odile', { tumblelog: 'odile', plan_id: 'plan_loaf', period: 'month' }),
    responses: {
      201: singleExample('A month', {
        checkout: checkout('co_member_odile', { kind: 'membership', title: 'A loaf a month', cents: 400 }),
      }),
    },
  },
  listMemberships: {
    responses: {
      200: listPages({
        key: 'subscriptions',
        path: '/v2/memberships/subscriptions',
        by: 'cursor',
        items: supports,
      }),
    },
  },
  cancelMembership: {
    responses: {
      200: namedAfter(
        [supportsOdile],
        (one) => one.id,
        (one) => ({
          summary: 'Runs on until the end',
          value: { subscription: { ...one, status: 'pending-cancel' as const, cancelledTs: now } },
        }),
      ),
    },
  },
  resumeMembership: {
    request: singleExample('Go on', { status: 'active' as const }),
    responses: {
      200: namedAfter(
        [supportsOdile],
        (one) => one.id,
        (subscription) => ({ summary: 'Active again', value: { subscription } }),
      ),
    },
  },
  setMembershipChange: {
    request: singleExample('Another plan', { plan_id: 'plan_oven', period: 'month' as const }),
    responses: {
      200: namedAfter(
        [supportsOdile],
        (one) => one.id,
        (one) => ({ summary: 'From the next payment on', value: { subscription: { ...one, ...changed } } }),
      ),
    },
  },
  cancelMembershipChange: {
    responses: {
      200: namedAfter(
        [supportsOdile],
        (one) => one.id,
        (subscription) => ({ summary: 'As it is', value: { subscription } }),
      ),
    },
  },
  setMembershipListing: {
    request: singleExample('Be listed', { is_listed: true }),
    responses: {
      200: namedAfter(
        [supportsOdile],
        (one) => one.id,
        (one) => ({ summary: 'Listed', value: { subscription: { ...one, isListed: true } } }),
      ),
    },
  },
  getMembershipPaymentMethod: { responses: { 200: paymentMethods } },
} satisfies Examples;
