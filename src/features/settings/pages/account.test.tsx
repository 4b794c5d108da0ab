import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { descriptionOf, isInvalid, textOf } from '#tests/support/dom.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import AccountPage from './AccountPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const show = (answer: Answer) => renderApp(<AccountPage />, { blogs: [aBlog('ivy')], answer });
function writes(requests: ServerRequest[]) {
  return requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('AccountPage changes the address with the password, and returns the focus [protocol-13]', async () => {
  const { user, requests } = show(() => ({ email: 'a@b.example', emailVerified: true }));
  const opener = button('Change e-mail address');
  await user.click(opener);
  expect(document.activeElement).toBe(field('New e-mail address'));
  await user.click(button('Send the link'));
  expect(descriptionOf(field('New e-mail address'))).toContain('Enter the address.');
  await user.type(field('New e-mail address'), ' new@b.example ');
  await user.type(field('Your password'), 'seven wet herons');
  await user.click(button('Send the link'));
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(writes(requests)).toEqual([
    ['PATCH', '/v2/account', { email: 'new@b.example', password_current: 'seven wet herons' }],
  ]);
});

it('AccountPage shows a refusal at its field and keeps the values', async () => {
  const { user } = show(({ method }) =>
    method === 'PATCH' ? new ApiFailure(400, 1030, 'That is easy to guess.', { field: 'password' }) : {},
  );
  await user.click(button('Change password'));
  await user.type(field('Your password'), 'seven wet herons');
  await user.type(field('New password'), 'password');
  const [, submit] = screen.getAllByRole('button', { name: 'Change password' });
  if (submit) await user.click(submit);
  expect(await screen.findByText('That is easy to guess.')).toBeTruthy();
  expect([isInvalid(field('New password')), textOf(field('New password'))]).toEqual([true, 'password']);
  expect(isInvalid(field('Your password'))).toBe(false);
});

it('AccountPage asks for a birth date only where none is known', async () => {
  const { user, requests } = show(({ method }) =>
    method === 'POST'
      ? new ApiFailure(400, 5016, 'This is not a valid birth date. Check it.', { field: 'birth_date' })
      : {},
  );
  await user.click(button('Add your birth date'));
  await user.type(field('Day'), '3');
  await user.type(field('Month'), '2');
  await user.type(field('Year'), '1790');
  await user.click(button('Save'));
  expect(await screen.findByText('This is not a valid birth date. Check it.')).toBeTruthy();
  const focused = document.activeElement as HTMLElement;
  expect([isInvalid(focused), descriptionOf(focused)]).toEqual([
    true,
    'This is not a valid birth date. Check it.',
  ]);
  expect(writes(requests)).toEqual([['POST', '/v2/user/birth_date', { birth_date: '1790-02-03' }]]);
});

it('AccountPage explains the deletion, and asks for a code once the server requires it', async () => {
  const { user, requests } = show(({ method, body }) => {
    if (method !== 'POST') return {};
    return JSON.stringify(body).includes('123456')
      ? new ApiFailure(503, 5003, 'A short maintenance.')
      : new ApiFailure(401, 16007, 'That code is not right or has expired.', { field: 'tfa_token' });
  });
  await user.click(button('Delete account'));
  expect(screen.getByText(/Log in within 30 days to restore everything/)).toBeTruthy();
  await user.type(field('Your password'), 'seven wet herons');
  await user.click(button('Delete my account'));
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '123456');
  await user.click(button('Delete my account'));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  expect(writes(requests).map(([, , body]) => body)).toEqual([
    { password_current: 'seven wet herons' },
    { password_current: 'seven wet herons', tfa_token: '123456' },
  ]);
});

it('AccountPage does not unlink the only way to log in, and shows why another cannot be unlinked', async () => {
  const harbour = { id: 'harbour', name: 'Harbour', connected: true, email: 'a@b.example' };
  const others = [
    { ...harbour, canDisconnect: false },
    { ...harbour, id: 'quay', name: 'Quay', canDisconnect: true },
  ];
  const only = 'Choose a password first; this is your only way to log in.';
  const { user } = show(({ method }) =>
    method === 'POST' ? new ApiFailure(409, 16011, only) : { providers: others },
  );
  expect(await screen.findByText(/This is your only way to log in\. Choose a password first\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Unlink Harbour' })).toBeNull();
  await user.click(button('Unlink Quay'));
  expect(await screen.findByText(only)).toBeTruthy();
});

it('AccountPage asks for the second factor before it changes the address', async () => {
  const { user, requests } = show(({ method, path, body }) => {
    if (path === '/v2/account/proofs')
      return { password: true, passkey: false, mailCode: false, secondFactor: false };
    if (method !== 'PATCH') return {};
    return JSON.stringify(body).includes('123456')
      ? { email: 'a@b.example', emailVerified: true, pendingEmail: 'new@b.example' }
      : new ApiFailure(401, 16007, 'Enter the code from your authenticator.');
  });
  await user.click(button('Change e-mail address'));
  await user.type(field('New e-mail address'), 'new@b.example');
  await user.type(field('Your password'), 'seven wet herons');
  await user.click(button('Send the link'));
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '123456');
  await user.click(button('Send the link'));
  await waitFor(() => expect(writes(requests)).toHaveLength(2));
  expect(writes(requests)[1]?.[2]).toEqual({
    email: 'new@b.example',
    password_current: 'seven wet herons',
    tfa_token: '123456',
  });
});

it('AccountPage lists the remaining ways to log in after a new password', async () => {
  const phone = { kind: 'passkey', id: '1', name: 'Phone', createdTs: 1_790_000_000, isRecent: true };
  const { user } = show(({ method }) =>
    method === 'PATCH'
      ? { email: 'a@b.example', emailVerified: true, credentials: [{ ...phone, isBeforeAddress: false }] }
      : {},
  );
  await user.click(button('Change password'));
  await user.type(field('Your password'), 'seven wet herons');
  await user.type(field('New password'), 'eight dry herons');
  const [, submit] = screen.getAllByRole('button', { name: 'Change password' });
  if (submit) await user.click(submit);
  expect(await screen.findByText(/These still open your account/)).toBeTruthy();
  expect(screen.getByText(/^Phone, added/)).toBeTruthy();
  await user.click(button('Close'));
  expect(screen.queryByText(/These still open your account/)).toBeNull();
});

it('AccountPage asks for a proof of identity before it links a sign-in provider', async () => {
  const quay = { id: 'quay', name: 'Quay', connected: false };
  const { user, requests } = show(({ method, path }) => {
    if (method === 'POST')
      return new ApiFailure(401, 16006, 'This is not your password.', { field: 'password_current' });
    return path === '/v2/account/proofs'
      ? { password: true, passkey: false, mailCode: false, secondFactor: false }
      : { providers: [quay] };
  });
  await user.click(await screen.findByRole('button', { name: 'Link Quay' }));
  await user.type(await screen.findByLabelText('Your password'), 'a guess');
  await user.click(button('Continue to Quay'));
  expect(await screen.findByText('This is not your password.')).toBeTruthy();
  const proof = { password_current: 'a guess' };
  expect(writes(requests)).toEqual([
    ['POST', '/v2/tauth/start', { provider_id: 'quay', link: true, redirect_to: '/settings/account', proof }],
  ]);
  await user.click(button('Cancel'));
  expect(document.activeElement).toBe(button('Link Quay'));
});
