import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getEditAccountMutationOptions } from '#generated/hooks/account/account.ts';
import {
  EditAccountBody,
  editAccountBodyEmailMax,
  editAccountBodyPasswordCurrentMax,
} from '#generated/zod/editAccountBody.zod.ts';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './Account.module.css';

const schema = z.required(z.pick(EditAccountBody, { email: true, password_current: true }));

/** Asks for another address (spec 000 §7 "Account and session"): it counts once its link was followed. */
export function EmailForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema,
    initial: { email: '', password_current: '' },
    normalize: (values) => ({ ...values, email: values.email.trim() }),
    fieldErrorText: {
      email: { missing: t`The address is missing.` },
      password_current: { missing: t`Your password is missing.` },
    },
    call: getEditAccountMutationOptions,
    request: (data) => ({ data }),
    write: {
      onSuccess: async () => {
        await switchViewer(queryClient);
        onDone();
      },
    },
    errorText: { unknown: t`The address could not be changed. Please try again.` },
  });
  return (
    <ContractForm form={form} method="post" className={styles.form}>
      <TextField
        {...form.field('email')}
        label={t`New e-mail address`}
        hint={t`We send a link there. Your address changes once you follow it.`}
        type="email"
        autoComplete="email"
        autoFocus
        maxLength={editAccountBodyEmailMax}
      />
      <PasswordField
        {...form.field('password_current')}
        label={t`Your password`}
        autoComplete="current-password"
        maxLength={editAccountBodyPasswordCurrentMax}
      />
      <FormMessages messages={form.messages} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={form.busy}>{t`Send the link`}</Button>
        <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </ContractForm>
  );
}
