import { answer, type Handler } from '#server/contract/handler.ts';
import { forgetSeen } from '../seen-repository.ts';

export const clearSeenPosts: Handler<'clearSeenPosts'> = async ({ db, viewer }) => {
  await forgetSeen(db, viewer.userId);
  return answer(204);
};
