import { limits } from '#generated/limits.ts';
import { domainError, rateLimited } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { messageableBlog } from '#server/entities/blog/message-policy.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { lockedConversation } from './conversations-repository.ts';
import { countRequestsLately, insertMessage, messageOfIntent } from './messages-repository.ts';
import type { MessageBody, MessageRow } from './rows.ts';

const HOUR_SECONDS = 3600;

interface Sending {
  /** The sending blog. */
  blog: BlogRow;
  other: BlogRow;
  authorId: string;
  body: MessageBody;
  /** Idempotency key of a request that may be repeated: its message is sent once. */
  intent: Uint8Array | undefined;
}

/** @throws messaging-not-allowed when the other blog accepts no messages from this one */
export async function checkMaySend(db: Database, blog: BlogRow, other: BlogRow): Promise<void> {
  const taking = await messageableBlog(db, blog, [other]);
  if (!taking.has(other.id)) throw domainError('messaging-not-allowed');
}

/**
 * Sends a message and creates the conversation when there is none.
 *
 * @throws messaging-not-allowed; rate-limit-exceeded for too many to blogs that never replied
 */
export async function send(
  db: Database,
  { blog, other, authorId, body, intent }: Sending,
): Promise<MessageRow> {
  await checkMaySend(db, blog, other);
  return db.transaction(async (tx) => {
    await lockLimit(tx, 'messageRequestsPerHour', authorId);
    const { id, opened_by, is_mutual } = await lockedConversation(tx, blog.id, other.id);
    // An earlier process may have crashed after sending and before its response.
    const before = intent && (await messageOfIntent(tx, id, intent));
    if (before) return before;
    const isRequest = !is_mutual && opened_by === blog.id;
    if (isRequest && (await countRequestsLately(tx, authorId)) >= limits.messageRequestsPerHour) {
      throw rateLimited(HOUR_SECONDS);
    }
    return insertMessage(tx, { conversationId: id, blogId: blog.id, authorId, isRequest, body, intent });
  });
}
