import { ChoiceRow } from '#src/entities/settings/ChoiceRow.tsx';
import { useBlogSetting } from '../data/blog-settings.ts';
import type { BlogSetting } from '../model/blog-setting.ts';
import { useHome } from './blog-settings-context.ts';

type BlogChoiceProps<Value extends string> = {
  id: string;
  setting: BlogSetting<Value>;
  label: string;
  hint?: string;
  /** Each value and what it is called, in their order. */
  choices: readonly (readonly [Value, string])[];
};

/** A setting of a blog that is one of some, saved as soon as it is chosen. */
export function BlogChoice<Value extends string>({ setting, ...row }: BlogChoiceProps<Value>) {
  const { blog, settings } = useHome();
  const { set, state, error } = useBlogSetting(blog, setting);
  return (
    <ChoiceRow
      {...row}
      state={state}
      error={error}
      value={setting.of(settings)}
      onChoose={(value) => void set(value)}
    />
  );
}
