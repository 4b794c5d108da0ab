import { Trans, useLingui } from '@lingui/react/macro';
import { getConfirmTwoFactorMutationOptions } from '#generated/hooks/account/account.ts';
import type { ConfirmTwoFactor200 } from '#generated/zod/confirmTwoFactor200.zod.ts';
import {
  ConfirmTwoFactorBody,
  confirmTwoFactorBodyTfaTokenMax,
} from '#generated/zod/confirmTwoFactorBody.zod.ts';
import type { TwoFactorSetup as SetupData } from '#generated/zod/twoFactorSetup.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './TwoFactor.module.css';
import { TwoFactorCard } from './TwoFactorCard.tsx';

/** Code of openapi/errors.yaml: the secret expired before its first code. */
const SETUP_EXPIRED_ERROR = 16010;

type TwoFactorSetupProps = {
  setup: SetupData;
  onConfirmed: (backupCodes: string[]) => void;
  /** Cancels the setup without using the secret. */
  onLeave: () => void;
};

/** Shows the secret as a QR code, a link and text, and asks for the first code. */
export function TwoFactorSetup({
  setup: { secret, otpauthUrl, qrCode },
  onConfirmed,
  onLeave,
}: TwoFactorSetupProps) {
  const { t } = useLingui();
  const form = useContractForm({
    schema: ConfirmTwoFactorBody,
    initial: { tfa_token: '' },
    normalize: ({ tfa_token }) => ({ tfa_token: tfa_token.replace(/\s/g, '') }),
    fieldErrorText: { tfa_token: { missing: t`Enter the code.`, tooShort: t`A code has six digits.` } },
    call: getConfirmTwoFactorMutationOptions,
    request: (data) => ({ data }),
    write: { onSuccess: ({ response }: ConfirmTwoFactor200) => onConfirmed(response.backupCodes) },
    errorText: { unknown: t`Nothing was changed. Please try again.` },
  });
  return (
    <TwoFactorCard title={<Trans>Scan this with your authenticator app</Trans>} isAnswer>
      <div className={styles.scan}>
        <img
          className={styles.qr}
          src={qrCode}
          alt={t`QR code for your authenticator app`}
          width={180}
          height={180}
        />
        <div className={styles.byHand}>
          <p>
            <Trans>
              Is the app on this device?{' '}
              <a href={otpauthUrl} className={styles.link}>
                Open your authenticator
              </a>
            </Trans>
          </p>
          <p className={styles.words}>
            <Trans>Or type this key into the app:</Trans>
          </p>
          <code className={styles.secret} translate="no">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <Button
            icon="link"
            size="small"
            variant="secondary"
            onClick={() => void copyText(secret, t`Copied`)}
          >
            {t`Copy secret`}
          </Button>
        </div>
      </div>
      <ContractForm form={form} method="post" className={styles.form}>
        <TextField
          {...form.field('tfa_token')}
          label={t`Code from your authenticator app`}
          hint={t`Six digits, new every 30 seconds. Enter the first code within ten minutes.`}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={confirmTwoFactorBodyTfaTokenMax}
        />
        <FormMessages messages={form.messages} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" loading={form.busy}>
            {t`Turn on`}
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            {isApiError(form.error, SETUP_EXPIRED_ERROR) ? t`Start again` : t`Cancel`}
          </Button>
        </div>
      </ContractForm>
    </TwoFactorCard>
  );
}
