import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './FormField.module.css';
import { type FieldText, FormField } from './FormField.tsx';
import { useFieldIds } from './field-ids.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'type'> & {
    type?: 'text' | 'email' | 'url' | 'search' | 'tel' | 'number' | 'datetime-local';
    icon?: IconName;
  };

/** Single-line text field. A native input, so it works without scripts and with every password manager. */
export function TextField({ label, hideLabel, hint, error, icon, id, className, ...input }: TextFieldProps) {
  const ids = useFieldIds(hint, error, id);
  return (
    <FormField ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <div className={cx(icon && styles.withIcon)}>
        {icon ? <Icon name={icon} size={18} /> : null}
        <input type="text" {...input} {...ids.control} className={cx(styles.control, className)} />
      </div>
    </FormField>
  );
}
