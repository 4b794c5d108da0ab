import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { getValidateUserMutationOptions } from '#generated/hooks/auth/auth.ts';
import { ActIcon, ActTrail, EmptyPlace } from '#src/entities/login-wall/ActTrail.tsx';
import type { SignInQuery } from '#src/paths/auth-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { type HeldAct, holdAct } from '#src/platform/login-wall/held-act.ts';
import { storePendingAction } from '#src/platform/login-wall/pending-action.ts';
import { rememberEmail, storedEmail } from '#src/platform/login-wall/stored-input.ts';
import { dismissWall } from '#src/platform/login-wall/wall-memory.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useCloseLayer, useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { RegistrationForm } from '../model/registration.ts';
import { SIGN_IN_CODES } from '../model/sign-in-errors.ts';
import styles from './LoginWall.module.css';
import { useActWords, useAreaWords } from './wall-words.ts';

/** The thing, continued to the visitor's empty place. */
function Trail({ held }: { held: HeldAct }) {
  const { icon, act } = useActWords(held);
  return (
    <ActTrail subject={held}>
      <EmptyPlace />
      <p dir="auto">
        <Trans>
          <b>You</b> <ActIcon name={icon} /> {act}
        </Trans>
      </p>
    </ActTrail>
  );
}

interface LoginWallProps {
  held: HeldAct;
  query: SignInQuery;
  /** Called when the address belongs to nobody yet: the registration follows. */
  onNew: () => void;
}

/**
 * Login wall (spec 001 §2): shows what the visitor was about to do and asks for an e-mail address, the same for members
 * and new people. The answer of the server leads to the form of the one or the other. Leaving it forgets the action.
 */
export function LoginWall({ held, query, onNew }: LoginWallProps) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const closeLayer = useCloseLayer();
  const navigate = useNavigate();
  const { features } = useViewer();
  const { title, sentence } = useAreaWords(held);
  const [email, setEmail] = useState(storedEmail);
  const [isMalformed, setMalformed] = useState(false);
  const { write, busy, error } = useWrite(getValidateUserMutationOptions, {
    onSuccess: onNew,
    onError: (refusal) => {
      if (isApiError(refusal, SIGN_IN_CODES.emailUnavailable)) openLayer(paths.login(query), 'modal');
    },
  });
  const problem = isMalformed
    ? t`This does not look like an e-mail address.`
    : error && !isApiError(error, SIGN_IN_CODES.emailUnavailable)
      ? errorMessage(error, t`The address could not be checked. Try again.`)
      : undefined;
  const goOn = (event: SyntheticEvent): void => {
    event.preventDefault();
    const isValid = RegistrationForm.shape.email.safeParse(email.trim()).success;
    setMalformed(!isValid);
    if (!isValid) return;
    rememberEmail(email);
    void write({ data: { email: email.trim() } });
  };
  const leave = (): void => {
    dismissWall(features.includes('loginWallDismissible'));
    storePendingAction(undefined);
    holdAct(undefined);
    // The page that the visitor was on the way to takes the wall's place in the history.
    if (held.goOn === undefined) closeLayer();
    else void navigate(held.goOn, { replace: true });
  };
  return (
    <section className={styles.wall} data-sheet="low">
      <PageHead title={t`Log in or sign up`} noIndex />
      <Trail held={held} />
      <div className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.sentence}>{sentence}</p>
        <form noValidate className={styles.form} onSubmit={goOn}>
          <TextField
            type="email"
            name="email"
            label={t`Your e-mail address`}
            hideLabel
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            placeholder={t`you@example.com`}
            value={email}
            error={problem}
            onChange={({ target }) => {
              setEmail(target.value);
              setMalformed(false);
            }}
          />
          <Button type="submit" variant="primary" size="large" loading={busy}>{t`Go on`}</Button>
        </form>
        <p className={styles.ways}>
          <AppLink to={paths.login(query)} layer="modal" className={styles.link}>
            <Icon name="key" size={18} /> {t`Use a passkey`}
          </AppLink>
          <span>{t`New here? The same field.`}</span>
        </p>
        <Button variant="quiet" className={styles.leave} onClick={leave}>{t`Not now, keep reading`}</Button>
      </div>
    </section>
  );
}
