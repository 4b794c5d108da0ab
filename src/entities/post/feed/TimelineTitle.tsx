import type { TitleElement } from '#generated/zod/titleElement.zod.ts';
import styles from './FeedList.module.css';

/** Renders a heading between posts. */
export function TimelineTitle({ element }: { element: TitleElement }) {
  return (
    <div className={styles.title}>
      <h2>{element.text}</h2>
      {element.subtext ? <p>{element.subtext}</p> : null}
    </div>
  );
}
