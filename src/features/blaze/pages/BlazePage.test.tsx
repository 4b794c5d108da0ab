import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Campaign } from '#generated/zod/campaign.zod.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCheckout, euros, nowTs } from '#tests/support/ui-payments.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { routes } from '../routes.ts';
import BlazePage from './BlazePage.tsx';

const own = aBlog('mara', { admin: true });
const tax = { taxRateBps: 2300, country: 'PT' };
const price = (cents: number) => ({ ...euros(cents), ...tax });
const prices = [
  { id: 'blaze-2500', impressions: 2500, price: price(1000), days: 1 },
  { id: 'blaze-7000', impressions: 7000, price: price(2500), days: 1 },
  { id: 'blaze-20000', impressions: 20_000, price: price(6500), days: 2 },
];
const storm = aPost({ id: '71', blogName: 'mara', blog: own, summary: 'A storm coming in' });
const about = {
  id: '71',
  blogName: 'mara',
  type: 'text',
  summary: 'A storm coming in',
  postUrl: '/mara/71',
} as const;

function aCampaign(more: Partial<Campaign> = {}): Campaign {
  return {
    id: '9',
    status: 'active',
    blogName: 'mara',
    post: about,
    buyer: own,
    impressionsGoal: 7000,
    impressions: 4312,
    days: 1,
    price: euros(2500),
    refundIfStopped: euros(960),
    isFree: false,
    tags: ['storms', 'fog'],
    createdTs: nowTs() - 4000,
    startTs: nowTs() - 3600,
    endTs: nowTs() + 82_800,
    canExtinguish: true,
    canCancel: false,
    ...more,
  };
}

const statistics = {
  campaignId: '9',
  impressions: 4312,
  engagements: 350,
  likes: 288,
  reblogs: 61,
  replies: 1,
  follows: 19,
  points: [
    { timestamp: nowTs() - 3600, count: 100 },
    { timestamp: nowTs(), count: 200 },
  ],
};

type Scene = { campaigns?: readonly Campaign[]; freeCredits?: number; readers?: number; answer?: Answer };

function open(path: string, { campaigns = [], freeCredits = 0, readers = 60_000, answer }: Scene = {}) {
  const all: Answer = (request) => {
    const special = answer?.(request);
    if (special !== undefined) return special;
    const { path: asked } = request;
    if (asked === '/v2/ignite/price_points') return { prices, freeCredits };
    if (asked === '/v2/ignite/audience') return { readers };
    if (asked === '/v2/blog/mara/ignite/campaigns') return { campaigns, links: {} };
    if (asked === '/v2/ignite/campaigns/9') return { campaign: campaigns[0] };
    if (asked === '/v2/ignite/campaigns/9/statistics') return { statistics };
    if (asked === '/v2/blog/mara/posts') return { blog: own, posts: [storm], totalPosts: 1, links: {} };
    if (asked === '/v2/blog/mara/search') return { timeline: { elements: [storm], links: {} } };
    if (asked.endsWith('/posts/71')) return { post: storm, blog: own };
    return undefined;
  };
  return renderApp(
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<BlazePage />} />
      ))}
      <Route path="/checkout/:id" element={<p>The checkout</p>} />
    </Routes>,
    { path, blogs: [own], answer: all },
  );
}

function sent(requests: readonly ServerRequest[]) {
  return requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ method, path, body }));
}

it('BlazePage shows a burning campaign with its numbers, and puts it out with what comes back said before', async () => {
  const { user, requests } = open('/blog/mara/blaze', { campaigns: [aCampaign()] });
  const card = await screen.findByRole('article', { name: 'A storm coming in' });
  expect(within(card).getByText('Burning, for readers of #storms and #fog')).toBeTruthy();
  expect(within(card).getByRole('img', { name: '4,312 of 7,000 have seen it' })).toBeTruthy();
  expect(await within(card).findByText('288')).toBeTruthy();
  expect(within(card).getByText(/2,688 people have not seen it/).textContent).toContain(
    '€9.60 goes back to whoever paid.',
  );
  await user.click(within(card).getByRole('button', { name: 'Put it out' }));
  await waitFor(() =>
    expect(sent(requests)).toEqual([
      { method: 'PUT', path: '/v2/ignite/campaign/extinguish', body: { campaign_id: '9' } },
    ]),
  );
});

it('BlazePage asks for the campaigns of a tab', async () => {
  const { requests } = open('/blog/mara/blaze/ended', {
    campaigns: [
      aCampaign({
        status: 'rejected',
        canExtinguish: false,
        impressions: 0,
        rejectMessage: 'It cannot be read.',
      }),
    ],
  });
  expect(await screen.findByText('We said no: It cannot be read.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ended', current: 'page' })).toBeTruthy();
  const asked = requests.find(({ path }) => path === '/v2/blog/mara/ignite/campaigns');
  expect(asked?.query.get('status')).toBe('ended');
});

