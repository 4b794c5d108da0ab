import * as z from 'zod/mini';
import type { Community } from '#generated/zod/community.zod.ts';
import type { CustomQa } from '#generated/zod/customQa.zod.ts';
import type { EditCommunityRequest } from '#generated/zod/editCommunityRequest.zod.ts';
import * as limits from '#generated/zod/editCommunityRequest.zod.ts';
import { JOIN_TYPES } from './community-filter.ts';
import {
  COMMUNITY_COLOURS,
  isCommunityColours,
  MAX_DESCRIPTION_LENGTH,
  MAX_RULES,
  MAX_TAGS,
  tagsOf,
} from './new-community.ts';

/** A rule in the form; one without an id is new. */
export interface TypedRule {
  id?: string;
  text: string;
}

/** Form of a community's settings as text, by request field. Lists with several parts are JSON. */
export type SettingsValues = Record<
  | 'title'
  | 'description'
  | 'handle'
  | 'tags'
  | 'about'
  | 'avatar_url'
  | 'header_url'
  | 'avatar_alt_text'
  | 'header_alt_text'
  | 'colours'
  | 'prompt'
  | 'reactions'
  | 'categories'
  | 'language'
  | 'location'
  | 'population_cap'
  | 'privacy'
  | 'join_type'
  | 'require_custom_qa'
  | 'custom_qa'
  | 'guidelines'
  | 'invite_links_enabled'
  | 'mods_can_invite'
  | 'audit_log_visibility'
  | 'banned_can_read'
  | 'has_content_label',
  string
>;

export type SettingsField = keyof SettingsValues;

/** Limit that the server checks besides the contract (code 23106). */
export const MAX_ABOUT_LENGTH = 5000;

/** Value of `colours` for colours that are none of those to choose from. */
export const OWN_COLOURS = 'own';

const text = (max: number) => z.string().check(z.maxLength(max));

/** Schema of the form: the contract's limits of its texts. */
export const SettingsForm = z.looseObject({
  title: text(limits.editCommunityRequestTitleMax).check(z.minLength(1)),
  description: text(MAX_DESCRIPTION_LENGTH),
  handle: text(limits.editCommunityRequestHandleMax).check(z.minLength(1)),
  tags: z.string(),
  about: text(MAX_ABOUT_LENGTH),
  avatar_alt_text: text(limits.editCommunityRequestAvatarAltTextMax),
  header_alt_text: text(limits.editCommunityRequestHeaderAltTextMax),
  prompt: text(limits.editCommunityRequestPromptMax),
  location: text(limits.editCommunityRequestLocationMax),
  population_cap: z.string().check(z.regex(/^([1-9]\d{0,5}|1000000)?$/)),
});

/** Returns the questions of the form's value. */
export function questionsIn(value: string): CustomQa[] {
  return JSON.parse(value) as CustomQa[];
}

/** Returns the rules of the form's value. */
export function rulesIn(value: string): TypedRule[] {
  return JSON.parse(value) as TypedRule[];
}

/** Returns the words of a value that separates them by spaces. */
export function wordsIn(value: string): string[] {
  return value.split(/\s+/).filter(Boolean);
}

function coloursOf({ theme }: Community): string {
  const found = Object.entries(COMMUNITY_COLOURS).find(
    ([, [ground, title, link]]) =>
      ground === theme.backgroundColor && title === theme.titleColor && link === theme.linkColor,
  );
  return found?.[0] ?? OWN_COLOURS;
}

/** Returns the values of the form of a community that was read with its settings. */
export function settingsOf(community: Community): SettingsValues {
  const { settings } = community;
  return {
    title: community.title,
    description: community.description,
    handle: community.name,
    tags: community.tags.join(', '),
    about: community.about,
    avatar_url: community.avatarImage[0]?.url ?? '',
    header_url: community.headerImage[0]?.url ?? '',
    avatar_alt_text: community.avatarAltText ?? '',
    header_alt_text: community.headerAltText ?? '',
    colours: coloursOf(community),
    prompt: community.prompt ?? '',
    reactions: community.reactionChoices.join(' '),
    categories: community.categories.map(({ id }) => id).join(' '),
    language: community.language ?? '',
    location: community.location ?? '',
    population_cap: community.populationCap === null ? '' : String(community.populationCap),
    privacy: community.visibility,
    join_type: community.joinType,
    require_custom_qa: String(settings?.requireCustomQa ?? false),
    custom_qa: JSON.stringify(settings?.customQa ?? []),
    guidelines: JSON.stringify(community.rules.map(({ id, text: rule }) => ({ id, text: rule }))),
    invite_links_enabled: String(settings?.inviteLinksEnabled ?? true),
    mods_can_invite: String(settings?.modsCanInvite ?? true),
    audit_log_visibility: settings?.auditLogVisibility ?? 'moderators',
    banned_can_read: String(settings?.bannedCanRead ?? true),
    has_content_label: String(community.hasContentLabel),
  };
}

