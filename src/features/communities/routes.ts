import { msg } from '@lingui/core/macro';
import { isBlogName } from '#src/paths/blog-name.ts';
import { communityPaths, communityPatterns } from '#src/paths/communities-paths.ts';
import { isPostId, queryString } from '#src/paths/path-segments.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import {
  memberPage,
  memberSheet,
  publicFeed,
  publicPreview,
  type RouteParams,
  type SiteRoute,
} from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';
import { isCategoryId } from './model/community-filter.ts';
import { inviteHashIn } from './model/stored-invite-hash.ts';
import { logTypeOf } from './moderation/log-types.ts';
import { queueTypeOf } from './moderation/queue-types.ts';

const found = {
  ...publicFeed,
  isRefreshable: true,
  Page: lazyPage(() => import('./pages/BrowseCommunitiesPage.tsx')),
  prefetch: async ({ queryClient, params, query }) =>
    (await import('./data/prefetch.ts')).prefetchFound(queryClient, params, query),
  title: () => msg`Communities`,
} satisfies Omit<SiteRoute, 'path'>;

/** Handles of communities as the contract spells them. */
const HANDLE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

const namesCommunity = ({ communityId = '' }: RouteParams): boolean => HANDLE.test(communityId);

const community = {
  ...publicPreview,
  layer: 'base',
  isRefreshable: true,
  accepts: namesCommunity,
  Page: lazyPage(() => import('./pages/CommunityPage.tsx')),
  prefetch: async ({ queryClient, params: { communityId = '' }, query }) =>
    (await import('./data/prefetch-community.ts')).prefetchCommunity(queryClient, communityId, query),
  title: ({ communityId = '' }) => communityId,
} satisfies Omit<SiteRoute, 'path'>;

const post = {
  ...publicPreview,
  accepts: (params: RouteParams) => namesCommunity(params) && isPostId(params.postId),
  Page: lazyPage(() => import('./pages/CommunityPostPage.tsx')),
  prefetch: async ({ queryClient, params: { communityId = '', postId = '', commentId }, query }) =>
    (await import('./data/prefetch-community.ts')).prefetchCommunityPost(
      queryClient,
      { name: communityId, postId, commentId },
      query,
    ),
  title: ({ communityId = '' }) => communityId,
} satisfies Omit<SiteRoute, 'path'>;

const sheet = {
  ...memberSheet,
  // The page behind is opened by the same invitation.
  behind: ({ communityId = '' }: RouteParams, query: URLSearchParams) =>
    communityPaths.community(communityId) + queryString({ invite_hash: inviteHashIn(query.toString()) }),
} satisfies Partial<SiteRoute>;

const report = {
  ...sheet,
  accepts: (params: RouteParams) => namesCommunity(params) && isPostId(params.postId),
  Page: lazyPage(() => import('./pages/ReportToModeratorsPage.tsx')),
  title: () => msg`Report to the moderators`,
} satisfies Omit<SiteRoute, 'path'>;

const moderatedThing = {
  ...memberPage,
  accepts: (params: RouteParams) =>
    namesCommunity(params) && isPostId(params.moderatedPostId ?? params.commentedPostId),
  Page: lazyPage(() => import('./pages/ModeratedThingPage.tsx')),
  title: ({ communityId = '' }: RouteParams) => msg`Moderation in ${communityId}`,
} satisfies Omit<SiteRoute, 'path'>;

