import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aPlan, euros, nowTs } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import MembershipsPage from './MembershipsPage.tsx';
import SupportersPage from './SupportersPage.tsx';

const own = aBlog('mara', { admin: true });
const profile = {
  enabled: false,
  blog: own,
  description: [],
  plans: [aPlan({ supporterCount: 2 }), aPlan({ id: 'oven', name: 'Friend of the oven', supporterCount: 0 })],
  supporterCount: 2,
  monthlyRevenue: euros(586),
  isSkeinpayOnboarded: false,
};

function open(answer: (request: ServerRequest) => unknown, path = '/blog/mara/post-plus') {
  return renderApp(
    <Routes>
      <Route path="/blog/:blogName/post-plus" element={<MembershipsPage />} />
      <Route path="/blog/:blogName/post-plus/supporters" element={<SupportersPage />} />
    </Routes>,
    { blogs: [own], path, answer: (request) => answer(request) ?? { memberships: profile } },
  );
}

/** Answers with the income of the blog, and with its supporters. */
function withIncome(income: object, supporters: readonly object[] = []) {
  return ({ path }: ServerRequest) =>
    path.endsWith('/supporters')
      ? { supporters, total: supporters.length, links: {} }
      : { memberships: { ...profile, income } };
}

function sent(requests: readonly ServerRequest[]) {
  return requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);
}

it('MembershipsPage names people, money and plans', async () => {
  open(() => undefined);
  expect(await screen.findByRole('heading', { name: '2 people support this blog' })).toBeTruthy();
  expect(screen.getByText('€5.86')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Friend of the oven' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete A loaf a month' })).toBeNull();
});

it('MembershipsPage knits the supporters of the last months, with the same numbers as a table, and lists payouts', async () => {
  const month = (name: string, count: number) => ({
    month: name,
    paid: euros(count * 400),
    share: euros(count * 293),
    fees: euros(count * 32),
    tax: euros(count * 75),
    supporters: [{ planId: 'loaf', planName: 'A loaf a month', count }],
  });
  const payouts = [
    { id: 'two', amount: euros(586), status: 'started', createdTs: nowTs() },
    { id: 'one', amount: euros(293), status: 'done', createdTs: nowTs(), settledTs: nowTs() },
  ];
  const income = { months: [month('2026-10', 1), month('2026-11', 2)], owed: euros(586), payouts };
  const { user } = open(withIncome(income));
  expect(await screen.findByRole('heading', { name: '€8.00 this month' })).toBeTruthy();
  const chart = 'Supporters by month: 1 in October 2026, 2 in November 2026';
  expect(screen.getByRole('img', { name: chart })).toBeTruthy();
  await user.click(screen.getByText('As a table'));
  expect(screen.getByRole('row', { name: 'November 2026 2 €8.00 €5.86 €0.64 €1.50' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '€5.86 to be paid out' })).toBeTruthy();
  const [refused, done] = screen.getAllByRole('listitem').filter(({ dataset }) => dataset.status);
  expect(refused?.textContent).toContain('tried again every hour');
  expect(done?.textContent).toMatch(/^€2\.93.*2026/);
});

it('MembershipsPage draws the latest supporters below the chart, who came first on top, and offers statements', async () => {
  const month = (name: string, count: number) => ({
    month: name,
    paid: euros(400),
    share: euros(293),
    fees: euros(32),
    tax: euros(75),
    supporters: [{ planId: 'loaf', planName: 'A loaf a month', count }],
  });
  const statements = [{ year: 2026, csvUrl: '/blog/mara/post-plus/statements/2026.csv' }];
  const months = [month('2026-10', 3), month('2026-11', 1)];
  const income = { months, owed: euros(586), payouts: [], statements };
  const supporter = (name: string, rest: object) => ({
    id: name,
    blog: aBlog(name),
    plan: aPlan(),
    period: 'month',
    status: 'active',
    sinceTs: Date.UTC(2026, 10, 3) / 1000,
    total: euros(400),
    ...rest,
  });
  const left = {
    status: 'cancelled',
    sinceTs: Date.UTC(2026, 8, 1) / 1000,
    endsTs: Date.UTC(2026, 9, 1) / 1000,
  };
  const supporters = [supporter('jonas', { message: 'For the bread.' }), supporter('ida', left)];
  open(withIncome(income, supporters));
  expect(await screen.findByText(/2 fewer than in October 2026/)).toBeTruthy();
  const section = await screen.findByRole('region', { name: 'Latest supporters' });
  const [first, second] = within(section).getAllByRole('listitem');
  expect([first?.dataset.state, first?.textContent]).toEqual([
    'gone',
    expect.stringMatching(/^ida.*Sep 1, 2026 to Oct 1, 2026/),
  ]);
  expect([second?.dataset.state, second?.textContent]).toEqual([
    'going',
    expect.stringMatching(/^jonas.*since Nov 3, 2026.*For the bread\.$/),
  ]);
  const link = screen.getByRole('link', { name: 'Statement for 2026, CSV' });
  expect(link.getAttribute('href')).toBe('/blog/mara/post-plus/statements/2026.csv');
});

