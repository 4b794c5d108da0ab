import * as z from 'zod/mini';
import { CreateCommunityRequest } from '#generated/zod/createCommunityRequest.zod.ts';
import { JOIN_TYPES } from './community-filter.ts';

/** Limits that the server checks besides the contract (codes 23103, 23105 and 23107). */
export const MAX_DESCRIPTION_LENGTH = 240;
export const MAX_TAGS = 10;
export const MAX_RULES = 20;
const MAX_HANDLE_LENGTH = 64;

/** Colours of a new community: ground, title, links. */
export const COMMUNITY_COLOURS = {
  plum: ['#f1eaf2', '#3a2547', '#6a3f7c'],
  rye: ['#fbf1e2', '#33261f', '#9a4a1c'],
  leaf: ['#eef1dd', '#2b3d1e', '#3d6623'],
  sand: ['#f6e8cb', '#4a3517', '#7a4f16'],
  sea: ['#e4efec', '#123b34', '#1f655a'],
  night: ['#262c3a', '#fff4ee', '#ffa48d'],
} as const;

export type CommunityColours = keyof typeof COMMUNITY_COLOURS;

/** Returns true for the name of a set of colours. */
export function isCommunityColours(name: string): name is CommunityColours {
  return Object.hasOwn(COMMUNITY_COLOURS, name);
}

/** Form of a new community as text, by request field; `colours` names a set of colours, `rules` has one per line. */
export type NewCommunityValues = Record<
  | 'title'
  | 'handle'
  | 'description'
  | 'avatar_url'
  | 'header_url'
  | 'colours'
  | 'privacy'
  | 'join_type'
  | 'tags'
  | 'guidelines',
  string
>;

export const EMPTY_COMMUNITY: NewCommunityValues = {
  title: '',
  handle: '',
  description: '',
  avatar_url: '',
  header_url: '',
  colours: 'plum',
  privacy: 'public',
  join_type: 'free',
  tags: '',
  guidelines: '',
};

/** Step in which each field is filled in. */
export const STEP_OF_FIELD: Readonly<Record<keyof NewCommunityValues, number>> = {
  title: 0,
  handle: 0,
  description: 0,
  avatar_url: 1,
  header_url: 1,
  colours: 1,
  privacy: 2,
  join_type: 2,
  tags: 2,
  guidelines: 2,
};

/** Schema of the form: the contract's limits of its texts. */
export const NewCommunityForm = z.extend(
  z.pick(CreateCommunityRequest, { title: true, handle: true, description: true, join_type: true }),
  {
    title: CreateCommunityRequest.shape.title.check(z.minLength(1)),
    description: z.string().check(z.maxLength(MAX_DESCRIPTION_LENGTH)),
    avatar_url: z.string(),
    header_url: z.string(),
    colours: z.string(),
    privacy: z.string(),
    tags: z.string(),
    guidelines: z.string(),
  },
);

/** Returns the handle that a title suggests: its letters and digits, joined by hyphens. */
export function handleOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_HANDLE_LENGTH)
    .replace(/-+$/, '');
}

/** Returns the tags of a text that separates them by commas. */
export function tagsOf(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().replace(/^#+/, '').trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Returns the rules of a text with one per line; blank lines are dropped (spec 001 §5). */
export function rulesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Trims the texts of one line. */
export function normalizeNewCommunity(values: NewCommunityValues): NewCommunityValues {
  return {
    ...values,
    title: values.title.trim(),
    handle: values.handle.trim().replace(/^@+/, ''),
    description: values.description.trim(),
  };
}

/** Builds the request; texts that are empty are left out. */
export function newCommunityRequest(
  typed: NewCommunityValues,
  tumblelog: string | undefined,
): CreateCommunityRequest {
  const { title, handle, description, avatar_url, header_url, ...values } = normalizeNewCommunity(typed);
  const [background_color, title_color, link_color] =
    COMMUNITY_COLOURS[isCommunityColours(values.colours) ? values.colours : 'plum'];
  const texts = Object.entries({ handle, description, avatar_url, header_url, tumblelog });
  const tags = tagsOf(values.tags);
  const guidelines = rulesOf(values.guidelines);
  return {
    title,
    ...Object.fromEntries(texts.filter(([, text]) => text)),
    privacy: values.privacy === 'private',
    join_type: JOIN_TYPES.find((type) => type === values.join_type) ?? 'free',
    theme: { background_color, title_color, link_color },
    ...(tags.length > 0 ? { tags } : {}),
    ...(guidelines.length > 0 ? { guidelines } : {}),
  };
}
