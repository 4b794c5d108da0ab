import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { getStartSocialSessionMutationOptions } from '#generated/hooks/auth/auth.ts';
import type { PendingSignIn } from '#generated/zod/pendingSignIn.zod.ts';
import {
  StartSocialSessionBody,
  startSocialSessionBodyPasswordMax,
} from '#generated/zod/startSocialSessionBody.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { becomeMember } from '../../data/become-member.ts';
import { SIGN_IN_CODES } from '../../model/sign-in-errors.ts';
import { signInQueryOfRedirect } from '../../model/sign-in-query.ts';
import { ClosedAccount } from '../ClosedAccount.tsx';
import { CodeField } from '../CodeField.tsx';
import { RememberBrowser } from '../RememberBrowser.tsx';
import styles from '../SignIn.module.css';

const fields = { password: true, tfa_code: true } as const;
const optionalSchema = z.object({ password: z.optional(z.string()), tfa_code: z.optional(z.string()) });
const passwordSchema = z.extend(z.required(z.pick(StartSocialSessionBody, { password: true })), {
  tfa_code: z.optional(z.string()),
});
const codeSchema = z.extend(z.required(z.pick(StartSocialSessionBody, { tfa_code: true })), {
  password: z.optional(z.string()),
});
const passwordAndCodeSchema = z.required(z.pick(StartSocialSessionBody, fields));

/**
 * Login form for an existing account: a button, with the password if the provider is not linked yet, and the code of a
 * second factor.
 */
export function SocialSignInForm({ pending, onDone }: { pending: PendingSignIn; onDone: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { nonce, next } = pending;
  const isLinking = next === 'linkAccount';
  const [wantsCode, setWantsCode] = useState(next === 'twoFactorAuthentication');
  const [remember, setRemember] = useState(false);
  const schema = isLinking
    ? wantsCode
      ? passwordAndCodeSchema
      : passwordSchema
    : wantsCode
      ? codeSchema
      : optionalSchema;
  const form = useContractForm({
    schema,
    initial: { password: '', tfa_code: '' },
    normalize: ({ password, tfa_code }) => ({ password, tfa_code: tfa_code.trim() }),
    fieldErrorText: {
      password: { missing: t`Enter your password.` },
      tfa_code: { missing: t`Enter the code.` },
    },
    call: getStartSocialSessionMutationOptions,
    request: ({ password, tfa_code }) => ({
      data: {
        nonce,
        ...(isLinking ? { link3pa: true, password } : {}),
        ...(wantsCode ? { tfa_code } : {}),
        ...(remember ? { remember_device: true } : {}),
      },
    }),
    write: {
      onSuccess: async () => {
        await becomeMember(queryClient, signInQueryOfRedirect(pending));
        onDone();
      },
      onError: (error) => {
        if (isApiError(error, SIGN_IN_CODES.wrongTwoFactorCode)) setWantsCode(true);
      },
    },
    errorText: {
      unknown: t`You were not logged in. Please try again.`,
      fieldOfCode: {
        [SIGN_IN_CODES.wrongPassword]: 'password',
        [SIGN_IN_CODES.wrongTwoFactorCode]: 'tfa_code',
      },
    },
  });
  return (
    <ContractForm form={form} method="post" className={styles.form}>
      {isLinking ? (
        <PasswordField
          {...form.field('password')}
          label={t`Your password here`}
          autoComplete="current-password"
          maxLength={startSocialSessionBodyPasswordMax}
        />
      ) : null}
      {wantsCode ? <CodeField field={form.field('tfa_code')} /> : null}
      {wantsCode ? <RememberBrowser checked={remember} onChange={setRemember} /> : null}
      <FormMessages messages={form.messages} />
      {isApiError(form.error, SIGN_IN_CODES.suspended) ? <ClosedAccount /> : null}
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {isLinking ? t`Link and log in` : t`Log in`}
      </Button>
    </ContractForm>
  );
}
