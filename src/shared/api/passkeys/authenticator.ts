import { startPasskeyProof } from '#generated/hooks/auth/auth.ts';
import type { PasskeyAssertion } from '#generated/zod/passkeyAssertion.zod.ts';
import type { PasskeyCreationOptions } from '#generated/zod/passkeyCreationOptions.zod.ts';
import type { PasskeyRequest } from '#generated/zod/passkeyRequest.zod.ts';

/** The passkey prompt was cancelled or timed out. */
export class PasskeyCancelledError extends Error {
  override readonly name = 'PasskeyCancelledError';
}

/** This browser, or this address of the site, does not support passkeys. */
export class PasskeysUnsupportedError extends Error {
  override readonly name = 'PasskeysUnsupportedError';
}

/**
 * Returns true when passkeys can be used: the browser supports them, and the host is a name rather than an IP address.
 */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);
}

/** @throws PasskeysUnsupportedError, PasskeyCancelledError, and the browser's own errors */
async function runCeremony<Answer>(ceremony: () => Promise<Answer>): Promise<Answer> {
  if (!canUsePasskeys()) throw new PasskeysUnsupportedError();
  try {
    return await ceremony();
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyCancelledError();
    throw error;
  }
}

/**
 * Requests a challenge and returns the authenticator's assertion.
 *
 * @param prompt `autofill` waits for a passkey chosen in a field with `autocomplete="webauthn"`
 * @throws PasskeysUnsupportedError, PasskeyCancelledError, or the failure of the challenge request
 */
export async function getPasskeyAssertion(
  prompt: 'dialog' | 'autofill' = 'dialog',
): Promise<PasskeyAssertion> {
  if (!canUsePasskeys()) throw new PasskeysUnsupportedError();
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { response } = await startPasskeyProof();
  const { challenge, rpId, timeout = 300_000, userVerification } = response.options;
  const { id, response: answer } = await runCeremony(() =>
    startAuthentication({
      optionsJSON: { challenge, rpId, timeout, userVerification },
      useBrowserAutofill: prompt === 'autofill',
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = answer;
  return {
    id,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  };
}

/**
 * Creates a passkey on the member's authenticator. @throws PasskeysUnsupportedError, PasskeyCancelledError, and the
 * browser's own errors
 */
export async function registerPasskey(options: PasskeyCreationOptions): Promise<PasskeyRequest['passkey']> {
  if (!canUsePasskeys()) throw new PasskeysUnsupportedError();
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  // The contract uses the names of Web Authentication.
  const { id, response } = await runCeremony(() => startRegistration({ optionsJSON: options as Options }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, response: { clientDataJSON, attestationObject, transports } };
}

/** Returns true when the browser offers passkeys in autofill. */
export async function canAutofillPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return browserSupportsWebAuthnAutofill();
}

/** Cancels a pending prompt. */
export async function cancelPasskeyPrompt(): Promise<void> {
  if (!canUsePasskeys()) return;
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}
