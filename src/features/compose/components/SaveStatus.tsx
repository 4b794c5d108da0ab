import { useLingui } from '@lingui/react/macro';
import type { SaveState } from '../data/use-draft.ts';
import styles from './Composer.module.css';

/** Status line of the local draft: saving, saved or failed. */
export function SaveStatus({ saveState }: { saveState: SaveState }) {
  const { t } = useLingui();
  const words: Record<SaveState, string> = {
    untouched: '',
    saving: t`Saving…`,
    saved: t`Saved on this device`,
    failed: t`Not saved: this browser has no space left`,
  };
  return (
    <span className={styles.kept} data-state={saveState}>
      {words[saveState]}
    </span>
  );
}
