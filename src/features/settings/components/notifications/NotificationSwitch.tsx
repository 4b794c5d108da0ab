import type { NotificationSettings } from '#generated/zod/notificationSettings.zod.ts';
import styles from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { useNotificationSetting } from '../../data/notification-settings.ts';

type NotificationSwitchProps = {
  blog: string;
  kind: 'gifts' | 'milestones' | 'communities';
  settings: NotificationSettings;
  label: string;
  hint: string;
};

/** Switch of a kind of notifications, saved on change. */
export function NotificationSwitch({ blog, kind, settings, label, hint }: NotificationSwitchProps) {
  const { set, state, error } = useNotificationSetting(blog);
  return (
    <SettingRow id={`notify-${kind}`} state={state}>
      <Checkbox
        look="switch"
        className={styles.field}
        label={label}
        hint={hint}
        error={error}
        checked={settings[kind]}
        onChange={({ target }) => set({ [kind]: target.checked })}
      />
    </SettingRow>
  );
}
