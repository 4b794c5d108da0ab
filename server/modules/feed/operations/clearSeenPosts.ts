import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteSeen } from '../read-state/seen-repository.ts';

export const clearSeenPosts: Handler<'clearSeenPosts'> = async ({ db, viewer }) => {
  await deleteSeen(db, viewer.userId);
  return answer(204);
};
