import type { components } from '#generated/types/api.d.ts';
import { requireFound } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentConversations, type Reader } from './conversations-presenter.ts';
import { conversationOf } from './conversations-repository.ts';
import type { MessageRow } from './rows.ts';

type Conversation = components['schemas']['Conversation'];

/** Returns the conversation a message was sent to, with that message alone. */
export async function conversationWith(
  db: Queryable,
  message: MessageRow,
  reader: Reader,
): Promise<Conversation> {
  const conversation = await conversationOf(db, message.conversation_id, reader.blog.id);
  const shown = conversation ? [{ conversation, messages: [message] }] : [];
  const [presented] = await presentConversations(db, shown, reader);
  return requireFound(presented, 'The conversation');
}

/** Returns the response to a sent message. */
export async function sentAnswer(
  db: Queryable,
  row: MessageRow,
  reader: Reader,
): Promise<{ conversation: Conversation; message: components['schemas']['Message'] }> {
  const conversation = await conversationWith(db, row, reader);
  const [message] = conversation.messages.data;
  return { conversation, message: requireFound(message, 'The message') };
}
