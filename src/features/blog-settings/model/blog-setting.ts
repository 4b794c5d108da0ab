import type { BlogSettings } from '#generated/zod/blogSettings.zod.ts';
import type { BlogSettingsUpdate } from '#generated/zod/blogSettingsUpdate.zod.ts';

/** One setting of a blog: its position in the response, and its field in the request. */
export interface BlogSetting<Value> {
  of: (settings: BlogSettings) => Value;
  put: (settings: BlogSettings, value: Value) => BlogSettings;
  edit: (value: Value) => BlogSettingsUpdate;
}

/** Creates a setting whose request field corresponds to its response field. */
function named<Key extends keyof BlogSettings>(
  key: Key,
  sent: keyof BlogSettingsUpdate,
): BlogSetting<BlogSettings[Key]> {
  return {
    of: (settings) => settings[key],
    put: (settings, value) => ({ ...settings, [key]: value }),
    edit: (value) => ({ [sent]: value }),
  };
}

type Queue = BlogSettings['queue'];

function queueSetting<Key extends keyof Queue>(
  key: Key,
  sent: keyof NonNullable<BlogSettingsUpdate['queue']>,
): BlogSetting<Queue[Key]> {
  return {
    of: ({ queue }) => queue[key],
    put: (settings, value) => ({ ...settings, queue: { ...settings.queue, [key]: value } }),
    edit: (value) => ({ queue: { [sent]: value } }),
  };
}

/** Converts a number setting to text, for a select field. */
function asText(setting: BlogSetting<number>): BlogSetting<string> {
  return {
    of: (settings) => String(setting.of(settings)),
    put: (settings, value) => setting.put(settings, Number(value)),
    edit: (value) => setting.edit(Number(value)),
  };
}

const queueTag: BlogSetting<string> = {
  of: ({ queue }) => queue.tag ?? '',
  put: (settings, tag) => ({ ...settings, queue: { ...settings.queue, tag } }),
  edit: (tag) => ({ queue: { tag } }),
};

/** Featured tags in one line, separated by commas. */
const featuredTags: BlogSetting<string> = {
  of: (settings) => (settings.featuredTags ?? []).join(', '),
  put: (settings, line) => ({ ...settings, featuredTags: tagsOf(line) }),
  edit: (line) => ({ featured_tags: tagsOf(line) }),
};

/** Tags allowed for submissions, in one line, separated by commas. */
const submissionTags: BlogSetting<string> = {
  of: (settings) => settings.submissionTags.join(', '),
  put: (settings, line) => ({ ...settings, submissionTags: tagsOf(line) }),
  edit: (line) => ({ submission_tags: tagsOf(line) }),
};

/** Tags added to reblogs, in one line, separated by commas. */
const reblogTags: BlogSetting<string> = {
  of: (settings) => settings.reblogTags.join(', '),
  put: (settings, line) => ({ ...settings, reblogTags: tagsOf(line) }),
  edit: (line) => ({ reblog_tags: tagsOf(line) }),
};

/** Write-only; an empty password removes it. */
const password: BlogSetting<string> = {
  of: () => '',
  put: (settings, value) => ({ ...settings, isPasswordProtected: value !== '' }),
  edit: (value) => ({ password: value === '' ? null : value }),
};

/** True when the blog has a password; it can only be turned off. */
const asksPassword: BlogSetting<boolean> = {
  of: ({ isPasswordProtected }) => isPasswordProtected,
  put: (settings, isPasswordProtected) => ({ ...settings, isPasswordProtected }),
  edit: () => ({ password: null }),
};

/** The settings that the page of a blog offers. */
export const blogSetting = {
  title: named('title', 'title'),
  description: named('description', 'description'),
  timezone: named('timezone', 'timezone'),
  language: named('language', 'language'),
  isAdult: named('isAdult', 'is_adult'),
  isPrivate: named('isPrivate', 'is_private'),
  hideFromVisitors: named('hideFromVisitors', 'hide_from_visitors'),
  hideFromSearch: named('hideFromSearch', 'hide_from_search'),
  ask: named('ask', 'ask'),
  askAnon: named('askAnon', 'ask_anon'),
  askMedia: named('askMedia', 'ask_media'),
  askPageTitle: named('askPageTitle', 'ask_page_title'),
  canSubmit: named('canSubmit', 'can_submit'),
  submissionGuidelines: named('submissionGuidelines', 'submission_guidelines'),
  submissionTypes: named('submissionTypes', 'submission_types'),
  submissionTags,
  replies: named('replies', 'replies'),
  reblogs: named('reblogs', 'reblogs'),
  reblogTags,
  messages: named('messages', 'messages'),
  shareLikes: named('shareLikes', 'share_likes'),
  shareFollowing: named('shareFollowing', 'share_following'),
  canBeBooped: named('canBeBooped', 'can_be_booped'),
  queuePaused: queueSetting('paused', 'paused'),
  queuePerDay: asText(queueSetting('perDay', 'per_day')),
  queueFrom: asText(queueSetting('startHour', 'start_hour')),
  queueTo: asText(queueSetting('endHour', 'end_hour')),
  queueTag,
  featuredTags,
  password,
  asksPassword,
} as const;

function tagsOf(line: string): string[] {
  return line
    .split(',')
    .map((tag) => tag.replace(/^[\s#]+/, '').trim())
    .filter(Boolean);
}
