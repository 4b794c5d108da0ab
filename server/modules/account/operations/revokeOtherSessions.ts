import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { sessionHashOf } from '#server/modules/auth/sessions/current-session.ts';

export const revokeOtherSessions: Handler<'revokeOtherSessions'> = async ({ viewer, db, request }) => {
  const asking = sessionHashOf(request, viewer);
  await db.transaction(async (tx) => {
    await revokeCredentials(tx, viewer.userId, 'otherSessionsEnded', { asking });
    await recordSecurityEvent(tx, { userId: viewer.userId, kind: 'sessions_revoked', request });
  });
  return answer(204);
};
