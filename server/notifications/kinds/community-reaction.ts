import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_reaction',
  cause: {
    event: 'communityReaction',
    rows: `select p.blog_id, 'community_reaction', r.user_id, r.blog_id, p.id, null::bigint, null::bigint, r.id, p.community_id
      from community_reactions r join posts p on p.blog_id = r.post_blog_id and p.id = r.post_id
     where r.id = $1 and exists (select 1 from space_members s where s.space_id = p.community_id and s.user_id = p.author_id)`,
  },
  preference: 'communities',
  title: 'reacted to your post in a community',
  push: { setting: 'pushLikes' },
};
