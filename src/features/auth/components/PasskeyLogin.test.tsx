import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';

const NOWHERE = 'This passkey does not belong to an account.';
const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};

/** Stubs the browser's authenticator with the given response or rejection. */
function browserWith(get: () => Promise<unknown>): void {
  const isConditionalMediationAvailable = async () => false;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable }),
  );
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}
function answered(): Promise<unknown> {
  const part = new Uint8Array([1, 2, 3]).buffer;
  const response = { clientDataJSON: part, authenticatorData: part, signature: part, userHandle: part };
  return Promise.resolve({
    id: 'AQID',
    rawId: part,
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  });
}
const isLogin = ({ method, path }: ServerRequest) => method === 'POST' && path === '/v2/passkeys/session';

function open() {
  return renderApp(<PasskeyLogin query={{}} />, {
    answer: (asked) => (isLogin(asked) ? new ApiFailure(401, 16012, NOWHERE) : { options: OPTIONS }),
  });
}

beforeEach(() => browserWith(answered));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

it('PasskeyLogin shows a refused passkey below the form, with a second try and the link to account recovery', async () => {
  const app = open();
  await app.user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect((await screen.findByRole('alert')).textContent).toContain(NOWHERE);
  expect(screen.getByRole('link', { name: 'Lost your phone, codes and passkeys?' })).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(app.requests.filter(isLogin)).toHaveLength(2));
});

it("PasskeyLogin explains how to go on after the browser's dialog was dismissed, and sends no login", async () => {
  browserWith(() => Promise.reject(new DOMException('No.', 'NotAllowedError')));
  const app = open();
  await app.user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await screen.findByText('No passkey was used. Try again, or choose another method.');
  expect(app.requests.filter(isLogin)).toEqual([]);
});
