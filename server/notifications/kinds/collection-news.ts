import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'collection_news',
  cause: {
    event: 'collectionNews',
    rows: `select m.blog_id, 'collection_news', $3::bigint, null::bigint, null::bigint, null::bigint, null::bigint, next_id(), $1::bigint
      from blog_members m where m.user_id = any($2::bigint[]) and m.is_primary`,
  },
  siteTitle: 'A collection that you follow has new posts',
  push: { setting: 'pushPosts' },
  pathOf: ({ collection }) => collection?.url,
};
