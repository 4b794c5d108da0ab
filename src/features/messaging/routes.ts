import { msg } from '@lingui/core/macro';
import { messagingPaths, messagingPatterns } from '#src/paths/messaging-paths.ts';
import { isFreeBlogName } from '#src/paths/reserved-names.ts';
import { memberPage, memberSheet, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

const messages = {
  ...memberPage,
  Page: lazyPage(() => import('./pages/MessagesPage.tsx')),
  title: () => msg`Messages`,
} satisfies Omit<SiteRoute, 'path'>;

/** The screens of this feature. */
export const routes: readonly SiteRoute[] = [
  {
    ...messages,
    path: messagingPatterns.messages,
    accepts: ({ blogName }) => blogName === undefined || isFreeBlogName(blogName),
  },
  {
    ...messages,
    path: messagingPatterns.newMessage,
    accepts: ({ blogName }) => isFreeBlogName(blogName),
  },
  {
    ...messages,
    path: messagingPatterns.messageTo,
    accepts: ({ otherParticipantName }) => isFreeBlogName(otherParticipantName),
    movedTo: ({ otherParticipantName }) => `${messagingPaths.messages()}?messagingTo=${otherParticipantName}`,
  },
  {
    ...messages,
    access: 'owner',
    path: messagingPatterns.blogMessages,
    accepts: ({ blogName }) => isFreeBlogName(blogName),
    movedTo: ({ blogName }) => messagingPaths.messages(blogName),
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
