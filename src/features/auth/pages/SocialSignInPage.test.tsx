import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onPendingAction } from '#src/platform/login-wall/pending-action.ts';
import { clearStoredInput } from '#src/platform/login-wall/stored-input.ts';
import { textOf } from '#tests/support/dom.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import SocialSignInPage from './SocialSignInPage.tsx';

afterEach(clearStoredInput);

const NONCE = 'a-nonce-of-a-sign-in';
function open(next: string, answer?: (requests: ServerRequest) => unknown, redirectTo?: string) {
  const pending = {
    nonce: NONCE,
    providerId: 'harbour',
    next,
    email: 'pim@harbour.example',
    expiresTs: 1_800_000_000,
    ...(redirectTo ? { redirectTo } : {}),
  };
  return renderApp(<SocialSignInPage />, {
    path: `/login/with#${NONCE}`,
    answer: (requests) => (requests.method === 'GET' ? { providers: [], pending } : answer?.(requests)),
  });
}
function writes(requests: ServerRequest[]) {
  return requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
}
const session = { session: 'cookie', tokenType: 'bearer', expiresIn: 9 };

it('SocialSignInPage logs a linked member in with one button', async () => {
  const { user, requests } = open('login', () => session);
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(writes(requests)).toEqual([['/v2/tauth/login', { nonce: NONCE }]]));
});

it('SocialSignInPage follows the blog that the visitor came for', async () => {
  const done = vi.fn();
  onPendingAction(done);
  const { user } = open('login', () => session, '/login?follow=mara&redirect_to=%2Fmara');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  const followed = [[{ kind: 'follow', blog: { name: 'mara' } }]];
  await waitFor(() => expect(done.mock.calls).toEqual(followed), { timeout: 15_000 });
  onPendingAction(undefined);
});

it('SocialSignInPage asks for the password that links an account, and for a required code [login-flow-04]', async () => {
  const { user, requests } = open('linkAccount', ({ body }) =>
    'tfa_code' in (body as object) ? session : new ApiFailure(401, 16007, 'Enter the code.'),
  );
  await user.type(await screen.findByLabelText('Your password here'), 'seven wet herons');
  await user.click(screen.getByRole('button', { name: 'Link and log in' }));
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Link and log in' }));
  const link = { nonce: NONCE, link3pa: true, password: 'seven wet herons' };
  await waitFor(() =>
    expect(writes(requests)).toEqual([
      ['/v2/tauth/login', link],
      ['/v2/tauth/login', { ...link, tfa_code: '123456' }],
    ]),
  );
});

it('SocialSignInPage registers a new member, and keeps the values when the age is refused', async () => {
  const { user, requests } = open('register', ({ path }) =>
    path === '/v2/tauth/register' ? new ApiFailure(403, 7, 'You are not old enough to join yet.') : {},
  );
  await user.type(await screen.findByLabelText('Blog name'), 'second-breakfast');
  await user.type(screen.getByLabelText('Your age'), '12');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText('You are not old enough to join yet.')).toBeTruthy();
  expect(screen.getByLabelText('Blog name')).toHaveProperty('value', 'second-breakfast');
  expect(writes(requests)).toContainEqual([
    '/v2/tauth/register',
    { nonce: NONCE, tumblelog: 'second-breakfast', age: 12 },
  ]);
});

it.each([
  ['register', 'Sign up', 400, 16004, 'This sign-in already belongs to an account.'],
  ['noMatchedAccount', 'Sign up', 400, 16004, 'This sign-in already belongs to an account.'],
] as const)(
  'SocialSignInPage (%s) shows a refusal above the button "%s", and keeps the values [login-flow-04]',
  async (next, button, status, code, words) => {
    const { user } = open(next, ({ path }) =>
      path === '/v2/tauth/register' ? new ApiFailure(status, code, words) : {},
    );
    await user.type(await screen.findByLabelText('Blog name'), 'second-breakfast');
    await user.type(screen.getByLabelText('Your age'), '34');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(textOf(screen.getByLabelText('Your age'))).toBe('34');
  },
);

it('SocialSignInPage reports a deleted account above the button, and keeps the password', async () => {
  const { user } = open(
    'linkAccount',
    () => new ApiFailure(404, 16002, 'No account is linked to this log-in yet.'),
  );
  const password = await screen.findByLabelText('Your password here');
  await user.type(password, 'seven wet herons');
  await user.click(screen.getByRole('button', { name: 'Link and log in' }));
  expect(await screen.findByText('No account is linked to this log-in yet.')).toBeTruthy();
  expect(textOf(password)).toBe('seven wet herons');
});

it.each([
  ['over', 'This log-in has expired, or it was started in another browser.'],
  ['refused', 'The other site refused the log-in, or you did not allow it.'],
  ['', 'This log-in has expired, or it was started in another browser.'],
])('SocialSignInPage explains the failure #%s and links to the other forms', async (hash, words) => {
  renderApp(<SocialSignInPage />, { path: `/login/with#${hash}`, answer: () => ({ providers: [] }) });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
});

it('SocialSignInPage reports a sign-in that the server calls expired', async () => {
  renderApp(<SocialSignInPage />, {
    path: `/login/with#${NONCE}`,
    answer: () => new ApiFailure(400, 16010, 'This sign-in is over. Begin again.'),
  });
  expect(await screen.findByText('This sign-in is over. Begin again.')).toBeTruthy();
});
