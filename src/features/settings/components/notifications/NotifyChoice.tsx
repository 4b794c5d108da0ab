import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { NotificationSettings } from '#generated/zod/notificationSettings.zod.ts';
import type { NotifyFrom } from '#generated/zod/notifyFrom.zod.ts';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import { useNotificationSetting } from '../../data/notification-settings.ts';
import styles from '../SettingRow.module.css';
import { SettingRow } from '../SettingRow.tsx';

/** Kinds of which a blog says whose doing it wants to be told. */
export type ChosenKind = 'likes' | 'reblogs' | 'replies' | 'mentions' | 'asks' | 'followers' | 'messages';

type NotifyChoiceProps = {
  blog: string;
  kind: ChosenKind;
  settings: NotificationSettings;
  label: string;
};

/** Whose doing of one kind a blog is told of, saved as soon as it is chosen. */
export function NotifyChoice({ blog, kind, settings, label }: NotifyChoiceProps) {
  const { t } = useLingui();
  const control = useId();
  const { set, state, error } = useNotificationSetting(blog);
  const choices: Record<NotifyFrom, string> = {
    everyone: t`From everyone`,
    following: t`From blogs you follow`,
    mutuals: t`From mutuals`,
    noone: t`From nobody`,
  };
  const values = Object.keys(choices) as NotifyFrom[];
  return (
    <SettingRow id={`notify-${kind}`} state={state} isWide>
      <label htmlFor={control} className={styles.label}>
        {label}
      </label>
      {error ? (
        <div className={styles.hint}>
          <FieldError id={`${control}-error`}>{error}</FieldError>
        </div>
      ) : null}
      <div className={styles.control}>
        <select
          id={control}
          className={styles.select}
          aria-describedby={error ? `${control}-error` : undefined}
          value={settings[kind]}
          onChange={({ target }) => {
            const chosen = values.find((one) => one === target.value);
            if (chosen) set({ [kind]: chosen });
          }}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {choices[one]}
            </option>
          ))}
        </select>
      </div>
    </SettingRow>
  );
}
