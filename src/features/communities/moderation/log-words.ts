import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LogType } from './log-types.ts';

/** Names of the kinds. */
export const LOG_TYPE_WORDS: Record<LogType, MessageDescriptor> = {
  all: msg`Everything`,
  posts: msg`Posts`,
  comments: msg`Comments`,
  members: msg`Members`,
  invitations: msg`Invitations`,
  settings: msg`Settings`,
  automod: msg`Automatic rules`,
};

/** Names of what an act changed; a field that is missing here is not shown. */
export const CHANGE_WORDS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  title: msg`Title`,
  description: msg`Description`,
  about: msg`About`,
  handle: msg`Handle`,
  text: msg`Words`,
  privacy: msg`Visibility`,
  join_type: msg`Joining`,
  population_cap: msg`Most members`,
  tags: msg`Tags`,
  categories: msg`Categories`,
  language: msg`Language`,
  location: msg`Location`,
  prompt: msg`Words in the empty composer`,
  reactions: msg`Its own reactions`,
  avatar_alt_text: msg`Alt text of the picture`,
  header_alt_text: msg`Alt text of the header image`,
  avatar_url: msg`Picture`,
  header_url: msg`Header image`,
  theme: msg`Its colours`,
  automod_links: msg`Posts with links wait`,
  automod_reports_enabled: msg`What is reported often is hidden`,
  automod_reports_threshold: msg`Reports until then`,
  invite_links_enabled: msg`Invitation link`,
  mods_can_invite: msg`Moderators may invite`,
  require_custom_qa: msg`Ask questions first`,
  custom_qa: msg`Questions`,
  audit_log_visibility: msg`Members read the audit log`,
  banned_can_read: msg`People who are banned may read`,
  has_content_label: msg`Mature content`,
  mods_only: msg`Only moderators post`,
  paths: msg`Order`,
};

const [YES, NO] = [msg`yes`, msg`no`];

/** Words for values that are no texts of members, by the field. */
export const VALUE_WORDS: Readonly<
  Partial<Record<string, Readonly<Partial<Record<string, MessageDescriptor>>>>>
> = {
  privacy: { true: msg`Private`, false: msg`Public` },
  join_type: { free: msg`Anyone`, request: msg`By request`, invite: msg`By invitation` },
  audit_log_visibility: { members: YES, moderators: NO },
  ...Object.fromEntries(
    [
      'automod_reports_enabled',
      'invite_links_enabled',
      'mods_can_invite',
      'require_custom_qa',
      'banned_can_read',
      'has_content_label',
      'mods_only',
    ].map((field) => [field, { true: YES, false: NO }]),
  ),
};
