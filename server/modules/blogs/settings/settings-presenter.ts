import { blogSettingDefaults } from '#generated/setting-defaults.ts';
import type { components } from '#generated/types/api.d.ts';
import { SETTING_COLUMNS } from '#server/entities/blog/blog-settings.ts';
import type { Queue } from '#server/modules/posts/queue/queue-repository.ts';
import type { BlogSettingsRow } from './settings-repository.ts';

type Settings = components['schemas']['BlogSettings'];
type ColumnSettings = Pick<Settings, keyof typeof SETTING_COLUMNS>;

/** Presents the settings of a blog to its admins, with the defaults of unset ones. */
export function presentBlogSettings(row: BlogSettingsRow, queue: Queue): Settings {
  const { paused, perDay, startHour, endHour, tag } = queue;
  const columns = Object.entries(SETTING_COLUMNS).map(([name, column]) => [name, row[column]]);
  return {
    ...(Object.fromEntries(columns) as ColumnSettings),
    ...blogSettingDefaults,
    ...row.settings,
    name: row.name,
    isPasswordProtected: row.password_hash !== null,
    queue: { paused, perDay, startHour, endHour, ...(tag ? { tag } : {}) },
  };
}
