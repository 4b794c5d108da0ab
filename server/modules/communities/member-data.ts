import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  leftOut: {
    communities: 'belong to their members; who made one is kept for a daily limit',
    community_readers: 'means nothing on another site, where the community is not',
    community_refusals: 'means nothing on another site, where the community is not',
    community_seat_waits: 'means nothing on another site, where the community is not',
    community_board_readers: 'means nothing on another site, where the community is not',
    community_reactions: 'mean nothing on another site, where the community is not',
    community_comments: 'mean nothing on another site, where the community is not',
    community_comment_likes: 'mean nothing on another site, where the community is not',
    community_role_offers: 'mean nothing on another site, where the community is not',
    community_member_notes: 'belong to the moderators of a community',
    community_mutes: 'are decisions of those who run a community',
    community_decisions: 'are decisions of those who run a community',
    community_queue_items: 'are entries of the moderators of a community',
    community_reports: 'mean nothing on another site, where the community is not',
    community_item_notes: 'belong to the moderators of a community',
  },
};
