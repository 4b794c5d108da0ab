import { type ReactNode, useId } from 'react';
import styles from './SettingsCard.module.css';
import { useFound } from './use-found.ts';

type SettingsCardProps = {
  /** What a search and links name it by, where it is found as a whole. */
  id?: string;
  title: ReactNode;
  /** What the subject is about, in a sentence or two. */
  detail?: ReactNode;
  children?: ReactNode;
};

/** One subject of the settings under its heading. */
export function SettingsCard({ id = '', title, detail, children }: SettingsCardProps) {
  const heading = useId();
  const card = useFound<HTMLElement>(id);
  return (
    <section ref={card} id={id || undefined} className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {detail ? <p className={styles.detail}>{detail}</p> : null}
      {children}
    </section>
  );
}
