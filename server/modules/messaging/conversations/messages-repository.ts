import { first, json, type Queryable } from '#server/db/database.ts';
import { reportStored, storedShapeProblem } from '#server/http/contract/stored-shapes.ts';
import type { MessageBody, MessageRow } from './rows.ts';

const COLUMNS = `m.id, m.conversation_id::text as conversation_id, m.blog_id, m.kind, m.content,
  floor(extract(epoch from m.created_at))::float8 as ts`;

const EMPTY: MessageBody = { kind: 'text', content: { content: { type: 'text', text: '' } } };

/** Validates a stored message: one with an invalid form is replaced by an empty text. */
function readableMessage(row: MessageRow): MessageRow {
  const problem = storedShapeProblem(`message_${row.kind}`, 'content', row.content);
  if (problem === undefined) return row;
  reportStored(`messages ${row.id}`, problem);
  return { ...row, ...EMPTY };
}

/** Returns messages of a conversation between two ids (both exclusive), the newest first. */
export async function messagesBetween(
  db: Queryable,
  conversationId: string,
  { above, below, limit }: { above: string; below: string; limit: number },
): Promise<MessageRow[]> {
  const rows = await db.query<MessageRow>(
    `select ${COLUMNS} from messages m
      where m.conversation_id = $1 and m.id > $2 and m.id < $3 order by m.id desc limit $4`,
    [conversationId, above, below, limit],
  );
  return rows.map(readableMessage);
}

/** Returns messages by their ids. */
export async function messagesByIds(db: Queryable, ids: readonly string[]): Promise<Map<string, MessageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<MessageRow>(
    `select ${COLUMNS} from messages m where m.id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, readableMessage(row)]));
}

/** Counts the messages a member sent within the last hour to blogs that had never replied. */
export async function countRequestsLately(db: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from messages
      where author_id = $1 and is_request and created_at > now() - interval '1 hour'`,
    [userId],
  );
  return row?.count ?? 0;
}

/** Returns the message that was sent for an idempotency key; undefined the first time. */
export async function messageOfIntent(
  tx: Queryable,
  conversationId: string,
  intent: Uint8Array,
): Promise<MessageRow | undefined> {
  const row = await first<MessageRow>(
    tx,
    `select ${COLUMNS} from messages m where m.conversation_id = $1 and m.intent = $2`,
    [conversationId, intent],
  );
  return row && readableMessage(row);
}

interface NewMessage {
  conversationId: string;
  blogId: string;
  authorId: string;
  isRequest: boolean;
  body: MessageBody;
  intent: Uint8Array | undefined;
}

/** Id above all others of the conversation, also when the clock was set back since. */
const NEXT_ID = `greatest(next_id(),
  (select (((max(id) >> 22) + 1) << 22) | nextval('id_sequence') from messages where conversation_id = $1))`;

/**
 * Inserts a message into a locked conversation, so that ids ascend in the order of sending, and updates both sides: the
 * sender has read everything so far, the recipient has one more unread message.
 */
export async function insertMessage(
  tx: Queryable,
  { conversationId, blogId, authorId, isRequest, body, intent }: NewMessage,
): Promise<MessageRow> {
  const row = await first<MessageRow>(
    tx,
    `insert into messages as m (id, conversation_id, blog_id, author_id, kind, content, is_request, intent)
     values (${NEXT_ID}, $1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    [conversationId, blogId, authorId, body.kind, json(body.content), isRequest, intent ?? null],
  );
  if (!row) throw new Error('A message was not kept');
  await tx.query(
    `update conversation_sides
        set newest_message_id = $2,
            unread_count = case when blog_id = $3 then 0 else unread_count + 1 end,
            read_id = case when blog_id = $3 then $2 else read_id end,
            read_at = case when blog_id = $3 then now() else read_at end
      where conversation_id = $1`,
    [conversationId, row.id, blogId],
  );
  await tx.query(
    `update conversations set is_mutual = true where id = $1 and opened_by <> $2 and not is_mutual`,
    [conversationId, blogId],
  );
  return row;
}
