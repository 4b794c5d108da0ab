import { pathSegment, queryString, textSegment } from '#src/paths/path-segments.ts';
import type { NewPostType } from './posts-paths.ts';

/** Path patterns of this feature (spec 001 §2). */
export const communityPatterns = {
  communities: '/communities',
  newCommunity: '/communities/new',
  browseCommunities: '/communities/browse/:categoryId?',
  community: '/communities/:communityId',
  communityAbout: '/communities/:communityId/about',
  communityMembers: '/communities/:communityId/members',
  reportCommunityMember: '/communities/:communityId/members/:memberName/report',
  joinCommunity: '/communities/:communityId/join',
  inviteToCommunity: '/communities/:communityId/invite',
  communitySettings: '/communities/:communityId/settings',
  communityAutomaticRules: '/communities/:communityId/moderation/automatic-rules',
  howToModerate: '/communities/:communityId/how-to-moderate',
  moderationQueue: '/communities/:communityId/moderation/queue/:queueType?',
  moderationEntry: '/communities/:communityId/moderation/queue/entry/:itemId',
  communityLog: '/communities/:communityId/moderation/activity/:activityType?',
  communityBans: '/communities/:communityId/moderation/bans',
  moderatedMember: '/communities/:communityId/moderation/members/:memberName',
  moderationDecision: '/communities/:communityId/moderation/decisions/:decisionId',
  moderatedPost: '/communities/:communityId/moderation/:moderatedPostId/:slug?',
  moderatedComment: '/communities/:communityId/moderation/:commentedPostId/comment/:moderatedCommentId',
  moderatePost: '/communities/:communityId/moderate/:moderatedPostId',
  moderateComment: '/communities/:communityId/moderate/:commentedPostId/:moderatedCommentId',
  communityDecisions: '/communities/:communityId/decisions',
  reportCommunityPost: '/communities/:communityId/report/:postId',
  reportCommunityComment: '/communities/:communityId/report/:postId/:commentId',
  newCommunityPost: '/communities/:communityId/new/:postType?',
  communityPost: '/communities/:communityId/post/:postId/:slug?',
  communityComment: '/communities/:communityId/post/:postId/comments/:commentId',
  communityCommentSlugged: '/communities/:communityId/post/:postId/:slug/comments/:commentId',
  searchCommunities: '/search/:searchTerm/communities',
} as const;

/** Path builders of this feature. */
export const communityPaths = {
  /** The member's communities. */
  communities: () => '/communities',
  /** Form for a new community. */
  newCommunity: () => '/communities/new',
  /** Communities to find, of all categories or of one. */
  browseCommunities: (categoryId?: string) =>
    categoryId ? `/communities/browse/${encodeURIComponent(categoryId)}` : '/communities/browse',
  /** Communities that match a search; those to browse for a term that is nothing but dots. */
  searchCommunities: (term: string) => {
    const segment = textSegment(term.trim());
    return segment ? `/search/${segment}/communities` : '/communities/browse';
  },
  /** A community: its posts. */
  community: (name: string) => `/communities/${encodeURIComponent(name)}`,
  /** Posts of one board of a community. */
  communityBoard: (name: string, board: string) =>
    `/communities/${encodeURIComponent(name)}${queryString({ board })}`,
  /** Page about a community: its text and rules. */
  communityAbout: (name: string) => `/communities/${encodeURIComponent(name)}/about`,
  /** Members of a community, and requests to join it. */
  communityMembers: (name: string) => `/communities/${encodeURIComponent(name)}/members`,
  /** Sheet that joins a community or requests membership. */
  joinCommunity: (name: string) => `/communities/${encodeURIComponent(name)}/join`,
  /** Sheet that invites to a community. */
  inviteToCommunity: (name: string) => `/communities/${encodeURIComponent(name)}/invite`,
  /** Settings of a community, for its admins. */
  communitySettings: (name: string) => `/communities/${encodeURIComponent(name)}/settings`,
  /** Automatic rules of a community, for its moderators. */
  communityAutomaticRules: (name: string) =>
    `/communities/${encodeURIComponent(name)}/moderation/automatic-rules`,
  /** Guide to moderating a community, for its moderators. */
  howToModerate: (name: string) => `/communities/${encodeURIComponent(name)}/how-to-moderate`,
  /** Moderation queue of a community, all of it or one part. */
  moderationQueue: (name: string, type?: string) =>
    `/communities/${encodeURIComponent(name)}/moderation/queue${type ? `/${encodeURIComponent(type)}` : ''}`,
  /** One entry of the moderation queue of a community. */
  moderationEntry: (name: string, itemId: string) =>
    `/communities/${encodeURIComponent(name)}/moderation/queue/entry/${pathSegment(itemId)}`,
  /** Log of what moderators did. */
  communityLog: (name: string, type?: string) =>
    `/communities/${encodeURIComponent(name)}/moderation/activity${type ? `/${encodeURIComponent(type)}` : ''}`,
  /** Bans of a community. */
  communityBans: (name: string) => `/communities/${encodeURIComponent(name)}/moderation/bans`,
  /** A member, for moderators. */
  moderatedMember: (name: string, blog: string) =>
    `/communities/${encodeURIComponent(name)}/moderation/members/${encodeURIComponent(blog)}`,
  /** A decision of the moderators, for whom it is about and for moderators. */
  moderationDecision: (name: string, decisionId: string) =>
    `/communities/${encodeURIComponent(name)}/moderation/decisions/${pathSegment(decisionId)}`,
  /** A post of a community, or one of its comments, as moderators see it: also one that was taken down. */
  moderatedThing: (name: string, postId: string, commentId?: string) =>
    `/communities/${encodeURIComponent(name)}/moderation/${pathSegment(postId)}${commentId ? `/comment/${pathSegment(commentId)}` : ''}`,
  /** Decisions of the moderators about the member's own posts, comments and blogs. */
  communityDecisions: (name: string) => `/communities/${encodeURIComponent(name)}/decisions`,
  /** Sheet that reports a post, or one of its comments, to the moderators of its community. */
  reportToModerators: (name: string, postId: string, commentId?: string) =>
    `/communities/${encodeURIComponent(name)}/report/${pathSegment(postId)}${commentId ? `/${pathSegment(commentId)}` : ''}`,
  /** Sheet that reports a member to the moderators of a community. */
  reportMember: (name: string, blog: string) =>
    `/communities/${encodeURIComponent(name)}/members/${encodeURIComponent(blog)}/report`,
  /** Post form that publishes to a community, optionally to one of its boards. */
  newCommunityPost: (
    name: string,
    { type, board }: { type?: NewPostType; board?: string | undefined } = {},
  ) => `/communities/${encodeURIComponent(name)}/new${type ? `/${type}` : ''}${queryString({ board })}`,
  /** A post of a community with its comments. */
  communityPost: (name: string, postId: string, slug?: string) =>
    `/communities/${encodeURIComponent(name)}/post/${pathSegment(postId)}${slug ? `/${pathSegment(slug)}` : ''}`,
  /** A post of a community, opened at one of its comments. */
  communityComment: (name: string, postId: string, commentId: string) =>
    `/communities/${encodeURIComponent(name)}/post/${pathSegment(postId)}/comments/${pathSegment(commentId)}`,
} as const;
