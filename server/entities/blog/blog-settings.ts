import { blogSettingDefaults } from '#generated/setting-defaults.ts';
import type { components } from '#generated/types/api.d.ts';
import { reportStored, storedShapeProblem } from '#server/http/contract/stored-shapes.ts';

type Settings = components['schemas']['BlogSettings'];

/**
 * The column of `blogs` that stores a setting. Every other setting is a key of the JSON column `settings`, with the
 * contract's `x-default` as its default, and needs no line here.
 */
export const SETTING_COLUMNS = {
  title: 'title',
  description: 'description',
  timezone: 'timezone',
  isAdult: 'is_adult',
  isPrivate: 'is_private',
  hideFromVisitors: 'is_hidden',
  hideFromSearch: 'is_unlisted',
  ask: 'ask',
  askAnon: 'ask_anonymous',
  askPageTitle: 'ask_page_title',
  canSubmit: 'can_submit',
  shareLikes: 'share_likes',
  shareFollowing: 'share_following',
} as const satisfies Partial<Record<keyof Settings, string>>;

type Columns = typeof SETTING_COLUMNS;

/** Settings that are neither a column of their own nor a key of the JSON column. */
type StoredElsewhere = 'name' | 'isPasswordProtected' | 'queue';

/** Settings in the JSON column; absent ones have their default. */
export type SavedBlogSettings = Partial<Omit<Settings, keyof Columns | StoredElsewhere>>;

/** Settings in the JSON column, completed by the defaults. */
export type BlogSettingValues = SavedBlogSettings & typeof blogSettingDefaults;

/** Columns of a blog's settings. */
export type SettingColumnValues = { [Name in keyof Columns as Columns[Name]]: Settings[Name] };

const AUDIENCES: readonly unknown[] = [
  'everyone',
  'following',
  'following_week',
  'noone',
] satisfies Settings[keyof Settings][];
/** Settings that restrict who may do something. An unreadable value permits nobody. */
const RESTRICTIONS = ['replies', 'reblogs', 'messages'] as const;

/** Returns the stored settings that can be read; the others are reported and left out. */
export function readableBlogSettings(blogId: string, stored: SavedBlogSettings): SavedBlogSettings {
  const row = `blogs ${blogId}`;
  const problem = storedShapeProblem('blogSettings', 'settings', stored);
  let readable = stored;
  if (problem !== undefined) {
    reportStored(row, problem);
    const entries = Array.isArray(stored) ? [] : Object.entries(stored);
    readable = Object.fromEntries(
      entries.filter(
        ([name, value]) => storedShapeProblem('blogSettings', name, { [name]: value }) === undefined,
      ),
    );
  }
  for (const name of RESTRICTIONS) {
    if (name in stored && !AUDIENCES.includes(stored[name])) readable = { ...readable, [name]: 'noone' };
  }
  return readable;
}

/** Returns all settings of the JSON column, readable and completed by the defaults. */
export function blogSettingValues(blogId: string, stored: SavedBlogSettings): BlogSettingValues {
  return { ...blogSettingDefaults, ...readableBlogSettings(blogId, stored) };
}
