import type { TitleElement } from '#generated/zod/titleElement.zod.ts';
import { Frame } from '../Frame.tsx';
import styles from './kinds.module.css';

/** Renders a heading between posts. */
export function Title({ element }: { element: TitleElement }) {
  return (
    <Frame label={element.text} className={styles.title}>
      <h2 dir="auto">{element.text}</h2>
      {element.subtext ? <p dir="auto">{element.subtext}</p> : null}
    </Frame>
  );
}
