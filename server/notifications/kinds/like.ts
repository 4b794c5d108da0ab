import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'like',
  cause: {
    event: 'like',
    rows: `select blog_id, 'like', user_id, liker_blog_id, post_id, null::bigint, null::bigint, post_id from added`,
  },
  preference: 'likes',
  title: 'liked your post',
  push: { setting: 'pushLikes' },
  groupedBy: 'post',
};
