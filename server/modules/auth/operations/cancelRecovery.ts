import { answer, type Handler } from '#server/http/contract/handler.ts';
import { dropRecovery } from '../recovery/recovery-repository.ts';

export const cancelRecovery: Handler<'cancelRecovery'> = async ({ db, viewer }) => {
  await dropRecovery(db, viewer.userId);
  return answer(204);
};
