import { Trans } from '@lingui/react/macro';
import type { SettingWriter } from '../data/kept-choice.ts';
import styles from './SettingState.module.css';

/** Beside a setting, in a place of its own: that it is being saved, and that it was. */
export function SettingState({ state }: { state: SettingWriter<unknown>['state'] }) {
  return (
    <span role="status" className={styles.state}>
      {state === 'saving' ? <Trans>Saving…</Trans> : null}
      {state === 'saved' ? <Trans>Saved</Trans> : null}
    </span>
  );
}
