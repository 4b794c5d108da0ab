import { msg } from '@lingui/core/macro';
import { isPostId } from '#src/shared/navigation/path-pieces.ts';
import { isFreeBlogName } from '#src/shared/navigation/reserved-names.ts';
import {
  memberPage,
  memberSheet,
  openFeed,
  type RouteParams,
  type SiteRoute,
} from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';
import { isEmbedKey, NEW_POST_TYPES, postPatterns } from './paths.ts';

const namesBlog = ({ blogName }: RouteParams): boolean => isFreeBlogName(blogName);
function namesPost({ blogName, postId }: RouteParams): boolean {
  return isFreeBlogName(blogName) && isPostId(postId);
}

/** The screens of this feature. */
export const postRoutes: readonly SiteRoute[] = [
  {
    ...memberPage,
    access: 'owner',
    path: postPatterns.drafts,
    accepts: namesBlog,
    Page: lazyPage(() => import('./desk/pages/DraftsPage.tsx')),
    title: () => msg`Drafts`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: postPatterns.queue,
    accepts: namesBlog,
    Page: lazyPage(() => import('./desk/pages/QueuePage.tsx')),
    title: () => msg`Queue`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: postPatterns.published,
    accepts: namesBlog,
    Page: lazyPage(() => import('./desk/pages/PublishedPage.tsx')),
    title: () => msg`Published`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: postPatterns.review,
    accepts: namesBlog,
    Page: lazyPage(() => import('./desk/pages/ReviewPage.tsx')),
    title: () => msg`Review`,
  },
  {
    ...memberPage,
    path: postPatterns.inbox,
    refreshes: true,
    accepts: ({ blogName }) => blogName === undefined || isFreeBlogName(blogName),
    Page: lazyPage(() => import('./inbox/pages/InboxPage.tsx')),
    title: () => msg`Inbox`,
  },
  {
    ...memberSheet,
    access: 'public',
    path: postPatterns.askBlog,
    accepts: namesBlog,
    Page: lazyPage(() => import('./inbox/pages/AskPage.tsx')),
    title: ({ blogName = '' }) => msg`Ask ${blogName}`,
  },
  {
    ...memberSheet,
    access: 'public',
    path: postPatterns.submitTo,
    accepts: namesBlog,
    Page: lazyPage(() => import('./editor/pages/SubmitPage.tsx')),
    title: ({ blogName = '' }) => msg`Submit a post to ${blogName}`,
  },
  {
    ...memberPage,
    path: postPatterns.unsent,
    Page: lazyPage(() => import('./editor/pages/UnsentPage.tsx')),
    title: () => msg`Unsent`,
  },
  {
    ...memberSheet,
    path: postPatterns.newPost,
    accepts: ({ postType }) => postType === undefined || NEW_POST_TYPES.some((type) => type === postType),
    Page: lazyPage(() => import('./editor/pages/NewPostPage.tsx')),
    title: () => msg`New post`,
  },
  {
    ...memberSheet,
    path: postPatterns.share,
    Page: lazyPage(() => import('./editor/pages/SharePage.tsx')),
    title: () => msg`New post`,
  },
  {
    ...memberSheet,
    access: 'owner',
    path: postPatterns.editPost,
    accepts: namesPost,
    Page: lazyPage(() => import('./editor/pages/EditPostPage.tsx')),
    title: () => msg`Edit post`,
  },
  {
    ...memberSheet,
    path: postPatterns.reblogPost,
    accepts: namesPost,
    Page: lazyPage(() => import('./editor/pages/ReblogPage.tsx')),
    title: () => msg`Reblog`,
  },
  {
    ...memberSheet,
    path: postPatterns.queuePost,
    accepts: namesPost,
    Page: lazyPage(() => import('./editor/pages/ReblogPage.tsx')),
    title: () => msg`Queue a reblog`,
  },
  {
    layer: 'base',
    access: 'public',
    scroll: 'top',
    cacheHint: 60,
    isEmbedded: true,
    path: postPatterns.embeddedPost,
    accepts: ({ postId }) => isPostId(postId),
    Page: lazyPage(() => import('./embed/pages/EmbeddedPostPage.tsx')),
    prefetch: async ({ queryClient, params: { blog = '', postId = '' } }) =>
      queryClient.prefetchQuery((await import('./embed/data/embed.ts')).embedQuery(blog, postId)),
    title: () => msg`Post`,
  },
  {
    layer: 'base',
    access: 'public',
    scroll: 'top',
    cacheHint: 60,
    isEmbedded: true,
    path: postPatterns.gif,
    accepts: ({ embedKey }) => isEmbedKey(embedKey),
    Page: lazyPage(() => import('./embed/pages/EmbeddedGifPage.tsx')),
    prefetch: async ({ queryClient, params: { embedKey = '' } }) =>
      queryClient.prefetchQuery((await import('./embed/data/gif.ts')).gifQuery(embedKey)),
    title: () => msg`GIF`,
  },
  {
    ...openFeed,
    cacheHint: 60,
    path: postPatterns.image,
    accepts: ({ postId }) => isPostId(postId),
    Page: lazyPage(() => import('./image/pages/ImagePage.tsx')),
    prefetch: async ({ queryClient, params: { postId = '' }, query }) =>
      (await import('./image/data/image.ts')).prefetchImage(
        queryClient,
        postId,
        query.get('picture') ?? undefined,
      ),
    title: () => msg`Picture`,
  },
  {
    ...memberPage,
    path: postPatterns.embedCode,
    accepts: namesPost,
    Page: lazyPage(() => import('./embed/pages/EmbedCodePage.tsx')),
    title: () => msg`Embed`,
  },
];
