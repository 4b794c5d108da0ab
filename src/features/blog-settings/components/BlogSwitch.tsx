import styles from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { useBlogSetting } from '../data/blog-settings.ts';
import type { BlogSetting } from '../model/blog-setting.ts';
import { useHome } from './blog-settings-context.ts';

type BlogSwitchProps = {
  id: string;
  setting: BlogSetting<boolean>;
  label: string;
  /** What follows from it, in a sentence. */
  hint: string;
};

/** A setting of a blog that is on or off, saved as soon as it is turned. */
export function BlogSwitch({ id, setting, label, hint }: BlogSwitchProps) {
  const { blog, settings } = useHome();
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
