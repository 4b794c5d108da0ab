import { useLingui } from '@lingui/react/macro';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { useSetting } from '../data/member-settings.ts';
import { messagesFrom } from '../model/member-setting.ts';
import { Choice } from './Choice.tsx';
import styles from './Setting.module.css';
import { SettingState } from './SettingState.tsx';

/** Who may write to the member's blogs, saved as soon as it is chosen. */
export function MessagesFromChoice({ settings }: { settings: UserSettings }) {
  const { t } = useLingui();
  const { set, state, error } = useSetting(messagesFrom);
  return (
    <div className={styles.setting}>
      <div className={styles.choice}>
        <Choice
          label={t`Who may send you messages`}
          value={messagesFrom.of(settings)}
          choices={{ everyone: t`Everyone`, following: t`Only blogs you follow`, noone: t`Nobody` }}
          onChange={set}
        />
        <p className={styles.hint}>{t`A blog of yours can be stricter still in its own settings.`}</p>
        {error ? (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        ) : null}
      </div>
      <SettingState state={state} />
    </div>
  );
}
