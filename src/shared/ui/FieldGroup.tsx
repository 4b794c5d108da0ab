import type { ReactNode } from 'react';
import styles from './FieldGroup.module.css';

/** Group of fields with a common name. */
export function FieldGroup({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>{name}</legend>
      {children}
    </fieldset>
  );
}
