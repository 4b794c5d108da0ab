import { answer, type Handler } from '#server/http/contract/handler.ts';
import { findLink, useLink } from '#server/modules/auth/mailed-links/links.ts';
import { dropRecovery } from '../recovery/recovery-repository.ts';

export const revokeRecovery: Handler<'revokeRecovery'> = async ({ body, db, services }) => {
  const userId = await findLink(db, services, 'keep', body.token);
  await db.transaction(async (tx) => {
    await useLink(tx, services, 'keep', body.token);
    await dropRecovery(tx, userId);
  });
  return answer(204);
};
