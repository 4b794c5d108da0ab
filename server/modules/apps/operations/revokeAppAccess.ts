import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { findApp, withdraw } from '../oauth/client-repository.ts';

export const revokeAppAccess: Handler<'revokeAppAccess'> = async ({ params, db, viewer, request }) => {
  const { userId } = viewer;
  await db.transaction(async (tx) => {
    if (!(await withdraw(tx, userId, params.client_id))) {
      throw domainError('not-found', { reason: 'app_access' });
    }
    const detail = (await findApp(tx, params.client_id))?.name;
    await recordSecurityEvent(tx, { userId, kind: 'app_revoked', request, detail });
  });
  return answer(204);
};
