import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './FormField.module.css';
import type { FieldIds } from './field-ids.ts';
import { Icon } from './Icon.tsx';

/** Texts of a field. */
export type FieldText = {
  label: ReactNode;
  /** Hides the label visually, where the context makes it redundant (a search box). */
  hideLabel?: boolean;
  /** Help text below the control. */
  hint?: ReactNode;
  /** Error message, translated. */
  error?: ReactNode;
};

/** Error message a field refers to; also usable inside an existing alert. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}

/** Error message of an action, beside its control. A live region, because no field is marked invalid. */
export function ActionError({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <FieldError>{children}</FieldError>
    </div>
  );
}

/** Layout of label, control, hint and error; base of the fields in `src/shared/ui`. */
export function FormField({
  ids,
  label,
  hideLabel,
  hint,
  error,
  children,
}: FieldText & { ids: FieldIds; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={ids.inputId} className={cx(styles.label, hideLabel && styles.hidden)}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
    </div>
  );
}
