import type { ActionMessageElement } from '#generated/zod/actionMessageElement.zod.ts';
import { ElementLink } from '../ElementButtons.tsx';
import frame from '../Frame.module.css';
import { Line } from '../Frame.tsx';
import styles from './kinds.module.css';

/** Renders a message with something to do, such as new posts that wait. */
export function ActionMessage({ element }: { element: ActionMessageElement }) {
  return (
    <Line label={element.text} className={styles.knotted} actions={<ElementLink button={element.button} />}>
      <b className={frame.strong} dir="auto">
        {element.text}
      </b>
    </Line>
  );
}
