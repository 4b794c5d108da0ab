import { Trans } from '@lingui/react/macro';
import styles from './SettingState.module.css';
import type { SettingWriter } from './use-setting-writer.ts';

/** Beside a setting, in a place of its own: that it is being saved, and that it was. */
export function SettingState({ state }: { state: SettingWriter<unknown>['state'] }) {
  return (
    <span role="status" className={styles.state}>
      {state === 'saving' ? <Trans>Saving…</Trans> : null}
      {state === 'saved' ? <Trans>Saved</Trans> : null}
    </span>
  );
}
