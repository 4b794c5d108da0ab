import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'new_group_blog_member',
  cause: {
    event: 'member',
    rows: `select $1::bigint, 'new_group_blog_member', m.user_id, m.blog_id, null::bigint, null::bigint, null::bigint, m.user_id
      from blog_members m where m.user_id = $2 and m.is_primary`,
  },
  title: 'joined this blog as a writer',
  push: { setting: 'pushOther' },
};
