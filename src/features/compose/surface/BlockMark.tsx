import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import styles from './BlockMark.module.css';

/** Icon tile at the start of a card that shows the kind of block. */
export function BlockMark({ icon }: { icon: IconName }) {
  return (
    <span className={styles.mark}>
      <Icon name={icon} size={22} />
    </span>
  );
}
