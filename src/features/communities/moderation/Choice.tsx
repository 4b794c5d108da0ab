import { type ComponentProps, useId } from 'react';
import { Select } from '#src/shared/ui/Select.tsx';
import styles from './Choice.module.css';

/** Renders a select below its label. Takes `option`s and the props of `select`. */
export function Choice({ label, ...select }: Omit<ComponentProps<'select'>, 'id'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select {...select} id={id} />
    </div>
  );
}
