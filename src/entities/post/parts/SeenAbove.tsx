import { useLingui } from '@lingui/react/macro';
import styles from './SeenAbove.module.css';

/** In place of a post that stands in a chain above it in the same list. It opens where it is. */
export function SeenAbove({ blogName, onOpen }: { blogName: string; onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className={styles.fold} aria-expanded="false" onClick={onOpen}>
      {t`${blogName}’s post · you saw this above`}
    </button>
  );
}
