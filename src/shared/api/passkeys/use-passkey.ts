import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PasskeyAssertion } from '#generated/zod/passkeyAssertion.zod.ts';
import { detailOf } from '../call/error-message.ts';
import { askForPasskey, NoPasskeys, PasskeyLeft } from './authenticator.ts';

/** Asking the member's authenticator, as a component does it. */
export interface PasskeyAsker {
  /** What it answered; undefined when it did not, which `problem` tells. Never rejects. */
  ask: () => Promise<PasskeyAssertion | undefined>;
  busy: boolean;
  /** Why there is no answer, as a sentence. */
  problem: string | undefined;
}

/** What to say when an authenticator gave nothing. */
export function usePasskeyWords(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (error instanceof PasskeyLeft) return t`No passkey was used. Try again, or go another way.`;
    if (error instanceof NoPasskeys) return t`There are no passkeys in this browser at this address.`;
    return detailOf(error, t`The passkey could not be used. Try again, or go another way.`);
  };
}

/** Asks the member's authenticator when a button is pressed. */
export function usePasskey(): PasskeyAsker {
  const wordsFor = usePasskeyWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function ask(): Promise<PasskeyAssertion | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setProblem(undefined);
    try {
      return await askForPasskey();
    } catch (error) {
      setProblem(wordsFor(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { ask, busy, problem };
}
