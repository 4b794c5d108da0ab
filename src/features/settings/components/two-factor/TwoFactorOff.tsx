import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetTwoFactorQueryKey,
  getStartTwoFactorMutationOptions,
} from '#generated/hooks/account/account.ts';
import type { StartTwoFactor201 } from '#generated/zod/startTwoFactor201.zod.ts';
import {
  StartTwoFactorBody,
  startTwoFactorBodyPasswordCurrentMax,
} from '#generated/zod/startTwoFactorBody.zod.ts';
import type { TwoFactorSetup } from '#generated/zod/twoFactorSetup.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import styles from './TwoFactor.module.css';
import { TwoFactorCard } from './TwoFactorCard.tsx';

/** Code of openapi/errors.yaml: already switched on, in another window. */
const ALREADY_ENABLED_ERROR = 4033;

type TwoFactorOffProps = { onStart: (setup: TwoFactorSetup) => void; isAnswer: boolean };

/** State "off" of two-factor authentication: its purpose, and the start of the setup. */
export function TwoFactorOff({ onStart, isAnswer }: TwoFactorOffProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: StartTwoFactorBody,
    initial: { password_current: '' },
    fieldErrorText: { password_current: { missing: t`Enter your password.` } },
    call: getStartTwoFactorMutationOptions,
    request: (data) => ({ data }),
    write: {
      onSuccess: ({ response }: StartTwoFactor201) => onStart(response),
      onError: (error) =>
        isApiError(error, ALREADY_ENABLED_ERROR)
          ? queryClient.invalidateQueries({ queryKey: getGetTwoFactorQueryKey() })
          : undefined,
    },
    errorText: { unknown: t`Nothing was changed. Please try again.` },
  });
  return (
    <TwoFactorCard title={<Trans>Two-factor authentication is off</Trans>} isAnswer={isAnswer}>
      <p className={styles.words}>
        <Trans>
          Nobody can log in with your password alone: you also enter a code from an authenticator app on your
          phone.
        </Trans>
      </p>
      <ContractForm form={form} method="post" className={styles.form}>
        <PasswordField
          {...form.field('password_current')}
          label={t`Your password`}
          autoComplete="current-password"
          maxLength={startTwoFactorBodyPasswordCurrentMax}
        />
        <FormMessages messages={form.messages} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" loading={form.busy}>
            {t`Set it up`}
          </Button>
        </div>
      </ContractForm>
    </TwoFactorCard>
  );
}
