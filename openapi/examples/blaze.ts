import type { Examples } from './define.ts';
import { listPages, singleExample } from './lists.ts';
import { namedAfter } from './names.ts';
import { checkout, price } from './payments.ts';
import { ago, ahead, notePostOf, usd } from './shapes.ts';
import { blogRefOf, now, type Schemas } from './world.ts';

const prices: Schemas['BlazePrice'][] = [
  { id: 'blaze-2500', impressions: 2500, price: price(1000), days: 1 },
  { id: 'blaze-7000', impressions: 7000, price: price(2500), days: 1 },
  { id: 'blaze-20000', impressions: 20_000, price: price(6500), days: 2 },
  { id: 'blaze-50000', impressions: 50_000, price: price(15_000), days: 3 },
];

const jetty = notePostOf('marlow-jetty-blue');
const running: Schemas['Campaign'] = {
  id: 'cmp_jetty',
  status: 'active',
  blogName: 'marlow',
  post: jetty,
  buyer: blogRefOf('marlow'),
  impressionsGoal: 7000,
  impressions: 4312,
  days: 1,
  price: usd(2500),
  refundIfStopped: usd(960),
  isFree: false,
  tags: ['photography', 'blue hour'],
  language: 'en-us',
  createdTs: ago('1d 5h'),
  startTs: ago('1d 1h'),
  endTs: ahead('3h'),
  canExtinguish: true,
  canCancel: false,
};
const waiting: Schemas['Campaign'] = {
  ...running,
  id: 'cmp_autumn',
  status: 'in-review',
  post: notePostOf('marlow-autumn-tree'),
  impressionsGoal: 2500,
  impressions: 0,
  price: usd(1000),
  refundIfStopped: usd(1000),
  reviewDueTs: ahead('3h 40m'),
  tags: [],
  createdTs: ago('20m'),
  startTs: ahead('4h'),
  endTs: ahead('28h'),
  canExtinguish: false,
  canCancel: true,
};
const { refundIfStopped: _back, ...withoutRefund } = running;
const finished: Schemas['Campaign'] = {
  ...withoutRefund,
  id: 'cmp_storm',
  status: 'finished',
  post: notePostOf('marlow-lighthouse-storm'),
  impressions: 7000,
  createdTs: ago('2d'),
  startTs: ago('29h'),
  endTs: ago('5h'),
  canExtinguish: false,
};
const byOdile: Schemas['Campaign'] = {
  ...finished,
  id: 'cmp_storm_odile',
  buyer: blogRefOf('odile'),
  impressionsGoal: 2500,
  impressions: 2500,
  price: usd(1000),
  createdTs: ago('2d 2h'),
  startTs: ago('2d'),
  endTs: ago('30h'),
};
const rejected: Schemas['Campaign'] = {
  ...finished,
  id: 'cmp_poles',
  status: 'rejected',
  post: notePostOf('marlow-poles'),
  impressions: 0,
  rejectReason: 'quality',
  rejectMessage: 'The words on it cannot be read.',
  refunded: usd(2500),
  createdTs: ago('40d'),
};
const out: Schemas['Campaign'] = {
  ...finished,
  id: 'cmp_dunes',
  status: 'extinguished',
  post: notePostOf('marlow-dunes'),
  impressions: 812,
  refunded: usd(2210),
  createdTs: ago('60d'),
};
const { price: _price, refundIfStopped: _stopped, ...shownToStaff } = waiting;
const reviewed: Schemas['Campaign'] = { ...shownToStaff, canCancel: false };
const totalWaiting = (items: readonly unknown[]) => ({ waitingCount: items.length });
const campaigns = [waiting, running, finished, byOdile, rejected, out];

const statistics: Schemas['CampaignStatistics'] = {
  campaignId: 'cmp_jetty',
  impressions: 4312,
  engagements: 375,
  likes: 288,
  reblogs: 61,
  replies: 7,
  follows: 19,
  points: Array.from({ length: 24 }, (_, hour) => ({
    timestamp: ago(`${24 - hour}h`),
    count: Math.round(180 + 110 * Math.sin((hour - 7) / 3.8)),
  })),
};

