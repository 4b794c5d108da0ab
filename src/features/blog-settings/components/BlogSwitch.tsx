import styles from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { useBlogSetting } from '../data/blog-settings.ts';
import type { BlogSetting } from '../model/blog-setting.ts';
import { useBlogSettingsContext } from './blog-settings-context.ts';

type BlogSwitchProps = {
  id: string;
  setting: BlogSetting<boolean>;
  label: string;
  /** Explains the effect in a sentence. */
  hint: string;
};

/** Switch of a boolean blog setting, saved on change. */
export function BlogSwitch({ id, setting, label, hint }: BlogSwitchProps) {
  const { blog, settings } = useBlogSettingsContext();
  const { set, state, error } = useBlogSetting(blog, setting);
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
