import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'reblog_naked',
  cause: {
    event: 'post',
    rows: `select o.blog_id, 'reblog_naked', p.author_id, p.blog_id, p.parent_post_id, p.blog_id, p.id, p.id
      from posts p join posts o on o.id = p.parent_post_id
     where p.blog_id = $1 and p.id = $2 and p.content = '[]'`,
  },
  preference: 'reblogs',
  title: 'reblogged your post',
  push: { setting: 'pushReblogs' },
  groupedBy: 'post',
};
