import { pathSegment, queryString } from '#src/paths/path-segments.ts';

/** Post types the form at `/new` can start with (spec 000 §2.4). */
export const NEW_POST_TYPES = ['ask', 'audio', 'chat', 'link', 'photo', 'quote', 'text', 'video'] as const;

export type NewPostType = (typeof NEW_POST_TYPES)[number];

/** Content shared by another app; pictures are passed separately (src/shared/lib/storage/shared-pictures.ts). */
export interface SharedContent {
  title?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
  /** Number of pictures shared along with it. */
  pictures?: string | undefined;
}

/** Path patterns of this feature. */
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

/** Path builders of this feature. */
export const postPaths = {
  /** A blog's drafts. */
  drafts: (blogName: string) => `/blog/${pathSegment(blogName)}/drafts`,
  /** A blog's queue and its schedule. */
  queue: (blogName: string) => `/blog/${pathSegment(blogName)}/queue`,
  /** A blog's published posts, for bulk editing. */
  published: (blogName: string) => `/blog/${pathSegment(blogName)}/published`,
  /** A blog's posts that moderation labelled or removed. */
  review: (blogName: string) => `/blog/${pathSegment(blogName)}/review`,
  /** Inbox of all the member's blogs, or of one. */
  inbox: (blogName?: string) => (blogName ? `/inbox/${pathSegment(blogName)}` : '/inbox'),
  /** Ask form of a blog. */
  askBlog: (blogName: string) => `/new/ask/${pathSegment(blogName)}`,
  /** Submission form of a blog. */
  submitTo: (blogName: string) => `/new/submission/${pathSegment(blogName)}`,
  /** Unsent text stored in this browser. */
  unsent: () => '/unsent',
  /** Form of a new post, of a type and with a tag. */
  newPost: (postType?: NewPostType, tag?: string) =>
    `${postType ? `/new/${postType}` : '/new'}${queryString({ tag })}`,
  /**
   * Post form with content shared by another app, the target of the manifest's share target
   * (public/manifest.webmanifest).
   */
  share: (shared: SharedContent = {}) => `/share${queryString({ ...shared })}`,
  editPost: (blogName: string, postId: string) => `/edit/${pathSegment(blogName)}/${pathSegment(postId)}`,
  reblogPost: (blogName: string, postId: string, reblogKey: string) =>
    `/reblog/${pathSegment(blogName)}/${pathSegment(postId)}/${pathSegment(reblogKey)}`,
  /** Reblog form that publishes to the queue. */
  queuePost: (blogName: string, postId: string, reblogKey: string) =>
    `/queue/${pathSegment(blogName)}/${pathSegment(postId)}/${pathSegment(reblogKey)}`,
  /** Embedded post; `blog` by uuid, which outlives its name. */
  embeddedPost: (blog: string, postId: string) => `/embed/post/${pathSegment(blog)}/${pathSegment(postId)}`,
  /** Image page of a post: the image with this key, else the first. */
  image: (postId: string, mediaKey?: string) =>
    `/image/${pathSegment(postId)}${queryString({ picture: mediaKey })}`,
  /** Embedded GIF of the library. */
  gif: (embedKey: string) => `/${pathSegment(embedKey)}/gif`,
  /** Embed code of a post. */
  embedCode: (blogName: string, postId: string) =>
    `/blog/${pathSegment(blogName)}/${pathSegment(postId)}/embed`,
} as const;

/** Returns true when an address (path and query) is of an embeddable page: the routes with `isEmbedded`. */
export function isEmbeddedAddress(url: string): boolean {
  return /^\/embed\//.test(url) || /^\/[A-Za-z0-9_-]{6,64}\/gif(?:\?|$)/.test(url);
}

/** Returns true when a path segment may be a GIF's embed key, as in the contract. */
export const isEmbedKey = (key = ''): boolean => /^[A-Za-z0-9_-]{6,64}$/.test(key);
