import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import type { BlogAvatar } from '#server/entities/blog/mail-blog.ts';
import type { WaitingMail } from '#server/mail/mail-cause.ts';
import { isNotificationsMuted, wantedMessages } from '#server/notifications/wanted-kinds-sql.ts';
import { blocksNoUser } from '#server/policies/blocks-sql.ts';
import { nameableBlog } from '#server/policies/blogs-sql.ts';

/** A conversation with unread messages, seen from one side. */
export interface UnreadConversationRow extends Columns<'conversation_sides', 'blog_id' | 'conversation_id'> {
  blog_name: Tables['blogs']['name'];
  other_name: Tables['blogs']['name'];
  other_avatar: BlogAvatar;
  /** Number of unread messages. */
  count: Tables['conversation_sides']['unread_count'];
  /** Ids of the waiting ones among them, oldest first. */
  ids: string[];
}

/**
 * Conversations with waiting unread messages, from members that the recipient may see. One that was mailed is mailed
 * again only after it was read.
 */
const UNREAD = `
  select s.conversation_id::text as conversation_id, s.blog_id, b.name as blog_name, o.name as other_name, o.avatar as other_avatar,
         s.unread_count as count, array_agg(m.id order by m.id)::text[] as ids
    from unnest($2::bigint[], $3::bigint[]) as waiting (message_id, blog_id)
    join messages m on m.id = waiting.message_id
    join conversation_sides s on s.conversation_id = m.conversation_id and s.blog_id = waiting.blog_id
    join blogs b on b.id = s.blog_id and b.state = 'active'
    join blogs o on o.id = s.other_blog_id
    join blog_members own on own.blog_id = s.blog_id and own.user_id = $1::bigint and own.role = 'admin'
   where m.id > s.read_id and m.id > s.cleared_id and s.unread_count > 0
     and ${nameableBlog('o', '$1::bigint')}
     and ${blocksNoUser({ user: '$1::bigint', blog: 's.blog_id' }, 'm.author_id')}
     and ${wantedMessages('s', '$1::bigint')} and not ${isNotificationsMuted('b.id')}
     and not exists (select 1 from user_mutes k where k.user_id = $1 and k.blog_id = o.id and k.kind = 'all'
       and 'activity' = any(k.scopes) and (k.expires_at is null or k.expires_at > now()))
     and not exists (select 1 from mail_told t where t.user_id = $1 and t.kind = 'messages'
       and t.group_id = s.conversation_id and t.subject_id > s.read_id)
   group by s.conversation_id, s.blog_id, b.name, o.name, o.avatar, s.unread_count
   order by min(m.id)`;

/** Returns the conversations of a member with unread messages among the waiting ones, the longest waiting first. */
export function unreadConversations(
  db: Queryable,
  userId: string,
  waiting: readonly WaitingMail[],
): Promise<UnreadConversationRow[]> {
  return db.query<UnreadConversationRow>(UNREAD, [
    userId,
    waiting.map(({ subjectId }) => subjectId),
    waiting.map(({ blogId }) => blogId),
  ]);
}
