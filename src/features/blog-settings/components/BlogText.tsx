import { TextRow, type TextRowProps } from '#src/entities/settings/TextRow.tsx';
import { useBlogSetting } from '../data/blog-settings.ts';
import type { BlogSetting } from '../model/blog-setting.ts';
import { useHome } from './blog-settings-context.ts';

/** A setting of a blog that is typed. */
export function BlogText({ setting, ...row }: TextRowProps & { setting: BlogSetting<string> }) {
  const { blog, settings } = useHome();
  return <TextRow {...row} {...useBlogSetting(blog, setting)} kept={setting.of(settings)} />;
}
