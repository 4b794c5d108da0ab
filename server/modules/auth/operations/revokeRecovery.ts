import { answer, type Handler } from '#server/http/contract/handler.ts';
import { consumeLink, findLink } from '#server/modules/auth/mailed-links/links.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { deleteRecovery } from '../recovery/recovery-repository.ts';

export const revokeRecovery: Handler<'revokeRecovery'> = async ({ body, db, services, request }) => {
  const userId = await findLink(db, services, 'keep', body.token);
  await db.transaction(async (tx) => {
    await consumeLink(tx, services, 'keep', body.token);
    if (await deleteRecovery(tx, userId))
      await recordSecurityEvent(tx, { userId, kind: 'recovery_cancelled', request });
  });
  return answer(204);
};
