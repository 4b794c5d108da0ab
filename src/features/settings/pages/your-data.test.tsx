import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import YourDataPage from './YourDataPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const DAY_SECONDS = 86_400;
const ASKED_AT_SECONDS = 1_780_000_000;
const ready = {
  id: '1',
  status: 'ready',
  requestedTs: ASKED_AT_SECONDS,
  readyTs: ASKED_AT_SECONDS,
  expiresTs: ASKED_AT_SECONDS + 7 * DAY_SECONDS,
  bytes: 48_200_000,
  url: '/privacy/download/1/proof',
};
const running = { id: '2', status: 'running', requestedTs: ASKED_AT_SECONDS + DAY_SECONDS, progress: 62 };
const blogs = [aBlog('ivy')];

it('YourDataPage starts an archive and shows its progress', async () => {
  let downloads: object[] = [];
  const { user, requests: calls } = renderApp(<YourDataPage />, {
    blogs,
    answer: ({ method }: ServerRequest) => {
      if (method === 'POST') downloads = [running];
      return method === 'POST' ? { download: running } : { downloads };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Export my data' }));
  const bar = await screen.findByRole('progressbar', { name: 'Progress of the archive' });
  expect(bar.getAttribute('value')).toBe('62');
  // Archives are created one at a time, so the button is disabled.
  await user.click(screen.getByRole('button', { name: /Export my data/ }));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('YourDataPage offers a finished archive, and deletes it in its place', async () => {
  let downloads: object[] = [ready, { ...ready, id: '3', status: 'expired', url: undefined }];
  const { user, requests: calls } = renderApp(<YourDataPage />, {
    blogs,
    answer: ({ method }: ServerRequest) => {
      if (method === 'DELETE') downloads = [];
      return method === 'DELETE' ? undefined : { downloads };
    },
  });
  const link = await screen.findByRole('link', { name: /Fetch the archive of/ });
  expect(link.getAttribute('href')).toBe(ready.url);
  expect(screen.getByText(/49 MB, can be downloaded until/)).toBeTruthy();
  expect(screen.getByText(/Expired on/)).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: /Delete the archive of/ });
  await user.click(first as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Your archives' })).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/v2/privacy/download/1',
  ]);
});

it('YourDataPage shows why an archive was not started, and loads the list', async () => {
  let downloads: object[] = [];
  const { user } = renderApp(<YourDataPage />, {
    blogs,
    answer: ({ method }: ServerRequest) => {
      if (method === 'POST') downloads = [running];
      return method === 'POST'
        ? new ApiFailure(409, 4033, 'Your data is being packed already.')
        : { downloads };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Export my data' }));
  expect(await screen.findByText('Your data is being packed already.')).toBeTruthy();
  expect(await screen.findByRole('progressbar')).toBeTruthy();
});

it('YourDataPage offers to load a failed list again', async () => {
  let isDown = true;
  const { user } = renderApp(<YourDataPage />, {
    blogs,
    answer: () => (isDown ? new ApiFailure(503, 5003, 'A short maintenance.') : { downloads: [] }),
  });
  await screen.findByText('A short maintenance.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Export my data' })).toBeTruthy();
});
