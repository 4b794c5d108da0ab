import { requireFound } from '#server/core/errors.ts';
import { isPossibleId, LARGEST_ID } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { isNotificationsMuted, wantedMessages } from '#server/notifications/wanted-kinds-sql.ts';
import type { ConversationRow } from './rows.ts';

function allowsSeenMarks(blog: string) {
  return `(select (u.settings -> 'privacy' -> 'readReceipts' is distinct from 'false'::jsonb)
      from blogs x join users u on u.id = x.owner_id where x.id = ${blog})`;
}

function showsActivity(blog: string) {
  return `(select (u.settings -> 'privacy' -> 'showActivity' is not distinct from 'true'::jsonb)
      from blogs x join users u on u.id = x.owner_id where x.id = ${blog})`;
}

// `last_seen_at` is written every ten minutes at most (server/identity/session-store.ts).
const LAST_HERE = `(select max(seen.last_seen_at) from blogs x cross join lateral (
    select y.last_seen_at from sessions y where y.user_id = x.owner_id
    union all select y.last_seen_at from access_tokens y where y.user_id = x.owner_id) seen
  where x.id = s.other_blog_id)`;

const COLUMNS = `s.conversation_id::text as id, s.blog_id, s.other_blog_id, s.newest_message_id, s.cleared_id, s.read_id,
  s.unread_count, c.opened_by, c.is_mutual,
  floor(extract(epoch from coalesce(
    (select m.created_at from messages m where m.id = s.newest_message_id), c.created_at)))::float8 as modified,
  floor(extract(epoch from s.read_at))::float8 as last_read,
  case when ${allowsSeenMarks('s.blog_id')} and ${allowsSeenMarks('s.other_blog_id')}
       then floor(extract(epoch from o.read_at))::float8 end as other_last_read,
  case when c.is_mutual and ${showsActivity('s.blog_id')} and ${showsActivity('s.other_blog_id')}
       then greatest(0, floor(extract(epoch from now() - ${LAST_HERE})))::float8 end as other_last_here,
  exists (select 1 from follows f join blog_members x on x.user_id = f.user_id and x.is_primary
           where x.blog_id = s.other_blog_id and f.blog_id = s.blog_id) as is_following_you`;
const FROM = `conversation_sides s join conversations c on c.id = s.conversation_id
  join conversation_sides o on o.conversation_id = s.conversation_id and o.blog_id = s.other_blog_id`;

const BY_ID = `select ${COLUMNS} from ${FROM} where s.conversation_id = $1 and s.blog_id = $2`;
const BETWEEN = `select ${COLUMNS} from ${FROM} where s.blog_id = $1 and s.other_blog_id = $2`;
const OF_BLOG = `select ${COLUMNS} from ${FROM}
  where s.blog_id = $1 and s.newest_message_id < $2
  order by s.newest_message_id desc limit $3`;

/** Returns a conversation from the side of that blog; undefined when there is none or the blog is not in it. */
export async function conversationOf(
  db: Queryable,
  id: string,
  blogId: string,
): Promise<ConversationRow | undefined> {
  return first<ConversationRow>(db, BY_ID, [id, blogId]);
}

/** Returns the conversation of two blogs from the side of the first. */
export function conversationBetween(
  db: Queryable,
  blogId: string,
  otherBlogId: string,
): Promise<ConversationRow | undefined> {
  return first<ConversationRow>(db, BETWEEN, [blogId, otherBlogId]);
}

/** Returns a blog's conversations, the last written first, below a position in the list. */
export function conversationsOf(
  db: Queryable,
  blogId: string,
  page: { below?: string | undefined; limit: number },
): Promise<ConversationRow[]> {
  return db.query<ConversationRow>(OF_BLOG, [blogId, page.below ?? LARGEST_ID, page.limit]);
}

/** Returns a conversation by id; `is_member` is true when the member is an admin of one of its two blogs. */
export async function conversationFor(
  db: Queryable,
  id: string,
  userId: string,
): Promise<(Columns<'conversations', 'id'> & { is_member: boolean }) | undefined> {
  if (!/^[1-9][0-9]{0,18}$/.test(id) || !isPossibleId(id)) return undefined;
  return first(
    db,
    `select c.id, exists (select 1 from blog_members m where m.user_id = $2 and m.role = 'admin'
                             and m.blog_id in (c.low_blog_id, c.high_blog_id)) as is_member
       from conversations c where c.id = $1`,
    [id, userId],
  );
}

