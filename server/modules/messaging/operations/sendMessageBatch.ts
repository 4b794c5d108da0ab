import { DomainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { bodyOf } from '../conversations/message-body.ts';
import { send } from '../conversations/send.ts';
import { conversationWith } from '../conversations/sent.ts';
import { targetOf } from '../conversations/target.ts';

/** Sends the messages one after the other; a rejected recipient does not affect the others. */
export const sendMessageBatch: Handler<'sendMessageBatch'> = async (context) => {
  const { body, query, subject, db, viewer, intent } = context;
  const { blog } = subject;
  const reader = { blog, viewerId: viewer.userId, fields: query['fields[blogs]'] };
  const message = await bodyOf(db, body, viewer.userId);
  const sentTo = new Set<string>();
  const conversations = [];
  for (const named of body.conversations) {
    try {
      const { other } = await targetOf(db, blog, named, viewer.userId);
      if (sentTo.has(other.id)) continue;
      sentTo.add(other.id);
      const row = await send(db, { blog, other, authorId: viewer.userId, body: message, intent });
      conversations.push(await conversationWith(db, row, reader));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return answer(201, { conversations });
};
