import type { components } from '#generated/types/api.d.ts';
import { SUBMISSION_TYPES } from '#server/entities/blog/submission-types.ts';
import type { Queue } from '#server/modules/posts/queue/queue-repository.ts';
import type { BlogSettingsRow } from './settings-repository.ts';

type Settings = components['schemas']['BlogSettings'];

/** Presents the settings of a blog to its admins, with the defaults of unset ones. */
export function presentBlogSettings(row: BlogSettingsRow, queue: Queue): Settings {
  const { paused, perDay, startHour, endHour, tag } = queue;
  return {
    name: row.name,
    title: row.title,
    description: row.description,
    timezone: row.timezone,
    language: 'en-us',
    isAdult: row.is_adult,
    isPrivate: row.is_private,
    hideFromVisitors: row.is_hidden,
    hideFromSearch: row.is_unlisted,
    isPasswordProtected: row.password_hash !== null,
    ask: row.ask,
    askAnon: row.ask_anonymous,
    askMedia: true,
    askPageTitle: row.ask_page_title,
    canSubmit: row.can_submit,
    submissionGuidelines: '',
    submissionTypes: [...SUBMISSION_TYPES],
    submissionTags: [],
    replies: 'everyone',
    reblogs: 'everyone',
    reblogTags: [],
    messages: 'everyone',
    shareLikes: row.share_likes,
    shareFollowing: row.share_following,
    canBeBooped: true,
    tippable: false,
    featuredTags: [],
    ...row.settings,
    queue: { paused, perDay, startHour, endHour, ...(tag ? { tag } : {}) },
  };
}
