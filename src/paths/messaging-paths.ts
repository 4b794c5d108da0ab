import { piece } from '#src/paths/path-segments.ts';

/** Addresses of this feature's screens, as patterns (spec 000 §2.5). */
export const messagingPatterns = {
  messages: '/messaging/:blogName?',
  /** Writes to a blog that is yet to be found. */
  newMessage: '/messaging/new/:blogName',
  /** What the member's first blog and another one wrote to each other. */
  messageTo: '/message/:otherParticipantName',
  /** As a blog's own menus spell it (spec 000 §2.3). */
  blogMessages: '/blog/:blogName/messages',
  conversation: '/messaging/conversation/:selectedBlogName/:otherParticipantName',
  sendPost: '/messaging/send/:blogName/:postId',
} as const;

/** Addresses of this feature's screens, built. */
export const messagingPaths = {
  /** The conversations of one of the member's blogs; of the primary one when none is named. */
  messages: (blogName?: string) => (blogName ? `/messaging/${piece(blogName)}` : '/messaging'),
  /** What two blogs wrote to each other. */
  conversation: (selectedBlogName: string, otherParticipantName: string) =>
    `/messaging/conversation/${piece(selectedBlogName)}/${piece(otherParticipantName)}`,
  /** Sends a post to blogs in private. */
  sendPost: (blogName: string, postId: string) => `/messaging/send/${piece(blogName)}/${piece(postId)}`,
} as const;
