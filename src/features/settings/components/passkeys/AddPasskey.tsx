import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  getAddPasskeyMutationOptions,
  getStartPasskeyMutationOptions,
} from '#generated/hooks/account/account.ts';
import type { PasskeyCreationOptions } from '#generated/zod/passkeyCreationOptions.zod.ts';
import type { StartPasskey201 } from '#generated/zod/startPasskey201.zod.ts';
import { ProofForm } from '#src/entities/settings/proof/ProofForm.tsx';
import { registerPasskey } from '#src/shared/api/passkeys/authenticator.ts';
import { usePasskeyErrorText } from '#src/shared/api/passkeys/use-passkey.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import look from '../account/Account.module.css';

/** Adds a passkey: a proof of identity, then the browser's dialog. `onAdded` is called once the passkey works. */
export function AddPasskey({ onAdded, onCancel }: { onAdded: () => unknown; onCancel: () => void }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const wordsFor = usePasskeyErrorText();
  const [options, setOptions] = useState<PasskeyCreationOptions>();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { write, busy } = useWrite(getAddPasskeyMutationOptions, {
    onSuccess: onAdded,
    onError: (error) => {
      // The challenge can be used once.
      setOptions(undefined);
      setProblem(wordsFor(error));
    },
  });

  async function make(asked: PasskeyCreationOptions): Promise<void> {
    setOptions(asked);
    setProblem(undefined);
    setAsking(true);
    try {
      const passkey = await registerPasskey(asked);
      const day = dateFormat(dateLocale, { dateStyle: 'medium' }).format(new Date(siteNow()));
      await write({ data: { name: t`Passkey of ${day}`, passkey } });
    } catch (error) {
      const isKnown = (error as Error).name === 'InvalidStateError';
      setProblem(isKnown ? t`This device has a passkey for your account already.` : wordsFor(error));
    } finally {
      setAsking(false);
    }
  }

  if (options)
    return (
      <div className={look.form}>
        <p className={look.words} role="status">
          <Trans>
            Follow the steps in your browser: unlock this device as usual, or use your security key.
          </Trans>
        </p>
        <FormMessages messages={problem ? [problem] : []} />
        <div className={look.buttons}>
          <Button variant="primary" loading={isAsking || busy} onClick={() => void make(options)}>
            {t`Ask my browser again`}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        </div>
      </div>
    );
  return (
    <ProofForm
      action={t`Go on`}
      cancel={t`Cancel`}
      call={getStartPasskeyMutationOptions}
      request={(data) => ({ data })}
      onDone={({ response }: StartPasskey201) => void make(response.options)}
      onCancel={onCancel}
    >
      <FormMessages messages={problem ? [problem] : []} />
    </ProofForm>
  );
}
