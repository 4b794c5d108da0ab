import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import LostPicturesPage from './LostPicturesPage.tsx';

const imageFailures = {
  isMeasured: true,
  total: 149,
  previousTotal: 12,
  days: [
    { day: '2026-05-05', failures: 9 },
    { day: '2026-05-06', failures: 140 },
  ],
  pages: [
    { kind: 'dashboard', failures: 120 },
    { kind: 'blog', failures: 29 },
  ],
  hosts: [{ host: 'media.skein.example', failures: 149 }],
};

function show(answer: Answer) {
  return renderApp(<LostPicturesPage />, {
    blogs: [aBlog('bo')],
    isAdmin: true,
    path: '/settings/admin/lost-pictures',
    answer: (request) => {
      if (request.path === '/v2/admin/counts') return new ApiFailure(503, 5003, 'Later.');
      return answer(request);
    },
  });
}

it('LostPicturesPage shows lost pictures by day, by host and by kind of page', async () => {
  show(() => ({ imageFailures }));
  expect(await screen.findByText('12 in the 2 days before')).toBeTruthy();
  expect(screen.getByRole('img', { name: /pictures lost, .*140 at most/ })).toBeTruthy();
  const hosts = screen.getByRole('table', { name: 'Whose pictures' });
  expect(within(hosts).getByRole('rowheader', { name: 'media.skein.example' })).toBeTruthy();
  const pages = screen.getByRole('table', { name: 'On which pages' });
  expect(
    within(pages)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dashboard12081%', 'Blogs2919%']);
});

it('LostPicturesPage says that a site takes no reports, and shows none lost on one that does', async () => {
  const none = { ...imageFailures, total: 0, previousTotal: 0, pages: [], hosts: [] };
  const { unmount } = show(() => ({ imageFailures: { ...none, isMeasured: false } }));
  expect(await screen.findByText('This site takes no reports of pictures')).toBeTruthy();
  unmount();
  show(() => ({ imageFailures: none }));
  expect(await screen.findByText('pictures lost', { selector: 'span' })).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Whose pictures' })).toBeNull();
});

it('LostPicturesPage says why the figures did not load, and loads them again', async () => {
  let answer: unknown = new ApiFailure(503, 5003, 'Later.');
  const { user } = show(() => answer);
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  answer = { imageFailures };
  await user.click(retry);
  expect(await screen.findByRole('table', { name: 'Whose pictures' })).toBeTruthy();
});
