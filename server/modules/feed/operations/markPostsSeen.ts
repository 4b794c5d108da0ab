import { answer, type Handler } from '#server/http/contract/handler.ts';
import { keepSeen } from '../read-state/seen-repository.ts';

export const markPostsSeen: Handler<'markPostsSeen'> = async ({ body, db, viewer }) => {
  await db.transaction((tx) => keepSeen(tx, viewer.userId, body.ids));
  return answer(204);
};
