import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { getRegisterAccountMutationOptions } from '#generated/hooks/auth/auth.ts';
import { registerRequestEmailMax, registerRequestPasswordMax } from '#generated/zod/registerRequest.zod.ts';
import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { trimBlogName } from '#src/paths/blog-name.ts';
import { paths } from '#src/paths/paths.ts';
import { heldActFor } from '#src/platform/login-wall/held-act.ts';
import { storedEmail, storeInput } from '#src/platform/login-wall/stored-input.ts';
import { detailMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { BlogNameField } from '#src/shared/forms/BlogNameField.tsx';
import { CaptchaNote } from '#src/shared/forms/CaptchaNote.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { KnotField, KnotFields } from '#src/shared/forms/KnotFields.tsx';
import { useNameCheck } from '#src/shared/forms/use-blog-name.ts';
import { useCaptcha } from '#src/shared/forms/use-captcha.ts';
import { type FieldErrorText, useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
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
import { useSignInReason } from '../components/use-sign-in-reason.ts';
import { becomeMember } from '../data/become-member.ts';
import { useDroppedAction } from '../data/use-dropped-action.ts';
import { type RatedPassword, usePasswordStrength } from '../data/use-password-strength.ts';
import { useSignInInputMemory } from '../data/use-sign-in-input-memory.ts';
import {
  normaliseRegistration,
  RegistrationForm,
  type RegistrationValues,
  registerRequest,
} from '../model/registration.ts';
import { REGISTRATION_FIELD_OF_CODE, SIGN_IN_CODES } from '../model/sign-in-errors.ts';
import { signInQueryOf } from '../model/sign-in-query.ts';

/** Decorative, so the form does not wait for it. */
const NewBlogCard = lazyPart(() => import('#src/entities/blog/NewBlogCard.tsx'), 'NewBlogCard');
/** Shown to those who were sent here to follow a blog. */
const FollowedBlog = lazyPart(() => import('../components/FollowedBlog.tsx'), 'FollowedBlog');
const SocialSignInProviders = lazyPart(
  () => import('../components/social-sign-in/SocialSignInProviders.tsx'),
  'SocialSignInProviders',
);

/** Empty before a password is typed; its space is rendered with the page. */
const StrengthMeter = lazyPart(() => import('../components/StrengthMeter.tsx'), 'StrengthMeter');
/** Shown first to those whom the wall holds from an action. */
const LoginWall = lazyPart(() => import('../components/LoginWall.tsx'), 'LoginWall');
/** Loaded on demand, because few visitors see it. */
const TooYoung = lazyPart(() => import('../components/TooYoung.tsx'), 'TooYoung');

/** Minimum length of a password in characters (spec 000 §5). */
const PASSWORD_MIN_LENGTH = 8;

type RatedPasswordRef = RefObject<RatedPassword | undefined>;

function suggestedNamesOf(error: unknown): readonly string[] {
  return isApiError(error) ? error.errors.flatMap(({ suggestedNames }) => suggestedNames ?? []) : [];
}

/** Returns the part of an email address before the @, as a suggestion for a name. */
const emailLocalPartOf = (email: string): string => email.split('@')[0]?.replace(/[^a-zA-Z0-9-]/g, '') ?? '';

/** Returns the message when somebody is too young to register. */
function ageRefusalOf(error: unknown): string | undefined {
  const cause = isApiError(error)
    ? error.errors.find(({ code }) => code === SIGN_IN_CODES.tooYoung)
    : undefined;
  return cause && detailMessage(cause);
}

/** Returns the error texts of the fields. */
function useFieldErrorTexts(): FieldErrorText<RegistrationValues> {
  const { t } = useLingui();
  return {
    email: {
      missing: t`Enter your e-mail address.`,
      malformed: t`This does not look like an e-mail address.`,
    },
    password: { missing: t`Choose a password.` },
    birth_date: {
      missing: t`Enter your full birth date.`,
      malformed: t`This is not a valid birth date. Check it.`,
    },
    tumblelog: {
      missing: t`Your blog needs a name.`,
      malformed: t`Use letters, digits and hyphens, and begin and end without a hyphen.`,
    },
  };
}

/** Form state of the registration. `judged` is the server's rating of the password so far. */
function useRegistrationForm(email: string, query: SignInQuery, judged: RatedPasswordRef) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const words = useFieldErrorTexts();
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
    normalize: normaliseRegistration,
    fieldErrorText: words,
    knownErrors: ({ password }): Partial<RegistrationValues> => {
      const { current } = judged;
      // The form was sent before the server rated the password; its length is checked here.
      if (current?.password !== password)
        return password && password.length < PASSWORD_MIN_LENGTH ? { password: t`This is too short.` } : {};
      if (current.acceptable) return {};
      return { password: current.hint ?? t`This password is too easy to guess. Choose a longer one.` };
    },
    request: (values) => ({ data: registerRequest(values, origin, new Date(siteNow())) }),
    call,
    write: {
      optimisticUpdate: () => {
        // Preloads the next page while the server works.
        notifyLinkIntent(paths.topics());
        return undefined;
      },
      onSuccess: () => becomeMember(queryClient, query),
    },
    errorText: {
      unknown: t`Your account was not created. Please try again.`,
      fieldOfCode: REGISTRATION_FIELD_OF_CODE,
    },
  });
  return { form, needsCaptcha };
}

