import type { BlogSettings } from '#generated/zod/blogSettings.zod.ts';
import type { BlogSettingsUpdate } from '#generated/zod/blogSettingsUpdate.zod.ts';
import { BLOG_SETTING_CARDS, type BlogSettingField } from '#src/entities/settings/blog-setting-cards.ts';
import type { ControlledRow } from '#src/entities/settings/model/setting-rows.ts';
import { SettingCards } from '#src/entities/settings/SettingCards.tsx';
import { SettingControl } from '#src/entities/settings/SettingControl.tsx';
import { useBlogSetting } from '../data/blog-settings.ts';
import { useBlogSettingsContext } from './blog-settings-context.ts';
import { SubmissionKinds } from './SubmissionKinds.tsx';

const OWN_ROWS = { 'submission-kinds': () => <SubmissionKinds /> };

function BlogSettingRow({ row }: { row: ControlledRow<BlogSettings, BlogSettingsUpdate> }) {
  const { blog, settings } = useBlogSettingsContext();
  const writer = useBlogSetting(blog, row.field as BlogSettingField<string | boolean>);
  return <SettingControl row={row} settings={settings} writer={writer} />;
}

/** Every setting of a blog, in cards. */
export function BlogSettingCards() {
  const { settings } = useBlogSettingsContext();
  return (
    <SettingCards
      cards={BLOG_SETTING_CARDS}
      settings={settings}
      controlledRow={(row) => <BlogSettingRow row={row} />}
      ownRows={OWN_ROWS}
    />
  );
}
