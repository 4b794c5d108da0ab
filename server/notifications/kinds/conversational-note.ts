import type { NotificationKind } from '../kind.ts';
import { replyFields } from '../reply-fields.ts';

export const kind: NotificationKind = {
  type: 'conversational_note',
  cause: {
    event: 'reply',
    rows: `select m.blog_id, 'conversational_note', $4::bigint, $5::bigint, null::bigint, $1::bigint, $2::bigint, $3::bigint
      from post_subscriptions s join blog_members m on m.user_id = s.user_id and m.is_primary
      join blogs b on b.id = m.blog_id
     where $7 and s.blog_id = $1::bigint and s.post_id = $2::bigint and s.blog_id <> m.blog_id
       and lower(b.name) <> all($6::text[])`,
  },
  preference: 'replies',
  title: 'replied to a post you follow',
  push: { setting: 'pushReplies' },
  fieldsOf: replyFields,
};
