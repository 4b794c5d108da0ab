import { type ReactNode, useId } from 'react';
import { useHashTarget } from '#src/shared/navigation/scroll-to-named.ts';
import styles from './SettingsCard.module.css';

type SettingsCardProps = {
  /** Id used by search results and links when the card is an entry of its own. */
  id?: string;
  title: ReactNode;
  /** Description of the card, in one or two sentences. */
  detail?: ReactNode;
  children?: ReactNode;
};

/** Groups settings of one subject under a heading. */
export function SettingsCard({ id = '', title, detail, children }: SettingsCardProps) {
  const heading = useId();
  const card = useHashTarget<HTMLElement>(id);
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
