import type { NotificationKind } from '../kind.ts';
import { replyFields } from '../reply-fields.ts';

export const kind: NotificationKind = {
  type: 'mention_in_reply',
  cause: {
    event: 'reply',
    rows: `select b.id, 'mention_in_reply', $4::bigint, $5::bigint, null::bigint, $1::bigint, $2::bigint, $3::bigint
      from blogs b where lower(b.name) = any($6::text[]) and b.id <> $1::bigint`,
  },
  preference: 'mentions',
  title: 'mentioned you in a reply',
  push: { setting: 'pushMentions' },
  mail: { kind: 'replies', setting: 'emailReplies', afterMinutes: 10 },
  fieldsOf: replyFields,
};
