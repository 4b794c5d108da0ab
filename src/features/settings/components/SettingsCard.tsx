import { type ReactNode, useId } from 'react';
import styles from './SettingsCard.module.css';

type SettingsCardProps = {
  title: ReactNode;
  /** What the subject is about, in a sentence or two. */
  detail?: ReactNode;
  children?: ReactNode;
};

/** One subject of the settings under its heading. */
export function SettingsCard({ title, detail, children }: SettingsCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {detail ? <p className={styles.detail}>{detail}</p> : null}
      {children}
    </section>
  );
}
