import { TextRow, type TextRowProps } from '#src/entities/settings/TextRow.tsx';
import { useBlogSetting } from '../data/blog-settings.ts';
import type { BlogSetting } from '../model/blog-setting.ts';
import { useBlogSettingsContext } from './blog-settings-context.ts';

/** Text field of a blog setting. */
export function BlogText({ setting, ...row }: TextRowProps & { setting: BlogSetting<string> }) {
  const { blog, settings } = useBlogSettingsContext();
  return <TextRow {...row} {...useBlogSetting(blog, setting)} savedValue={setting.of(settings)} />;
}