it('BlazePage shows a campaign in the tab in which it is now, wherever the link says it was', async () => {
  open('/blog/mara/blaze/burning/9', { campaigns: [aCampaign({ status: 'finished', impressions: 7000 })] });
  expect(await screen.findByRole('link', { name: 'Ended', current: 'page' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Burning', current: 'page' })).toBeNull();
});

it('BlazePage takes a campaign back that waits, and leads to the checkout of one that is not paid', async () => {
  const waiting = aCampaign({ status: 'in-review', impressions: 0, canExtinguish: false, canCancel: true });
  const unpaid = aCampaign({
    id: '10',
    status: 'pending-payment',
    impressions: 0,
    canExtinguish: false,
    checkoutId: '71',
  });
  const { user, requests } = open('/blog/mara/blaze/waiting', { campaigns: [waiting, unpaid] });
  await user.click(await screen.findByRole('button', { name: 'Take it back' }));
  await waitFor(() =>
    expect(sent(requests)).toEqual([
      { method: 'PUT', path: '/v2/ignite/campaign/cancel', body: { campaign_id: '9' } },
    ]),
  );
  expect(screen.getByRole('link', { name: 'Go on to pay' }).getAttribute('href')).toBe('/checkout/71');
});

it('BlazePage buys a size for an audience and goes to the checkout', async () => {
  const { user, requests } = open('/blog/mara/blaze/posts/71', {
    answer: ({ method, path }) =>
      method === 'POST' && path === '/v2/ignite/campaigns'
        ? { campaign: aCampaign({ status: 'pending-payment' }), checkout: aCheckout({ kind: 'blaze' }) }
        : undefined,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Add a tag whose readers see it' }), '#storms,');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Language that they read the site in' }),
    'de',
  );
  await user.click(screen.getByRole('radio', { name: /^20,000/ }));
  await user.click(screen.getByRole('button', { name: 'Go on, €65.00' }));
  await screen.findByText('The checkout');
  expect(sent(requests)).toEqual([
    {
      method: 'POST',
      path: '/v2/ignite/campaigns',
      body: {
        tumblelog: 'mara',
        post_id: '71',
        as: 'mara',
        tags: ['storms'],
        language: 'de',
        price_id: 'blaze-20000',
        expected_price: 6500,
        expected_currency: 'EUR',
        path: '/blog/mara/blaze/waiting',
      },
    },
  ]);
});

it('BlazePage does not sell more people than there are, and says what comes back', async () => {
  open('/blog/mara/blaze/posts/71', { readers: 40 });
  expect(await screen.findByText(/Only about 40 people are there to see it/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^7,000/ }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Go on, €10.00' })).toBeTruthy();
});

it('BlazePage uses a free credit for the smallest size only', async () => {
  const { user, requests } = open('/blog/mara/blaze/posts/71', {
    freeCredits: 1,
    answer: ({ path }) =>
      path === '/v2/ignite/claim'
        ? { campaign: aCampaign({ status: 'in-review', isFree: true }) }
        : undefined,
  });
  await screen.findByRole('radio', { name: /^7,000/, checked: true });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^2,500/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Use the free one of this month' }));
  await user.click(screen.getByRole('button', { name: 'Blaze it for nothing' }));
  await waitFor(() =>
    expect(sent(requests)).toEqual([
      { method: 'POST', path: '/v2/ignite/claim', body: { tumblelog: 'mara', post_id: '71', as: 'mara' } },
    ]),
  );
});

it('BlazePage keeps what was chosen when the server refuses, and says why beside the button', async () => {
  const { user } = open('/blog/mara/blaze/posts/71', {
    answer: ({ method, path }) =>
      method === 'POST' && path === '/v2/ignite/campaigns'
        ? new ApiFailure(403, 18_001, 'This post cannot be blazed.')
        : undefined,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Add a tag whose readers see it' }), 'storms,');
  await user.click(screen.getByRole('button', { name: 'Go on, €25.00' }));
  expect(await screen.findByText('This post cannot be blazed.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove tag storms' })).toBeTruthy();
});

const burning = { ...storm, isBlazed: true, isBlazeable: false };

it('BlazePage shows posts that burn among those to choose, and lets nobody choose them', async () => {
  open('/blog/mara/blaze/posts', {
    answer: ({ path }) =>
      path === '/v2/blog/mara/posts' ? { blog: own, posts: [burning], totalPosts: 1, links: {} } : undefined,
  });
  expect(await screen.findByRole('img', { name: 'A storm coming in, is burning' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'A storm coming in' })).toBeNull();
});

it('BlazePage says of a post of a closed blog why it cannot be blazed', async () => {
  open('/blog/mara/blaze/posts/71', {
    answer: ({ path }) =>
      path.endsWith('/posts/71') ? { post: { ...storm, isBlazeable: false }, blog: own } : undefined,
  });
  expect(await screen.findByText(/^Only posts of a blog that everybody may read/)).toBeTruthy();
});

it('BlazePage says of a post that burns that it cannot be blazed again, and sends nothing', async () => {
  const { user, requests } = open('/blog/mara/blaze/posts/71', {
    answer: ({ path }) => (path.endsWith('/posts/71') ? { post: burning, blog: own } : undefined),
  });
  expect(await screen.findByText(/^This post is burning already/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go on, €25.00' }));
  expect(sent(requests)).toEqual([]);
});

it('BlazePage lists posts to choose by tag, order and type', async () => {
  const { user, requests } = open('/blog/mara/blaze/tagged/storms/recent/photo');
  const link = await screen.findByRole('link', { name: 'A storm coming in' });
  expect(link.getAttribute('href')).toBe('/blog/mara/blaze/posts/71');
  const asked = () => requests.findLast(({ path }) => path === '/v2/blog/mara/search')?.query;
  const read = () =>
    ['tag', 'query', 'mode', 'type', 'only_blazeable_posts'].map((name) => asked()?.get(name));
  expect(read()).toEqual(['storms', null, 'recent', 'photo', 'true']);
  const field = screen.getByRole('searchbox', { name: 'Words or a #tag' });
  await user.clear(field);
  await user.type(field, 'fog{Enter}');
  await waitFor(() => expect(read()).toEqual([null, 'fog', 'top', 'photo', 'true']));
});
