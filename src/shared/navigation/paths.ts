/**
 * The only place that spells addresses of the site. `paths.test.ts` matches everything built here to exactly one row of
 * the route table.
 */

/** Only these count as post ids in an address: decimal strings of at most 19 digits, as the contract spells them. */
const POST_ID = /^[1-9][0-9]{0,18}$/;

/** Whether a piece of an address is a post id. */
export function isPostId(text: string | undefined): text is string {
  return text !== undefined && POST_ID.test(text);
}

/** Kinds of post the form at `/new` can start with (spec 000 §2.4). */
export const NEW_POST_TYPES = ['ask', 'audio', 'chat', 'link', 'photo', 'quote', 'text', 'video'] as const;

export type NewPostType = (typeof NEW_POST_TYPES)[number];

/** Modes of the discovery feed (spec 000 §2.1). */
export const EXPLORE_MODES = [
  'staff-picks',
  'trending',
  'recommended-for-you',
  'text',
  'photos',
  'gifs',
  'quotes',
  'chats',
  'audio',
  'video',
  'asks',
  'answertime',
] as const;

export type ExploreMode = (typeof EXPLORE_MODES)[number];

/** What the sign-in pages are told about why they opened (spec 001 §2, login wall). */
export interface SignInQuery {
  /** Where to go afterwards; the sign-in pages check it with `safeRedirect`. */
  redirectTo?: string;
  /** Which action of a visitor led here, such as `like`. */
  source?: string;
}

/** One piece of a path. Lone surrogates have no encoding, so they become the replacement character. */
function piece(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A tag as a piece of a path; undefined when no path can hold it, because browsers resolve dots. */
function tagPiece(tag: string): string | undefined {
  return /^\.{0,2}$/.test(tag) ? undefined : piece(tag);
}

function query(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

const signInQuery = ({ redirectTo, source }: SignInQuery): string =>
  query({ source, redirect_to: redirectTo });

export const paths = {
  /** Landing page for visitors, dashboard for members. */
  home: () => '/',
  dashboard: () => '/dashboard',
  /** The discovery feed; without a mode its default. */
  explore: (mode?: ExploreMode) => (mode ? `/explore/${mode}` : '/explore'),
  /** A tag's hub; without a tag, or for a tag that is nothing but dots, the overview of tags. */
  tagged: (tag = '') => {
    const last = tagPiece(tag);
    return last ? `/tagged/${last}` : '/tagged';
  },
  blog: (blogName: string) => `/${piece(blogName)}`,
  /** A blog's posts with one tag. */
  blogTagged: (blogName: string, tag: string) => {
    const last = tagPiece(tag);
    return last ? `/${piece(blogName)}/tagged/${last}` : `/${piece(blogName)}`;
  },
  post: (blogName: string, postId: string, slug?: string) =>
    `/${piece(blogName)}/${piece(postId)}${slug ? `/${piece(slug)}` : ''}`,
  likes: () => '/likes',
  following: () => '/following',
  /** What a blog has begun and not published. */
  drafts: (blogName: string) => `/blog/${piece(blogName)}/drafts`,
  /** What a blog publishes by itself, and when. */
  queue: (blogName: string) => `/blog/${piece(blogName)}/queue`,
  newPost: (postType?: NewPostType) => (postType ? `/new/${postType}` : '/new'),
  editPost: (blogName: string, postId: string) => `/edit/${piece(blogName)}/${piece(postId)}`,
  reblogPost: (blogName: string, postId: string, reblogKey: string) =>
    `/reblog/${piece(blogName)}/${piece(postId)}/${piece(reblogKey)}`,
  login: (about: SignInQuery = {}) => `/login${signInQuery(about)}`,
  register: (about: SignInQuery = {}) => `/register${signInQuery(about)}`,
  /** Where a consent-required failure sends people (spec 001 §2). */
  consent: (redirectTo: string) => `/privacy/consent/begin${query({ redirect: redirectTo })}`,
} as const;
