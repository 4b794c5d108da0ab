import { useLingui } from '@lingui/react/macro';
import styles from './SeenAbove.module.css';

/** Replaces a post that a trail above it in the same list already shows. It expands in place. */
export function SeenAbove({ blogName, onOpen }: { blogName: string; onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className={styles.fold} aria-expanded="false" onClick={onOpen}>
      {t`${blogName}’s post · you saw this above`}
    </button>
  );
}
