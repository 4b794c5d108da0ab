import { type ComponentProps, useId } from 'react';
import { Select } from '#src/shared/ui/Select.tsx';
import styles from './Domains.module.css';

/** A select with its label above it. */
export function SelectField({ label, ...select }: ComponentProps<'select'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <Select {...select} id={id} />
    </div>
  );
}
