import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PasskeyAssertion } from '#generated/zod/passkeyAssertion.zod.ts';
import { errorMessage } from '../call/error-message.ts';
import { getPasskeyAssertion, PasskeyCancelledError, PasskeysUnsupportedError } from './authenticator.ts';

/** Passkey prompt for components. */
export interface PasskeyPrompt {
  /** Resolves to the assertion; undefined when there is none, with the reason in `problem`. Never rejects. */
  ask: () => Promise<PasskeyAssertion | undefined>;
  busy: boolean;
  /** Error message of the last attempt. */
  problem: string | undefined;
}

/** Returns a function that turns an authenticator failure into a message. */
export function usePasskeyErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (error instanceof PasskeyCancelledError)
      return t`No passkey was used. Try again, or choose another method.`;
    if (error instanceof PasskeysUnsupportedError)
      return t`There are no passkeys in this browser at this address.`;
    return errorMessage(error, t`The passkey could not be used. Try again, or choose another method.`);
  };
}

/** Provides a passkey prompt for a button. */
export function usePasskey(): PasskeyPrompt {
  const errorText = usePasskeyErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function ask(): Promise<PasskeyAssertion | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setProblem(undefined);
    try {
      return await getPasskeyAssertion();
    } catch (error) {
      setProblem(errorText(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { ask, busy, problem };
}
