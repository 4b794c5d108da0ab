import { msg } from '@lingui/core/macro';
import { isPostId } from '#src/paths/path-segments.ts';
import { postPatterns } from '#src/paths/posts-paths.ts';
import { publicFeed, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

export const routes: readonly SiteRoute[] = [
  {
    ...publicFeed,
    cacheHint: 60,
    // An address that names its picture stays as it is longer than one that shows the first of a post (spec 000 §9).
    cacheHintOf: (query) => (query.has('picture') ? 3600 : 60),
    path: postPatterns.image,
    accepts: ({ postId }) => isPostId(postId),
    Page: lazyPage(() => import('./pages/ImagePage.tsx')),
    prefetch: async ({ queryClient, params: { postId = '' }, query }) =>
      (await import('./data/image.ts')).prefetchImage(queryClient, postId, query.get('picture') ?? undefined),
    title: () => msg`Picture`,
  },
];
