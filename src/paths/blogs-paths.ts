import { piece, textPiece } from '#src/paths/path-segments.ts';

/** Addresses of this feature's screens, as patterns. Other spellings of them: src/shared/navigation/canonical-path.ts. */
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

/** Addresses of this feature's screens, built. */
export const blogPaths = {
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
  /** What a blog likes, and whom it follows. */
  blogLikes: (blogName: string) => `/${piece(blogName)}/likes`,
  blogFollowing: (blogName: string) => `/${piece(blogName)}/following`,
  /** A blog's archive; `rest` is what of it is shown, piece by piece. */
  blogArchive: (blogName: string, rest: readonly string[] = []) =>
    ['', piece(blogName), 'archive', ...rest.map(textPiece)].join('/'),
  /** A blog's posts of one kind. */
  blogKind: (blogName: string, kind: string) => `/${piece(blogName)}/filter-by/${piece(kind)}`,
  /** Where a blog will take memberships. */
  supportBlog: (blogName: string) => `/${piece(blogName)}/support`,
  /** A member's own blog, as its owner's menus spell it; it leads to the blog. */
  ownBlog: (blogName: string) => `/blog/${piece(blogName)}`,
  /** A post with its notes open at one reply (spec 000 §2.3). */
  reply: (blogName: string, postId: string, replyId: string) =>
    `/${piece(blogName)}/${piece(postId)}/replies/${piece(replyId)}`,
  /** Where an invitation to write for a blog is answered; a mailed one carries its token behind a `#`. */
  joinBlog: (blogName: string) => `/blog/${piece(blogName)}/join`,
  post: (blogName: string, postId: string, slug?: string) =>
    `/${piece(blogName)}/${piece(postId)}${slug ? `/${piece(slug)}` : ''}`,
} as const;
