import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import styles from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { useSetting } from '../data/member-settings.ts';
import type { MemberSetting } from '../model/member-setting.ts';

type SettingSwitchProps = {
  /** Id of its entry in `sections/`. */
  id: string;
  setting: MemberSetting<boolean>;
  settings: UserSettings;
  label: string;
  /** Explains the effect in a sentence. */
  hint: string;
};

/** Switch of a setting, saved on change. */
export function SettingSwitch({ id, setting, settings, label, hint }: SettingSwitchProps) {
  const { set, state, error } = useSetting(setting);
  return (
    <SettingRow id={id} state={state}>
      <Checkbox
        look="switch"
        className={styles.field}
        label={label}
        hint={hint}
        error={error}
        checked={setting.of(settings)}
        onChange={({ target }) => void set(target.checked)}
      />
    </SettingRow>
  );
}
