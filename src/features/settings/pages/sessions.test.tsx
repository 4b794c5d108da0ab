import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examples } from '#openapi/examples/settings.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import SessionsPage from './SessionsPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const { settings } = examples.getUserSettings.responses[200].marlow.value;
const times = { createdTs: 1_780_000_000, lastActiveTs: 1_780_000_000 };
const here = { id: 'cookie-1', current: true, kind: 'cookie', clientName: 'Firefox on Linux', ...times };
const phone = { id: 'cookie-2', current: false, kind: 'cookie', clientName: 'Safari on iPhone', ...times };

it('SessionsPage lists sessions, ends another in its place, and offers no button for the current one', async () => {
  let sessions = [here, phone];
  const { user, requests } = renderApp(<SessionsPage />, {
    blogs: [aBlog('ivy')],
    answer: ({ method, path }: ServerRequest) => {
      if (path === '/v2/user/settings') return { settings };
      if (method !== 'DELETE') return { sessions, links: {} };
      sessions = [here];
      return undefined;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/v2/account/sessions/cookie-2',
  ]);
  expect(screen.queryByRole('button', { name: 'Log out Firefox on Linux' })).toBeNull();
});

it('SessionsPage keeps the list and shows why others cannot be logged out', async () => {
  const { user } = renderApp(<SessionsPage />, {
    blogs: [aBlog('ivy')],
    answer: ({ method, path }: ServerRequest) => {
      if (path === '/v2/user/settings') return { settings };
      if (method === 'DELETE') return new ApiFailure(503, 5003, 'A short maintenance.');
      return { sessions: [here, phone], links: {} };
    },
  });
  await screen.findByText('Safari on iPhone');
  await user.click(screen.getByRole('button', { name: 'Log out all other browsers' }));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  expect(screen.getByText('Safari on iPhone')).toBeTruthy();
});

it('SessionsPage saves whether new logins are announced', async () => {
  const { user, requests } = renderApp(<SessionsPage />, {
    blogs: [aBlog('ivy')],
    answer: ({ path }: ServerRequest) =>
      path === '/v2/user/settings' ? { settings } : { sessions: [here, phone], links: {} },
  });
  await user.click(await screen.findByRole('switch', { name: 'E-mail me about log-ins from new devices' }));
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { account: { login_alerts: false } },
    ]),
  );
});
