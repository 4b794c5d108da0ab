import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './FormField.module.css';
import type { FieldIds } from './field-ids.ts';
import { Icon } from './Icon.tsx';

/** What every field has besides its control. */
export type FieldText = {
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place says it already (a search box). */
  hideLabel?: boolean;
  /** Help below the control. */
  hint?: ReactNode;
  /** What is wrong, in the reader's language. */
  error?: ReactNode;
};

/** The error text of a field, which refers to it; also for what stands in an alert already. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}

/** Why something that was done did not work, beside what does it: read out as it appears, for no field is marked by it. */
export function ActError({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <FieldError>{children}</FieldError>
    </div>
  );
}

/** Label, control, hint and error in their places. Fields of `src/shared/ui` are made with it. */
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
