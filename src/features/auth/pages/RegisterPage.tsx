import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { registerAccount } from '#generated/hooks/auth/auth.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { DateField } from '#src/shared/ui/DateField.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { BlogNameField } from '../components/BlogNameField.tsx';
import { FormMessages } from '../components/FormMessages.tsx';
import { useFocusFirstInvalid } from '../components/focus-first-invalid.ts';
import styles from '../components/SignIn.module.css';
import { SignInFrame } from '../components/SignInFrame.tsx';
import { StrengthMeter } from '../components/StrengthMeter.tsx';
import { TooYoung } from '../components/TooYoung.tsx';
import { useProblemWords } from '../components/use-problem-words.ts';
import { useWallWords } from '../components/use-wall-words.ts';
import { becomeMember } from '../data/become-member.ts';
import { withCaptchaRetry } from '../data/captcha-retry.ts';
import { usePasswordStrength } from '../data/use-password-strength.ts';
import { useSubmit } from '../data/use-submit.ts';
import { recallEmail, rememberEmail } from '../model/email-memory.ts';
import {
  checkRegistration,
  REGISTRATION_FIELDS,
  type RegistrationField,
  type RegistrationValues,
  registerRequest,
} from '../model/registration.ts';
import { type FormProblem, problemOf, SIGN_IN_CODES } from '../model/sign-in-errors.ts';
import { signInQueryOf } from '../model/sign-in-query.ts';

const suggestedIn = (error: unknown): readonly string[] =>
  isApiError(error) ? error.errors.flatMap(({ suggestedNames }) => suggestedNames ?? []) : [];

/** The part of an email address before the @: a first idea for a name. */
const mailboxOf = (email: string): string => email.split('@')[0]?.replace(/[^a-zA-Z0-9-]/g, '') ?? '';

/** Registering (spec 000 §2.6). The server judges every field again; its sentences appear beside their causes. */
export default function RegisterPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const words = useProblemWords();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<RegistrationValues>(() => ({
    email: recallEmail() || (new URLSearchParams(search).get('email') ?? ''),
    password: '',
    birth_date: '',
    tumblelog: '',
  }));
  const [problem, setProblem] = useState<FormProblem<RegistrationField>>();
  const [offered, setOffered] = useState<readonly string[]>([]);
  const [closedBecause, setClosedBecause] = useState<string>();
  const strength = usePasswordStrength(values.password, values.email.trim(), values.tumblelog.trim());
  const query = signInQueryOf(search);
  const wanted = useWallWords(query.source, 'register');
  useFocusFirstInvalid(form, problem);

  const change = (field: RegistrationField, value: string): void => {
    setValues((before) => ({ ...before, [field]: value }));
    // What was wrong with the old value says nothing about the new one.
    setProblem((before) => before && { ...before, fields: { ...before.fields, [field]: undefined } });
    if (field === 'tumblelog') setOffered([]);
  };

  const refuse = (error: unknown): void => {
    const found = problemOf(error, REGISTRATION_FIELDS, {
      offline: t`No connection. Check it and try again.`,
      unknown: t`Signing up did not work. Please try again.`,
    });
    if (isApiError(error, SIGN_IN_CODES.tooYoung)) setClosedBecause(found.fields.birth_date ?? '');
    setOffered(suggestedIn(error));
    setProblem(found);
  };

  const { busy, submit } = useSubmit(async () => {
    const today = new Date();
    const found = checkRegistration(values, today);
    if (Object.keys(found).length > 0) {
      setProblem({ fields: words(found), other: [] });
      return;
    }
    setProblem(undefined);
    const origin = {
      ...(query.redirectTo ? { redirect_to: query.redirectTo } : {}),
      ...(query.source ? { source: query.source } : {}),
    };
    try {
      await withCaptchaRetry(() => registerAccount(registerRequest(values, origin, today)));
      await becomeMember(queryClient, query.source);
    } catch (error) {
      refuse(error);
    }
  });

  if (closedBecause !== undefined) return <TooYoung message={closedBecause} />;

  return (
    <SignInFrame
      title={t`Start your own thread`}
      lead={wanted ?? t`A blog of your own, free, in a minute.`}
      other={
        <Trans>
          Already a member?{' '}
          <AppLink
            to={paths.login(query)}
            layer="modal"
            className={styles.link}
            onClick={() => rememberEmail(values.email)}
          >
            Log in
          </AppLink>
        </Trans>
      }
    >
      <PageHead title={t`Sign up`} noIndex />
      <form
        ref={form}
        // A press before the scripts have arrived must not put the password into the address.
        method="post"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          type="email"
          name="email"
          label={t`Email`}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!values.email}
          maxLength={254}
          value={values.email}
          error={problem?.fields.email}
          onChange={(event) => change('email', event.currentTarget.value)}
        />
        <div className={styles.group}>
          <PasswordField
            name="password"
            label={t`Password`}
            autoComplete="new-password"
            autoFocus={Boolean(values.email)}
            maxLength={200}
            value={values.password}
            error={problem?.fields.password}
            onChange={(event) => change('password', event.currentTarget.value)}
          />
          <StrengthMeter strength={strength} />
        </div>
        <DateField
          name="birth_date"
          label={t`Birthday`}
          hint={t`Members are at least 13. Nobody else sees it.`}
          birthday
          error={problem?.fields.birth_date}
          onChange={(date) => change('birth_date', date)}
        />
        <BlogNameField
          value={values.tumblelog}
          like={mailboxOf(values.email)}
          error={problem?.fields.tumblelog}
          offered={offered}
          onChange={(name) => change('tumblelog', name)}
        />
        <FormMessages messages={problem?.other ?? []} />
        <Button type="submit" variant="primary" size="large" block loading={busy}>
          {t`Sign up`}
        </Button>
        <p className={styles.terms}>{t`By signing up you agree to be kind and to post what is yours.`}</p>
      </form>
    </SignInFrame>
  );
}
