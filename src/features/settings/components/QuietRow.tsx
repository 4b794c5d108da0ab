import type { ReactNode } from 'react';
import styles from './QuietRow.module.css';

type QuietRowProps = { title: string; detail: ReactNode; action: ReactNode };

/** Something kept away, in two lines, with the way back at its end. */
export function QuietRow({ title, detail, action }: QuietRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.detail}>{detail}</span>
      </div>
      {action}
    </div>
  );
}
