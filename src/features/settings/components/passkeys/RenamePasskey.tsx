import { useLingui } from '@lingui/react/macro';
import { getEditPasskeyMutationOptions } from '#generated/hooks/account/account.ts';
import { EditPasskeyBody, editPasskeyBodyNameMax } from '#generated/zod/editPasskeyBody.zod.ts';
import type { Passkey } from '#generated/zod/passkey.zod.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import look from '../account/Account.module.css';

type RenamePasskeyProps = { passkey: Passkey; onDone: () => unknown; onCancel: () => void };

/** Form that renames a passkey. */
export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const { t } = useLingui();
  const form = useContractForm({
    schema: EditPasskeyBody,
    initial: { name: passkey.name },
    normalize: ({ name }) => ({ name: name.trim() }),
    fieldErrorText: { name: { missing: t`Enter a name.` } },
    call: getEditPasskeyMutationOptions,
    request: (data) => ({ passkeyId: passkey.id, data }),
    write: { onSuccess: onDone },
    errorText: { unknown: t`The name was not saved. Please try again.` },
  });
  return (
    <ContractForm form={form} method="post" className={look.form}>
      <TextField
        {...form.field('name')}
        label={t`Name of the passkey`}
        hint={t`For example the device it is stored on.`}
        autoFocus
        maxLength={editPasskeyBodyNameMax}
      />
      <FormMessages messages={form.messages} />
      <div className={look.buttons}>
        <Button type="submit" variant="primary" loading={form.busy}>{t`Save the name`}</Button>
        <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </ContractForm>
  );
}
