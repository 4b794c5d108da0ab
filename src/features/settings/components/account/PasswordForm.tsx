import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { getEditAccountMutationOptions } from '#generated/hooks/account/account.ts';
import {
  EditAccountBody,
  editAccountBodyPasswordCurrentMax,
  editAccountBodyPasswordMax,
} from '#generated/zod/editAccountBody.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import styles from './Account.module.css';

const schema = z.required(z.pick(EditAccountBody, { password: true, password_current: true }));

/** Chooses another password (spec 000 §7 "Account and session"). */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { user } = useViewer();
  const form = useContractForm({
    schema,
    initial: { password_current: '', password: '' },
    fieldErrorText: {
      password: { missing: t`Choose a password.` },
      password_current: { missing: t`Your password is missing.` },
    },
    call: getEditAccountMutationOptions,
    request: (data) => ({ data }),
    write: {
      onSuccess: () => {
        addToast({
          type: 'success',
          message: t`Your password is changed. Everywhere else you are logged out, and apps have to ask again.`,
        });
        onClose();
      },
    },
    errorText: { unknown: t`The password could not be changed. Please try again.` },
  });
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
      <FormMessages messages={form.messages} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={form.busy}>{t`Change password`}</Button>
        <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </ContractForm>
  );
}
