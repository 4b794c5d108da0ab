import { commentFields } from '../comment-fields.ts';
import type { NotificationKind } from '../kind.ts';

/** A comment `k` and its post `p`. */
const TOLD = `community_comments k join posts p on p.blog_id = k.post_blog_id and p.id = k.post_id`;

function isMember(user: string): string {
  return `exists (select 1 from space_members s where s.space_id = p.community_id and s.user_id = ${user})`;
}

export const kind: NotificationKind = {
  type: 'community_comment',
  cause: {
    event: 'communityComment',
    // The author of the post; then those whose comments it answers, where they are somebody else.
    rows: `select p.blog_id, 'community_comment', k.user_id, k.blog_id, p.id, null::bigint, null::bigint, k.id, p.community_id
      from ${TOLD} where k.id = $1 and ${isMember('p.author_id')}
     union
    select o.blog_id, 'community_comment', k.user_id, k.blog_id, null::bigint, p.blog_id, p.id, k.id, p.community_id
      from ${TOLD} join community_comments o on o.id in (k.parent_id, k.reply_to_id)
      where k.id = $1 and o.state = 'published' and o.blog_id <> p.blog_id and ${isMember('o.user_id')}`,
  },
  preference: 'communities',
  title: 'commented in a community',
  push: { setting: 'pushReplies' },
  fieldsOf: commentFields,
};
