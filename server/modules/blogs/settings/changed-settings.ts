import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { splitTags } from '#server/core/tags.ts';
import { isTimeZone } from '#server/core/time-zones.ts';
import type { BlogSettingsRow, SavedSettings } from './settings-repository.ts';

type Update = components['schemas']['BlogSettingsUpdate'];

/** Maximum length of a description, in characters (code 4020). */
const MAX_DESCRIPTION_LENGTH = 1000;

/** Normalizes tags like those of posts and removes duplicates. */
function asOnPosts(tags: readonly string[]): string[] {
  return splitTags(tags.join(',')).slice(0, limits.tagsPerPost);
}

/** Returns the settings that are stored as JSON, after an edit. */
function savedAfter(body: Update, before: SavedSettings): SavedSettings {
  return {
    ...before,
    ...(body.language === undefined ? {} : { language: body.language }),
    ...(body.ask_media === undefined ? {} : { askMedia: body.ask_media }),
    ...(body.submission_guidelines === undefined ? {} : { submissionGuidelines: body.submission_guidelines }),
    ...(body.replies === undefined ? {} : { replies: body.replies }),
    ...(body.reblogs === undefined ? {} : { reblogs: body.reblogs }),
    ...(body.reblog_tags === undefined ? {} : { reblogTags: asOnPosts(body.reblog_tags) }),
    ...(body.submission_types === undefined ? {} : { submissionTypes: body.submission_types }),
    ...(body.submission_tags === undefined ? {} : { submissionTags: asOnPosts(body.submission_tags) }),
    ...(body.messages === undefined ? {} : { messages: body.messages }),
    ...(body.can_be_booped === undefined ? {} : { canBeBooped: body.can_be_booped }),
    ...(body.tippable === undefined ? {} : { tippable: body.tippable }),
    ...(body.featured_tags === undefined
      ? {}
      : { featuredTags: body.featured_tags.flatMap((tag) => splitTags(tag).slice(0, 1)) }),
  };
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
    throw domainError('invalid-request-param', { field: 'timezone', detail: 'There is no such time zone.' });
  }
  return {
    name: body.name?.trim() ?? before.name,
    title: body.title ?? before.title,
    description: body.description ?? before.description,
    timezone: body.timezone ?? before.timezone,
    is_adult: body.is_adult ?? before.is_adult,
    is_private: body.is_private ?? before.is_private,
    is_hidden: body.hide_from_visitors ?? before.is_hidden,
    is_unlisted: body.hide_from_search ?? before.is_unlisted,
    password_hash: passwordHash === undefined ? before.password_hash : passwordHash,
    ask: body.ask ?? before.ask,
    ask_anonymous: body.ask_anon ?? before.ask_anonymous,
    ask_page_title: body.ask_page_title ?? before.ask_page_title,
    can_submit: body.can_submit ?? before.can_submit,
    share_likes: body.share_likes ?? before.share_likes,
    share_following: body.share_following ?? before.share_following,
    settings: savedAfter(body, before.settings),
  };
}
