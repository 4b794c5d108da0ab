import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { paths } from '#src/paths/paths.ts';
import { rememberEmail } from '#src/platform/login-wall/stored-input.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './Landing.module.css';

/**
 * First field of the registration; the other fields open over the page. Without scripts the query carries the value
 * over.
 */
export function SignUpStart() {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const [email, setEmail] = useState('');

  const start = (event: FormEvent): void => {
    event.preventDefault();
    rememberEmail(email);
    openLayer(paths.register(), 'modal');
  };

  return (
    <form className={styles.start} action={paths.register()} method="get" onSubmit={start} noValidate>
      <input
        id="start-email"
        className={styles.startInput}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        aria-label={t`Your e-mail address`}
        placeholder={t`you@example.com`}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="large">
        {t`Get started`}
      </Button>
    </form>
  );
}
