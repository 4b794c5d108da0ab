import type { NotificationKind } from '../kind.ts';
import { replyFields } from '../reply-fields.ts';

export const kind: NotificationKind = {
  type: 'reply',
  cause: {
    event: 'reply',
    rows: `select $1::bigint, 'reply', $4::bigint, $5::bigint, $2::bigint, null::bigint, null::bigint, $3::bigint`,
  },
  preference: 'replies',
  title: 'replied to your post',
  push: { setting: 'pushReplies' },
  mail: { kind: 'replies', setting: 'emailReplies', afterMinutes: 10 },
  fieldsOf: replyFields,
};
