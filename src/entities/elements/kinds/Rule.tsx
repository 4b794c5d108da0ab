import type { RuleElement } from '#generated/zod/ruleElement.zod.ts';
import { Frame } from '../Frame.tsx';
import styles from './kinds.module.css';

/** Renders a line with a label that parts the feed. */
export function Rule({ element }: { element: RuleElement }) {
  return (
    <Frame label={element.label}>
      <h2 className={styles.rule} dir="auto">
        {element.label}
      </h2>
    </Frame>
  );
}
