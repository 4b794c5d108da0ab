import { msg } from '@lingui/core/macro';
import { isFreeBlogName } from '#src/shared/navigation/reserved-names.ts';
import { memberPage, memberSheet, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';
import { messagingPatterns } from './paths.ts';

/** The screens of this feature. */
export const messagingRoutes: readonly SiteRoute[] = [
  {
    ...memberPage,
    path: messagingPatterns.messages,
    accepts: ({ blogName }) => blogName === undefined || isFreeBlogName(blogName),
    Page: lazyPage(() => import('./pages/MessagesPage.tsx')),
    title: () => msg`Messages`,
  },
  {
    ...memberPage,
    path: messagingPatterns.conversation,
    accepts: ({ selectedBlogName, otherParticipantName }) =>
      isFreeBlogName(selectedBlogName) && isFreeBlogName(otherParticipantName),
    Page: lazyPage(() => import('./pages/ConversationPage.tsx')),
    title: ({ otherParticipantName = '' }) => otherParticipantName,
  },
  {
    ...memberSheet,
    path: messagingPatterns.sendPost,
    accepts: ({ blogName, postId = '' }) => isFreeBlogName(blogName) && /^[1-9][0-9]{0,18}$/.test(postId),
    Page: lazyPage(() => import('./pages/SendPostPage.tsx')),
    title: () => msg`Send this post`,
  },
];
