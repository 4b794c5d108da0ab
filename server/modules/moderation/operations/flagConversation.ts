import { answer, type Handler } from '#server/http/contract/handler.ts';
import { flag } from '#server/modules/messaging/conversations/conversations-repository.ts';
import { targetOf } from '#server/modules/messaging/conversations/target.ts';

export const flagConversation: Handler<'flagConversation'> = async ({ body, subject, db, viewer }) => {
  const { blog, conversation } = subject;
  await targetOf(db, blog, { conversation_id: conversation.id }, viewer.userId);
  await flag(db, conversation.id, blog.id, { kind: body.type, context: body.context ?? '' });
  return answer(204);
};
