import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { deleteRecovery } from '../recovery/recovery-repository.ts';

export const cancelRecovery: Handler<'cancelRecovery'> = async ({ db, viewer, request }) => {
  const { userId } = viewer;
  await db.transaction(async (tx) => {
    if (await deleteRecovery(tx, userId))
      await recordSecurityEvent(tx, { userId, kind: 'recovery_cancelled', request });
  });
  return answer(204);
};
