import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import styles from './BlockMark.module.css';

/** The tile at the head of a card in the text: what kind of part this is. */
export function BlockMark({ icon }: { icon: IconName }) {
  return (
    <span className={styles.mark}>
      <Icon name={icon} size={22} />
    </span>
  );
}
