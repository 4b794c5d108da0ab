import { userById } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { findLink, useLink } from '#server/modules/auth/mailed-links/links.ts';
import { RECOVERY_WAIT, tellOfWait } from '../recovery/recovery.ts';
import { beginRecovery } from '../recovery/recovery-repository.ts';

export const startRecovery: Handler<'startRecovery'> = async ({ body, db, services }) => {
  const userId = await findLink(db, services, 'recover', body.token);
  const { ends, isNew } = await db.transaction(async (tx) => {
    await useLink(tx, services, 'recover', body.token);
    return beginRecovery(tx, userId, new Date(services.now() + RECOVERY_WAIT));
  });
  const user = isNew ? await userById(db, userId) : undefined;
  if (user) await tellOfWait(db, services, user, ends);
  return answer(201, { endsTs: ends });
};
