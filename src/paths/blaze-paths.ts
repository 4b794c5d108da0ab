import { pathSegment, queryString, textSegment } from '#src/paths/path-segments.ts';

/** Path patterns of this feature (spec 001 §2). */
export const blazePatterns = {
  blaze: '/blog/:blogName/blaze',
  blazeTab: '/blog/:blogName/blaze/:blazeTab',
  blazePost: '/blog/:blogName/blaze/posts/:postId',
  campaign: '/blog/:blogName/blaze/:blazeTab/:campaignId',
  blazeTagged: '/blog/:blogName/blaze/tagged/:tag/:searchMode?/:postType?',
  blazeSearch: '/blog/:blogName/blaze/search/:searchTerm/:searchMode?/:postType?',
  blazeKind: '/blog/:blogName/blaze/filter-by/:postType',
  promote: '/blog/:blogName/promote/:postId?',
} as const;

/** Lists of campaigns, and the posts to choose from. */
export type BlazeTab = 'burning' | 'waiting' | 'ended' | 'posts';

const ofBlog = (blogName: string): string => `/blog/${pathSegment(blogName)}/blaze`;

/** Path builders of this feature. `blogName` is the blog that blazes. */
export const blazePaths = {
  /** Campaigns of a blog: all, or those of a tab; `posts` are the posts that it can blaze. */
  blaze: (blogName: string, tab?: BlazeTab) => (tab ? `${ofBlog(blogName)}/${tab}` : ofBlog(blogName)),
  /** One campaign. */
  campaign: (blogName: string, tab: Exclude<BlazeTab, 'posts'>, id: string) =>
    `${ofBlog(blogName)}/${tab}/${pathSegment(id)}`,
  /** Blazing a post, of another blog when that is named. */
  blazePost: (blogName: string, postId: string, of?: string) =>
    `${ofBlog(blogName)}/posts/${pathSegment(postId)}${queryString({ of: of === blogName ? undefined : of })}`,
  /** Posts to choose from with a tag, the best or the newest first, of one type. */
  blazeTagged: (blogName: string, tag: string, ...rest: readonly string[]) =>
    [ofBlog(blogName), 'tagged', textSegment(tag) ?? '', ...rest.map(pathSegment)].join('/'),
  /** Posts to choose from by words in them. */
  blazeSearch: (blogName: string, term: string, ...rest: readonly string[]) => {
    const last = textSegment(term.trim());
    return last
      ? [ofBlog(blogName), 'search', last, ...rest.map(pathSegment)].join('/')
      : `${ofBlog(blogName)}/posts`;
  },
  /** Putting a blog forward, or a post of it. */
  promote: (blogName: string, postId?: string) =>
    ['/blog', pathSegment(blogName), 'promote', ...(postId ? [pathSegment(postId)] : [])].join('/'),
  /** Posts to choose from of one type. */
  blazeKind: (blogName: string, type: string) => `${ofBlog(blogName)}/filter-by/${pathSegment(type)}`,
} as const;
