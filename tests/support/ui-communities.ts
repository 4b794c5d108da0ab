import type { Community } from '#generated/zod/community.zod.ts';
import type { CommunityMember } from '#generated/zod/communityMember.zod.ts';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import { aBlog } from './ui-posts.ts';

/** Returns a community for component tests: public, free to join, the reader is no member. */
export function aCommunityRef(name: string, changes: Partial<CommunityRef> = {}): CommunityRef {
  return {
    name,
    uuid: `c:${name}`,
    title: `All about ${name}`,
    description: `The sentence of ${name}.`,
    mentionTag: `@@${name}`,
    visibility: 'public',
    joinType: 'free',
    memberCount: 12,
    membersOnlineCount: 0,
    canView: true,
    avatarImage: [],
    ...changes,
  };
}

/** Returns a whole community for component tests, as a logged-in reader sees it who is no member. */
export function aCommunity(name: string, changes: Partial<Community> = {}): Community {
  return {
    ...aCommunityRef(name),
    description: `The sentence of ${name}.`,
    about: '',
    postCount: 3,
    membersOnlineCount: 0,
    createdTs: 1_700_000_000,
    headerImage: [],
    tags: [],
    hasContentLabel: false,
    membership: { isMember: false },
    memberships: [],
    membershipRequests: [],
    blogIds: [],
    boards: [],
    categories: [],
    guidelines: [],
    rules: [],
    guidelinesSummary: '',
    theme: aBlog(name).theme,
    reactionChoices: [],
    stewardship: { state: 'attended' },
    version: 1,
    populationCap: null,
    relatedCommunities: [],
    subscribed: false,
    canEdit: false,
    canInteract: false,
    canInvite: false,
    canPost: false,
    canViewComments: true,
    ...changes,
  };
}

/** Returns a member of a community for component tests. */
export function aCommunityMember(name: string, changes: Partial<CommunityMember> = {}): CommunityMember {
  const { avatar, title, description, url, uuid } = aBlog(name);
  return {
    ...{ avatar, title, description, url, uuid, name },
    canShowBadges: true,
    isOnline: false,
    updated: 1,
    isMutual: false,
    followed: false,
    isAdmin: false,
    isModerator: false,
    joinedTs: 1_700_000_000,
    shouldBlur: false,
    ...changes,
  };
}
