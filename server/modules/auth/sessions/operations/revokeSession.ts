import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { forgetBrowserOf } from '#server/modules/auth/two-factor/remembered-browsers.ts';
import { clearSessionCookies } from '#server/plugins/app/session-cookies.ts';
import { askingHash } from '../asking.ts';
import { readSessionId, sessionName } from '../presenter.ts';
import { dropSession } from '../session-repository.ts';

export const revokeSession: Handler<'revokeSession'> = async ({ params, viewer, db, request, reply }) => {
  const { userId } = viewer;
  const named = readSessionId(params.session_id);
  if (!named) throw domainError('not-found');
  const ended = await db.transaction(async (tx) => {
    const row = await dropSession(tx, userId, named.kind, named.id, askingHash(request, viewer));
    if (!row) throw domainError('not-found');
    if (named.kind === 'cookie') await forgetBrowserOf(tx, userId, named.id);
    await recordSecurityEvent(tx, { userId, kind: 'session_revoked', request, detail: sessionName(row) });
    return row;
  });
  if (ended.is_current && viewer.via === 'cookie') clearSessionCookies(request, reply);
  return answer(204);
};
