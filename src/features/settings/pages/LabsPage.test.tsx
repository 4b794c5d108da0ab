import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import LabsPage from './LabsPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const flags = [
  { name: 'closer', title: 'Closer together', description: 'Less room.', enabled: true, experimental: false },
  { name: 'wheel', title: 'A wheel', description: 'It turns.', enabled: false, experimental: true },
];
function show(answer: Answer) {
  return renderApp(<LabsPage />, { blogs: [aBlog('ivy')], answer });
}
const wheel = () => screen.getByRole<HTMLInputElement>('switch', { name: 'A wheel' });

it('LabsPage lists features, and confirms at the switch that one is on', async () => {
  const { user, requests } = show(({ method }) => (method === 'PUT' ? { flag: flags[1] } : { flags }));
  expect((await screen.findAllByRole<HTMLInputElement>('switch')).map(({ checked }) => checked)).toEqual([
    true,
    false,
  ]);
  expect(screen.getByText('It turns. It is an experiment and may not always work.')).toBeTruthy();
  await user.click(wheel());
  await screen.findByText('Saved');
  expect(wheel().checked).toBe(true);
  expect(requests.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    ['/v2/labs/flags/wheel', { enabled: true }],
  ]);
  // The page reads the enabled features from the member, who is refetched.
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/v2/user/info'));
});

it('LabsPage turns a refused switch back and shows why', async () => {
  const { user } = show(({ method }) =>
    method === 'PUT' ? new ApiFailure(503, 5003, 'A short maintenance.') : { flags },
  );
  await screen.findAllByRole('switch');
  await user.click(wheel());
  const why = await screen.findByText('A short maintenance.');
  expect(wheel().checked).toBe(false);
  expect(wheel().getAttribute('aria-describedby')).toContain(why.closest('[id]')?.id);
});

it('LabsPage reports that there are no features', async () => {
  show(() => ({ flags: [] }));
  expect(await screen.findByRole('heading', { name: 'There is nothing to try right now' })).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('LabsPage reports a failed list and loads it again', async () => {
  let isDown = true;
  const { user } = show(() => (isDown ? new ApiFailure(400, 5001, 'This is not available yet.') : { flags }));
  expect(within(await screen.findByRole('alert')).getByText('This is not available yet.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('switch')).toHaveLength(2);
});
