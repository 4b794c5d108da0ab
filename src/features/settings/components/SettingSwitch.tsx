import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { useSetting } from '../data/member-settings.ts';
import type { MemberSetting } from '../model/member-setting.ts';
import styles from './Setting.module.css';
import { SettingState } from './SettingState.tsx';

type SettingSwitchProps = {
  setting: MemberSetting<boolean>;
  settings: UserSettings;
  label: string;
  /** What follows from it, in a sentence. */
  hint: string;
};

/** A setting that is on or off, saved as soon as it is turned. */
export function SettingSwitch({ setting, settings, label, hint }: SettingSwitchProps) {
  const { set, state, error } = useSetting(setting);
  return (
    <div className={styles.setting}>
      <Checkbox
        look="switch"
        label={label}
        hint={hint}
        error={error}
        checked={setting.of(settings)}
        onChange={({ target }) => set(target.checked)}
      />
      <SettingState state={state} />
    </div>
  );
}
