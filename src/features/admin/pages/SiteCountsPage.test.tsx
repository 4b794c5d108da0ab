import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { examples as telemetry } from '#openapi/examples/telemetry-and-embeds.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import SiteCountsPage from './SiteCountsPage.tsx';

const { month, unmeasured } = telemetry.getSiteFigures.responses[200];

function show(answer: Answer) {
  const asked: string[] = [];
  const page = renderApp(<SiteCountsPage />, {
    blogs: [aBlog('bo')],
    isAdmin: true,
    path: '/settings/admin/numbers',
    answer: (request) => {
      if (request.path !== '/v2/admin/figures') return new ApiFailure(503, 5003, 'Later.');
      asked.push(`?${request.query}`);
      return answer(request);
    },
  });
  return { ...page, asked };
}

it('SiteCountsPage shows posts, members, accounts and views of thirty days as charts, each with its table', async () => {
  const { user } = show(() => month.value);
  expect(
    await screen.findByRole('img', { name: /^posts published, from .*: [\d,]+ at most, on/ }),
  ).toBeTruthy();
  for (const name of [/^members here/, /^accounts made/, /^page views/])
    expect(screen.getByRole('img', { name })).toBeTruthy();
  const [first] = screen.getAllByText('As a table');
  if (first) await user.click(first);
  const table = screen.getByRole('table', { name: 'posts published' });
  expect(within(table).getAllByRole('row')).toHaveLength(31);
  expect(within(table).getByRole('columnheader', { name: 'the days before' })).toBeTruthy();
  const devices = screen.getByRole('table', { name: 'Devices' });
  expect(within(devices).getByRole('row', { name: 'Phones 268,100 63%' })).toBeTruthy();
  expect(screen.getByText(/fewer than 5 readers/)).toBeTruthy();
});

it('SiteCountsPage says that a site counts no page views, and shows no empty charts of them', async () => {
  show(() => unmeasured.value);
  expect(await screen.findByText(/counts no page views/)).toBeTruthy();
  expect(screen.queryByRole('img', { name: /^page views/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Devices' })).toBeNull();
});

it('SiteCountsPage asks for the last 90 days, and for an own range once it is one', async () => {
  const { user, asked } = show(() => month.value);
  await screen.findByRole('img', { name: /^posts published/ });
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  const [, longer = ''] = asked;
  const days = new URLSearchParams(longer);
  expect(Date.parse(days.get('to') ?? '') - Date.parse(days.get('from') ?? '')).toBe(89 * 86_400_000);
  await user.click(screen.getByRole('radio', { name: 'Own range' }));
  await user.clear(screen.getByLabelText('First day'));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('Choose both days.')).toBeTruthy();
  await user.type(screen.getByLabelText('First day'), '2026-01-02');
  await user.clear(screen.getByLabelText('Last day'));
  await user.type(screen.getByLabelText('Last day'), '2026-01-01');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('The first day comes after the last one.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Last day'));
  await user.type(screen.getByLabelText('Last day'), '2026-01-09');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?from=2026-01-02&to=2026-01-09'));
  expect(asked).toHaveLength(3);
});

it('SiteCountsPage says that the figures could not be loaded, and loads them again', async () => {
  let isDown = true;
  const { user } = show(() => (isDown ? new ApiFailure(503, 5003, 'Later.') : month.value));
  const heading = await screen.findByRole('heading', { name: 'The figures could not be loaded' });
  isDown = false;
  const section = heading.closest('section');
  const again = section ? within(section).getAllByRole('button', { name: 'Try again' }) : [];
  expect(again).toHaveLength(1);
  if (again[0]) await user.click(again[0]);
  expect(await screen.findByRole('img', { name: /^posts published/ })).toBeTruthy();
});
