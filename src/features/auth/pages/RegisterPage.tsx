import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { getRegisterAccountMutationOptions } from '#generated/hooks/auth/auth.ts';
import { registerRequestEmailMax, registerRequestPasswordMax } from '#generated/zod/registerRequest.zod.ts';
import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { BlogNameField } from '#src/shared/forms/BlogNameField.tsx';
import { CaptchaNote } from '#src/shared/forms/CaptchaNote.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useCaptcha } from '#src/shared/forms/use-captcha.ts';
import { type FieldErrorText, useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { notifyLinkIntent } from '#src/shared/navigation/prefetch.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { DateField } from '#src/shared/ui/DateField.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from '../components/SignIn.module.css';
import { SignInFrame } from '../components/SignInFrame.tsx';
import { useWallWords } from '../components/use-wall-words.ts';
import { becomeMember } from '../data/become-member.ts';
import { type JudgedPassword, usePasswordStrength } from '../data/use-password-strength.ts';
import { useTypedMemory } from '../data/use-typed-memory.ts';
import {
  RegistrationForm,
  type RegistrationValues,
  registerRequest,
  tidyRegistration,
} from '../model/registration.ts';
import { REGISTRATION_FIELD_OF_CODE, SIGN_IN_CODES } from '../model/sign-in-errors.ts';
import { signInQueryOf } from '../model/sign-in-query.ts';
import { recallEmail, rememberTyped } from '../model/typed-memory.ts';

/** Shown to those who were sent here to follow a blog. */
const FollowedBlog = lazyPart(() => import('../components/FollowedBlog.tsx'), 'FollowedBlog');
const ThirdParties = lazyPart(
  () => import('../components/social-sign-in/SocialSignInProviders.tsx'),
  'ThirdParties',
);

/** Says nothing before a password is typed; its place is rendered with the page. */
const StrengthMeter = lazyPart(() => import('../components/StrengthMeter.tsx'), 'StrengthMeter');
/** Few are ever told so. */
const TooYoung = lazyPart(() => import('../components/TooYoung.tsx'), 'TooYoung');

/** Characters a password has at least (spec 000 §5). */
const SHORTEST_PASSWORD = 8;

type JudgedRef = RefObject<JudgedPassword | undefined>;

function suggestedIn(error: unknown): readonly string[] {
  return isApiError(error) ? error.errors.flatMap(({ suggestedNames }) => suggestedNames ?? []) : [];
}

/** The part of an email address before the @: a first idea for a name. */
const mailboxOf = (email: string): string => email.split('@')[0]?.replace(/[^a-zA-Z0-9-]/g, '') ?? '';

/** The server's words when somebody is too young to register. */
function closedBecause(error: unknown): string | undefined {
  return isApiError(error)
    ? error.errors.find(({ code }) => code === SIGN_IN_CODES.tooYoung)?.detail
    : undefined;
}

/** What is wrong with a field, in words that fit it. */
function useFieldWords(): FieldErrorText<RegistrationValues> {
  const { t } = useLingui();
  return {
    email: {
      missing: t`Your email address is missing.`,
      malformed: t`This does not look like an email address.`,
    },
    password: { missing: t`Choose a password.` },
    birth_date: {
      missing: t`Your birthday is missing, or a part of it.`,
      malformed: t`Nobody was born on that day.`,
    },
    tumblelog: {
      missing: t`Your blog needs a name.`,
      malformed: t`Use letters, digits and hyphens, and begin and end without a hyphen.`,
    },
  };
}

/** Registering, as the page's form. `judged` is what the server has said of the password already. */
function useRegistrationForm(email: string, query: SignInQuery, judged: JudgedRef) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const words = useFieldWords();
  const { redirectTo, source } = query;
  const origin = { ...(redirectTo ? { redirect_to: redirectTo } : {}), ...(source ? { source } : {}) };
  const { call, needsCaptcha } = useCaptcha(
    getRegisterAccountMutationOptions,
    'registration',
    ({ data }, token) => ({ data: { ...data, token } }),
  );
  const form = useContractForm({
    schema: RegistrationForm,
    initial: { email, password: '', birth_date: '', tumblelog: '' } as RegistrationValues,
    normalize: tidyRegistration,
    fieldErrorText: words,
    knownErrors: ({ password }): Partial<RegistrationValues> => {
      const { current } = judged;
      // Pressed before the server has judged it: too short is too short.
      if (current?.password !== password)
        return password && password.length < SHORTEST_PASSWORD ? { password: t`This is too short.` } : {};
      if (current.acceptable) return {};
      return { password: current.hint ?? t`This password is too easy to guess.` };
    },
    request: (values) => ({ data: registerRequest(values, origin, new Date()) }),
    call,
    write: {
      optimisticUpdate: () => {
        // Where it leads; its code comes while the server works.
        notifyLinkIntent(paths.topics());
        return undefined;
      },
      onSuccess: () => becomeMember(queryClient, query),
    },
    errorText: {
      unknown: t`Signing up did not work. Please try again.`,
      fieldOfCode: REGISTRATION_FIELD_OF_CODE,
    },
  });
  return { form, needsCaptcha };
}

