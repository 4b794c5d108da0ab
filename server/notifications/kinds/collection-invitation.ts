import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'collection_invitation',
  cause: {
    event: 'collectionInvitation',
    rows: `select i.blog_id, 'collection_invitation', i.sender_id, s.blog_id, null::bigint, null::bigint, null::bigint, i.id, i.space_id
      from space_invitations i join lateral (select m.blog_id from space_members m
        where m.space_id = i.space_id and m.user_id = i.sender_id order by m.joined_at, m.id limit 1) s on true
      where i.id = $1`,
  },
  title: 'asks you to keep a collection together',
  push: { setting: 'pushOther' },
  pathOf: ({ collection }) => collection?.url,
};
