import { limits } from '#generated/limits.ts';
import { blogSettingDefaults } from '#generated/setting-defaults.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { snakeCase } from '#server/core/letter-case.ts';
import { requireAddressable, splitTags } from '#server/core/tags.ts';
import { isTimeZone } from '#server/core/time-zones.ts';
import { SETTING_COLUMNS } from '#server/entities/blog/blog-settings.ts';
import { trimInvisible } from '#src/domain/text/characters.ts';
import type { BlogSettingsRow } from './settings-repository.ts';

type Settings = components['schemas']['BlogSettings'];
type Update = components['schemas']['BlogSettingsUpdate'];

/** Settings that are stored under their own name: in a column or as a key of the JSON column. */
const SETTINGS = [...Object.keys(SETTING_COLUMNS), ...Object.keys(blogSettingDefaults)];

/** Maximum length of a description, in characters (code 4020). */
const MAX_DESCRIPTION_LENGTH = 1000;

/** Normalizes tags like those of posts and removes duplicates. */
function asOnPosts(sent: readonly string[], field: string): string[] {
  const tags = splitTags(sent.join(',')).slice(0, limits.tagsPerPost);
  requireAddressable(tags, field);
  return tags;
}

/** Normalizes a new value of a setting before it is stored. */
const NORMALIZED: { [Name in keyof Settings]?: (value: NonNullable<Settings[Name]>) => Settings[Name] } = {
  reblogTags: (tags) => asOnPosts(tags, 'reblog_tags'),
  submissionTags: (tags) => asOnPosts(tags, 'submission_tags'),
  featuredTags: (tags) => {
    const featured = tags.flatMap((tag) => splitTags(tag).slice(0, 1));
    requireAddressable(featured, 'featured_tags');
    return featured;
  },
};

function normalized(name: string, value: unknown): unknown {
  const normalize = NORMALIZED[name as keyof Settings] as ((value: unknown) => unknown) | undefined;
  if (normalize) return normalize(value);
  // A title that shows nothing would leave no name to select.
  return typeof value === 'string' ? trimInvisible(value) : value;
}

/**
 * Returns a blog's settings after an edit; absent fields stay.
 *
 * @param passwordHash of the new password, null to remove it, undefined to leave it
 * @throws blog-description-too-long (4020), or invalid-request-param for an unknown time zone
 */
export function changedBlogSettings(
  body: Update,
  before: BlogSettingsRow,
  passwordHash: string | null | undefined,
): BlogSettingsRow {
  if (body.description !== undefined && [...body.description].length > MAX_DESCRIPTION_LENGTH) {
    throw domainError('blog-description-too-long');
  }
  if (body.timezone !== undefined && !isTimeZone(body.timezone)) {
    throw domainError('invalid-request-param', { field: 'timezone', reason: 'time_zone' });
  }
  const after: BlogSettingsRow = {
    ...before,
    name: body.name?.trim() ?? before.name,
    password_hash: passwordHash === undefined ? before.password_hash : passwordHash,
  };
  const columns: Record<string, string> = SETTING_COLUMNS;
  for (const setting of SETTINGS) {
    const value = body[snakeCase(setting) as keyof Update];
    if (value === undefined) continue;
    const column = columns[setting];
    if (column) Object.assign(after, { [column]: normalized(setting, value) });
    else after.settings = { ...after.settings, [setting]: normalized(setting, value) };
  }
  return after;
}
