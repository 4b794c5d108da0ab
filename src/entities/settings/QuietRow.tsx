import type { ReactNode } from 'react';
import styles from './QuietRow.module.css';

type QuietRowProps = {
  title: string;
  detail: ReactNode;
  action: ReactNode;
  /** Before the title. */
  picture?: ReactNode;
};

/** Something kept away, in two lines, with the way back at its end. */
export function QuietRow({ title, detail, action, picture }: QuietRowProps) {
  return (
    <div className={styles.row}>
      {picture}
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
