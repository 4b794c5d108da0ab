import { msg } from '@lingui/core/macro';
import { blogPaths, blogPatterns } from '#src/paths/blogs-paths.ts';
import { isPostId } from '#src/paths/path-segments.ts';
import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import { memberPage, publicPreview, type RouteParams, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';
import { archiveFilterOf, postKindOf } from './model/archive-filter.ts';

const nameOf = ({ blogname = '' }: RouteParams): string => `@${blogname}`;

const blog = {
  ...publicPreview,
  isRefreshable: true,
  accepts: ({ blogname }) => isAllowedBlogName(blogname),
  Page: lazyPage(() => import('./pages/BlogPage.tsx')),
  prefetch: async ({ queryClient, params: { blogname = '', tag, searchTerm }, query }) =>
    (await import('./data/prefetch.ts')).prefetchBlog(queryClient, blogname, { tag, searchTerm }, query),
  title: nameOf,
} satisfies Omit<SiteRoute, 'path'>;

const post = {
  ...publicPreview,
  accepts: ({ blogname, postId }) => isAllowedBlogName(blogname) && isPostId(postId),
  Page: lazyPage(() => import('./pages/PostPage.tsx')),
  prefetch: async ({ queryClient, params: { blogname: blogName = '', postId = '', replyId } }) =>
    (await import('./data/prefetch.ts')).prefetchPost(queryClient, { blogName, postId, replyId }),
  title: nameOf,
} satisfies Omit<SiteRoute, 'path'>;

export const routes: readonly SiteRoute[] = [
  { ...blog, path: blogPatterns.blog },
  { ...blog, path: blogPatterns.blogTagged },
  { ...blog, path: blogPatterns.blogSearch },
  {
    ...blog,
    path: blogPatterns.blogLikes,
    Page: lazyPage(() => import('./pages/BlogLikesPage.tsx')),
    prefetch: async ({ queryClient, params: { blogname = '' } }) =>
      (await import('./data/prefetch-parts.ts')).prefetchBlogLikes(queryClient, blogname),
  },
  {
    ...blog,
    path: blogPatterns.blogFollowing,
    Page: lazyPage(() => import('./pages/BlogFollowingPage.tsx')),
    prefetch: async ({ queryClient, params: { blogname = '' } }) =>
      (await import('./data/prefetch-parts.ts')).prefetchBlogFollowing(queryClient, blogname),
  },
  {
    ...blog,
    path: blogPatterns.blogArchive,
    accepts: ({ blogname, '*': rest = '' }) =>
      isAllowedBlogName(blogname) && archiveFilterOf(rest) !== undefined,
    Page: lazyPage(() => import('./pages/ArchivePage.tsx')),
    prefetch: async ({ queryClient, params }) =>
      (await import('./data/prefetch-parts.ts')).prefetchArchive(
        queryClient,
        params.blogname ?? '',
        params['*'],
      ),
  },
  {
    ...blog,
    path: blogPatterns.blogKind,
    accepts: ({ blogname, postType }) => isAllowedBlogName(blogname) && postKindOf(postType) !== undefined,
    Page: lazyPage(() => import('./pages/BlogKindPage.tsx')),
    prefetch: async ({ queryClient, params: { blogname = '', postType } }) =>
      (await import('./data/prefetch-parts.ts')).prefetchBlogKind(queryClient, blogname, postType),
  },
  {
    ...blog,
    path: blogPatterns.supportBlog,
    // Names supporters who agreed to be seen, and a copy would name them after they withdrew (decision 121).
    cacheHint: 0,
    feature: 'memberships',
    Page: lazyPage(() => import('./pages/SupportBlogPage.tsx')),
    prefetch: async ({ queryClient, params: { blogname = '' } }) =>
      (await import('./data/prefetch-parts.ts')).prefetchBlogSupport(queryClient, blogname),
  },
  {
    ...memberPage,
    access: 'owner',
    path: blogPatterns.ownBlog,
    accepts: ({ blogName }) => isAllowedBlogName(blogName),
    Page: blog.Page,
    // Members of a blog are redirected to its management pages (spec 000 §2.3).
    movedTo: ({ blogName = '' }) => blogPaths.blog(blogName),
    title: ({ blogName = '' }) => `@${blogName}`,
  },
  {
    ...memberPage,
    access: 'public',
    path: blogPatterns.joinBlog,
    accepts: ({ blogName }) => isAllowedBlogName(blogName),
    Page: lazyPage(() => import('./pages/JoinBlogPage.tsx')),
    title: ({ blogName = '' }) => msg`Invitation to ${blogName}`,
  },
  { ...post, path: blogPatterns.reply },
  { ...post, path: blogPatterns.replySlugged },
  { ...post, path: blogPatterns.post },
];
