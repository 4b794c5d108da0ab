import { msg } from '@lingui/core/macro';
import { postPatterns } from '#src/paths/posts-paths.ts';
import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import { memberPage, memberSheet, type RouteParams, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

const namesBlog = ({ blogName }: RouteParams): boolean => isAllowedBlogName(blogName);

/** The routes of this feature. */
export const routes: readonly SiteRoute[] = [
  {
    ...memberPage,
    path: postPatterns.inbox,
    isRefreshable: true,
    accepts: ({ blogName }) => blogName === undefined || isAllowedBlogName(blogName),
    Page: lazyPage(() => import('./pages/InboxPage.tsx')),
    title: () => msg`Inbox`,
  },
  {
    ...memberSheet,
    access: 'public',
    path: postPatterns.askBlog,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/AskPage.tsx')),
    title: ({ blogName = '' }) => msg`Ask ${blogName}`,
  },
];
