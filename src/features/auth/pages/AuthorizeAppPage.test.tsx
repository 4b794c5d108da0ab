import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import AuthorizeAppPage from './AuthorizeAppPage.tsx';

const asks = {
  response_type: 'code',
  client_id: 'fog-bell',
  redirect_uri: 'https://bell.example/back',
  scope: 'basic write',
  state: 'kept',
  code_challenge: 'x'.repeat(43),
};
const found = {
  app: {
    clientId: 'fog-bell',
    name: 'Fog Bell',
    description: 'Rings for fog.',
    website: 'https://bell.example',
    authorName: 'otto',
  },
  scopes: [
    { name: 'basic', description: '' },
    { name: 'write', description: '' },
  ],
  alreadyAuthorized: false,
};

function open(answer: (requests: ServerRequest) => unknown, more: Record<string, string> = {}) {
  const path = `/oauth2/authorize?${new URLSearchParams({ ...asks, ...more })}`;
  return renderApp(<AuthorizeAppPage />, { blogs: [aBlog('ivy')], path, answer });
}

it('AuthorizeAppPage names the app, its scopes, the member and the redirect host', async () => {
  open(() => found);
  expect(
    await screen.findByRole('heading', { name: 'Fog Bell asks for access to your account' }),
  ).toBeTruthy();
  expect(screen.getByText('You are logged in as ivy.')).toBeTruthy();
  expect(screen.getByText('Post, reblog, like, reply and follow as you')).toBeTruthy();
  expect(screen.queryByText('Keep access while you are away, until you remove it')).toBeNull();
  expect(screen.getByText('Made by otto, not by Skein.')).toBeTruthy();
  expect(screen.getByText('After your choice you continue to bell.example.')).toBeTruthy();
});

it("AuthorizeAppPage sends the app's parameters with the decision, and shows why it failed", async () => {
  const { user, requests } = open(({ method }) =>
    method === 'POST' ? new ApiFailure(503, 5003, 'A short maintenance.') : found,
  );
  await user.click(await screen.findByRole('button', { name: 'Do not allow' }));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Allow Fog Bell' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual(
    [false, true].map((allow) => ({ ...asks, code_challenge_method: 'S256', allow })),
  );
});

it('AuthorizeAppPage offers no approval for an invalid request', async () => {
  open(() => new ApiFailure(400, 5016, 'The app did not register that address.'));
  expect(await screen.findByText('The app did not register that address.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Allow/ })).toBeNull();
});

it('AuthorizeAppPage reports an incomplete link without asking the server', async () => {
  const { requests } = open(() => found, { code_challenge: '' });
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
  expect(requests.filter(({ path }) => path.startsWith('/v2/oauth2'))).toEqual([]);
});
