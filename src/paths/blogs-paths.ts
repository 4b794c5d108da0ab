import { pathSegment, textSegment } from '#src/paths/path-segments.ts';

/** Path patterns of this feature. Alternate spellings: src/shared/navigation/canonical-path.ts. */
export const blogPatterns = {
  blog: '/:blogname',
  blogTagged: '/:blogname/tagged/:tag',
  blogSearch: '/:blogname/search/:searchTerm?',
  blogLikes: '/:blogname/likes',
  blogFollowing: '/:blogname/following',
  blogArchive: '/:blogname/archive/*',
  blogKind: '/:blogname/filter-by/:postType',
  supportBlog: '/:blogname/support',
  ownBlog: '/blog/:blogName',
  reply: '/:blogname/:postId/replies/:replyId',
  replySlugged: '/:blogname/:postId/:postSlug/replies/:replyId',
  joinBlog: '/blog/:blogName/join',
  post: '/:blogname/:postId/:postSlug?',
} as const;

/** Path builders of this feature. */
export const blogPaths = {
  blog: (blogName: string) => `/${pathSegment(blogName)}`,
  /** A blog's posts with one tag. */
  blogTagged: (blogName: string, tag: string) => {
    const last = textSegment(tag);
    return last ? `/${pathSegment(blogName)}/tagged/${last}` : `/${pathSegment(blogName)}`;
  },
  /** Search in a blog's posts; the blog itself without a term. */
  blogSearch: (blogName: string, term: string) => {
    const last = textSegment(term.trim());
    return last ? `/${pathSegment(blogName)}/search/${last}` : `/${pathSegment(blogName)}`;
  },
  /** Posts a blog likes. */
  blogLikes: (blogName: string) => `/${pathSegment(blogName)}/likes`,
  blogFollowing: (blogName: string) => `/${pathSegment(blogName)}/following`,
  /** A blog's archive; `rest` are the path segments that filter it. */
  blogArchive: (blogName: string, rest: readonly string[] = []) =>
    ['', pathSegment(blogName), 'archive', ...rest.map(textSegment)].join('/'),
  /** A blog's posts of one kind. */
  blogKind: (blogName: string, kind: string) => `/${pathSegment(blogName)}/filter-by/${pathSegment(kind)}`,
  /** Membership page of a blog. */
  supportBlog: (blogName: string) => `/${pathSegment(blogName)}/support`,
  /** A member's own blog, in the spelling of its owner's menus; redirects to the blog. */
  ownBlog: (blogName: string) => `/blog/${pathSegment(blogName)}`,
  /** A post with its notes open at one reply (spec 000 §2.3). */
  reply: (blogName: string, postId: string, replyId: string) =>
    `/${pathSegment(blogName)}/${pathSegment(postId)}/replies/${pathSegment(replyId)}`,
  /** Invitation to write for a blog; an e-mailed one carries its token behind a `#`. */
  joinBlog: (blogName: string) => `/blog/${pathSegment(blogName)}/join`,
  post: (blogName: string, postId: string, slug?: string) =>
    `/${pathSegment(blogName)}/${pathSegment(postId)}${slug ? `/${pathSegment(slug)}` : ''}`,
} as const;