/** Trims what is typed and leaves out empty rules and questions (spec 001 §5). */
export function normalizeSettings(values: SettingsValues): SettingsValues {
  const rules = rulesIn(values.guidelines)
    .map((rule) => ({ ...rule, text: rule.text.trim() }))
    .filter((rule) => rule.text !== '');
  const questions = questionsIn(values.custom_qa)
    .map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }))
    .filter(({ question }) => question !== '');
  return {
    ...values,
    title: values.title.trim(),
    description: values.description.trim(),
    handle: values.handle.trim().replace(/^@+/, ''),
    tags: tagsOf(values.tags).join(', '),
    about: values.about.trim(),
    prompt: values.prompt.trim(),
    reactions: wordsIn(values.reactions).join(' '),
    location: values.location.trim(),
    population_cap: values.population_cap.trim(),
    custom_qa: JSON.stringify(questions),
    guidelines: JSON.stringify(rules),
  };
}

/** Returns the fields of which two forms differ. */
export function changedSettings(before: SettingsValues, after: SettingsValues): SettingsField[] {
  const [from, to] = [normalizeSettings(before), normalizeSettings(after)];
  return (Object.keys(from) as SettingsField[]).filter((name) => from[name] !== to[name]);
}

function themeOf(colours: string): Pick<EditCommunityRequest, 'theme'> {
  if (!isCommunityColours(colours)) return {};
  const [background_color, title_color, link_color] = COMMUNITY_COLOURS[colours];
  return { theme: { background_color, title_color, link_color } };
}

function requestPart(name: SettingsField, value: string): EditCommunityRequest {
  switch (name) {
    case 'tags':
      return { tags: tagsOf(value) };
    case 'reactions':
    case 'categories':
      return { [name]: wordsIn(value) };
    case 'colours':
      return themeOf(value);
    case 'population_cap':
      return { population_cap: value === '' ? null : Number(value) };
    case 'privacy':
      return { privacy: value === 'private' };
    case 'join_type':
      return { join_type: JOIN_TYPES.find((type) => type === value) ?? 'free' };
    case 'custom_qa':
      return { custom_qa: questionsIn(value) };
    case 'guidelines':
      return { rules: rulesIn(value) };
    case 'audit_log_visibility':
      return { audit_log_visibility: value === 'members' ? 'members' : 'moderators' };
    case 'require_custom_qa':
    case 'invite_links_enabled':
    case 'mods_can_invite':
    case 'banned_can_read':
    case 'has_content_label':
      return { [name]: value === 'true' };
    default:
      return { [name]: value };
  }
}

/**
 * Builds the request that changes a community: the changed fields, based on the version that the form was filled from,
 * so that nothing is saved over somebody else's change.
 */
export function editCommunityRequest(base: Community, values: SettingsValues): EditCommunityRequest {
  const after = normalizeSettings(values);
  const parts = changedSettings(settingsOf(base), after).map((name) => requestPart(name, after[name]));
  return { ...Object.assign({}, ...parts), based_on: base.version };
}

/** Messages about lists that the server would refuse (codes 23105 and 23107). */
export function tooManyIn({ tags, guidelines }: SettingsValues): { tags: boolean; guidelines: boolean } {
  return { tags: tagsOf(tags).length > MAX_TAGS, guidelines: rulesIn(guidelines).length > MAX_RULES };
}

/** A form after somebody else's change. */
export interface MergedSettings {
  /** The fields that were changed here as typed, all others as they are saved. */
  values: SettingsValues;
  /** Fields that somebody else changed. */
  theirs: SettingsField[];
  /** Fields that both changed, to different values. */
  clashes: SettingsField[];
}

/**
 * Joins what is typed with what somebody else saved: every field that was changed here stays as typed.
 *
 * @param base values that the form was filled with
 * @param mine values in the form
 * @param theirs values that are saved now
 */
export function mergeSettings(
  base: SettingsValues,
  mine: SettingsValues,
  theirs: SettingsValues,
): MergedSettings {
  const changedHere = new Set(changedSettings(base, mine));
  const changedThere = changedSettings(base, theirs);
  const apart = new Set(changedSettings(mine, theirs));
  const kept = Object.fromEntries([...changedHere].map((name) => [name, mine[name]]));
  return {
    values: { ...theirs, ...kept },
    theirs: changedThere,
    clashes: changedThere.filter((name) => changedHere.has(name) && apart.has(name)),
  };
}
