import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { RegisterRequest, registerRequestEmailMax } from '#generated/zod/registerRequest.zod.ts';
import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { rememberEmail } from '#src/platform/login-wall/stored-input.ts';
import { EMAIL_PATTERN } from '#src/shared/lib/text/email-pattern.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './JoinByEmail.module.css';

const emailSchema = RegisterRequest.shape.email.check(z.regex(EMAIL_PATTERN));

type JoinByEmailProps = {
  /** Path of the invitation with the choice of its reader. */
  redirectTo: string;
  /** Notes that the visitor wants to join. */
  onStart: () => void;
};

/**
 * Field for the e-mail address of a visitor who joins. The other fields of the registration open over the page; log-in
 * and mailed link return to the invitation as well. Without scripts the query carries the values over.
 */
export function JoinByEmail({ redirectTo, onStart }: JoinByEmailProps) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const query: SignInQuery = { source: 'joinCollection', redirectTo };
  const start = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = email.trim();
    if (!emailSchema.safeParse(typed).success) {
      setError(typed ? t`This does not look like an e-mail address.` : t`Enter your e-mail address.`);
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    rememberEmail(typed);
    onStart();
    openLayer(paths.register(query), 'modal');
  };
  return (
    <form className={styles.form} action={paths.register()} method="get" onSubmit={start} noValidate>
      <input type="hidden" name="source" value="joinCollection" />
      <input type="hidden" name="redirect_to" value={redirectTo} />
      <div className={styles.row}>
        <TextField
          type="email"
          name="email"
          label={t`Your e-mail address`}
          error={error}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={registerRequestEmailMax}
          placeholder={t`you@example.com`}
          className={styles.field}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="primary" size="large">{t`Join`}</Button>
      </div>
      <p>
        <Trans>
          You choose a name for your blog next. Already a member?{' '}
          <AppLink to={paths.login(query)} layer="modal" onClick={onStart}>
            Log in, also with a passkey
          </AppLink>
        </Trans>
      </p>
    </form>
  );
}
