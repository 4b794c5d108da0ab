import { piece, queryText } from '#src/paths/path-segments.ts';

/** Kinds of post the form at `/new` can start with (spec 000 §2.4). */
export const NEW_POST_TYPES = ['ask', 'audio', 'chat', 'link', 'photo', 'quote', 'text', 'video'] as const;

export type NewPostType = (typeof NEW_POST_TYPES)[number];

/** What another app shares; pictures travel apart (src/shared/lib/storage/shared-pictures.ts). */
export interface Shared {
  title?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
  /** How many pictures came with it. */
  pictures?: string | undefined;
}

/** Addresses of this feature's screens, as patterns. */
export const postPatterns = {
  drafts: '/blog/:blogName/drafts',
  queue: '/blog/:blogName/queue',
  published: '/blog/:blogName/published',
  review: '/blog/:blogName/review',
  inbox: '/inbox/:blogName?',
  unsent: '/unsent',
  newPost: '/new/:postType?',
  share: '/share',
  askBlog: '/new/ask/:blogName',
  submitTo: '/new/submission/:blogName',
  editPost: '/edit/:blogName/:postId',
  reblogPost: '/reblog/:blogName/:postId/:reblogKey',
  queuePost: '/queue/:blogName/:postId/:reblogKey',
  embeddedPost: '/embed/post/:blog/:postId',
  embedCode: '/blog/:blogName/:postId/embed',
  gif: '/:embedKey/gif',
  image: '/image/:postId',
} as const;

/** Addresses of this feature's screens, built. */
export const postPaths = {
  /** What a blog has begun and not published. */
  drafts: (blogName: string) => `/blog/${piece(blogName)}/drafts`,
  /** What a blog publishes by itself, and when. */
  queue: (blogName: string) => `/blog/${piece(blogName)}/queue`,
  /** What a blog has out, to change many at once. */
  published: (blogName: string) => `/blog/${piece(blogName)}/published`,
  /** What the site labelled or took down of a blog. */
  review: (blogName: string) => `/blog/${piece(blogName)}/review`,
  /** What was sent to all one's blogs, or to one. */
  inbox: (blogName?: string) => (blogName ? `/inbox/${piece(blogName)}` : '/inbox'),
  /** Asking a blog something. */
  askBlog: (blogName: string) => `/new/ask/${piece(blogName)}`,
  /** Sending a post to somebody else's blog. */
  submitTo: (blogName: string) => `/new/submission/${piece(blogName)}`,
  /** What was written in this browser and not sent. */
  unsent: () => '/unsent',
  newPost: (postType?: NewPostType) => (postType ? `/new/${postType}` : '/new'),
  /** The form with what another app shared: the manifest's share target names these (public/manifest.webmanifest). */
  share: (shared: Shared = {}) => `/share${queryText({ ...shared })}`,
  editPost: (blogName: string, postId: string) => `/edit/${piece(blogName)}/${piece(postId)}`,
  reblogPost: (blogName: string, postId: string, reblogKey: string) =>
    `/reblog/${piece(blogName)}/${piece(postId)}/${piece(reblogKey)}`,
  /** The same form, which sends the reblog to the queue. */
  queuePost: (blogName: string, postId: string, reblogKey: string) =>
    `/queue/${piece(blogName)}/${piece(postId)}/${piece(reblogKey)}`,
  /** One post as other sites show it in a frame; `blog` by uuid, which outlives its name. */
  embeddedPost: (blog: string, postId: string) => `/embed/post/${piece(blog)}/${piece(postId)}`,
  /** A picture of a post on its own: the one with this key, else the first. */
  image: (postId: string, mediaKey?: string) => `/image/${piece(postId)}${queryText({ picture: mediaKey })}`,
  /** A GIF of the library as other sites show it in a frame. */
  gif: (embedKey: string) => `/${piece(embedKey)}/gif`,
  /** What to put into another page to show a post there. */
  embedCode: (blogName: string, postId: string) => `/blog/${piece(blogName)}/${piece(postId)}/embed`,
} as const;

/** Whether an address (path and query) is of a page that other sites show in a frame: the routes with `isEmbedded`. */
export function isEmbeddedAddress(url: string): boolean {
  return /^\/embed\//.test(url) || /^\/[A-Za-z0-9_-]{6,64}\/gif(?:\?|$)/.test(url);
}

/** Whether a piece of an address may be the key of a GIF, as the contract spells it. */
export const isEmbedKey = (key = ''): boolean => /^[A-Za-z0-9_-]{6,64}$/.test(key);