/** Registering (spec 000 §2.6). The server judges every field again; its sentences appear beside their causes. */
export default function RegisterPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const query = signInQueryOf(search);
  const wanted = useWallWords(query.source, 'register');
  const [known] = useState(() => recallEmail() || (new URLSearchParams(search).get('email') ?? ''));
  const judged = useRef<JudgedPassword>(undefined);
  const { form, needsCaptcha } = useRegistrationForm(known, query, judged);
  const onInput = useTypedMemory(form);
  const { email, password, tumblelog } = form.values;
  const strength = usePasswordStrength(password, email.trim(), tumblelog.trim());
  useEffect(() => {
    judged.current = strength;
  }, [strength]);

  const young = closedBecause(form.error);
  if (young !== undefined) return <TooYoung message={young} />;

  return (
    <SignInFrame
      title={t`Start your own thread`}
      lead={wanted ?? t`A blog of your own, free, in a minute.`}
      other={
        <Trans>
          Already a member?{' '}
          <AppLink to={paths.login(query)} layer="modal" className={styles.link}>
            Log in
          </AppLink>
        </Trans>
      }
    >
      <PageHead title={t`Sign up`} noIndex />
      {query.follow ? <FollowedBlog name={query.follow} /> : null}
      {/* A press before the scripts have arrived must not put the password into the address. */}
      <ContractForm form={form} method="post" className={styles.form} onInput={onInput}>
        <TextField
          type="email"
          {...form.field('email')}
          label={t`Email`}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!known}
          maxLength={registerRequestEmailMax}
        />
        <div className={styles.group}>
          <PasswordField
            {...form.field('password')}
            label={t`Password`}
            autoComplete="new-password"
            autoFocus={Boolean(known)}
            maxLength={registerRequestPasswordMax}
          />
          <StrengthMeter strength={strength} />
        </div>
        <DateField
          name="birth_date"
          label={t`Birthday`}
          hint={t`Members are at least 13. Nobody else sees it.`}
          birthday
          error={form.field('birth_date').error}
          onChange={(date) => form.change('birth_date', date)}
        />
        <BlogNameField
          field={form.field('tumblelog')}
          like={mailboxOf(email)}
          offered={form.field('tumblelog').error ? suggestedIn(form.error) : []}
          onChoose={(name) => {
            form.change('tumblelog', name);
            rememberTyped('tumblelog', name);
          }}
        />
        <FormMessages messages={form.messages} />
        <CaptchaNote needsCaptcha={needsCaptcha} />
        <Button type="submit" variant="primary" size="large" block loading={form.busy}>
          {t`Sign up`}
        </Button>
        <p
          className={styles.terms}
        >{t`By signing up you agree to be kind and to post only what is yours.`}</p>
      </ContractForm>
      <ThirdParties redirectTo={query.follow ? paths.login(query) : query.redirectTo} />
    </SignInFrame>
  );
}
