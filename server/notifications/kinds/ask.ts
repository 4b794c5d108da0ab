import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'ask',
  cause: {
    event: 'ask',
    rows: `select blog_id, 'ask', author_id, asking_blog_id, id, null::bigint, null::bigint, id
      from posts where blog_id = $1 and id = $2`,
  },
  preference: 'asks',
  title: 'asked you something',
  push: { setting: 'pushAsks' },
  mail: { kind: 'ask', setting: 'emailAsks', afterMinutes: 10 },
  fieldsOf: ({ actor_blog_id }, { target }) => ({
    askText: target?.summary ?? '',
    ...(actor_blog_id === null ? { isAnonymous: true } : {}),
  }),
  pathOf: (_told, blogName) => `/inbox/${blogName}`,
};
