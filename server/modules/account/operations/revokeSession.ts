import { domainError } from '#server/core/errors.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { clearSessionCookies } from '#server/http/plugins/session-cookies.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { sessionHashOf } from '#server/modules/auth/sessions/current-session.ts';
import { readSessionId, sessionName } from '#server/modules/auth/sessions/presenter.ts';
import { sessionOf } from '#server/modules/auth/sessions/session-repository.ts';

export const revokeSession: Handler<'revokeSession'> = async ({ params, viewer, db, request, reply }) => {
  const { userId } = viewer;
  const only = readSessionId(params.session_id);
  if (!only) throw domainError('not-found');
  const asking = sessionHashOf(request, viewer);
  const ended = await db.transaction(async (tx) => {
    const found = await sessionOf(tx, userId, only, asking);
    if (!found) throw domainError('not-found');
    await revokeCredentials(tx, userId, 'sessionEnded', { only });
    await recordSecurityEvent(tx, { userId, kind: 'session_revoked', request, detail: sessionName(found) });
    return found;
  });
  if (ended.is_current && viewer.via === 'cookie') clearSessionCookies(request, reply);
  return answer(204);
};
