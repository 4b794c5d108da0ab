import type { ButtonElement } from '#generated/zod/buttonElement.zod.ts';
import { safePageUrl } from '#src/domain/post/links.ts';
import { ElementLink } from '../ElementButtons.tsx';
import { Frame } from '../Frame.tsx';
import styles from './kinds.module.css';

/** Renders a standalone button; nothing when its address cannot be followed. */
export function ButtonOnly({ element: { button } }: { element: ButtonElement }) {
  if (safePageUrl(button.href) === undefined) return null;
  return (
    <Frame label={button.text} className={styles.centred}>
      <ElementLink button={button} size="medium" />
    </Frame>
  );
}