it('MembershipsPage shows the months when the latest supporters cannot be loaded, and loads them again', async () => {
  const sums = { paid: euros(400), share: euros(293), fees: euros(32), tax: euros(75) };
  const months = [
    { month: '2026-11', ...sums, supporters: [{ planId: 'loaf', planName: 'Loaf', count: 1 }] },
  ];
  const income = { months, owed: euros(293), payouts: [] };
  let isBroken = true;
  const { user } = open((request) => {
    if (isBroken && request.path.endsWith('/supporters')) return new ApiFailure(503, 1, 'Down.');
    return withIncome(income)(request);
  });
  expect(await screen.findByRole('heading', { name: '€4.00 this month' })).toBeTruthy();
  const retry = await screen.findByRole('button', { name: /Try again|Retry/ });
  isBroken = false;
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Try again|Retry/ })).toBeNull());
  expect(screen.getByRole('heading', { name: '€4.00 this month' })).toBeTruthy();
});

it('MembershipsPage draws no income of a blog that nobody ever supported', async () => {
  const none = { paid: euros(0), share: euros(0), fees: euros(0), tax: euros(0), supporters: [] };
  const income = { months: [{ month: '2026-11', ...none }], owed: euros(0), payouts: [] };
  open(withIncome(income));
  await screen.findByRole('heading', { name: '2 people support this blog' });
  expect(screen.queryByText(/this month/)).toBeNull();
  expect(screen.queryByText(/to be paid out/)).toBeNull();
});

it('MembershipsPage adds a plan with its price in the smallest unit, and refuses a price that is none', async () => {
  const { user, requests } = open(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Another plan' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of the plan' }), 'Crumbs');
  await user.type(screen.getByRole('textbox', { name: /A month, with tax/ }), 'much');
  await user.click(screen.getByRole('button', { name: 'Add the plan' }));
  expect(await screen.findByText(/A month costs between/)).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: /A month, with tax/ }));
  await user.type(screen.getByRole('textbox', { name: /A month, with tax/ }), '2,50');
  await user.type(screen.getByRole('textbox', { name: /What supporters get/ }), 'Crumbs\nMore crumbs');
  await user.click(screen.getByRole('button', { name: 'Add the plan' }));
  await expect.poll(() => sent(requests)).toHaveLength(1);
  const plan = { name: 'Crumbs', description: '', amount: 250, currency: 'EUR', is_open: true };
  expect(sent(requests)).toEqual([
    ['POST', '/v2/blog/mara/support/plans', { ...plan, perks: ['Crumbs', 'More crumbs'] }],
  ]);
});

it('MembershipsPage closes and deletes plans, and switches memberships on', async () => {
  const { user, requests } = open(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Close A loaf a month' }));
  await user.click(screen.getByRole('button', { name: 'Delete Friend of the oven' }));
  await user.click(screen.getByRole('switch', { name: 'People can support this blog' }));
  await expect.poll(() => sent(requests)).toHaveLength(3);
  expect(sent(requests)).toEqual([
    ['PUT', '/v2/blog/mara/support/plans/loaf', expect.objectContaining({ amount: 400, is_open: false })],
    ['DELETE', '/v2/blog/mara/support/plans/oven', undefined],
    ['PATCH', '/v2/blog/mara/support', { enabled: true }],
  ]);
});

it('MembershipsPage says why memberships cannot be switched on', async () => {
  const { user } = open(({ method }) =>
    method === 'PATCH' ? new ApiFailure(409, 4032, 'Set up payouts first.') : undefined,
  );
  await user.click(await screen.findByRole('switch', { name: 'People can support this blog' }));
  expect(await screen.findByText('Set up payouts first.')).toBeTruthy();
});

it('SupportersPage lists supporters with plan, sum and words', async () => {
  const supporter = {
    id: '1',
    blog: aBlog('bo'),
    plan: aPlan(),
    status: 'active',
    period: 'month',
    sinceTs: nowTs(),
  };
  open(
    ({ path }) =>
      path === '/v2/blog/mara/support/supporters'
        ? {
            supporters: [{ ...supporter, total: euros(4000), message: 'For the loaf.' }],
            total: 1,
            links: {},
          }
        : undefined,
    '/blog/mara/post-plus/supporters',
  );
  expect(await screen.findByText('For the loaf.')).toBeTruthy();
  expect(screen.getByText('€40.00')).toBeTruthy();
  expect(screen.getByText(/A loaf a month, since/)).toBeTruthy();
});
