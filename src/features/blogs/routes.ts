import { isPostId } from '#src/shared/navigation/path-pieces.ts';
import { isFreeBlogName } from '#src/shared/navigation/reserved-names.ts';
import { openPreview, type RouteParams, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';
import { blogPatterns } from './paths.ts';

const nameOf = ({ blogname = '' }: RouteParams): string => `@${blogname}`;

const blog = {
  ...openPreview,
  accepts: ({ blogname }) => isFreeBlogName(blogname),
  Page: lazyPage(() => import('./pages/BlogPage.tsx')),
  prefetch: async ({ queryClient, params: { blogname = '', tag, searchTerm } }) =>
    (await import('./data/prefetch.ts')).prefetchBlog(queryClient, blogname, { tag, searchTerm }),
  title: nameOf,
} satisfies Omit<SiteRoute, 'path'>;

/** The screens of this feature. */
export const blogRoutes: readonly SiteRoute[] = [
  { ...blog, path: blogPatterns.blog },
  { ...blog, path: blogPatterns.blogTagged },
  { ...blog, path: blogPatterns.blogSearch },
  {
    ...openPreview,
    path: blogPatterns.post,
    accepts: ({ blogname, postId }) => isFreeBlogName(blogname) && isPostId(postId),
    Page: lazyPage(() => import('./pages/PostPage.tsx')),
    prefetch: async ({ queryClient, params: { blogname = '', postId = '' } }) =>
      (await import('./data/prefetch.ts')).prefetchPost(queryClient, blogname, postId),
    title: nameOf,
  },
];
