import { answer, type Handler } from '#server/contract/handler.ts';
import { flag } from '../conversations-repository.ts';
import { targetOf } from '../target.ts';

export const flagConversation: Handler<'flagConversation'> = async ({ body, subject, db, viewer }) => {
  const { blog, conversation } = subject;
  await targetOf(db, blog, { conversation_id: conversation.id }, viewer.userId);
  await flag(db, conversation.id, blog.id, { kind: body.type, context: body.context ?? '' });
  return answer(204);
};
