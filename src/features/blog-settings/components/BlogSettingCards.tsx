import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { BlogSettings } from '#generated/zod/blogSettings.zod.ts';
import type { BlogSettingsUpdate } from '#generated/zod/blogSettingsUpdate.zod.ts';
import { BLOG_SETTING_CARDS, type BlogSettingField } from '#src/entities/settings/blog-setting-cards.ts';
import type { ControlledRow } from '#src/entities/settings/model/setting-rows.ts';
import { SettingControl } from '#src/entities/settings/SettingControl.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { useBlogSetting } from '../data/blog-settings.ts';
import { useBlogSettingsContext } from './blog-settings-context.ts';
import { SubmissionKinds } from './SubmissionKinds.tsx';

/** Rows that have no usual control, by their ids. */
const OWN_ROWS: Readonly<Record<string, ReactNode>> = { 'submission-kinds': <SubmissionKinds /> };

function BlogSettingRow({ row }: { row: ControlledRow<BlogSettings, BlogSettingsUpdate> }) {
  const { blog, settings } = useBlogSettingsContext();
  const writer = useBlogSetting(blog, row.field as BlogSettingField<string | boolean>);
  return <SettingControl row={row} settings={settings} writer={writer} />;
}

/** Every setting of a blog, in cards. */
export function BlogSettingCards() {
  const { i18n } = useLingui();
  const { settings } = useBlogSettingsContext();
  return BLOG_SETTING_CARDS.map(({ title, detail, rows }) => (
    <SettingsCard key={i18n._(title)} title={i18n._(title)} detail={detail && i18n._(detail)}>
      {rows
        .filter(({ when }) => when?.(settings) ?? true)
        .map((row) =>
          row.control === 'own' ? (
            <Fragment key={row.id}>{OWN_ROWS[row.id]}</Fragment>
          ) : (
            <BlogSettingRow key={`${row.id} ${i18n._(row.label)}`} row={row} />
          ),
        )}
    </SettingsCard>
  ));
}
