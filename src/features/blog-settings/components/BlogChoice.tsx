import { SelectRow } from '#src/entities/settings/SelectRow.tsx';
import { useBlogSetting } from '../data/blog-settings.ts';
import type { BlogSetting } from '../model/blog-setting.ts';
import { useBlogSettingsContext } from './blog-settings-context.ts';

type BlogChoiceProps<Value extends string> = {
  id: string;
  setting: BlogSetting<Value>;
  label: string;
  hint?: string;
  /** Values with their labels, in order. */
  choices: readonly (readonly [Value, string])[];
};

/** Select field of a blog setting, saved on change. */
export function BlogChoice<Value extends string>({ setting, ...row }: BlogChoiceProps<Value>) {
  const { blog, settings } = useBlogSettingsContext();
  const { set, state, error } = useBlogSetting(blog, setting);
  return (
    <SelectRow
      {...row}
      state={state}
      error={error}
      value={setting.of(settings)}
      onChoose={(value) => void set(value)}
    />
  );
}
