import type { BlogSettings } from '#generated/zod/blogSettings.zod.ts';
import type { BlogSettingsUpdate } from '#generated/zod/blogSettingsUpdate.zod.ts';

/** One setting of a blog: where it stands in an answer, and how a request names it. */
export interface BlogSetting<Value> {
  of: (settings: BlogSettings) => Value;
  put: (settings: BlogSettings, value: Value) => BlogSettings;
  edit: (value: Value) => BlogSettingsUpdate;
}

/** A setting that the request names almost as the answer does. */
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

function ofQueue<Key extends keyof Queue>(
  key: Key,
  sent: keyof NonNullable<BlogSettingsUpdate['queue']>,
): BlogSetting<Queue[Key]> {
  return {
    of: ({ queue }) => queue[key],
    put: (settings, value) => ({ ...settings, queue: { ...settings.queue, [key]: value } }),
    edit: (value) => ({ queue: { [sent]: value } }),
  };
}

/** A number as the browser's own list has it. */
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

/** Tags in one line, commas between them. */
const featuredTags: BlogSetting<string> = {
  of: (settings) => (settings.featuredTags ?? []).join(', '),
  put: (settings, line) => ({ ...settings, featuredTags: tagsOf(line) }),
  edit: (line) => ({ featured_tags: tagsOf(line) }),
};

/** The same for the tags a submission may have. */
const submissionTags: BlogSetting<string> = {
  of: (settings) => settings.submissionTags.join(', '),
  put: (settings, line) => ({ ...settings, submissionTags: tagsOf(line) }),
  edit: (line) => ({ submission_tags: tagsOf(line) }),
};

/** The same for the tags of what it reblogs. */
const reblogTags: BlogSetting<string> = {
  of: (settings) => settings.reblogTags.join(', '),
  put: (settings, line) => ({ ...settings, reblogTags: tagsOf(line) }),
  edit: (line) => ({ reblog_tags: tagsOf(line) }),
};

/** Never shown; the empty password takes it away. */
const password: BlogSetting<string> = {
  of: () => '',
  put: (settings, value) => ({ ...settings, isPasswordProtected: value !== '' }),
  edit: (value) => ({ password: value === '' ? null : value }),
};

/** Whether the blog asks for its password; it can only be turned off. */
const asksPassword: BlogSetting<boolean> = {
  of: ({ isPasswordProtected }) => isPasswordProtected,
  put: (settings, isPasswordProtected) => ({ ...settings, isPasswordProtected }),
  edit: () => ({ password: null }),
};

/** The settings of a blog that its page offers. */
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
  queuePaused: ofQueue('paused', 'paused'),
  queuePerDay: asText(ofQueue('perDay', 'per_day')),
  queueFrom: asText(ofQueue('startHour', 'start_hour')),
  queueTo: asText(ofQueue('endHour', 'end_hour')),
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
