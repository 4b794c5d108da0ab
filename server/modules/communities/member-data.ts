import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { type Column, ownRows } from '#server/member-data/parts.ts';

const COMMUNITY_OF_POST: Column = {
  name: 'community',
  from: '(select c.handle from communities c join posts p on p.community_id = c.id where p.id = t.post_id)',
};
const COMMUNITY: Column = {
  name: 'community',
  from: '(select c.handle from communities c where c.id = t.community_id)',
};

const OWN_SEAT = `select * from space_members m where m.user_id = $me and m.space_kind = 'community' and m.space_id = t.id`;
const BY_RANK = `array_position(array['admin', 'moderator', 'member'], m.role)`;

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  readOnlyParts: [
    {
      ...ownRows('communities', 'Communities that you are a member of.', 't.id', [
        ...['id', 'handle', 'title'],
        { name: 'role', from: `(${OWN_SEAT.replace('*', 'm.role')} order by ${BY_RANK} limit 1)` },
        { name: 'joined_at', from: `(${OWN_SEAT.replace('*', 'min(m.joined_at)')})` },
      ]),
      where: `exists (${OWN_SEAT})`,
    },
    {
      ...ownRows('community_posts', 'Your posts in communities.', 't.id', [
        ...['id', COMMUNITY, 'blog_id', 'state', 'type', 'content', 'layout', 'tags', 'summary', 'labels'],
        ...['published_at', 'edited_at', 'created_at'],
      ]),
      where: 't.author_id = $me',
    },
    {
      ...ownRows('community_comments', 'Your comments in communities.', 't.id', [
        ...['id', 'post_id', COMMUNITY_OF_POST, 'parent_id', 'blog_id', 'content', 'state'],
        ...['created_at', 'edited_at'],
      ]),
      where: `t.user_id = $me and t.state <> 'deleted'`,
    },
    ownRows(
      'community_comment_likes',
      'Comments in communities that you liked.',
      't.liked_at, t.comment_id',
      [...['comment_id', 'liked_at']],
    ),
    ownRows('community_reactions', 'Your reactions to posts in communities.', 't.id', [
      ...['id', 'post_id', COMMUNITY_OF_POST, 'blog_id', 'grapheme', 'reacted_at'],
    ]),
    ownRows('community_reports', 'What you reported to moderators of communities.', 't.id', [
      ...['id', COMMUNITY, 'reason', 'rule_text', 'note', 'state', 'created_at'],
    ]),
    {
      ...ownRows('community_decisions', 'What moderators of communities decided about you.', 't.id', [
        ...['id', COMMUNITY, 'kind', 'action', 'post_id', 'comment_id', 'reason', 'rule_text', 'message'],
        ...['ends_at', 'decided_at', 'revoked_at', 'appeal_text', 'appealed_at', 'appeal_state'],
        ...['appeal_message', 'appeal_decided_at'],
      ]),
      // They hear of a decision with its notice.
      where: 't.user_id = $me and (t.notice_due_at is null or t.notice_due_at <= now())',
    },
  ],
  leftOut: {
    community_readers: 'means nothing on another site, where the community is not',
    community_refusals: 'means nothing on another site, where the community is not',
    community_seat_waits: 'means nothing on another site, where the community is not',
    community_board_readers: 'means nothing on another site, where the community is not',
    community_role_offers: 'mean nothing on another site, where the community is not',
    community_member_notes: 'belong to the moderators of a community',
    community_mutes: 'are decisions of those who run a community',
    community_queue_items: 'are entries of the moderators of a community',
    community_item_notes: 'belong to the moderators of a community',
  },
};
