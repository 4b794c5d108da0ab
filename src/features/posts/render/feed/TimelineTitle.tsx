import type { TitleElement } from '#generated/zod/titleElement.zod.ts';
import styles from './FeedList.module.css';

/** A heading between posts. */
export const TimelineTitle = ({ element }: { element: TitleElement }) => (
  <div className={styles.title}>
    <h2>{element.text}</h2>
    {element.subtext ? <p>{element.subtext}</p> : null}
  </div>
);
