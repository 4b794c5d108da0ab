import { msg } from '@lingui/core/macro';
import { communityPaths, communityPatterns } from '#src/paths/communities-paths.ts';
import { isPostId } from '#src/paths/path-segments.ts';
import { NEW_POST_TYPES, postPatterns } from '#src/paths/posts-paths.ts';
import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import { memberPage, memberSheet, type RouteParams, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

const namesBlog = ({ blogName }: RouteParams): boolean => isAllowedBlogName(blogName);
function namesPost({ blogName, postId }: RouteParams): boolean {
  return isAllowedBlogName(blogName) && isPostId(postId);
}

/** The routes of this feature. */
export const routes: readonly SiteRoute[] = [
  {
    ...memberSheet,
    access: 'public',
    path: postPatterns.submitTo,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/SubmitPage.tsx')),
    title: ({ blogName = '' }) => msg`Submit a post to ${blogName}`,
  },
  {
    ...memberPage,
    path: postPatterns.unsent,
    Page: lazyPage(() => import('./pages/UnsentPage.tsx')),
    title: () => msg`Unsent`,
  },
  {
    ...memberSheet,
    path: postPatterns.newPost,
    accepts: ({ postType }) => postType === undefined || NEW_POST_TYPES.some((type) => type === postType),
    Page: lazyPage(() => import('./pages/NewPostPage.tsx')),
    title: () => msg`New post`,
  },
  {
    ...memberSheet,
    path: communityPatterns.newCommunityPost,
    behind: ({ communityId = '' }) => communityPaths.community(communityId),
    accepts: ({ postType }) => postType === undefined || NEW_POST_TYPES.some((type) => type === postType),
    Page: lazyPage(() => import('./pages/NewCommunityPostPage.tsx')),
    title: () => msg`New post`,
  },
  {
    ...memberSheet,
    path: postPatterns.share,
    Page: lazyPage(() => import('./pages/SharePage.tsx')),
    title: () => msg`New post`,
  },
  {
    ...memberSheet,
    access: 'owner',
    path: postPatterns.editPost,
    accepts: namesPost,
    Page: lazyPage(() => import('./pages/EditPostPage.tsx')),
    title: () => msg`Edit post`,
  },
  {
    ...memberSheet,
    path: postPatterns.reblogPost,
    accepts: namesPost,
    Page: lazyPage(() => import('./pages/ReblogPage.tsx')),
    title: () => msg`Reblog`,
  },
  {
    ...memberSheet,
    path: postPatterns.queuePost,
    accepts: namesPost,
    Page: lazyPage(() => import('./pages/ReblogPage.tsx')),
    title: () => msg`Queue a reblog`,
  },
];
