import { msg } from '@lingui/core/macro';
import { messagingPaths, messagingPatterns } from '#src/paths/messaging-paths.ts';
import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import { memberPage, memberSheet, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

const messages = {
  ...memberPage,
  Page: lazyPage(() => import('./pages/MessagesPage.tsx')),
  title: () => msg`Messages`,
} satisfies Omit<SiteRoute, 'path'>;

export const routes: readonly SiteRoute[] = [
  {
    ...messages,
    path: messagingPatterns.messages,
    accepts: ({ blogName }) => blogName === undefined || isAllowedBlogName(blogName),
  },
  {
    ...messages,
    path: messagingPatterns.newMessage,
    accepts: ({ blogName }) => isAllowedBlogName(blogName),
  },
  {
    ...messages,
    path: messagingPatterns.messageTo,
    accepts: ({ otherParticipantName }) => isAllowedBlogName(otherParticipantName),
    movedTo: ({ otherParticipantName }) => `${messagingPaths.messages()}?messagingTo=${otherParticipantName}`,
  },
  {
    ...messages,
    access: 'owner',
    path: messagingPatterns.blogMessages,
    accepts: ({ blogName }) => isAllowedBlogName(blogName),
    movedTo: ({ blogName }) => messagingPaths.messages(blogName),
  },
  {
    ...memberPage,
    path: messagingPatterns.conversation,
    accepts: ({ selectedBlogName, otherParticipantName }) =>
      isAllowedBlogName(selectedBlogName) && isAllowedBlogName(otherParticipantName),
    Page: lazyPage(() => import('./pages/ConversationPage.tsx')),
    title: ({ otherParticipantName = '' }) => otherParticipantName,
  },
  {
    ...memberSheet,
    path: messagingPatterns.sendPost,
    accepts: ({ blogName, postId = '' }) => isAllowedBlogName(blogName) && /^[1-9][0-9]{0,18}$/.test(postId),
    Page: lazyPage(() => import('./pages/SendPostPage.tsx')),
    title: () => msg`Send this post`,
  },
];
