import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_new_post',
  cause: {
    event: 'communityPost',
    rows: `select m.blog_id, 'community_new_post', p.author_id, p.blog_id, null::bigint, p.blog_id, p.id, p.id, p.community_id
      from posts p join community_readers r on r.community_id = p.community_id and r.is_subscribed and not r.is_muted
      join blog_members m on m.user_id = r.user_id and m.is_primary
     where p.blog_id = $1 and p.id = $2 and p.edited_at is null
       -- Mentioned blogs hear of that instead.
       and not jsonb_path_exists(open_content(p.content), '$.**.formatting[*] ? (@.type == "mention" && @.blog.uuid == $blog)',
         (select jsonb_build_object('blog', b.uuid) from blogs b where b.id = m.blog_id))`,
  },
  preference: 'communities',
  title: 'posted in a community',
  push: { setting: 'pushPosts' },
};
