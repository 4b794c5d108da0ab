import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { cx } from './cx.ts';
import styles from './FormField.module.css';
import { type FieldText, FormField } from './FormField.tsx';
import { useFieldIds } from './field-ids.ts';
import { IconButton } from './IconButton.tsx';

type PasswordFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
    /** Tells password managers to fill in or to suggest a password. */
    autoComplete: 'current-password' | 'new-password';
  };

/** Password field with a button that reveals it. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const ids = useFieldIds(hint, error, id);
  return (
    <FormField ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <div className={styles.withAction}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...ids.control}
          type={shown ? 'text' : 'password'}
          className={cx(styles.control, className)}
        />
        <IconButton
          className={styles.action}
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? t`Hide password` : t`Show password`}
          aria-controls={ids.inputId}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FormField>
  );
}