/** Registration page (spec 000 §2.6). After an action of a visitor it begins with the login wall. */
export default function RegisterPage() {
  const query = signInQueryOf(useLocation().search);
  const [held, setHeld] = useState(() => heldActFor(query.source));
  if (held) return <LoginWall held={held} query={query} onNew={() => setHeld(undefined)} />;
  return <Registration query={query} />;
}

/**
 * The form of a new account. The server validates every field again, and its messages are shown at their
 * fields.
 */
function Registration({ query }: { query: SignInQuery }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const wanted = useSignInReason(query.source, 'register');
  const [known] = useState(() => storedEmail() || (new URLSearchParams(search).get('email') ?? ''));
  const judged = useRef<RatedPassword>(undefined);
  const { form, needsCaptcha } = useRegistrationForm(known, query, judged);
  const onInput = useSignInInputMemory(form);
  useDroppedAction(query);
  const { email, password, birth_date: birthDate, tumblelog } = form.values;
  const nameCheck = useNameCheck(tumblelog, form.busy);
  const strength = usePasswordStrength(password, email.trim(), tumblelog.trim(), form.busy);
  useEffect(() => {
    judged.current = strength;
  }, [strength]);

  const blogName = trimBlogName(tumblelog);
  const young = ageRefusalOf(form.error);
  if (young !== undefined) return <TooYoung message={young} />;

  return (
    <SignInFrame
      title={t`Create your own blog`}
      lead={wanted ?? t`A blog of your own, free, in a minute.`}
      aside={
        <NewBlogCard name={blogName} title={blogName || t`Your new blog`}>
          <Trans>This is your card. Others see it when you pass something on.</Trans>
        </NewBlogCard>
      }
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
      {/* Prevents a submit before hydration from putting the password into the address. */}
      <ContractForm form={form} method="post" className={styles.form} onInput={onInput}>
        <KnotFields>
          <KnotField tied={RegistrationForm.shape.email.safeParse(email.trim()).success}>
            <TextField
              type="email"
              {...form.field('email')}
              label={t`E-mail`}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus={!known}
              maxLength={registerRequestEmailMax}
            />
          </KnotField>
          <KnotField tied={strength?.acceptable === true}>
            <PasswordField
              {...form.field('password')}
              label={t`Password`}
              autoComplete="new-password"
              autoFocus={Boolean(known)}
              maxLength={registerRequestPasswordMax}
            />
            <StrengthMeter strength={strength} />
          </KnotField>
          <KnotField tied={birthDate !== ''}>
            <DateField
              name="birth_date"
              label={t`Birthday`}
              hint={t`You must be at least 13. Nobody else sees your birth date.`}
              birthday
              error={form.field('birth_date').error}
              onChange={(date) => form.change('birth_date', date)}
            />
          </KnotField>
          <KnotField tied={nameCheck.state === 'free'}>
            <BlogNameField
              field={form.field('tumblelog')}
              like={emailLocalPartOf(email)}
              offered={form.field('tumblelog').error ? suggestedNamesOf(form.error) : []}
              isSending={form.busy}
              onChoose={(name) => {
                form.change('tumblelog', name);
                storeInput('tumblelog', name);
              }}
            />
          </KnotField>
        </KnotFields>
        <FormMessages messages={form.messages} />
        <CaptchaNote needsCaptcha={needsCaptcha} />
        <div className={styles.finish}>
          <Button type="submit" variant="primary" size="large" loading={form.busy}>
            {t`Sign up`}
          </Button>
          <p
            className={styles.terms}
          >{t`By signing up you agree to be kind and to post only what is yours.`}</p>
        </div>
      </ContractForm>
      <SocialSignInProviders redirectTo={query.follow ? paths.login(query) : query.redirectTo} />
    </SignInFrame>
  );
}
