import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { sharedPosts } from './conversations-presenter.ts';
import { messagesBetween } from './messages-repository.ts';
import { presentMessage } from './presenter.ts';

/** Number of messages of a reported conversation that staff see. */
const SHOWN_MESSAGE_COUNT = 20;

/** Presents to staff the last messages of a conversation up to the reported one, the newest first. */
export async function presentReported(
  db: Queryable,
  { conversation_id, up_to_message_id }: { conversation_id: string; up_to_message_id: string },
  staffId: string,
): Promise<components['schemas']['Message'][]> {
  const below = String(BigInt(up_to_message_id) + 1n);
  const messages = await messagesBetween(db, conversation_id, {
    above: '0',
    below,
    limit: SHOWN_MESSAGE_COUNT,
  });
  const [blogs, posts] = await Promise.all([
    blogsByIds(
      db,
      messages.map((row) => row.blog_id),
      staffId,
    ),
    sharedPosts(db, messages, staffId),
  ]);
  const uuids = new Map([...blogs.values()].map((row) => [row.id, row.uuid]));
  // Staff are on neither side, so nothing is unread.
  const conversation = { blog_id: '0', read_id: up_to_message_id };
  return messages.map((row) => presentMessage(row, { uuids, conversation, posts }));
}
