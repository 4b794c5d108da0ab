import { answer, type Handler } from '#server/http/contract/handler.ts';
import { insertSeen } from '../read-state/seen-repository.ts';

export const markPostsSeen: Handler<'markPostsSeen'> = async ({ body, db, viewer }) => {
  await db.transaction((tx) => insertSeen(tx, viewer.userId, body.ids));
  return answer(204);
};
