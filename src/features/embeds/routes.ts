import { msg } from '@lingui/core/macro';
import { collectionPatterns } from '#src/paths/collections-paths.ts';
import { isPostId } from '#src/paths/path-segments.ts';
import { isEmbedKey, postPatterns } from '#src/paths/posts-paths.ts';
import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import { memberPage, type RouteParams, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

function namesPost({ blogName, postId }: RouteParams): boolean {
  return isAllowedBlogName(blogName) && isPostId(postId);
}

export const routes: readonly SiteRoute[] = [
  {
    layer: 'base',
    access: 'public',
    scroll: 'top',
    cacheHint: 60,
    isEmbedded: true,
    path: postPatterns.embeddedPost,
    accepts: ({ postId }) => isPostId(postId),
    Page: lazyPage(() => import('./pages/EmbeddedPostPage.tsx')),
    prefetch: async ({ queryClient, params: { blog = '', postId = '' } }) =>
      queryClient.prefetchQuery((await import('./data/embed.ts')).embedQuery(blog, postId)),
    title: () => msg`Post`,
  },
  {
    layer: 'base',
    access: 'public',
    scroll: 'top',
    cacheHint: 60,
    isEmbedded: true,
    path: collectionPatterns.embeddedCollection,
    Page: lazyPage(() => import('./pages/EmbeddedCollectionPage.tsx')),
    prefetch: async ({ queryClient, params: { collectionId = '' } }) =>
      queryClient.prefetchQuery((await import('./data/collection.ts')).embeddedCollectionQuery(collectionId)),
    title: () => msg`Collection`,
  },
  {
    layer: 'base',
    access: 'public',
    scroll: 'top',
    cacheHint: 60,
    isEmbedded: true,
    path: postPatterns.gif,
    accepts: ({ embedKey }) => isEmbedKey(embedKey),
    Page: lazyPage(() => import('./pages/EmbeddedGifPage.tsx')),
    prefetch: async ({ queryClient, params: { embedKey = '' } }) =>
      queryClient.prefetchQuery((await import('./data/gif.ts')).gifQuery(embedKey)),
    title: () => msg`GIF`,
  },
  {
    ...memberPage,
    path: postPatterns.embedCode,
    accepts: namesPost,
    Page: lazyPage(() => import('./pages/EmbedCodePage.tsx')),
    title: () => msg`Embed`,
  },
];
