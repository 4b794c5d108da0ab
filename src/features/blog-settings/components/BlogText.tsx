import { TextRow, type TextRowProps } from '#src/entities/settings/TextRow.tsx';
import { useBlogSetting } from '../data/blog-settings.ts';
import type { BlogSetting } from '../model/blog-setting.ts';
import { useHome } from './blog-settings-context.ts';

/** Text field of a blog setting. */
export function BlogText({ setting, ...row }: TextRowProps & { setting: BlogSetting<string> }) {
  const { blog, settings } = useHome();
  return <TextRow {...row} {...useBlogSetting(blog, setting)} savedValue={setting.of(settings)} />;
}
