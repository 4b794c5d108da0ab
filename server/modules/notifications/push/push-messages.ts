import { pushWordsIn } from '#generated/push-words.js';
import type { Tables } from '#generated/schema.ts';
import { timeOfId } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { isNotificationsMuted, wantedMessages } from '#server/notifications/wanted-kinds-sql.ts';
import { blocksNoUser } from '#server/policies/blocks-sql.ts';
import { nameableBlog } from '#server/policies/blogs-sql.ts';
import { bodyOf, cut, type Pushed, type Reader } from './pushed.ts';
import type { Waiting } from './waiting-repository.ts';

interface LettersRow extends Columns<'conversation_sides', 'blog_id'> {
  conversation_id: Tables['conversation_sides']['conversation_id'];
  blog_name: Tables['blogs']['name'];
  other_name: Tables['blogs']['name'];
  /** Number of unread messages. */
  count: Tables['conversation_sides']['unread_count'];
  /** True when the blog never wrote to the other one. */
  is_request: boolean;
  newest_id: Tables['messages']['id'];
  text: string | null;
  /** Ids of the pending ones among them. */
  ids: string[];
}

/** Conversations with pending unread messages, from members that the recipient may see. */
const UNREAD_MESSAGES = `
  select s.conversation_id::text as conversation_id, s.blog_id, b.name as blog_name, o.name as other_name,
         s.unread_count as count, not c.is_mutual and c.opened_by = s.other_blog_id as is_request,
         newest.id as newest_id, newest.content -> 'content' ->> 'text' as text,
         array_agg(m.id)::text[] as ids
    from unnest($2::bigint[], $3::bigint[]) as waiting (message_id, blog_id)
    join messages m on m.id = waiting.message_id
    join conversation_sides s on s.conversation_id = m.conversation_id and s.blog_id = waiting.blog_id
    join conversations c on c.id = s.conversation_id
    join blogs b on b.id = s.blog_id and b.state = 'active'
    join blogs o on o.id = s.other_blog_id
    join blog_members own on own.blog_id = s.blog_id and own.user_id = $1::bigint and own.role = 'admin'
    join messages newest on newest.id = s.newest_message_id
   where m.id > s.read_id and m.id > s.cleared_id and s.unread_count > 0
     and ${nameableBlog('o', '$1::bigint')}
     and ${blocksNoUser({ user: '$1::bigint', blog: 's.blog_id' }, 'm.author_id')}
     and ${wantedMessages('s', '$1::bigint')} and not ${isNotificationsMuted('b.id')}
   group by s.conversation_id, s.blog_id, b.name, o.name, s.unread_count, c.is_mutual, c.opened_by, s.other_blog_id,
            newest.id, newest.content
   order by newest.id desc`;

/**
 * Returns the push messages for pending private messages: one per conversation. Pending ones that are not included must
 * not be sent.
 */
export async function pushMessages(
  db: Queryable,
  reader: Reader,
  waiting: readonly Waiting[],
): Promise<Pushed[]> {
  if (waiting.length === 0 || !reader.wants.pushMessages) return [];
  const rows = await db.query<LettersRow>(UNREAD_MESSAGES, [
    reader.userId,
    waiting.map(({ subject_id }) => subject_id),
    waiting.map(({ blog_id }) => blog_id),
  ]);
  const words = pushWordsIn(reader.locale);
  return rows.map((row) => ({
    message: {
      tag: `letters-${row.conversation_id}-${row.blog_id}`,
      title: row.is_request ? words.request(row.other_name) : words.messages(row.other_name, row.count),
      // Text of strangers is shown only in the opened conversation.
      ...bodyOf(reader.showsText && !row.is_request ? cut(row.text ?? undefined) : undefined),
      url: `/messaging/conversation/${row.blog_name}/${row.other_name}`,
      at: timeOfId(row.newest_id),
    },
    tells: row.ids.map((id) => ({ kind: 'letter', subject_id: id, blog_id: row.blog_id })),
  }));
}
