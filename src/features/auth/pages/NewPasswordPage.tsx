import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { getCompletePasswordResetMutationOptions } from '#generated/hooks/auth/auth.ts';
import type { CompletePasswordReset200 } from '#generated/zod/completePasswordReset200.zod.ts';
import {
  CompletePasswordResetBody,
  completePasswordResetBodyPasswordMax,
} from '#generated/zod/completePasswordResetBody.zod.ts';
import type { PasswordResetResult } from '#generated/zod/passwordResetResult.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { safeRedirect } from '#src/shared/navigation/redirect-target.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { CodeField } from '../components/CodeField.tsx';
import styles from '../components/SignIn.module.css';
import { SignInFrame } from '../components/SignInFrame.tsx';
import { StrengthMeter } from '../components/StrengthMeter.tsx';
import { becomeMember } from '../data/become-member.ts';
import { usePasswordStrength } from '../data/use-password-strength.ts';
import { mailedToken } from '../model/mailed-token.ts';
import { SIGN_IN_CODES } from '../model/sign-in-errors.ts';
import { signInQueryOf } from '../model/sign-in-query.ts';

/** Shown after the reset of an account that something else still opens. */
const CredentialReview = lazyPart(() => import('../components/CredentialReview.tsx'), 'CredentialReview');
/** Shown to those who asked for the link on the way to a blog. */
const FollowedBlog = lazyPart(() => import('../components/FollowedBlog.tsx'), 'FollowedBlog');

const passwordSchema = z.pick(CompletePasswordResetBody, { password: true });
const passwordAndCodeSchema = z.required(
  z.pick(CompletePasswordResetBody, { password: true, tfa_token: true }),
);

/** Page behind a mailed reset link: sets a new password, logs in, and reviews the remaining credentials. */
export default function NewPasswordPage() {
  const { t } = useLingui();
  const { hash, search } = useLocation();
  const query = signInQueryOf(search);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [wantsCode, setWantsCode] = useState(false);
  const [reset, setReset] = useState<PasswordResetResult>();
  const goOn = () =>
    navigate(safeRedirect(query.redirectTo, window.location.host) ?? paths.dashboard(), { replace: true });
  const form = useContractForm({
    schema: wantsCode ? passwordAndCodeSchema : passwordSchema,
    initial: { password: '', tfa_token: '' },
    normalize: (values) => ({ ...values, tfa_token: values.tfa_token.trim() }),
    fieldErrorText: {
      password: { missing: t`Choose a password.` },
      tfa_token: { missing: t`Enter the code.` },
    },
    request: ({ password, tfa_token }) => ({
      data: { token: mailedToken(hash), password, ...(wantsCode ? { tfa_token } : {}) },
    }),
    call: getCompletePasswordResetMutationOptions,
    write: {
      onSuccess: async ({ response }: CompletePasswordReset200) => {
        await becomeMember(queryClient, query);
        const { credentials = [], removedCredentials = [] } = response;
        if (credentials.length + removedCredentials.length > 0) setReset(response);
        else await goOn();
      },
      onError: (error) => {
        if (isApiError(error, SIGN_IN_CODES.wrongTwoFactorCode)) setWantsCode(true);
      },
    },
    errorText: {
      unknown: t`The password could not be changed. Please try again.`,
      fieldOfCode: {
        [SIGN_IN_CODES.passwordInvalid]: 'password',
        [SIGN_IN_CODES.wrongTwoFactorCode]: 'tfa_token',
      },
    },
  });
  const strength = usePasswordStrength(form.values.password, '', '', form.busy);
  if (reset)
    return (
      <CredentialReview
        credentials={reset.credentials ?? []}
        removed={reset.removedCredentials ?? []}
        reviewToken={reset.reviewToken}
        onDone={() => void goOn()}
      />
    );
  return (
    <SignInFrame
      title={t`Choose a new password`}
      lead={t`You will be logged out everywhere else.`}
      other={
        <AppLink to={paths.passwordReset(query)} layer="modal" className={styles.link}>
          {t`Ask for a new link`}
        </AppLink>
      }
    >
      <PageHead title={t`Choose a new password`} noIndex />
      {query.follow ? <FollowedBlog name={query.follow} /> : null}
      <ContractForm form={form} method="post" className={styles.form}>
        <div className={styles.group}>
          <PasswordField
            {...form.field('password')}
            label={t`New password`}
            autoComplete="new-password"
            autoFocus
            maxLength={completePasswordResetBodyPasswordMax}
          />
          <StrengthMeter strength={strength} />
        </div>
        {wantsCode ? <CodeField field={form.field('tfa_token')} /> : null}
        <FormMessages messages={form.messages} />
        <Button type="submit" variant="primary" size="large" block loading={form.busy}>
          {t`Save and log in`}
        </Button>
      </ContractForm>
    </SignInFrame>
  );
}
