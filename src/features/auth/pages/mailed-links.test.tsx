import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onPendingAction } from '#src/platform/login-wall/pending-action.ts';
import { descriptionOf, textOf } from '#tests/support/dom.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { clearStoredInput, rememberEmail } from '../model/stored-input.ts';
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
  'login-flow-01: asking for %s tells where to look, and can be asked again',
  async (_, Page, path, response) => {
    rememberEmail('ivy@example.com');
    const app = renderApp(<Page />, { answer: () => response });
    await app.user.click(screen.getByRole('button', { name: 'Mail me a link' }));
    await screen.findByRole('heading', { name: 'Look in your mail' });
    expect(bodyOf(app.requests, path)).toEqual({ email: 'ivy@example.com' });
    await app.user.click(screen.getByRole('link', { name: 'Try another address' }));
    expect(textOf(screen.getByLabelText('Email'))).toBe('ivy@example.com');
  },
);

it.each([
  ['a log-in link', LoginLinkPage, '/login/link', '/v2/login_link_send'],
  ['a new password', PasswordResetPage, '/passwordreset', '/v2/user/reset'],
] as const)(
  'who asks for %s on the way to a blog says so, to the letter as well',
  async (_, Page, at, path) => {
    const app = renderApp(<Page />, {
      path: `${at}?follow=mara&redirect_to=%2Fmara&source=like`,
      answer: () => ({ mode: 'magic_link_sent', expiresIn: 1800 }),
    });
    await app.user.type(screen.getByLabelText('Email'), 'ivy@example.com');
    await app.user.click(screen.getByRole('button', { name: 'Mail me a link' }));
    await screen.findByRole('heading', { name: 'Look in your mail' });
    const errand = { follow_blog: 'mara', redirect_to: '/mara' };
    expect(bodyOf(app.requests, path)).toEqual({ email: 'ivy@example.com', ...errand });
    const login = screen.getByRole('link', { name: 'Log in with a password' });
    expect(login.getAttribute('href')).toBe('/login?source=like&follow=mara&redirect_to=%2Fmara');
  },
);

it('the step after asking stands by itself, and knows the address that was typed in this tab', () => {
  const words = /belongs to a member, we sent a link to it/;
  const { unmount } = renderApp(<LoginLinkPage />, { path: '/login/link?sent=1' });
  expect(screen.getByText(words).textContent).toMatch(/^If your address/);
  unmount();
  sessionStorage.setItem('skein.sign-in', '{"email":"ivy@example.com"}');
  renderApp(<LoginLinkPage />, { path: '/login/link?sent=1' });
  expect(screen.getByText(words).textContent).toMatch(/^If ivy@example.com/);
});

it('a link that was asked for on the way to a blog says whom its reader will follow, and then they do', async () => {
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

it('a failure keeps the address', async () => {
  const app = renderApp(<PasswordResetPage />, { answer: () => new ApiFailure(429, 4029, 'Slow down.') });
  await app.user.type(screen.getByLabelText('Email'), 'ivy@example.com');
  await app.user.click(screen.getByRole('button', { name: 'Mail me a link' }));
  await screen.findByText('Slow down.');
  expect(textOf(screen.getByLabelText('Email'))).toBe('ivy@example.com');
});

it('opening a log-in link uses nothing up until the button is pressed', async () => {
  const app = renderApp(<OpenLinkPage />, { answer: () => SESSION });
  expect(bodyOf(app.requests, '/v2/login/link')).toBeUndefined();
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(bodyOf(app.requests, '/v2/login/link')).toEqual({ token: '-'.repeat(16) }));
});

it('a link of somebody with a second factor asks for its code beside the button', async () => {
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

it('a refused password is said beside it, a used link above the button', async () => {
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

it('an address is confirmed by pressing, and a used link says so', async () => {
  const used = renderApp(<ConfirmEmailPage />, { answer: () => new ApiFailure(400, 16010, USED) });
  await used.user.click(screen.getByRole('button', { name: 'Yes, it is mine' }));
  await screen.findByText(USED);
});