/** Blazing posts, and posts that the site itself promotes. */
export const examples = {
  listBlazePrices: {
    responses: {
      200: {
        prices: { summary: 'Four sizes and a free credit', value: { prices, freeCredits: 1 } },
        empty: { summary: 'Blaze is not offered here', value: { prices: [], freeCredits: 0 } },
      },
    },
  },
  getBlazeCheckout: {
    responses: {
      200: singleExample('Seven thousand', {
        checkout: checkout('co_blaze_7000', {
          kind: 'blaze',
          title: 'Blaze: 7,000 people',
          cents: 2500,
        }),
      }),
    },
  },
  claimBlaze: {
    request: singleExample('With the free credit', {
      tumblelog: 'marlow',
      post_id: waiting.post?.id ?? '',
    }),
    responses: { 201: singleExample('Waits for review', { campaign: { ...waiting, isFree: true } }) },
  },
  createCampaign: {
    request: singleExample('A post for readers of a tag', {
      tumblelog: 'marlow',
      post_id: waiting.post?.id ?? '',
      price_id: 'blaze-2500',
      tags: ['autumn'],
      expected_price: 1000,
    }),
    responses: {
      201: singleExample('To be paid', {
        campaign: {
          ...waiting,
          status: 'pending-payment' as const,
          canCancel: false,
          checkoutId: 'co_blaze_2500',
        },
        checkout: checkout('co_blaze_2500', { kind: 'blaze', title: 'Blaze: 2,500 people', cents: 1000 }),
      }),
    },
  },
  getBlazeAudience: {
    responses: { 200: singleExample('Readers of some tags', { readers: 60_000 }) },
  },
  listSiteCampaigns: {
    responses: {
      200: {
        ...listPages({
          key: 'campaigns',
          path: '/v2/admin/campaigns',
          by: 'cursor',
          items: [reviewed, { ...reviewed, id: 'cmp_rain' }, { ...reviewed, id: 'cmp_snow' }],
          more: totalWaiting,
        }),
      },
    },
  },
  answerCampaignReview: {
    request: singleExample('Accepted', { is_accepted: true }),
    responses: {
      200: singleExample('It starts', { campaign: { ...reviewed, status: 'active' as const } }),
    },
  },
  stopCampaign: {
    request: singleExample('Out', { campaign_id: 'cmp_jetty' }),
    responses: {
      200: singleExample('Extinguished', {
        campaign: { ...running, status: 'extinguished' as const, endTs: now, canExtinguish: false },
      }),
    },
  },
  cancelCampaign: {
    request: singleExample('Not after all', { campaign_id: 'cmp_autumn' }),
    responses: {
      200: singleExample('Cancelled', {
        campaign: { ...waiting, status: 'cancelled' as const, canCancel: false },
      }),
    },
  },
  listCampaigns: {
    responses: {
      200: {
        ...listPages({
          key: 'campaigns',
          path: '/v2/blog/marlow/ignite/campaigns',
          by: 'cursor',
          items: campaigns,
        }),
        running: { summary: 'Only running ones', value: { campaigns: [waiting, running], links: {} } },
        ended: {
          summary: 'Only ended ones',
          value: { campaigns: [finished, byOdile, rejected, out], links: {} },
        },
      },
    },
  },
  getCampaign: {
    responses: {
      200: namedAfter(
        campaigns,
        (one) => one.id,
        (campaign) => ({ summary: `A campaign, ${campaign.status}`, value: { campaign } }),
      ),
    },
  },
  getCampaignStatistics: {
    responses: {
      200: {
        cmp_jetty: { summary: 'In the middle of it', value: { statistics } },
        cmp_autumn: {
          summary: 'Not begun',
          value: {
            statistics: {
              campaignId: 'cmp_autumn',
              impressions: 0,
              engagements: 0,
              likes: 0,
              reblogs: 0,
              replies: 0,
              follows: 0,
              points: [],
            },
          },
        },
      },
    },
  },
  listPromotions: {
    responses: {
      200: listPages({
        key: 'promotions',
        path: '/v2/admin/promotions',
        by: 'cursor',
        items: [
          { post: notePostOf('marlow-seven-ridges'), tags: ['fog'], endTs: ahead('2d') },
          { blog: blogRefOf('panels'), tags: ['comics', 'drawing'], endTs: ahead('7d') },
          { blog: blogRefOf('tamsin'), tags: ['astronomy'], endTs: ahead('20d') },
        ] satisfies Schemas['Promotion'][],
      }),
    },
  },
  promoteBlog: {
    request: singleExample('A week in two tags', { tags: ['comics', 'drawing'], end_date: '2026-11-21' }),
    responses: {
      201: singleExample('Put forward', {
        promotion: { blog: blogRefOf('panels'), tags: ['comics', 'drawing'], endTs: ahead('7d') },
      }),
    },
  },
  promotePost: {
    request: singleExample('A week in one tag', { tags: ['fog'], end_date: '2026-11-21' }),
    responses: {
      201: singleExample('Put forward', {
        promotion: { post: notePostOf('marlow-seven-ridges'), tags: ['fog'], endTs: ahead('7d') },
      }),
    },
  },
} satisfies Examples;
