import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import SlowPagesPage from './SlowPagesPage.tsx';

function shares(loads: number, p75: number, poor: number) {
  return {
    ...{ loads, p75, poor },
    ...{ good: loads - 2 * poor, middling: poor },
  };
}
const none = { loads: 0, good: 0, middling: 0, poor: 0 };
const pageTimings = {
  isMeasured: true,
  metric: 'lcp',
  goodUpTo: 2500,
  poorAbove: 4000,
  all: shares(1200, 1844, 60),
  days: [
    { day: '2026-05-05', timings: none },
    { day: '2026-05-06', timings: shares(1200, 1844, 60) },
  ],
  routes: [
    { route: '/tagged/:tag?', timings: shares(200, 2730, 20) },
    { route: '/dashboard', timings: shares(1000, 640, 40) },
  ],
  releases: [{ release: '', timings: shares(1200, 1844, 60) }],
};

function show(answer: Answer) {
  return renderApp(<SlowPagesPage />, {
    blogs: [aBlog('bo')],
    isAdmin: true,
    path: '/settings/admin/slow-pages',
    answer: (request) => {
      if (request.path === '/v2/admin/counts') return new ApiFailure(503, 5003, 'Later.');
      return answer(request);
    },
  });
}

it('SlowPagesPage shows each page and release with its percentile and shares, and the good loads by day', async () => {
  const { user } = show(() => ({ pageTimings }));
  const pages = await screen.findByRole('table', { name: 'By page, the slowest first' });
  const rows = within(pages).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent).join('|'))).toEqual([
    'Page of a tag||2.7 sec|80%|10%|10%|200',
    'Dashboard||640 ms|92%|4%|4%|1,000',
  ]);
  const releases = screen.getByRole('table', { name: 'By release' });
  expect(within(releases).getByRole('rowheader', { name: 'without a name' })).toBeTruthy();
  expect(screen.getByText('1.8 sec', { selector: 'b' })).toBeTruthy();
  await user.click(screen.getByText('As a table'));
  const [first, last] = within(screen.getByRole('table', { name: /three of four/ }))
    .getAllByRole('row')
    .slice(1);
  expect([first?.textContent, last?.textContent]).toEqual(['May 5–––0', 'May 690551,200']);
});

it('SlowPagesPage asks for the timing that was chosen', async () => {
  const { user, requests } = show(({ query }) => ({
    pageTimings: {
      ...pageTimings,
      metric: query.get('metric'),
      goodUpTo: 0.1,
      poorAbove: 0.25,
      all: shares(9, 0.04, 1),
    },
  }));
  await user.click(await screen.findByRole('radio', { name: 'Jumping layout' }));
  expect(await screen.findByText('0.04')).toBeTruthy();
  expect(requests.findLast(({ path }) => path === '/v2/admin/page-timings')?.query.get('metric')).toBe('cls');
});

it.each([
  [true, 'Nothing was timed on these days'],
  [false, 'This site times no pages'],
])('SlowPagesPage without timings, on a site that times pages: %s', async (isMeasured, title) => {
  show(() => ({ pageTimings: { ...pageTimings, isMeasured, all: none, routes: [], releases: [] } }));
  expect(await screen.findByText(title)).toBeTruthy();
});

it('SlowPagesPage says why the timings did not load, and loads them again', async () => {
  let answer: unknown = new ApiFailure(503, 5003, 'Later.');
  const { user } = show(() => answer);
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  answer = { pageTimings };
  await user.click(retry);
  expect(await screen.findByRole('table', { name: 'By page, the slowest first' })).toBeTruthy();
});
