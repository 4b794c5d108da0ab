import { pathSegment } from '#src/paths/path-segments.ts';

/** Path patterns of this feature (spec 000 §2.5). */
export const messagingPatterns = {
  messages: '/messaging/:blogName?',
  /** New message with a recipient to choose. */
  newMessage: '/messaging/new/:blogName',
  /** Conversation of the member's primary blog with another blog. */
  messageTo: '/message/:otherParticipantName',
  /** Spelling of a blog's own menus (spec 000 §2.3). */
  blogMessages: '/blog/:blogName/messages',
  conversation: '/messaging/conversation/:selectedBlogName/:otherParticipantName',
  sendPost: '/messaging/send/:blogName/:postId',
} as const;

/** Path builders of this feature. */
export const messagingPaths = {
  /** Conversations of one of the member's blogs; the primary one by default. */
  messages: (blogName?: string) => (blogName ? `/messaging/${pathSegment(blogName)}` : '/messaging'),
  /** Conversation of two blogs. */
  conversation: (selectedBlogName: string, otherParticipantName: string) =>
    `/messaging/conversation/${pathSegment(selectedBlogName)}/${pathSegment(otherParticipantName)}`,
  /** Sends a post as a private message. */
  sendPost: (blogName: string, postId: string) =>
    `/messaging/send/${pathSegment(blogName)}/${pathSegment(postId)}`,
} as const;
