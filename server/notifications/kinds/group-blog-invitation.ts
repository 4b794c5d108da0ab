import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'group_blog_invitation',
  cause: {
    event: 'invitation',
    rows: `select m.blog_id, 'group_blog_invitation', i.sender_id, i.space_id, null::bigint, null::bigint, null::bigint, i.id
      from space_invitations i join blog_members m on m.user_id = i.recipient_id and m.is_primary where i.id = $1`,
  },
  title: 'invites you to write for it',
  push: { setting: 'pushOther' },
  mail: { kind: 'invitation', setting: 'emailInvitations', afterMinutes: 0 },
};
