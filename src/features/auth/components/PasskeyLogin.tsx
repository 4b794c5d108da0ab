import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getStartPasskeySessionMutationOptions } from '#generated/hooks/auth/auth.ts';
import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import {
  canAutofillPasskeys,
  cancelPasskeyPrompt,
  getPasskeyAssertion,
} from '#src/shared/api/passkeys/authenticator.ts';
import { usePasskey } from '#src/shared/api/passkeys/use-passkey.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { becomeMember } from '../data/become-member.ts';
import { SIGN_IN_CODES } from '../model/sign-in-errors.ts';
import { ClosedAccount } from './ClosedAccount.tsx';
import styles from './SignIn.module.css';

/** Offers passkeys in the autofill of the address field while the form is open. */
function usePasskeyAutofill(
  onAnswer: (passkey: Awaited<ReturnType<typeof getPasskeyAssertion>>) => void,
): void {
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    let isOver = false;
    async function wait(): Promise<void> {
      if (!(await canAutofillPasskeys()) || isOver) return;
      const passkey = await getPasskeyAssertion('autofill');
      if (!isOver) answered(passkey);
    }
    // Errors are shown after the button is used.
    wait().catch(() => {});
    return () => {
      isOver = true;
      void cancelPasskeyPrompt().catch(() => {});
    };
  }, []);
}

/** Login with a passkey: by a button, or from the browser's autofill. */
export function PasskeyLogin({ query }: { query: SignInQuery }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { ask, busy: isAsking, problem } = usePasskey();
  const { write, busy, error } = useWrite(getStartPasskeySessionMutationOptions, {
    onSuccess: () => becomeMember(queryClient, query),
  });
  usePasskeyAutofill((passkey) => void write({ data: { passkey } }));
  const refused = error
    ? errorMessage(error, t`The passkey could not be used. Try again, or choose another method.`)
    : undefined;
  const said = problem ?? refused;
  async function pressed(): Promise<void> {
    const passkey = await ask();
    if (passkey) await write({ data: { passkey } });
  }
  return (
    <div className={styles.form}>
      {said ? <FormMessages messages={[said]} /> : null}
      {isApiError(error, SIGN_IN_CODES.suspended) ? <ClosedAccount /> : null}
      <Button
        variant="secondary"
        size="large"
        block
        icon="key"
        loading={isAsking || busy}
        onClick={() => void pressed()}
      >
        {t`Use a passkey`}
      </Button>
      <p className={styles.other}>
        <AppLink to={paths.recover()} layer="modal" className={styles.link}>
          {t`Lost your phone, codes and passkeys?`}
        </AppLink>
      </p>
    </div>
  );
}
