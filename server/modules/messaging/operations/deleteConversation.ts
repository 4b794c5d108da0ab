import { answer, type Handler } from '#server/http/contract/handler.ts';
import { clearConversation } from '../conversations/conversations-repository.ts';
import { targetOf } from '../conversations/target.ts';

export const deleteConversation: Handler<'deleteConversation'> = async ({ subject, db, viewer }) => {
  const { blog, conversation } = subject;
  await targetOf(db, blog, { conversation_id: conversation.id }, viewer.userId);
  await clearConversation(db, conversation.id, blog.id);
  return answer(204);
};
