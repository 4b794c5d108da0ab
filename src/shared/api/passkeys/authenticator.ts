import { startPasskeyProof } from '#generated/hooks/auth/auth.ts';
import type { PasskeyAssertion } from '#generated/zod/passkeyAssertion.zod.ts';
import type { PasskeyCreationOptions } from '#generated/zod/passkeyCreationOptions.zod.ts';
import type { PasskeyRequest } from '#generated/zod/passkeyRequest.zod.ts';

/** The member, or time, ended the browser's question: nothing went wrong. */
export class PasskeyLeft extends Error {
  override readonly name = 'PasskeyLeft';
}

/** This browser, or this address of the site, has no passkeys. */
export class NoPasskeys extends Error {
  override readonly name = 'NoPasskeys';
}

/** Whether passkeys can be used here: the browser has them, and the site has a name rather than a number. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);
}

/** @throws NoPasskeys, PasskeyLeft, and what else the browser throws */
async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  if (!canUsePasskeys()) throw new NoPasskeys();
  try {
    return await question();
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyLeft();
    throw error;
  }
}

/**
 * What the member's authenticator answers to a new question of the server.
 *
 * @param where `autofill` waits for a passkey chosen in a field that is completed by `webauthn`
 * @throws NoPasskeys, PasskeyLeft, or why the server asked nothing
 */
export async function askForPasskey(where: 'dialog' | 'autofill' = 'dialog'): Promise<PasskeyAssertion> {
  if (!canUsePasskeys()) throw new NoPasskeys();
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { response } = await startPasskeyProof();
  const { challenge, rpId, timeout = 300_000, userVerification } = response.options;
  const { id, response: answer } = await ask(() =>
    startAuthentication({
      optionsJSON: { challenge, rpId, timeout, userVerification },
      useBrowserAutofill: where === 'autofill',
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = answer;
  return {
    id,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  };
}

/** A new passkey of the member's authenticator. @throws NoPasskeys, PasskeyLeft, and what else the browser throws */
export async function makePasskey(options: PasskeyCreationOptions): Promise<PasskeyRequest['passkey']> {
  if (!canUsePasskeys()) throw new NoPasskeys();
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  // The contract's words are those of Web Authentication.
  const { id, response } = await ask(() => startRegistration({ optionsJSON: options as Options }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, response: { clientDataJSON, attestationObject, transports } };
}

/** Whether the browser offers passkeys where an address is typed. */
export async function canFillPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return browserSupportsWebAuthnAutofill();
}

/** Ends a question that waits. */
export async function stopAsking(): Promise<void> {
  if (!canUsePasskeys()) return;
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}
