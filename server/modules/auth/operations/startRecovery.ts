import { userById } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { consumeLink, findLink, resetMailBudget } from '#server/modules/auth/mailed-links/links.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { notifyPendingRecovery, RECOVERY_WAIT_MS } from '../recovery/recovery.ts';
import { insertRecovery } from '../recovery/recovery-repository.ts';

export const startRecovery: Handler<'startRecovery'> = async ({ body, db, services, request }) => {
  const userId = await findLink(db, services, 'recover', body.token);
  const { email, ends, isNew } = await db.transaction(async (tx) => {
    const mailedTo = await consumeLink(tx, services, 'recover', body.token);
    const begun = await insertRecovery(tx, userId, new Date(services.now() + RECOVERY_WAIT_MS));
    if (begun.isNew) await recordSecurityEvent(tx, { userId, kind: 'recovery_started', request });
    return { ...begun, email: mailedTo };
  });
  await resetMailBudget(services, { id: userId, email });
  const user = isNew ? await userById(db, userId) : undefined;
  const origin = changeOrigin(originOf(request), services.now());
  if (user) await notifyPendingRecovery(db, services, user, { ends, origin });
  return answer(201, { endsTs: ends });
};
