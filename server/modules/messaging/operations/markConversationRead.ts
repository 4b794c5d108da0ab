import { answer, type Handler } from '#server/http/contract/handler.ts';
import { markRead } from '../conversations/conversations-repository.ts';
import { targetOf } from '../conversations/target.ts';

export const markConversationRead: Handler<'markConversationRead'> = async ({ subject, db, viewer }) => {
  const { blog, conversation } = subject;
  await targetOf(db, blog, { conversation_id: conversation.id }, viewer.userId);
  await markRead(db, conversation.id, blog.id);
  return answer(204);
};
