import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { getDeleteAccountMutationOptions } from '#generated/hooks/auth/auth.ts';
import {
  DeleteAccountBody,
  deleteAccountBodyPasswordCurrentMax,
  deleteAccountBodyTfaTokenMax,
} from '#generated/zod/deleteAccountBody.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { forgetCsrfToken } from '#src/shared/api/call/http.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { forgetEverySearch } from '#src/shared/lib/storage/forget-searches.ts';
import { forgetQuickChoice } from '#src/shared/lib/storage/quick-choice.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './Account.module.css';

/** The second factor's code is missing or wrong (openapi/errors.yaml). */
const WRONG_CODE = 16007;

const plain = z.pick(DeleteAccountBody, { password_current: true });
const withCode = z.required(DeleteAccountBody);

/** Says what deleting the account does and keeps, and does it. Afterwards a fresh document begins: nothing of the member is left in memory. */
export function DeleteForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [wantsCode, setWantsCode] = useState(false);
  const form = useContractForm({
    schema: wantsCode ? withCode : plain,
    initial: { password_current: '', tfa_token: '' },
    tidy: (values) => ({ ...values, tfa_token: values.tfa_token.trim() }),
    words: {
      password_current: { missing: t`Your password is missing.` },
      tfa_token: { missing: t`The code is missing.` },
    },
    call: getDeleteAccountMutationOptions,
    request: ({ password_current, tfa_token }) => ({
      data: { password_current, ...(wantsCode ? { tfa_token } : {}) },
    }),
    write: {
      done: () => {
        forgetCsrfToken();
        forgetEverySearch();
        forgetQuickChoice();
        queryClient.clear();
        window.location.assign(paths.home());
      },
      refused: (error) => {
        if (isApiError(error, WRONG_CODE)) setWantsCode(true);
      },
    },
    refusal: { unknown: t`The account could not be deleted. Please try again.` },
  });
  return (
    <ContractForm form={form} method="post" className={styles.form}>
      <ul className={styles.list}>
        <li>
          <Trans>At once you are logged out everywhere, and nobody sees your blogs.</Trans>
        </li>
        <li>
          <Trans>For 30 days logging in brings all of it back. Then it is gone for good.</Trans>
        </li>
        <li>
          <Trans>
            What you wrote for blogs that others lead, and letters, stay with those who have them.
          </Trans>
        </li>
      </ul>
      <PasswordField
        {...form.field('password_current')}
        label={t`Your password`}
        autoComplete="current-password"
        autoFocus
        maxLength={deleteAccountBodyPasswordCurrentMax}
      />
      {wantsCode ? (
        <TextField
          {...form.field('tfa_token')}
          label={t`Code from your authenticator`}
          hint={t`Or one of your backup codes.`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={deleteAccountBodyTfaTokenMax}
        />
      ) : null}
      <FormMessages messages={form.messages} />
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" loading={form.busy}>{t`Delete my account`}</Button>
        <Button variant="quiet" onClick={onClose}>{t`Keep it`}</Button>
      </div>
    </ContractForm>
  );
}
