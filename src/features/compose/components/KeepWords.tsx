import { useLingui } from '@lingui/react/macro';
import type { KeepState } from '../data/use-draft.ts';
import styles from './Composer.module.css';

/** Status line of the local draft: saving, saved or failed. */
export function KeepWords({ keepState }: { keepState: KeepState }) {
  const { t } = useLingui();
  const words: Record<KeepState, string> = {
    untouched: '',
    keeping: t`Saving…`,
    kept: t`Saved on this device`,
    failed: t`This browser has no room to keep it`,
  };
  return (
    <span className={styles.kept} data-state={keepState}>
      {words[keepState]}
    </span>
  );
}