/**
 * Returns the id of the conversation of two blogs, created by the first when there was none. Locked until the
 * transaction ends.
 */
export async function lockedConversation(
  tx: Queryable,
  blogId: string,
  otherBlogId: string,
): Promise<{ id: string; opened_by: string; is_mutual: boolean }> {
  const pair = BigInt(blogId) < BigInt(otherBlogId) ? [blogId, otherBlogId] : [otherBlogId, blogId];
  const made = await first<Columns<'conversations', 'id'>>(
    tx,
    `insert into conversations (low_blog_id, high_blog_id, opened_by) values ($1, $2, $3)
     on conflict do nothing returning id`,
    [...pair, blogId],
  );
  if (made) {
    await tx.query(
      `insert into conversation_sides (conversation_id, blog_id, other_blog_id) values ($1, $2, $3), ($1, $3, $2)`,
      [made.id, blogId, otherBlogId],
    );
  }
  const row = await first<Columns<'conversations', 'id' | 'opened_by' | 'is_mutual'>>(
    tx,
    `select id, opened_by, is_mutual from conversations where low_blog_id = $1 and high_blog_id = $2 for update`,
    pair,
  );
  return requireFound(row, 'The conversation');
}

/** Marks messages as read and notifies their sender live, where both sides allow read receipts. */
export async function markRead(db: Queryable, id: string, blogId: string): Promise<void> {
  await db.query(
    `with known as (
       select unread_count from conversation_sides where conversation_id = $1 and blog_id = $2
     ), marked as (
       update conversation_sides
          set unread_count = 0, read_id = coalesce(newest_message_id, read_id), read_at = now()
        where conversation_id = $1 and blog_id = $2
       returning blog_id, other_blog_id
     )
     select tell_live('messages', array[m.other_blog_id::text]) from marked m, known k
      where k.unread_count > 0 and ${allowsSeenMarks('m.blog_id')} and ${allowsSeenMarks('m.other_blog_id')}`,
    [id, blogId],
  );
}

/** Deletes all current messages for one side. */
export async function clearConversation(db: Queryable, id: string, blogId: string): Promise<void> {
  await db.query(
    `update conversation_sides
        set cleared_id = coalesce(newest_message_id, cleared_id), read_id = coalesce(newest_message_id, read_id),
            newest_message_id = null, unread_count = 0
      where conversation_id = $1 and blog_id = $2`,
    [id, blogId],
  );
}

/** Stores a report with the current messages; a second one of the same blog replaces the first. */
export async function flag(
  db: Queryable,
  id: string,
  blogId: string,
  { kind, context }: { kind: string; context: string },
): Promise<void> {
  await db.query(
    `insert into conversation_flags (conversation_id, blog_id, kind, context, up_to_message_id)
     select $1, $2, $3, $4, coalesce((select max(m.id) from messages m where m.conversation_id = $1), 0)
     on conflict (conversation_id, blog_id) do update
       set kind = excluded.kind, context = excluded.context, up_to_message_id = excluded.up_to_message_id,
           state = 'open', outcome = null, decided_at = null, decision_id = null, created_at = now()`,
    [id, blogId, kind, context],
  );
}

/**
 * Counts the unread messages of the blogs a member may write for, by blog and conversation, where the blog wants
 * notifications.
 */
export function unreadByConversation(
  db: Queryable,
  userId: string,
): Promise<{ blog_uuid: string; conversation_id: string; count: number }[]> {
  return db.query(
    `select b.uuid as blog_uuid, s.conversation_id::text as conversation_id, s.unread_count as count
       from blog_members m join blogs b on b.id = m.blog_id
       join conversation_sides s on s.blog_id = m.blog_id
      where m.user_id = $1 and m.role = 'admin' and b.state = 'active' and s.unread_count > 0
        and ${wantedMessages('s', '$1::bigint')} and not ${isNotificationsMuted('b.id')}`,
    [userId],
  );
}
