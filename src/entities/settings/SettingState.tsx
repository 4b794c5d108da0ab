import { Trans } from '@lingui/react/macro';
import styles from './SettingState.module.css';
import type { SettingWriter } from './use-setting-writer.ts';

/** Shows beside a setting that it is being saved or was saved; its space is reserved. */
export function SettingState({ state }: { state: SettingWriter<unknown>['state'] }) {
  return (
    <span role="status" className={styles.state}>
      {state === 'saving' ? <Trans>Saving…</Trans> : null}
      {state === 'saved' ? <Trans>Saved</Trans> : null}
    </span>
  );
}