const screens: readonly SiteRoute[] = [
  {
    ...publicFeed,
    path: communityPatterns.communities,
    isRefreshable: true,
    Page: lazyPage(() => import('./pages/CommunitiesPage.tsx')),
    prefetch: async ({ queryClient }) =>
      readViewer(queryClient).isLoggedIn ? undefined : communityPaths.browseCommunities(),
    title: () => msg`Communities`,
  },
  {
    ...publicFeed,
    path: communityPatterns.newCommunity,
    Page: lazyPage(() => import('./pages/NewCommunityPage.tsx')),
    title: () => msg`Start a community`,
  },
  {
    ...found,
    path: communityPatterns.browseCommunities,
    accepts: ({ categoryId }) => categoryId === undefined || isCategoryId(categoryId),
  },
  { ...found, path: communityPatterns.searchCommunities },
  { ...community, path: communityPatterns.community },
  { ...post, path: communityPatterns.communityComment },
  { ...post, path: communityPatterns.communityCommentSlugged },
  { ...post, path: communityPatterns.communityPost },
  {
    ...community,
    path: communityPatterns.communityAbout,
    Page: lazyPage(() => import('./pages/AboutCommunityPage.tsx')),
  },
  {
    ...memberPage,
    path: communityPatterns.communityMembers,
    isRefreshable: true,
    accepts: namesCommunity,
    Page: lazyPage(() => import('./pages/CommunityMembersPage.tsx')),
    title: ({ communityId = '' }) => msg`Members of ${communityId}`,
  },
  {
    ...memberPage,
    path: communityPatterns.communityAutomaticRules,
    accepts: namesCommunity,
    Page: lazyPage(() => import('./pages/AutomaticRulesPage.tsx')),
    title: () => msg`Automatic rules`,
  },
  {
    ...memberPage,
    path: communityPatterns.howToModerate,
    accepts: namesCommunity,
    Page: lazyPage(() => import('./pages/HowToModeratePage.tsx')),
    title: () => msg`How to moderate`,
  },
  {
    ...memberPage,
    path: communityPatterns.communitySettings,
    accepts: namesCommunity,
    Page: lazyPage(() => import('./pages/CommunitySettingsPage.tsx')),
    title: ({ communityId = '' }) => msg`Settings of ${communityId}`,
  },
  {
    ...memberPage,
    path: communityPatterns.moderationQueue,
    isRefreshable: true,
    accepts: (params) => namesCommunity(params) && queueTypeOf(params.queueType) !== undefined,
    Page: lazyPage(() => import('./pages/ModerationQueuePage.tsx')),
    title: ({ communityId = '' }) => msg`Moderation queue of ${communityId}`,
  },
  {
    ...memberPage,
    path: communityPatterns.communityLog,
    isRefreshable: true,
    accepts: (params) => namesCommunity(params) && logTypeOf(params.activityType) !== undefined,
    Page: lazyPage(() => import('./pages/CommunityLogPage.tsx')),
    title: ({ communityId = '' }) => msg`Audit log of ${communityId}`,
  },
  {
    ...memberPage,
    path: communityPatterns.communityBans,
    accepts: namesCommunity,
    Page: lazyPage(() => import('./pages/CommunityBansPage.tsx')),
    title: ({ communityId = '' }) => msg`Bans of ${communityId}`,
  },
  {
    ...memberPage,
    path: communityPatterns.moderatedMember,
    accepts: (params) => namesCommunity(params) && isBlogName(params.memberName ?? ''),
    Page: lazyPage(() => import('./pages/ModeratedMemberPage.tsx')),
    title: ({ memberName = '' }) => memberName,
  },
  {
    ...memberPage,
    path: communityPatterns.moderationDecision,
    accepts: namesCommunity,
    Page: lazyPage(() => import('./pages/ModerationDecisionPage.tsx')),
    title: () => msg`What the moderators decided`,
  },
  {
    ...memberPage,
    path: communityPatterns.moderationEntry,
    accepts: namesCommunity,
    Page: lazyPage(() => import('./pages/ModerationEntryPage.tsx')),
    title: ({ communityId = '' }) => msg`Moderation in ${communityId}`,
  },
  { ...moderatedThing, path: communityPatterns.moderatePost },
  { ...moderatedThing, path: communityPatterns.moderateComment },
  { ...moderatedThing, path: communityPatterns.moderatedComment },
  { ...moderatedThing, path: communityPatterns.moderatedPost },
  {
    ...memberPage,
    path: communityPatterns.communityDecisions,
    accepts: namesCommunity,
    Page: lazyPage(() => import('./pages/OwnDecisionsPage.tsx')),
    title: () => msg`Decisions about you`,
  },
  {
    ...sheet,
    path: communityPatterns.reportCommunityMember,
    accepts: (params) => namesCommunity(params) && isBlogName(params.memberName ?? ''),
    Page: lazyPage(() => import('./pages/ReportMemberPage.tsx')),
    title: () => msg`Report to the moderators`,
  },
  { ...report, path: communityPatterns.reportCommunityPost },
  { ...report, path: communityPatterns.reportCommunityComment },
  {
    ...sheet,
    path: communityPatterns.inviteToCommunity,
    accepts: namesCommunity,
    Page: lazyPage(() => import('./pages/InviteCommunityPage.tsx')),
    title: () => msg`Invite to a community`,
  },
  {
    ...sheet,
    path: communityPatterns.joinCommunity,
    accepts: namesCommunity,
    Page: lazyPage(() => import('./pages/JoinCommunityPage.tsx')),
    title: () => msg`Join a community`,
  },
];

export const routes: readonly SiteRoute[] = screens.map((screen) => ({ ...screen, feature: 'communities' }));
