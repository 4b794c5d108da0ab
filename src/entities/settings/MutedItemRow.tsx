import type { ReactNode } from 'react';
import styles from './MutedItemRow.module.css';

type MutedItemRowProps = {
  title: string;
  detail: ReactNode;
  action: ReactNode;
  /** Rendered before the title. */
  picture?: ReactNode;
};

/** A filtered, muted or blocked item in two lines, with the button that reverts it. */
export function MutedItemRow({ title, detail, action, picture }: MutedItemRowProps) {
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
