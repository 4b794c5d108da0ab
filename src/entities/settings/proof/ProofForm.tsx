import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { getGetProofsQueryOptions } from '#generated/hooks/account/account.ts';
import {
  MemberProof,
  memberProofMailCodeMax,
  memberProofPasswordCurrentMax,
  memberProofTfaTokenMax,
} from '#generated/zod/memberProof.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { usePasskey } from '#src/shared/api/passkeys/use-passkey.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { MailCode } from './MailCode.tsx';
import styles from './Proof.module.css';

/** Code of openapi/errors.yaml for a missing or wrong code of the second factor. */
const WRONG_CODE_ERROR = 16007;

const schemas = {
  password: z.required(z.pick(MemberProof, { password_current: true })),
  passwordAndCode: z.required(z.pick(MemberProof, { password_current: true, tfa_token: true })),
  mail: z.required(z.pick(MemberProof, { mail_code: true })),
  mailAndCode: z.required(z.pick(MemberProof, { mail_code: true, tfa_token: true })),
};

type ProofFormProps<Variables, Answer> = {
  /** Label of the button. */
  action: string;
  cancel: string;
  isDangerous?: boolean;
  call: WriteCall<Variables, Answer>;
  /** Builds the request from a proof. */
  request: (proof: MemberProof) => Variables;
  onDone: (answer: Answer) => unknown;
  onCancel: () => void;
  /** Text above the form. */
  children?: ReactNode;
};

/**
 * Asks for a proof of identity before a sensitive call: the password, or a mailed code without one, with the code of
 * the second factor where it is on; or a passkey alone.
 */
export function ProofForm<Variables, Answer>({
  action,
  cancel,
  isDangerous = false,
  call,
  request,
  onDone,
  onCancel,
  children,
}: ProofFormProps<Variables, Answer>) {
  const { t } = useLingui();
  const { data } = useQuery(getGetProofsQueryOptions());
  const proofs = data?.response;
  const [wasAskedForCode, setAskedForCode] = useState(false);
  const byMail = proofs?.password === false;
  const wantsCode = wasAskedForCode || proofs?.secondFactor === true;
  const passkey = usePasskey();
  const form = useContractForm({
    schema:
      schemas[byMail ? (wantsCode ? 'mailAndCode' : 'mail') : wantsCode ? 'passwordAndCode' : 'password'],
    initial: { password_current: '', mail_code: '', tfa_token: '' },
    normalize: (values) => ({
      ...values,
      mail_code: values.mail_code.trim(),
      tfa_token: values.tfa_token.trim(),
    }),
    fieldErrorText: {
      password_current: { missing: t`Enter your password.` },
      mail_code: { missing: t`Enter the code.` },
      tfa_token: { missing: t`Enter the code.` },
    },
    call,
    request: ({ password_current, mail_code, tfa_token }) =>
      request({
        ...(byMail ? { mail_code } : { password_current }),
        ...(wantsCode ? { tfa_token } : {}),
      }),
    write: {
      onSuccess: onDone,
      onError: (error) => {
        if (isApiError(error, WRONG_CODE_ERROR)) setAskedForCode(true);
      },
    },
    errorText: { unknown: t`Nothing was changed. Please try again.` },
  });
  async function byPasskey(): Promise<void> {
    const answered = await passkey.ask();
    if (answered) await form.send(request({ passkey: answered }));
  }
  return (
    <ContractForm form={form} method="post" className={styles.form}>
      {children}
      {byMail ? (
        <MailCode>
          <TextField
            {...form.field('mail_code')}
            label={t`Code from the e-mail`}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={memberProofMailCodeMax}
          />
        </MailCode>
      ) : (
        <PasswordField
          {...form.field('password_current')}
          label={t`Your password`}
          autoComplete="current-password"
          autoFocus
          maxLength={memberProofPasswordCurrentMax}
        />
      )}
      {wantsCode ? (
        <TextField
          {...form.field('tfa_token')}
          label={t`Code from your authenticator app`}
          hint={t`Or one of your backup codes.`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={wasAskedForCode}
          maxLength={memberProofTfaTokenMax}
        />
      ) : null}
      <FormMessages messages={passkey.problem ? [passkey.problem] : form.messages} />
      <div className={styles.buttons}>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} loading={form.busy}>
          {action}
        </Button>
        {proofs?.passkey ? (
          <Button icon="lock" variant="secondary" loading={passkey.busy} onClick={() => void byPasskey()}>
            {t`Use a passkey`}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </ContractForm>
  );
}
