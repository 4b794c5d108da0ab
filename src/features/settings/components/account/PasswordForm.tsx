import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { getEditAccountMutationOptions } from '#generated/hooks/account/account.ts';
import type { Credential } from '#generated/zod/credential.zod.ts';
import type { EditAccount200 } from '#generated/zod/editAccount200.zod.ts';
import {
  EditAccountBody,
  editAccountBodyPasswordCurrentMax,
  editAccountBodyPasswordMax,
} from '#generated/zod/editAccountBody.zod.ts';
import { CODE_FIELD, CodeField, useCodeRequired } from '#src/entities/settings/proof/CodeField.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import styles from './Account.module.css';
import { RemainingCredentials } from './RemainingCredentials.tsx';

const plain = z.required(z.pick(EditAccountBody, { password: true, password_current: true }));
const withCode = z.required(
  z.pick(EditAccountBody, { password: true, password_current: true, tfa_token: true }),
);

/** Form that changes the password (spec 000 §7 "Account and session"). */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { user } = useViewer();
  const { wantsCode, onRefused } = useCodeRequired();
  const [open, setOpen] = useState<readonly Credential[]>([]);
  const form = useContractForm({
    schema: wantsCode ? withCode : plain,
    initial: { password_current: '', password: '', tfa_token: '' },
    normalize: (values) => ({ ...values, tfa_token: values.tfa_token.trim() }),
    fieldErrorText: {
      password: { missing: t`Choose a password.` },
      password_current: { missing: t`Enter your password.` },
      tfa_token: { missing: t`Enter the code.` },
    },
    call: getEditAccountMutationOptions,
    request: ({ tfa_token, ...data }) => ({ data: { ...data, ...(wantsCode ? { tfa_token } : {}) } }),
    write: {
      onSuccess: ({ response: { credentials = [] } }: EditAccount200) => {
        addToast({
          type: 'success',
          message: t`Your password is changed. You are logged out everywhere else, and apps have to ask for access again.`,
        });
        if (credentials.length > 0) setOpen(credentials);
        else onClose();
      },
      onError: onRefused,
    },
    errorText: {
      unknown: t`The password could not be changed. Please try again.`,
      fieldOfCode: CODE_FIELD,
    },
  });
  if (open.length > 0) return <RemainingCredentials credentials={open} onClose={onClose} />;
  return (
    <ContractForm form={form} method="post" className={styles.form}>
      <input
        className={styles.username}
        type="text"
        autoComplete="username"
        value={user?.email ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        {...form.field('password_current')}
        label={t`Your password`}
        autoComplete="current-password"
        autoFocus
        maxLength={editAccountBodyPasswordCurrentMax}
      />
      <PasswordField
        {...form.field('password')}
        label={t`New password`}
        hint={t`At least eight characters that are not easy to guess. A few words do well.`}
        autoComplete="new-password"
        maxLength={editAccountBodyPasswordMax}
      />
      {wantsCode ? <CodeField field={form.field('tfa_token')} /> : null}
      <FormMessages messages={form.messages} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={form.busy}>{t`Change password`}</Button>
        <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </ContractForm>
  );
}
