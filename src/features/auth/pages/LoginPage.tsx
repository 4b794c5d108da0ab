import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { getCreateTokenMutationOptions } from '#generated/hooks/auth/auth.ts';
import {
  TokenRequest,
  tokenRequestPasswordMax,
  tokenRequestUsernameMax,
} from '#generated/zod/tokenRequest.zod.ts';
import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { storedEmail } from '#src/platform/login-wall/stored-input.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { isSessionExpired } from '#src/shared/api/call/session.ts';
import { CaptchaNote } from '#src/shared/forms/CaptchaNote.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useCaptcha } from '#src/shared/forms/use-captcha.ts';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { CodeField } from '../components/CodeField.tsx';
import styles from '../components/SignIn.module.css';
import { SignInFrame } from '../components/SignInFrame.tsx';
import { useSignInReason } from '../components/use-sign-in-reason.ts';
import { becomeMember } from '../data/become-member.ts';
import { useDroppedAction } from '../data/use-dropped-action.ts';
import { useSignInInputMemory } from '../data/use-sign-in-input-memory.ts';
import { LOGIN_FIELD_OF_CODE, SIGN_IN_CODES } from '../model/sign-in-errors.ts';
import { signInQueryOf } from '../model/sign-in-query.ts';

const PasskeyLogin = lazyPart(() => import('../components/PasskeyLogin.tsx'), 'PasskeyLogin');
/** Shown to those who were sent here to follow a blog. */
const FollowedBlog = lazyPart(() => import('../components/FollowedBlog.tsx'), 'FollowedBlog');
/** Shown to those who are asked for a code. */
const RememberBrowser = lazyPart(() => import('../components/RememberBrowser.tsx'), 'RememberBrowser');
/** Shown to those whose account the site closed. */
const ClosedAccount = lazyPart(() => import('../components/ClosedAccount.tsx'), 'ClosedAccount');
/** Shown to those who are refused because too many passwords were tried. */
const TooManyAttempts = lazyPart(() => import('../components/TooManyAttempts.tsx'), 'TooManyAttempts');
const SocialSignInProviders = lazyPart(
  () => import('../components/social-sign-in/SocialSignInProviders.tsx'),
  'SocialSignInProviders',
);

const PasswordLogin = z.pick(TokenRequest, { username: true, password: true });
/** Schema once the server asks for the second factor, whose code is then required. */
const TwoFactorLogin = z.required(z.pick(TokenRequest, { username: true, password: true, tfa_token: true }));

type LoginValues = Record<'username' | 'password' | 'tfa_token', string>;

function normalise(values: LoginValues): LoginValues {
  return {
    ...values,
    username: values.username.trim(),
    tfa_token: values.tfa_token.trim(),
  };
}

/** Form state of the login. */
function useLoginForm(query: SignInQuery) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [wantsCode, setWantsCode] = useState(false);
  const [remember, setRemember] = useState(false);
  const { call, needsCaptcha } = useCaptcha(getCreateTokenMutationOptions, 'login', ({ data }, token) => ({
    data: { ...data, captcha_token: token },
  }));
  const form = useContractForm({
    schema: wantsCode ? TwoFactorLogin : PasswordLogin,
    initial: { username: storedEmail(), password: '', tfa_token: '' },
    normalize: normalise,
    fieldErrorText: {
      username: { missing: t`Enter your e-mail address.` },
      password: { missing: t`Enter your password.` },
      tfa_token: { missing: t`Enter the code.` },
    },
    request: (values) => ({
      data: { grant_type: 'password' as const, ...values, ...(remember ? { remember_device: true } : {}) },
    }),
    call,
    write: {
      onSuccess: () => becomeMember(queryClient, query),
      onError: (error) => {
        if (isApiError(error, SIGN_IN_CODES.wrongTwoFactorCode)) setWantsCode(true);
      },
    },
    errorText: {
      unknown: t`You were not logged in. Please try again.`,
      fieldOfCode: LOGIN_FIELD_OF_CODE,
    },
  });
  return { form, wantsCode, needsCaptcha, remember, setRemember };
}

/** Login page (spec 000 §2.6), shown as a sheet. The route table decides where it leads afterwards. */
export default function LoginPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const [sessionWasOver] = useState(isSessionExpired);
  const [knownEmail] = useState(storedEmail);
  const query = signInQueryOf(search);
  const wanted = useSignInReason(query.source, 'login');
  const { form, wantsCode, needsCaptcha, remember, setRemember } = useLoginForm(query);
  const onInput = useSignInInputMemory(form);
  useDroppedAction(query);

  return (
    <SignInFrame
      title={sessionWasOver ? t`Log in again` : t`Welcome back`}
      lead={
        sessionWasOver
          ? t`Your session has expired. Log in again: nothing is lost.`
          : (wanted ?? t`Log in to see what is new.`)
      }
      other={
        sessionWasOver ? undefined : (
          <Trans>
            New here?{' '}
            <AppLink to={paths.register(query)} layer="modal" className={styles.link}>
              Sign up
            </AppLink>
          </Trans>
        )
      }
    >
      <PageHead title={t`Log in`} noIndex />
      {query.follow ? <FollowedBlog name={query.follow} /> : null}
      {/* Prevents a submit before hydration from putting the password into the address. */}
      <ContractForm form={form} method="post" className={styles.form} onInput={onInput}>
        <TextField
          type="email"
          {...form.field('username')}
          label={t`E-mail`}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!knownEmail}
          maxLength={tokenRequestUsernameMax}
        />
        <PasswordField
          {...form.field('password')}
          label={t`Password`}
          autoComplete="current-password"
          autoFocus={Boolean(knownEmail)}
          maxLength={tokenRequestPasswordMax}
        />
        {wantsCode ? <CodeField field={form.field('tfa_token')} /> : null}
        {wantsCode ? <RememberBrowser checked={remember} onChange={setRemember} /> : null}
        <FormMessages messages={form.messages} />
        {isApiError(form.error, SIGN_IN_CODES.suspended) ? <ClosedAccount /> : null}
        {isApiError(form.error, SIGN_IN_CODES.tooManyTries) ? <TooManyAttempts query={query} /> : null}
        <CaptchaNote needsCaptcha={needsCaptcha} />
        <Button type="submit" variant="primary" size="large" block loading={form.busy}>
          {t`Log in`}
        </Button>
        <p className={styles.ways}>
          <AppLink to={paths.passwordReset(query)} layer="modal" className={styles.link}>
            {t`Forgot your password?`}
          </AppLink>
          <AppLink to={paths.loginLink(query)} layer="modal" className={styles.link}>
            {t`Log in by e-mail`}
          </AppLink>
        </p>
      </ContractForm>
      <PasskeyLogin query={query} />
      <SocialSignInProviders redirectTo={query.follow ? paths.login(query) : query.redirectTo} />
    </SignInFrame>
  );
}
