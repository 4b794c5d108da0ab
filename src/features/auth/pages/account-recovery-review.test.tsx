import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import NewPasswordPage from './NewPasswordPage.tsx';
import UndoPage from './UndoPage.tsx';

const TOKEN = 'a-token-of-a-mailed-link';
const SESSION = { session: 'cookie', tokenType: 'bearer', expiresIn: 60 };
const PHONE = {
  kind: 'passkey',
  id: '1',
  name: 'Phone',
  createdTs: 1_790_000_000,
  isRecent: true,
  isBeforeAddress: false,
};
const KEY = { ...PHONE, id: '2', name: 'Old key', isRecent: false, isBeforeAddress: true };
const FACTOR = {
  kind: 'second_factor',
  id: 'totp',
  createdTs: 1_780_000_000,
  isRecent: false,
  isBeforeAddress: false,
};

const press = (name: string) => screen.findByRole('button', { name });
function writes(requests: ServerRequest[]) {
  // The strength of a typed password may be asked for late.
  const isWrite = ({ method, path }: ServerRequest) => method !== 'GET' && path !== '/v2/password/strength';
  return requests.filter(isWrite).map(({ path, body }) => [path, body]);
}
/** Sets a new password; the reset answers `result`, and removing answers `left`. */
async function reset(result: object, left: object[] | ApiFailure = []) {
  const app = renderApp(<NewPasswordPage />, {
    path: `/passwordreset/new#${TOKEN}`,
    answer: ({ path }: ServerRequest) => {
      if (path === '/v2/user/reset/complete') return { ...SESSION, ...result };
      if (path === '/v2/account/credentials/remove')
        return left instanceof ApiFailure ? left : { credentials: left };
      return { acceptable: true, score: 3, rejectReason: null };
    },
  });
  await app.user.type(screen.getByLabelText('New password'), 'seven wet herons');
  await app.user.click(await press('Save and log in'));
  return app;
}

it('password reset lists the remaining ways to log in, marks recent ones, and removes one', async () => {
  const { user, requests } = await reset(
    { credentials: [PHONE, KEY, FACTOR], removedCredentials: [], reviewToken: 'a review token' },
    [KEY, FACTOR],
  );
  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeTruthy();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows[0]).toMatch(/Phone.*Passkey.*Added in the last days\./);
  expect(rows[1]).toMatch(/Old key.*Added before your address was confirmed\./);
  expect(rows[1]).not.toContain('Added in the last days');
  expect(rows[2]).toContain('Second factor');
  await user.click(await press('Remove Phone'));
  await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
  expect(writes(requests).at(-1)).toEqual([
    '/v2/account/credentials/remove',
    { review_token: 'a review token', credentials: [{ kind: 'passkey', id: '1' }] },
  ]);
});

it('account review removes all ways to log in at once, and says when none is left', async () => {
  const { user, requests } = await reset({
    credentials: [PHONE, FACTOR],
    removedCredentials: [],
    reviewToken: 'a review token',
  });
  await user.click(await press('Remove all'));
  expect(await screen.findByText(/Only your new password and your e-mail/)).toBeTruthy();
  expect(writes(requests).at(-1)?.[1]).toMatchObject({
    credentials: [
      { kind: 'passkey', id: '1' },
      { kind: 'second_factor', id: 'totp' },
    ],
  });
  expect(await press('Go on')).toBeTruthy();
});

it('account review shows why a removal failed, and keeps the entry', async () => {
  const over = new ApiFailure(400, 16010, 'This link has been used or has expired.');
  const { user } = await reset(
    { credentials: [PHONE], removedCredentials: [], reviewToken: 'a review token' },
    over,
  );
  await user.click(await press('Remove Phone'));
  expect(await screen.findByText('This link has been used or has expired.')).toBeTruthy();
  expect(screen.getByText('Phone')).toBeTruthy();
});

it('password reset lists what it removed because the address was never confirmed', async () => {
  await reset({ credentials: [], removedCredentials: [PHONE] });
  expect(await screen.findByText('Phone')).toBeTruthy();
  expect(screen.getByText(/had never been confirmed before/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove Phone' })).toBeNull();
});

it('UndoPage sends nothing until the button is pressed, then leads to a new password', async () => {
  const { user, requests } = renderApp(<UndoPage />, {
    path: `/login/undo?change=address#${TOKEN}`,
    answer: ({ method }) =>
      method === 'POST'
        ? {
            email: 'ivy@example.test',
            resetToken: 'the-reset-token-',
            requiresTwoFactor: false,
            removedCredentials: [PHONE],
          }
        : {},
  });
  expect(await screen.findByText('Your account gets this address back.')).toBeTruthy();
  const button = await press('Undo the change');
  expect(writes(requests)).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'The change is undone' })).toBeTruthy();
  expect(screen.getByText('Phone')).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Choose a new password' });
  expect(way.getAttribute('href')).toBe('/passwordreset/new#the-reset-token-');
  expect(writes(requests)).toEqual([['/v2/account/undo', { token: TOKEN }]]);
});

it.each([
  ['passkey', 'The new passkey is removed.'],
  ['provider', 'The sign-in provider is unlinked again.'],
  ['second_factor_on', 'The new second factor is removed.'],
  ['second_factor_off', 'The change to your account is undone.'],
  ['backup_codes', 'The new backup codes stop working.'],
  ['something else', 'The change to your account is undone.'],
])('UndoPage of a %s names the change it undoes', async (change, words) => {
  renderApp(<UndoPage />, { path: `/login/undo?change=${change}#${TOKEN}`, answer: () => ({}) });
  expect(await screen.findByText(words)).toBeTruthy();
});

it('UndoPage reports an expired link, with the way to a new password by e-mail', async () => {
  const { user } = renderApp(<UndoPage />, {
    path: `/login/undo?change=address#${TOKEN}`,
    answer: ({ method }) =>
      method === 'POST' ? new ApiFailure(400, 16010, 'This link has been used or has expired.') : {},
  });
  await user.click(await press('Undo the change'));
  expect(await screen.findByText('This link has been used or has expired.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a new password by e-mail instead' })).toBeTruthy();
});
