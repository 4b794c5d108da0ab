import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'new_post',
  cause: {
    event: 'post',
    rows: `select m.blog_id, 'new_post', p.author_id, p.blog_id, null::bigint, p.blog_id, p.id, p.id
      from posts p join blog_subscriptions s on s.blog_id = p.blog_id
      join blog_members m on m.user_id = s.user_id and m.is_primary
     where p.blog_id = $1 and p.id = $2 and (p.parent_post_id is null or p.content <> '[]')
       and s.created_at <= coalesce(p.published_at, now())`,
  },
  title: 'posted something new',
  push: { setting: 'pushPosts' },
};
