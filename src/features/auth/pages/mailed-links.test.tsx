import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onPendingAction } from '#src/platform/login-wall/pending-action.ts';
import { clearStoredInput, rememberEmail } from '#src/platform/login-wall/stored-input.ts';
import { descriptionOf, textOf } from '#tests/support/dom.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import ConfirmEmailPage from './ConfirmEmailPage.tsx';
import LoginLinkPage from './LoginLinkPage.tsx';
import NewPasswordPage from './NewPasswordPage.tsx';
import OpenLinkPage from './OpenLinkPage.tsx';
import PasswordResetPage from './PasswordResetPage.tsx';

afterEach(() => clearStoredInput());

const SESSION = { session: 'cookie', tokenType: 'bearer', expiresIn: 60 };
function bodyOf(asked: readonly ServerRequest[], path: string) {
  return asked.find((call) => call.path === path)?.body;
}
const USED = 'This link has been used or has expired. Ask for a new one.';

it.each([
  ['a log-in link', LoginLinkPage, '/v2/login_link_send', { mode: 'magic_link_sent', expiresIn: 1800 }],
  ['a new password', PasswordResetPage, '/v2/user/reset', undefined],
] as const)(
  'login-flow-01: a request for %s says where to look, and can be repeated',
  async (_, Page, path, response) => {
    rememberEmail('ivy@example.com');
    const app = renderApp(<Page />, { answer: () => response });
    await app.user.click(screen.getByRole('button', { name: 'E-mail me a link' }));
    await screen.findByRole('heading', { name: 'Check your e-mail' });
    expect(bodyOf(app.requests, path)).toEqual({ email: 'ivy@example.com' });
    await app.user.click(screen.getByRole('link', { name: 'Try another address' }));
    expect(textOf(screen.getByLabelText('E-mail'))).toBe('ivy@example.com');
  },
);

it.each([
  ['a log-in link', LoginLinkPage, '/login/link', '/v2/login_link_send'],
  ['a new password', PasswordResetPage, '/passwordreset', '/v2/user/reset'],
] as const)(
  'a request for %s passes the blog to follow on to the page and the e-mail',
  async (_, Page, at, path) => {
    const app = renderApp(<Page />, {
      path: `${at}?follow=mara&redirect_to=%2Fmara&source=like`,
      answer: () => ({ mode: 'magic_link_sent', expiresIn: 1800 }),
    });
    await app.user.type(screen.getByLabelText('E-mail'), 'ivy@example.com');
    await app.user.click(screen.getByRole('button', { name: 'E-mail me a link' }));
    await screen.findByRole('heading', { name: 'Check your e-mail' });
    const errand = { follow_blog: 'mara', redirect_to: '/mara' };
    expect(bodyOf(app.requests, path)).toEqual({ email: 'ivy@example.com', ...errand });
    const login = screen.getByRole('link', { name: 'Log in with a password' });
    expect(login.getAttribute('href')).toBe('/login?source=like&follow=mara&redirect_to=%2Fmara');
  },
);

it('LoginLinkPage keeps the step after the request over a reload, with the address typed in this tab', () => {
  const words = /belongs to a member, we sent a link to it/;
  const { unmount } = renderApp(<LoginLinkPage />, { path: '/login/link?sent=1' });
  expect(screen.getByText(words).textContent).toMatch(/^If your address/);
  unmount();
  sessionStorage.setItem('skein.sign-in', '{"email":"ivy@example.com"}');
  renderApp(<LoginLinkPage />, { path: '/login/link?sent=1' });
  expect(screen.getByText(words).textContent).toMatch(/^If ivy@example.com/);
});

it('OpenLinkPage names the blog of its address, and follows it after the login', async () => {
  const done = vi.fn();
  onPendingAction(done);
  const app = renderApp(<OpenLinkPage />, {
    path: '/login/link/open?follow=mara#sixteen-letters-',
    answer: ({ path }) => (path === '/v2/login/link' ? SESSION : { blog: aBlog('mara') }),
  });
  await screen.findByText('You will follow mara.');
  expect(done).not.toHaveBeenCalled();
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(done.mock.calls).toEqual([[{ kind: 'follow', blog: { name: 'mara' } }]]));
  onPendingAction(undefined);
});

it('PasswordResetPage keeps the address after a failure', async () => {
  const app = renderApp(<PasswordResetPage />, { answer: () => new ApiFailure(429, 4029, 'Slow down.') });
  await app.user.type(screen.getByLabelText('E-mail'), 'ivy@example.com');
  await app.user.click(screen.getByRole('button', { name: 'E-mail me a link' }));
  await screen.findByText('Slow down.');
  expect(textOf(screen.getByLabelText('E-mail'))).toBe('ivy@example.com');
});

it('OpenLinkPage uses the token only when the button is pressed', async () => {
  const app = renderApp(<OpenLinkPage />, { answer: () => SESSION });
  expect(bodyOf(app.requests, '/v2/login/link')).toBeUndefined();
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(bodyOf(app.requests, '/v2/login/link')).toEqual({ token: '-'.repeat(16) }));
});

it('OpenLinkPage asks for the code of the second factor', async () => {
  const app = renderApp(<OpenLinkPage />, {
    answer: () => new ApiFailure(401, 16007, 'Enter the code from your authenticator.'),
  });
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  const code = await screen.findByLabelText('Code from your authenticator app');
  await app.user.type(code, '123456');
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() =>
    expect(app.requests.at(-1)?.body).toEqual({ token: '-'.repeat(16), tfa_token: '123456' }),
  );
  expect(textOf(code)).toBe('123456');
});

it('NewPasswordPage shows a refused password at its field, and a used link above the button', async () => {
  let failure = new ApiFailure(400, 1030, 'Too easy to guess.');
  const app = renderApp(<NewPasswordPage />, {
    answer: ({ path }: ServerRequest) =>
      path === '/v2/user/reset/complete' ? failure : { acceptable: true, score: 3, rejectReason: null },
  });
  const password = screen.getByLabelText('New password');
  await app.user.type(password, 'seven wet herons');
  await app.user.click(screen.getByRole('button', { name: 'Save and log in' }));
  await waitFor(() => expect(descriptionOf(password)).toBe('Too easy to guess.'));
  failure = new ApiFailure(400, 16010, USED);
  await app.user.click(screen.getByRole('button', { name: 'Save and log in' }));
  await screen.findByText(USED);
  expect(textOf(password)).toBe('seven wet herons');
});

it('ConfirmEmailPage confirms with a button, and reports a used link', async () => {
  const used = renderApp(<ConfirmEmailPage />, { answer: () => new ApiFailure(400, 16010, USED) });
  await used.user.click(screen.getByRole('button', { name: 'Confirm this address' }));
  await screen.findByText(USED);
});
