import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getEditAccountMutationOptions } from '#generated/hooks/account/account.ts';
import {
  EditAccountBody,
  editAccountBodyEmailMax,
  editAccountBodyPasswordCurrentMax,
} from '#generated/zod/editAccountBody.zod.ts';
import { CODE_FIELD, CodeField, useCodeRequired } from '#src/entities/settings/proof/CodeField.tsx';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './Account.module.css';

const plain = z.required(z.pick(EditAccountBody, { email: true, password_current: true }));
const withCode = z.required(
  z.pick(EditAccountBody, { email: true, password_current: true, tfa_token: true }),
);

/** Form for another e-mail address (spec 000 §7 "Account and session"), which counts once its link is opened. */
export function EmailForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { wantsCode, onRefused } = useCodeRequired();
  const form = useContractForm({
    schema: wantsCode ? withCode : plain,
    initial: { email: '', password_current: '', tfa_token: '' },
    normalize: (values) => ({ ...values, email: values.email.trim(), tfa_token: values.tfa_token.trim() }),
    fieldErrorText: {
      email: { missing: t`Enter the address.` },
      password_current: { missing: t`Enter your password.` },
      tfa_token: { missing: t`Enter the code.` },
    },
    call: getEditAccountMutationOptions,
    request: ({ tfa_token, ...data }) => ({ data: { ...data, ...(wantsCode ? { tfa_token } : {}) } }),
    write: {
      onSuccess: async () => {
        await switchViewer(queryClient);
        onDone();
      },
      onError: onRefused,
    },
    errorText: {
      unknown: t`The address could not be changed. Please try again.`,
      fieldOfCode: CODE_FIELD,
    },
  });
  return (
    <ContractForm form={form} method="post" className={styles.form}>
      <TextField
        {...form.field('email')}
        label={t`New e-mail address`}
        hint={t`We e-mail a link there. Your address changes once you open it.`}
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
      {wantsCode ? <CodeField field={form.field('tfa_token')} /> : null}
      <FormMessages messages={form.messages} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={form.busy}>{t`Send the link`}</Button>
        <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </ContractForm>
  );
}
