import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import BoopsPage from './BoopsPage.tsx';

afterEach(() => {
  act(clearToasts);
});

function boop(id: string, from: string, to: string, kind = 'normal') {
  return { id, kind, from: aBlog(from), to: aBlog(to), timestamp: 1_780_000_000 };
}
const counts = { sent: 1, received: 3, canBoop: true };
function show(answer: Answer, path = '/activity/boops') {
  return renderApp(<BoopsPage />, { blogs: [aBlog('ivy')], answer, path });
}
const rowsOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

it('BoopsPage lists received boops, and offers to return the latest of each blog', async () => {
  const boops = [
    boop('3', 'otto', 'ivy', 'super'),
    boop('2', 'mara', 'ivy', 'mischievous'),
    boop('1', 'otto', 'ivy'),
  ];
  const { user, requests } = show(({ method }) =>
    method === 'POST' ? { boop: boop('4', 'ivy', 'mara'), counts } : { boops, links: {}, counts },
  );
  await screen.findByText('3 received, 1 given');
  expect(rowsOf('Boops received').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Gave you a super boop'),
    expect.stringContaining('Booped you mischievously'),
    expect.stringContaining('Booped you ·'),
  ]);
  expect(
    screen.getAllByRole('button', { name: /^Boop back/ }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Boop back: otto', 'Boop back: mara']);
  await user.click(screen.getByRole('button', { name: 'Boop back: mara' }));
  await screen.findByText('You booped mara.');
  expect(requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/v2/boops', { tumblelog: 'mara' }],
  ]);
  // The list is refetched after the write.
  await waitFor(() => expect(requests.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
});

it('BoopsPage shows why a boop failed', async () => {
  const { user } = show(({ method }) =>
    method === 'POST'
      ? new ApiFailure(409, 4033, 'otto has yet to boop back.')
      : { boops: [boop('1', 'otto', 'ivy')], links: {}, counts },
  );
  await user.click(await screen.findByRole('button', { name: 'Boop back: otto' }));
  expect(await screen.findByText(/otto has yet to boop back/)).toBeTruthy();
});

it('BoopsPage lists sent boops without a return button', async () => {
  const { requests } = show(
    () => ({ boops: [boop('1', 'ivy', 'otto')], links: {}, counts }),
    '/activity/boops?direction=sent',
  );
  expect(await screen.findByText(/You booped them/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Boop back/ })).toBeNull();
  expect(requests.map(({ query }) => query.get('direction'))).toContain('sent');
});

it.each([
  [true, '', 'Nobody booped you yet'],
  [true, '?direction=sent', 'You have not booped anybody yet'],
  [false, '', 'Boops are off'],
])('BoopsPage explains an empty list (takes part: %j, %s)', async (canBoop, search, words) => {
  show(
    () => ({ boops: [], links: {}, counts: { sent: 0, received: 0, canBoop } }),
    `/activity/boops${search}`,
  );
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'View the labs' }) !== null).toBe(!canBoop);
});

it('BoopsPage shows an error when loading fails, and retries', async () => {
  let isDown = true;
  const { user } = show(() =>
    isDown
      ? new ApiFailure(400, 5001, 'This is not available yet.')
      : { boops: [boop('1', 'otto', 'ivy')], links: {}, counts },
  );
  expect(within(await screen.findByRole('alert')).getByText('This is not available yet.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Booped you/)).toBeTruthy();
});
