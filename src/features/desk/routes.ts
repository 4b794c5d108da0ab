import { msg } from '@lingui/core/macro';
import { postPatterns } from '#src/paths/posts-paths.ts';
import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import { memberPage, type RouteParams, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

const namesBlog = ({ blogName }: RouteParams): boolean => isAllowedBlogName(blogName);

/** The routes of this feature. */
export const routes: readonly SiteRoute[] = [
  {
    ...memberPage,
    access: 'owner',
    path: postPatterns.drafts,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/DraftsPage.tsx')),
    title: () => msg`Drafts`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: postPatterns.queue,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/QueuePage.tsx')),
    title: () => msg`Queue`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: postPatterns.published,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/PublishedPage.tsx')),
    title: () => msg`Published`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: postPatterns.review,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/ReviewPage.tsx')),
    title: () => msg`Review`,
  },
];
