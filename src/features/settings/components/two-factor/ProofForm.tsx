import { useLingui } from '@lingui/react/macro';
import {
  EndTwoFactorBody,
  endTwoFactorBodyPasswordCurrentMax,
  endTwoFactorBodyTfaTokenMax,
} from '#generated/zod/endTwoFactorBody.zod.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './TwoFactor.module.css';

type ProofFormProps<Answer> = {
  /** Label of the button. */
  action: string;
  isDangerous?: boolean;
  /** `endTwoFactor` or `createBackupCodes`, which need the same proof. */
  call: WriteCall<{ data: EndTwoFactorBody }, Answer>;
  onDone: (answer: Answer) => unknown;
  onCancel: () => void;
};

/** Asks for password and code before a change of the second factor. */
export function ProofForm<Answer>({ action, isDangerous, call, onDone, onCancel }: ProofFormProps<Answer>) {
  const { t } = useLingui();
  const form = useContractForm({
    schema: EndTwoFactorBody,
    initial: { password_current: '', tfa_token: '' },
    normalize: (values) => ({ ...values, tfa_token: values.tfa_token.trim() }),
    fieldErrorText: {
      password_current: { missing: t`Enter your password.` },
      tfa_token: { missing: t`Enter the code.` },
    },
    call,
    request: (data) => ({ data }),
    write: { onSuccess: onDone },
    errorText: { unknown: t`Nothing was changed. Please try again.` },
  });
  return (
    <ContractForm form={form} method="post" className={styles.form}>
      <PasswordField
        {...form.field('password_current')}
        label={t`Your password`}
        autoComplete="current-password"
        autoFocus
        maxLength={endTwoFactorBodyPasswordCurrentMax}
      />
      <TextField
        {...form.field('tfa_token')}
        label={t`Code from your authenticator app`}
        hint={t`Or one of your backup codes.`}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={endTwoFactorBodyTfaTokenMax}
      />
      <FormMessages messages={form.messages} />
      <div className={styles.buttons}>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} loading={form.busy}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </ContractForm>
  );
}
