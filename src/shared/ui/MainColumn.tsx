import type { ReactNode, Ref } from 'react';
import styles from './MainColumn.module.css';

type MainColumnProps = {
  /** The heading's words. */
  title: ReactNode;
  /** The element of the heading: focus goes to it where what had it is gone. */
  heading?: Ref<HTMLHeadingElement>;
  /** Beside the heading: the ways to the page's neighbours, or a few words. */
  beside?: ReactNode;
  children: ReactNode;
};

/**
 * A page of one's own posts: heading and what belongs to it over the column of cards, and lists marked `data-feed` as wide
 * as the dashboard's, for the pictures of blogs beside their cards.
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
