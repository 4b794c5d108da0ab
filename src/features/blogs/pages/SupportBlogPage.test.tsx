import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Subscription } from '#generated/zod/subscription.zod.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCheckout, aPlan, aSubscription, euros } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import SupportBlogPage from './SupportBlogPage.tsx';

const anna = aBlog('anna');

/** Opens the support page of anna's blog, with what the server answers to the rest. */
function open(
  answer: (request: ServerRequest) => unknown,
  {
    subscription,
    blogs = [aBlog('bo')],
  }: { subscription?: Subscription; blogs?: ReturnType<typeof aBlog>[] } = {},
) {
  const memberships = {
    enabled: true,
    blog: anna,
    description: [{ type: 'text', text: 'Flour is dear.' }],
    plans: [
      aPlan(),
      aPlan({ id: 'oven', name: 'Friend of the oven', price: { ...euros(1200), country: 'PT' } }),
    ],
    supporterCount: 9,
    listedSupporters: [aBlog('odile'), aBlog('greta')],
    paidPostCount: 4,
    paidPosts: [
      {
        id: '71',
        title: 'All forty, before stacking',
        publishedTs: 1_790_000_000,
        withheld: { wordCount: 620, imageCount: 40, videoCount: 0, audioCount: 0, linkCount: 0 },
      },
    ],
    ...(subscription ? { subscription } : {}),
  };
  return renderApp(
    <Routes>
      <Route path="/:blogname/support" element={<SupportBlogPage />} />
      <Route path="/checkout/:id" element={<p>The checkout</p>} />
    </Routes>,
    {
      path: '/anna/support',
      blogs,
      answer: (request) => {
        if (request.path === '/v2/blog/anna/info') return { blog: anna };
        if (request.path === '/v2/explore/recommended/blogs') return { blogs: [], links: {} };
        return answer(request) ?? { memberships };
      },
    },
  );
}

it('SupportBlogPage names plans with their price, and opens the checkout of the one that was seen', async () => {
  const { user, requests } = open(({ method }) =>
    method === 'POST' ? { checkout: aCheckout() } : undefined,
  );
  expect(await screen.findByRole('heading', { name: '9 people support anna', level: 1 })).toBeTruthy();
  expect(screen.getByText('Flour is dear.')).toBeTruthy();
  expect(screen.getByText('4 posts have a part for supporters.')).toBeTruthy();
  expect(screen.getByText('Tax of 23% in Portugal is in the price.', { exact: false })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'By the year, two months less' }));
  await user.click(screen.getByRole('button', { name: 'Support anna, €40.00' }));
  expect(await screen.findByText('The checkout')).toBeTruthy();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    tumblelog: 'anna',
    plan_id: 'loaf',
    period: 'year',
    expected_price: 4000,
    expected_currency: 'EUR',
    is_listed: false,
    path: '/anna',
  });
});

it('SupportBlogPage says why a checkout could not be opened', async () => {
  const { user } = open(({ method }) =>
    method === 'POST' ? new ApiFailure(409, 17_004, 'The price has changed.') : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'Support anna, €4.00' }));
  expect((await screen.findByRole('alert')).textContent).toContain('price');
});

it('SupportBlogPage shows a supporter their membership in place of the plans, and stops it with one press', async () => {
  const subscription = aSubscription({
    id: '9',
    kind: 'memberships',
    price: euros(400),
    blog: anna,
    plan: aPlan(),
  });
  const { user, requests } = open(({ method }) => (method === 'DELETE' ? { subscription } : undefined), {
    subscription,
  });
  await user.click(await screen.findByRole('button', { name: 'Stop supporting anna' }));
  await expect.poll(() => requests.some(({ method }) => method === 'DELETE')).toBe(true);
  expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe('/v2/memberships/subscriptions/9');
  expect(screen.queryByRole('radio')).toBeNull();
});

it('SupportBlogPage leads visitors to the log-in', async () => {
  open(() => undefined, { blogs: [] });
  const link = await screen.findByRole('link', { name: 'Log in to support anna' });
  expect(link.getAttribute('href')).toBe('/login?redirect_to=%2Fanna%2Fsupport');
});

