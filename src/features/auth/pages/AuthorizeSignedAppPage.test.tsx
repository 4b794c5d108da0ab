import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import AuthorizeSignedAppPage from './AuthorizeSignedAppPage.tsx';

const found = {
  app: {
    clientId: 'fog-bell',
    name: 'Fog Bell',
    description: 'Rings for fog.',
    website: 'https://bell.example',
  },
  scopes: [{ name: 'basic', description: '' }],
  alreadyAuthorized: false,
  redirectUri: 'https://bell.example/back',
};
const { redirectUri: _, ...withoutAddress } = found;

function open(answer: (requests: ServerRequest) => unknown, query = '?oauth_token=rt-1') {
  return renderApp(<AuthorizeSignedAppPage />, {
    blogs: [aBlog('ivy')],
    path: `/oauth/authorize${query}`,
    answer,
  });
}

it('AuthorizeSignedAppPage names the app, the member and the redirect host', async () => {
  const { requests } = open(() => found);
  expect(
    await screen.findByRole('heading', { name: 'Fog Bell asks for access to your account' }),
  ).toBeTruthy();
  expect(screen.getByText('You are logged in as ivy.')).toBeTruthy();
  expect(screen.getByText('After your choice you continue to bell.example.')).toBeTruthy();
  expect(requests.filter(({ path }) => path.startsWith('/v2/oauth')).map(({ method }) => method)).toEqual([
    'GET',
  ]);
});

it('AuthorizeSignedAppPage shows the code and where to type it when there is no redirect', async () => {
  const { user, requests } = open(({ method }) =>
    method === 'POST' ? { verifier: 'k7qd-81zn' } : withoutAddress,
  );
  expect(await screen.findByText('If you allow it, you get a code to type into Fog Bell.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Allow Fog Bell' }));
  expect(await screen.findByText('k7qd-81zn')).toBeTruthy();
  expect(screen.getByText('Type this code into Fog Bell. It works once, for ten minutes.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Allow Fog Bell' })).toBeNull();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { oauth_token: 'rt-1', allow: true },
  ]);
});

it('AuthorizeSignedAppPage confirms a refusal when there is no redirect', async () => {
  const { user } = open(({ method }) => (method === 'POST' ? {} : withoutAddress));
  await user.click(await screen.findByRole('button', { name: 'Do not allow' }));
  expect(
    await screen.findByRole('heading', { name: 'You did not give Fog Bell access to your account' }),
  ).toBeTruthy();
});

it('AuthorizeSignedAppPage shows why a decision failed, and accepts another', async () => {
  const { user, requests } = open(({ method }) =>
    method === 'POST' ? new ApiFailure(503, 5003, 'A short maintenance.') : found,
  );
  await user.click(await screen.findByRole('button', { name: 'Allow Fog Bell' }));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Allow Fog Bell' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
});

it('AuthorizeSignedAppPage offers no approval for an expired request', async () => {
  open(() => new ApiFailure(404, 4004, 'What the app asked for is over.'));
  expect(await screen.findByText('What the app asked for is over.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Allow/ })).toBeNull();
});

it('AuthorizeSignedAppPage reports an incomplete link without asking the server', async () => {
  const { requests } = open(() => found, '');
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
  expect(requests.filter(({ path }) => path.startsWith('/v2/oauth'))).toEqual([]);
});
