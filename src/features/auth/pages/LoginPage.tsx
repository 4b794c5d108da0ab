import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { isSessionExpired } from '#src/shared/api/call/session.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { FormMessages } from '../components/FormMessages.tsx';
import { useFocusFirstInvalid } from '../components/focus-first-invalid.ts';
import styles from '../components/SignIn.module.css';
import { SignInFrame } from '../components/SignInFrame.tsx';
import { useWallWords } from '../components/use-wall-words.ts';
import { becomeMember } from '../data/become-member.ts';
import { logIn } from '../data/log-in.ts';
import { useSubmit } from '../data/use-submit.ts';
import { recallEmail, rememberEmail } from '../model/email-memory.ts';
import { type FormProblem, problemOf, SIGN_IN_CODES } from '../model/sign-in-errors.ts';
import { signInQueryOf } from '../model/sign-in-query.ts';

const FIELDS = ['username', 'password', 'tfa_token'] as const;

type Problem = FormProblem<(typeof FIELDS)[number]>;

/** Logging in (spec 000 §2.6). Shown as a sheet; where it leads afterwards is the route table's business. */
export default function LoginPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(recallEmail);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wantsCode, setWantsCode] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [sessionWasOver] = useState(isSessionExpired);
  const query = signInQueryOf(search);
  const wanted = useWallWords(query.source, 'login');
  useFocusFirstInvalid(form, problem);

  const missing = (): Problem | undefined => {
    const fields: Problem['fields'] = {};
    if (!email.trim()) fields.username = t`Your email address is missing.`;
    if (!password) fields.password = t`Your password is missing.`;
    if (wantsCode && !code.trim()) fields.tfa_token = t`The code is missing.`;
    return Object.keys(fields).length > 0 ? { fields, other: [] } : undefined;
  };

  const { busy, submit } = useSubmit(async () => {
    const gaps = missing();
    setProblem(gaps);
    if (gaps) return;
    try {
      await logIn({ email, password, code: wantsCode ? code : undefined });
      await becomeMember(queryClient, query.source);
    } catch (error) {
      const isAskedForCode = isApiError(error, SIGN_IN_CODES.wrongTwoFactorCode) && !wantsCode;
      if (isAskedForCode) setWantsCode(true);
      setProblem(
        problemOf(error, FIELDS, {
          offline: t`No connection. Check it and try again.`,
          unknown: t`Logging in did not work. Please try again.`,
        }),
      );
    }
  });

  return (
    <SignInFrame
      title={sessionWasOver ? t`Log in again` : t`Welcome back`}
      lead={
        sessionWasOver
          ? t`Your session is over. Everything is still where you left it.`
          : (wanted ?? t`Pick up the thread.`)
      }
      other={
        sessionWasOver ? undefined : (
          <Trans>
            New here?{' '}
            <AppLink
              to={paths.register(query)}
              layer="modal"
              className={styles.link}
              onClick={() => rememberEmail(email)}
            >
              Sign up
            </AppLink>
          </Trans>
        )
      }
    >
      <PageHead title={t`Log in`} noIndex />
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
          name="username"
          label={t`Email`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!email}
          maxLength={254}
          value={email}
          error={problem?.fields.username}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordField
          name="password"
          label={t`Password`}
          autoComplete="current-password"
          autoFocus={Boolean(email)}
          maxLength={200}
          value={password}
          error={problem?.fields.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {wantsCode ? (
          <TextField
            name="tfa_token"
            label={t`Code from your authenticator`}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={16}
            value={code}
            error={problem?.fields.tfa_token}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        ) : null}
        <FormMessages messages={problem?.other ?? []} />
        <Button type="submit" variant="primary" size="large" block loading={busy}>
          {t`Log in`}
        </Button>
      </form>
    </SignInFrame>
  );
}