it('SupportBlogPage says that a blog has no memberships', async () => {
  open(() => new ApiFailure(404, 4004, 'There is nothing here.'));
  expect(await screen.findByText('You cannot support anna with money')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to anna' }).getAttribute('href')).toBe('/anna');
});

it('SupportBlogPage names supporters who agreed, and lists what is behind it by title and amounts', async () => {
  open(() => undefined);
  const beads = await screen.findByRole('list', { name: 'Supporters who like to be seen' });
  expect(
    within(beads)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/odile', '/greta']);
  const behind = screen.getByRole('region', { name: 'What is behind it' });
  expect(within(behind).getByRole('link', { name: 'All forty, before stacking' }).getAttribute('href')).toBe(
    '/anna/71',
  );
  expect(within(behind).getByText('40 pictures and 620 words')).toBeTruthy();
});

it('SupportBlogPage sends the consent to be named only when it was given', async () => {
  const { user, requests } = open(({ method }) =>
    method === 'POST' ? { checkout: aCheckout() } : undefined,
  );
  const consent = await screen.findByRole('checkbox', { name: 'Name me among those who support anna' });
  expect(consent).toHaveProperty('checked', false);
  await user.click(consent);
  await user.click(screen.getByRole('button', { name: 'Support anna, €4.00' }));
  expect(await screen.findByText('The checkout')).toBeTruthy();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ is_listed: true });
});

it('SupportBlogPage lets a supporter withdraw the consent to be named with one press', async () => {
  const subscription = aSubscription({ id: '9', kind: 'memberships', blog: anna, isListed: true });
  const { user, requests } = open(({ method }) => (method === 'PUT' ? { subscription } : undefined), {
    subscription,
  });
  const consent = await screen.findByRole('switch', { name: 'Name me among those who support anna' });
  expect(consent).toHaveProperty('checked', true);
  await user.click(consent);
  const put = requests.find(({ method }) => method === 'PUT');
  expect(put).toMatchObject({
    path: '/v2/memberships/subscriptions/9/listing',
    body: { is_listed: false },
  });
});

it('SupportBlogPage lets a supporter choose another plan from the next payment on', async () => {
  const subscription = aSubscription({
    id: '9',
    kind: 'memberships',
    price: euros(400),
    blog: anna,
    plan: aPlan(),
  });
  const { user, requests } = open(({ method }) => (method === 'PUT' ? { subscription } : undefined), {
    subscription,
  });
  await user.click(await screen.findByRole('button', { name: 'Change how you support anna' }));
  expect(await screen.findByText('This is what you have.', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change it from then on' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Friend of the oven/ }));
  expect(screen.getByText(/Friend of the oven, €12.00 a month/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change it from then on' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/v2/memberships/subscriptions/9/change',
    body: { plan_id: 'oven', period: 'month', expected_price: 1200, expected_currency: 'EUR' },
  });
});

it('SupportBlogPage keeps the choice of a plan that was refused, and says why', async () => {
  const subscription = aSubscription({ id: '9', kind: 'memberships', blog: anna, plan: aPlan() });
  const { user } = open(
    ({ method }) => (method === 'PUT' ? new ApiFailure(409, 17_004, 'The price has changed.') : undefined),
    { subscription },
  );
  await user.click(await screen.findByRole('button', { name: 'Change how you support anna' }));
  await user.click(await screen.findByRole('radio', { name: /Friend of the oven/ }));
  await user.click(screen.getByRole('button', { name: 'Change it from then on' }));
  expect((await screen.findByRole('alert')).textContent).toContain('price');
  expect(screen.getByRole('radio', { name: /Friend of the oven/ })).toHaveProperty('checked', true);
});

it('SupportBlogPage names a chosen change, and takes it back with one press', async () => {
  const subscription = aSubscription({
    id: '9',
    kind: 'memberships',
    blog: anna,
    plan: aPlan(),
    change: {
      period: 'year',
      price: { ...euros(12_000), country: 'PT' },
      fromTs: 1_830_000_000,
      plan: aPlan({ id: 'oven', name: 'Friend of the oven' }),
    },
  });
  const { user, requests } = open(({ method }) => (method === 'DELETE' ? { subscription } : undefined), {
    subscription,
  });
  expect(await screen.findByText(/Friend of the oven, €120.00 a year/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take the change back' }));
  await expect
    .poll(() => requests.find(({ method }) => method === 'DELETE')?.path)
    .toBe('/v2/memberships/subscriptions/9/change');
});
