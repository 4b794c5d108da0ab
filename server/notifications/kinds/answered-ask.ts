import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'answered_ask',
  cause: {
    event: 'post',
    rows: `select asking_blog_id, 'answered_ask', author_id, blog_id, null::bigint, blog_id, id, id
      from posts where blog_id = $1 and id = $2 and asking_blog_id is not null`,
  },
  preference: 'asks',
  title: 'answered you',
  push: { setting: 'pushAsks' },
};
