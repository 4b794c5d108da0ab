import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'reblog_with_content',
  cause: {
    event: 'post',
    rows: `select o.blog_id, 'reblog_with_content', p.author_id, p.blog_id, p.parent_post_id, p.blog_id, p.id, p.id
      from posts p join posts o on o.id = p.parent_post_id
     where p.blog_id = $1 and p.id = $2 and p.content <> '[]'`,
  },
  preference: 'reblogs',
  title: 'reblogged your post and added something',
  push: { setting: 'pushReblogs' },
  fieldsOf: (_row, { other }) => ({
    postTags: other?.tags ?? [],
    ...(other?.summary ? { addedText: other.summary } : {}),
  }),
};
