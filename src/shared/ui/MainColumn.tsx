import type { ReactNode, Ref } from 'react';
import styles from './MainColumn.module.css';

type MainColumnProps = {
  /** Heading. */
  title: ReactNode;
  /** Ref to the heading, which receives the focus when the focused element is removed. */
  heading?: Ref<HTMLHeadingElement>;
  /** Beside the heading: links to related pages, or a short text. */
  beside?: ReactNode;
  children: ReactNode;
};

/**
 * Layout of the pages of one's own posts: heading and toolbar aligned with the column of cards, and lists marked
 * `data-feed` as wide as the dashboard's, with space for avatars beside the cards.
 */
export function MainColumn({ title, heading, beside, children }: MainColumnProps) {
  return (
    <div className={styles.column}>
      <header className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={heading ? -1 : undefined}>
          {title}
        </h1>
        {beside}
      </header>
      {children}
    </div>
  );
}
