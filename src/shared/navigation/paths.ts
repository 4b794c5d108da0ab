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

/** Kinds of post that search can be narrowed to (spec 000 §2.2). */
export const SEARCH_TYPES = [
  'text',
  'photo',
  'gif',
  'quote',
  'link',
  'chat',
  'audio',
  'video',
  'ask',
] as const;

export type SearchType = (typeof SEARCH_TYPES)[number];

/** How a search is ordered and narrowed by its path. Without a mode it shows the best first. */
export interface SearchPath {
  mode?: 'recent' | 'top';
  type?: SearchType;
}

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

/** A tag or a search term as a piece of a path; undefined when no path can hold it, because browsers resolve dots. */
function textPiece(tag: string): string | undefined {
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
    const last = textPiece(tag);
    return last ? `/tagged/${last}` : '/tagged';
  },
  /** What a search finds; without words, or for nothing but dots, the page to search from (spec 000 §2.2). */
  search: (term = '', { mode, type }: SearchPath = {}) => {
    const words = textPiece(term.trim());
    return ['/search', words, words && mode === 'recent' && mode, words && type].filter(Boolean).join('/');
  },
  blog: (blogName: string) => `/${piece(blogName)}`,
  /** A blog's posts with one tag. */
  blogTagged: (blogName: string, tag: string) => {
    const last = textPiece(tag);
    return last ? `/${piece(blogName)}/tagged/${last}` : `/${piece(blogName)}`;
  },
  /** A blog's posts that a search finds; without words the blog itself. */
  blogSearch: (blogName: string, term: string) => {
    const last = textPiece(term.trim());
    return last ? `/${piece(blogName)}/search/${last}` : `/${piece(blogName)}`;
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
