import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './FormField.module.css';
import { FieldError, type FieldText } from './FormField.tsx';
import { useFieldIds } from './field-ids.ts';

type CheckboxProps = Omit<FieldText, 'hideLabel'> &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** `switch` for settings that apply at once; `box` for values submitted with a form. */
    look?: 'box' | 'switch';
  };

/** Checkbox or switch with a label. */
export function Checkbox({ label, hint, error, id, look = 'box', className, ...input }: CheckboxProps) {
  const ids = useFieldIds(hint, error, id);
  return (
    <div className={cx(styles.check, className)}>
      <input
        {...input}
        {...ids.control}
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        className={look === 'switch' ? styles.switch : styles.box}
      />
      <label htmlFor={ids.inputId}>{label}</label>
      {hint ? (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
    </div>
  );
}
