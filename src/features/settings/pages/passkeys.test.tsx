import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import PasskeysPage from './PasskeysPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const PHONE = { id: '7', name: 'Phone', isSynced: true, createdTs: 1_780_000_000, lastUsedTs: 1_780_000_600 };
const KEY = { id: '8', name: 'Key', isSynced: false, createdTs: 1_780_000_000 };
const BY_PASSWORD = { password: true, passkey: true, mailCode: false, secondFactor: false };
const BY_MAIL = { password: false, passkey: false, mailCode: true, secondFactor: false };

type Passkey = typeof KEY;

/** Renders the page with these passkeys; `refusal` answers every write. */
function open(passkeys: Passkey[], proofs = BY_PASSWORD, refusal?: ApiFailure) {
  let kept = passkeys;
  const answer = ({ method, path, body }: ServerRequest): unknown => {
    if (path === '/v2/account/proofs') return proofs;
    if (method === 'GET') return { passkeys: kept };
    if (refusal) return refusal;
    if (path.endsWith('/delete')) kept = kept.filter(({ id }) => !path.includes(`/${id}/`));
    if (method === 'PATCH') {
      const [first] = kept.map((passkey) => ({ ...passkey, name: (body as { name: string }).name }));
      kept = first ? [first] : [];
      return { passkey: first };
    }
    return undefined;
  };
  return renderApp(<PasskeysPage />, { blogs: [aBlog('ivy')], answer });
}
function writes({ requests }: ReturnType<typeof open>) {
  return requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);
}
const button = (name: string) => screen.findByRole('button', { name });

it('PasskeysPage explains passkeys where there is none', async () => {
  open([]);
  expect(await screen.findByText('No passkeys yet')).toBeTruthy();
  expect(await button('Add a passkey')).toBeTruthy();
});

it('PasskeysPage reports a failed load and tries again', async () => {
  let isDown = true;
  const { user } = renderApp(<PasskeysPage />, {
    blogs: [aBlog('ivy')],
    answer: () => (isDown ? new ApiFailure(503, 5003, 'A short maintenance.') : { passkeys: [KEY] }),
  });
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  isDown = false;
  await user.click(await button('Try again'));
  expect(await screen.findByText('Key')).toBeTruthy();
});

it('PasskeysPage shows when each passkey was used and where it is stored', async () => {
  open([PHONE, KEY]);
  expect((await screen.findByText(/Last used/)).textContent).toContain(
    'Synchronised by your password manager.',
  );
  expect(screen.getByText(/not used yet/).textContent).toContain('Stored on one device only.');
});

it('PasskeysPage renames a passkey and returns the focus', async () => {
  const app = open([KEY]);
  const opener = await button('Rename Key');
  await app.user.click(opener);
  const field = await screen.findByLabelText<HTMLInputElement>('Name of the passkey');
  await app.user.clear(field);
  await app.user.click(await button('Save the name'));
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  await app.user.type(field, '  Blue key ');
  await app.user.click(await button('Save the name'));
  expect(await screen.findByText('Blue key')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename Blue key'));
  expect(writes(app)).toEqual([['PATCH', '/v2/account/passkeys/8', { name: 'Blue key' }]]);
});

it('PasskeysPage removes a passkey after a proof of identity', async () => {
  const app = open([PHONE, KEY]);
  await app.user.click(await button('Remove Key'));
  await app.user.type(await screen.findByLabelText('Your password'), 'seven wet herons');
  await app.user.click(await button('Remove it'));
  await waitFor(() => expect(screen.queryByText('Key')).toBeNull());
  expect(screen.getByText('Phone')).toBeTruthy();
  expect(writes(app)).toEqual([
    ['POST', '/v2/account/passkeys/8/delete', { password_current: 'seven wet herons' }],
  ]);
});

it('PasskeysPage asks for the second factor once the server requires it, and keeps the values', async () => {
  const refusal = new ApiFailure(401, 16007, 'Enter the code from your authenticator.', {
    field: 'tfa_token',
  });
  const app = open([KEY], BY_PASSWORD, refusal);
  await app.user.click(await button('Remove Key'));
  await app.user.type(await screen.findByLabelText('Your password'), 'seven wet herons');
  await app.user.click(await button('Remove it'));
  await app.user.type(await screen.findByLabelText('Code from your authenticator app'), '123456');
  await app.user.click(await button('Remove it'));
  await waitFor(() => expect(writes(app)).toHaveLength(2));
  expect(writes(app)[1]?.[2]).toEqual({ password_current: 'seven wet herons', tfa_token: '123456' });
});

it('PasskeysPage sends a code by e-mail to a member without a password, as the proof', async () => {
  const app = open([KEY], BY_MAIL);
  await app.user.click(await button('Remove Key'));
  await app.user.click(await button('E-mail me a code'));
  expect(await screen.findByText(/We e-mailed you a code/)).toBeTruthy();
  await app.user.type(await screen.findByLabelText('Code from the e-mail'), ' k3vq-81zn ');
  await app.user.click(await button('Remove it'));
  await waitFor(() => expect(screen.queryByText('Key')).toBeNull());
  expect(writes(app)).toEqual([
    ['POST', '/v2/account/proofs/mail_code', undefined],
    ['POST', '/v2/account/passkeys/8/delete', { mail_code: 'k3vq-81zn' }],
  ]);
});

it('PasskeysPage reports a browser without passkeys', async () => {
  const app = open([KEY]);
  await app.user.click(await button('Remove Key'));
  await app.user.click(await button('Use a passkey'));
  expect(await screen.findByText('There are no passkeys in this browser at this address.')).toBeTruthy();
  expect(writes(app)).toEqual([]);
});
